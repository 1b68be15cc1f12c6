import type { LiveMessageExtras, LiveMessageTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { dateTimeTimestamp } from '../moments.ts'
import { idsAsMentions, safeNameOf } from '../names.ts'

/** The name of somebody at a table, to be told in its channel; of whoever sits there no more Discord shows it. */
export function nameOfPerson(table: LiveMessageTable, personId: string, language: Language): string {
  const seat = table.seats.findIndex(({ person }) => person?.id === personId)
  return seat < 0 ? `<@${personId}>` : safeNameOf(table, seat, language)
}

/** To each who looked for a substitute that one came. */
export const substituteCameLines = (
  table: LiveMessageTable,
  { relieved }: Pick<LiveMessageExtras, 'relieved'>,
  language: Language,
): string[] =>
  relieved.map(
    ({ personId, seat }) =>
      `${EMOJI.seat} ${words(language).pace.substituteCame(safeNameOf(table, seat, language), `<@${personId}>`)}`,
  )

/** Small lines, a fact each. */
export function channelNoticeLines(table: LiveMessageTable, also: LiveMessageExtras, language: Language): string[] {
  const { turnNotices, pace } = words(language)
  const { next, unreached, others, away } = also
  const name = (personId: string) => nameOfPerson(table, personId, language)
  return [
    ...away.map(({ personId, until }) => `-# ${EMOJI.out} ${pace.away(name(personId), dateTimeTimestamp(until))}`),
    ...(next === null ? [] : [`-# ${EMOJI.turn} ${turnNotices.nextInChannel(`<@${next}>`)}`]),
    ...substituteCameLines(table, also, language),
    ...unreached.map(
      ({ personId, why }) => `${EMOJI.warning} ${turnNotices.unreached[why](name(personId), idsAsMentions(others))}`,
    ),
  ]
}
