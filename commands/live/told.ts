import type { NoticeProblem, PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { nameOf } from '../panel.ts'
import { asMentions } from './mentions.ts'

/** What a live message tells besides whose turn it is. */
export interface ToldInChannel {
  /** Id of whoever wants to hear that they are next. */
  readonly next: string | null
  /** Whom the bot does not reach, and why; the others hear it. */
  readonly unreached: readonly { readonly name: string; readonly why: NoticeProblem }[]
  /** Ids of the others, where somebody is gone: they have to see how the game goes on. */
  readonly others: readonly string[]
}

export const NOTHING_TOLD: ToldInChannel = { next: null, unreached: [], others: [] }

/** The name of somebody who sits at a table, to be told in its channel. */
export function nameOfPerson(table: PublicTable, personId: string, language: Language): string {
  const seat = table.seats.findIndex(({ person }) => person?.id === personId)
  return nameOf(table, Math.max(seat, 0), language)
}

/** Small lines, a fact each. */
export function toldLines({ next, unreached, others }: ToldInChannel, language: Language): string[] {
  const { turnNotices } = words(language)
  return [
    ...(next === null ? [] : [`-# ${EMOJI.turn} ${turnNotices.nextInChannel(`<@${next}>`)}`]),
    ...unreached.map(({ name, why }) => `${EMOJI.warning} ${turnNotices.unreached[why](name, asMentions(others))}`),
  ]
}
