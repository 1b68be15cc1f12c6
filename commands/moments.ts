import type { TableForPerson } from '#table'
import { EMOJI, type Language, words } from '#text'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Discord's own words for how long ago, kept up to date by the reader's client. */
export const relativeTimestamp = (date: Date): string => `<t:${seconds(date)}:R>`

/** A day and hour, as the reader's client writes them and by its clock. */
export const dateTimeTimestamp = (date: Date): string => `<t:${seconds(date)}:f>`

/** The same with the day of the week. */
export const weekdayTimestamp = (date: Date): string => `<t:${seconds(date)}:F>`

/** A day, as the reader's client writes it. */
export const dateTimestamp = (date: Date): string => `<t:${seconds(date)}:d>`

/** When one's own time for the turn ends, or that it has; null without a clock, and in another's turn. */
export const ownTurnTimeLine = (time: TableForPerson['time'], language: Language): string | null =>
  time === null
    ? null
    : `-# ${EMOJI.countdown} ${words(language).pace.yourTime(relativeTimestamp(time.end), time.over)}`

/**
 * That Discord refused something, with when it is tried again.
 * @param until null: the next press tries it
 */
export const refusalLineWithRetryTime = (refused: string, until: Date | null, language: Language): string =>
  until === null ? refused : `${refused} ${words(language).notices.triedAgain(relativeTimestamp(until))}`
