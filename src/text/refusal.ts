import type { Refusal, RefusalCode } from '#engine'
import type { RefusalText } from './words/facts.ts'
import type { Words } from './words/index.ts'

const textOf = <C extends RefusalCode>(words: Words, refusal: Refusal<C>): RefusalText =>
  words.refusals[refusal.code](refusal)

/** Why the rules forbid a choice, in terms of the position: one sentence, for a list. */
export const refusalReason = (words: Words, refusal: Refusal): string => textOf(words, refusal).why

/** Why the rules forbid a choice, and what to do instead: one or two sentences. */
export function refusalText(words: Words, refusal: Refusal): string {
  const { why, instead } = textOf(words, refusal)
  return instead === undefined ? why : `${why} ${instead}`
}
