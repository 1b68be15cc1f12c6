import type { Refusal, RefusalCode } from '#engine'
import type { Words } from './words/index.ts'

/** Why the rules forbid a choice, and what to do instead: one or two sentences, with the rule to look up. */
export const refusalText = <C extends RefusalCode>(words: Words, refusal: Refusal<C>): string =>
  words.refusals[refusal.code](refusal)
