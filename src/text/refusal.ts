import type { Refusal } from '#engine'
import type { Words } from './words.ts'

/** Why the rules forbid a choice, and what to do instead: one or two sentences, with the rule to look up. */
export const refusalText = (words: Words, refusal: Refusal): string =>
  words.refusals[refusal.code](refusal.figures ?? {})
