import { type Language, words } from '#text'
import { relativeTime } from './moments.ts'

/**
 * That Discord refused something, with when it is tried again.
 * @param until null: the next press tries it
 */
export const withPause = (refused: string, until: Date | null, language: Language): string =>
  until === null ? refused : `${refused} ${words(language).notices.triedAgain(relativeTime(until))}`
