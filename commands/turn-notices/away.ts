import {
  type AwaySpan,
  addAwaySpan,
  awayUntil,
  endAwaySpans,
  latestReturn,
  MOST_AWAY_DAYS,
  type TableService,
} from '#table'
import { escapeName, type Language, LIMITS, words } from '#text'
import { DAY_MS, HOUR_MS } from '#time'
import { dateTimeTimestamp } from '../moments.ts'
import type { Caller, Suggestion } from '../reply.ts'

const QUARTER = 900_000
/** Without a time zone a day begins at this hour of UTC: by then it has begun from Auckland to San Francisco. */
const NO_ZONE_HOUR = 8
/** Days from now that are offered before anything is typed. */
const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 21, 24, 28, 30]

/** The day in a zone, as in `2026-11-30`. */
const dayIn = (zone: string | null, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone ?? 'UTC', dateStyle: 'short' }).format(at)

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Those on which somebody may be back. */
const nextDays = (today: string): string[] =>
  Array.from({ length: MOST_AWAY_DAYS }, (_, index) => daysAfter(today, index + 1))

/** When a day begins for somebody. */
function beginningOf(day: string, zone: string | null): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (zone === null) return new Date(midnight + NO_ZONE_HOUR * HOUR_MS)
  for (let at = midnight - DAY_MS; at < midnight + DAY_MS; at += QUARTER)
    if (dayIn(zone, new Date(at)) === day) return new Date(at)
  return new Date(midnight)
}

/**
 * The meant day: as the list has it, in days from today, or written as 30.11. or 30-11; null if it is none of the next
 * thirty.
 */
function dayOf(typed: string, today: string): string | null {
  const text = typed.trim()
  const days = nextDays(today)
  if (/^\d{1,2}$/.test(text)) return days[Number(text) - 1] ?? null
  const [, day = '', month = ''] = /^(\d{1,2})[.-] ?(\d{1,2})\.?$/.exec(text) ?? []
  const end = day === '' ? text : `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return days.find((one) => (day === '' ? one === end : one.endsWith(end))) ?? null
}

/** Suggests days to be back, for the text so far. */
export async function suggestReturnDays(service: TableService, caller: Caller, typed: string): Promise<Suggestion[]> {
  const { zone } = await service.settings(caller.person.id)
  const today = dayIn(zone, service.now())
  const { day } = words(caller.language).pace.settings
  const wanted = typed.trim().toLowerCase()
  const meant = dayOf(typed, today)
  return nextDays(today)
    .map((value, index) => ({ name: day(new Date(`${value}T12:00:00Z`), index + 1), value }))
    .filter(({ name, value }, index) =>
      wanted === '' ? FIRST.includes(index + 1) : value === meant || name.toLowerCase().includes(wanted),
    )
    .slice(0, LIMITS.suggestions)
}

/**
 * Saves that the caller is away until the typed day.
 * @returns why not, or null
 */
export async function saveAwayOption(
  service: TableService,
  { person, language }: Caller,
  typed: string,
): Promise<string | null> {
  const { zone, away } = await service.settingsNow(person.id)
  const { settings } = words(language).pace
  const now = service.now()
  const day = dayOf(typed, dayIn(zone, now))
  if (day === null) return settings.unknownDay(escapeName(typed.slice(0, 50)))
  const until = beginningOf(day, zone).getTime()
  const latest = latestReturn(away, now).getTime()
  // The thirtieth day may begin a little later than thirty days from now.
  if (until >= latest + DAY_MS) return settings.tooFar(dateTimeTimestamp(new Date(latest)))
  await service.saveSettings(person.id, { away: addAwaySpan(away, now, new Date(Math.min(until, latest))) })
  return null
}

/** Saves that somebody is back. */
export async function saveAwayEnded(service: TableService, personId: string): Promise<void> {
  const { away } = await service.settingsNow(personId)
  await service.saveSettings(personId, { away: endAwaySpans(away, service.now()) })
}

/** Until when somebody is away, or how to be. */
export function awayLine(away: readonly AwaySpan[], now: Date, language: Language): string {
  const { settings } = words(language).pace
  const until = awayUntil(away, now)
  return until === null ? `-# ${settings.notAway}` : settings.awayUntil(dateTimeTimestamp(until))
}
