import { type PublicTable, peopleSeated } from '#table'
import { EMOJI, type Language, words } from '#text'
import { relativeTimestamp, weekdayTimestamp } from '../moments.ts'
import { idsAsMentions } from '../names.ts'

/** Whether a lobby waits for a time. */
export const waitsForStartTime = ({ starts }: PublicTable): boolean => starts !== null && !starts.missed

/** How many are missing in a lobby. */
export const missingPlayersText = (
  { seats, options }: Pick<PublicTable, 'seats' | 'options'>,
  language: Language,
): string => words(language).lobby.waiting(seats.length, options.startAt ?? 0)

/**
 * When the game starts by itself, or that it did not, which mentions those who are there.
 * @param soon ids of people who are told that it starts soon
 */
export function startTimeLines(table: PublicTable, soon: readonly string[], language: Language): string[] {
  const { starts } = table
  const { gathering } = words(language)
  if (starts === null) return []
  const { at, missed } = starts
  if (missed) return [gathering.startMissed(idsAsMentions(peopleSeated(table)).join(' '), weekdayTimestamp(at))]
  return [
    `${EMOJI.countdown} ${gathering.startsAt(weekdayTimestamp(at), relativeTimestamp(at))}`,
    ...(soon.length === 0 ? [] : [gathering.soon(idsAsMentions(soon).join(' '))]),
  ]
}
