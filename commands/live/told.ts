import type { NoticeProblem, PublicTable, TimeEnding } from '#table'
import { EMOJI, type Language, words } from '#text'
import { moment } from '../moments.ts'
import { nameOf } from '../panel.ts'
import { asMentions } from './mentions.ts'

/** What a live message tells besides whose turn it is. */
export interface ToldInChannel {
  /** Id of whoever wants to hear that they are next. */
  readonly next: string | null
  /** Whom the bot does not reach, and why; the others hear it. */
  readonly unreached: readonly { readonly name: string; readonly why: NoticeProblem }[]
  /** Who looked for a substitute that came, and who that is. */
  readonly relieved: readonly { readonly personId: string; readonly name: string }[]
  /** Ids of the others, where somebody is gone: they have to see how the game goes on. */
  readonly others: readonly string[]
  /** When the time for the turn ends, or ended, and what happens then; null without a clock. */
  readonly clock: {
    readonly end: Date
    readonly atEnd: TimeEnding
    readonly stands: 'goes' | 'nearlyOver' | 'over'
  } | null
  /** Who is away. */
  readonly away: readonly { readonly name: string; readonly until: Date }[]
  /** Whoever must act has been silent for so long that the others can ask to free the seat. */
  readonly maySeatBeFreed: boolean
}

export const NOTHING_TOLD: ToldInChannel = {
  ...{ next: null, relieved: [], unreached: [], others: [] },
  ...{ clock: null, away: [], maySeatBeFreed: false },
}

/** The name of somebody at a table, to be told in its channel; of whoever sits there no more Discord shows it. */
export function nameOfPerson(table: PublicTable, personId: string, language: Language): string {
  const seat = table.seats.findIndex(({ person }) => person?.id === personId)
  return seat < 0 ? `<@${personId}>` : nameOf(table, seat, language)
}

/** To each who looked for a substitute that one came. */
export const relievedLines = ({ relieved }: Pick<ToldInChannel, 'relieved'>, language: Language): string[] =>
  relieved.map(({ personId, name }) => `${EMOJI.seat} ${words(language).pace.substituteCame(name, `<@${personId}>`)}`)

/** Small lines, a fact each. */
export function toldLines({ next, relieved, unreached, others, away }: ToldInChannel, language: Language): string[] {
  const { turnNotices, pace } = words(language)
  return [
    ...away.map(({ name, until }) => `-# ${EMOJI.out} ${pace.away(name, moment(until))}`),
    ...(next === null ? [] : [`-# ${EMOJI.turn} ${turnNotices.nextInChannel(`<@${next}>`)}`]),
    ...relievedLines({ relieved }, language),
    ...unreached.map(({ name, why }) => `${EMOJI.warning} ${turnNotices.unreached[why](name, asMentions(others))}`),
  ]
}
