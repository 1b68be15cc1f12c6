import { stretchAt, type TableService } from '#table'
import { escapeName, type Language, LOCALES_BY_LANGUAGE, words } from '#text'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time'
import { noticePost } from './components.ts'
import type { Caller, Reply } from './reply.ts'

/** What is behind the present by less is meant to be now. */
const JUST_NOW = MINUTE_MS

/**
 * A moment that somebody typed, by the clock of their settings; null where they typed none, an answer where it cannot be used.
 * @param most how far ahead it may be, in ms
 */
export async function momentTyped(
  service: TableService,
  { person, language }: Pick<Caller, 'person' | 'language'>,
  typed: unknown,
  most: number,
): Promise<{ readonly at: Date | null } | Reply> {
  if (typeof typed !== 'string') return { at: null }
  const say = words(language).times
  const said = (text: string): Reply => ({ kind: 'ephemeral', post: noticePost(text) })
  const now = service.now()
  const { zone } = await service.settingsNow(person.id)
  const read = readMoment(typed, { now, zone, language })
  if (read === null) return said(say.unreadable(escapeName(typed)))
  if (read === 'noZone') return said(say.noZone)
  if (read.getTime() < now.getTime() - JUST_NOW) return said(say.past)
  return read.getTime() > now.getTime() + most ? said(say.tooFar(most / DAY_MS)) : { at: read }
}

interface Reading {
  readonly now: Date
  /** Of the person's clock; null where they have not said. */
  readonly zone: string | null
  readonly language: Language
}

const DISCORD = /^<t:(\d{1,12})(?::[a-zA-Z])?>$/
const AHEAD = /^(?:in|over|dans|\+)\s*(\d{1,4}|an?|one|eine[mr]?|een|une?)\s*(\p{L}+)\.?$/u
const CLOCK = /(?:^|\s)(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(am|pm|h(?:eures?)?|u|uhr|uur)?$/
/** An hour that stands before its day. */
const CLOCK_FIRST =
  /^(\d{1,2}(?:\s*[:.h]\s*\d{2})?\s*(?:am|pm|h(?:eures?)?|u|uhr|uur)?) (?!(?:am|pm|h|u|uhr|uur|heures?)$)(\D+)$/
/** Behind a day, or alone for that of today. */
const EVENING = /(?:tonight|(?:this )?evening|abends?|(?:van)?avond|(?:(?:ce|du) )?soir)$/
/** Between a day and an hour, and before a day. */
const BESIDE = /(?:^|\s)(?:at|um|om|a|on|am|op|le)(?=\s|$)/g

/**
 * Reads a moment as people write it: an hour, which is the next one, with or without a day; so many minutes, hours or days
 * from now; Discord's own `<t:…>`. Words may be the person's or English. In the evening eight is twenty.
 * @returns null where that is none, `noZone` where it depends on a clock that is not known
 */
export function readMoment(typed: string, { now, zone, language }: Reading): Date | 'noZone' | null {
  const [, seconds] = DISCORD.exec(typed.trim()) ?? []
  if (seconds !== undefined) return new Date(Number(seconds) * 1000)
  const text = plain(typed).replace(CLOCK_FIRST, '$2 $1')
  const [, many, unit = ''] = AHEAD.exec(text) ?? []
  if (many !== undefined) return after(now, /\d/.test(many) ? Number(many) : 1, unit)
  const [clock, hours, minutes, half] = CLOCK.exec(text) ?? []
  if (clock === undefined || (minutes === undefined && half === undefined && text === clock)) return null
  const named = text
    .slice(0, text.length - clock.length)
    .replaceAll(BESIDE, ' ')
    .trim()
  const evening = EVENING.test(named)
  // Tonight at half past midnight is tomorrow.
  const afterMidnight = half === 'am' || Number(hours) === 0
  const day = named.replace(EVENING, '').trim() || (evening && !afterMidnight ? 'today' : '')
  const inEvening = evening && !afterMidnight && Number(hours) < 12
  const time = timeOfDay(Number(hours), Number(minutes ?? 0), inEvening ? 'pm' : half)
  if (time === null) return null
  const today = now.getTime() + (zone === null ? 0 : aheadIn(zone, now.getTime()))
  const days = daysMeant(day, new Date(today), language)
  if (days.length === 0) return null
  if (zone === null) return 'noZone'
  const found = days.map((midnight) => instantIn(zone, midnight + time))
  const at = found.find((one) => one > now.getTime()) ?? found.at(-1)
  return at === undefined ? null : new Date(at)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** Units in the four languages, in ms: not months, nor seconds. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^m(?:in\p{L}*)?$/u, MINUTE_MS],
  [/^(?:h\p{L}*|std|stunden?|u|uur|uren)$/u, HOUR_MS],
  [/^(?:d|days?|t|tage?n?|dag|dagen|j|jours?)$/u, DAY_MS],
]

function after(now: Date, many: number, unit: string): Date | null {
  const ms = UNITS.find(([name]) => name.test(unit))?.[1]
  return ms === undefined ? null : new Date(now.getTime() + many * ms)
}

/** In ms since midnight; null where there is no such hour. */
function timeOfDay(hours: number, minutes: number, half: string | undefined): number | null {
  const twelve = half === 'am' || half === 'pm'
  if (minutes > 59 || hours > (twelve ? 12 : 23) || (twelve && hours === 0)) return null
  return (twelve ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours) * HOUR_MS + minutes * MINUTE_MS
}

/**
 * The midnights that a day can mean, the next one first; none where it is no day.
 * @param today now by the person's clock, as if that were UTC; so are the midnights
 */
function daysMeant(day: string, today: Date, language: Language): number[] {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS
  const inDays = (...days: readonly number[]) => days.map((one) => midnight + one * DAY_MS)
  if (day === '') return inDays(0, 1)
  const locales = [...LOCALES_BY_LANGUAGE[language], 'en']
  const near = [0, 1, 2].find((days) => locales.some((one) => plain(nearDay(one, days)) === day))
  if (near !== undefined) return inDays(near)
  const weekday = [0, 1, 2, 3, 4, 5, 6].find((one) => locales.some((locale) => isWeekday(day, locale, midnight, one)))
  if (weekday !== undefined) return inDays(weekday, weekday + 7)
  const [, isoYear, isoMonth = '', isoDate = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day) ?? []
  if (isoYear !== undefined) return dateIn(Number(isoYear), isoMonth, isoDate)
  const [, date, month, year] = (language === 'en' ? DATE : DATE_OR_SLASHED).exec(day) ?? []
  if (date !== undefined && month !== undefined)
    return year === undefined ? dateThisYear(today, month, date) : dateIn(Number(year), month, date)
  const [, before, name = '', behind] = NAMED_MONTH.exec(day) ?? []
  const inYear = MONTHS.find((one) => locales.some((locale) => isMonth(name, locale, one)))
  return inYear === undefined ? [] : dateThisYear(today, String(inYear), before ?? behind ?? '')
}

const DATE = /^(\d{1,2})\. ?(\d{1,2})(?:\.|\.(\d{4}))?$/
/** In English nobody knows which of two numbers is the month. */
const DATE_OR_SLASHED = /^(\d{1,2})(?:\. ?|[/-])(\d{1,2})(?:\.|[./-](\d{4}))?$/
const NAMED_MONTH = /^(?:(\d{1,2})(?:\.|st|nd|rd|th|er)? )?(\p{L}{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?$/u
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)

/** This year's or next year's. */
const dateThisYear = (today: Date, month: string, date: string): number[] =>
  [0, 1].flatMap((years) => dateIn(today.getUTCFullYear() + years, month, date))

/** Whether three or more letters begin the name that a locale has for a month. */
const isMonth = (typed: string, locale: string, month: number): boolean =>
  typed.length >= 3 &&
  plain(
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1)),
  ).startsWith(typed)

const nearDay = (locale: string, days: number): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

/** Whether two or more letters begin the name that a locale has for the day so many days after another one. */
function isWeekday(typed: string, locale: string, midnight: number, days: number): boolean {
  const begins = typed.replace(/\.$/, '')
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return begins.length >= 2 && plain(format.format(midnight + days * DAY_MS)).startsWith(begins)
}

function dateIn(year: number, month: string, day: string): number[] {
  const at = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day) ? [at.getTime()] : []
}

/** How far a zone's clock is ahead of UTC at a moment, in ms. */
const aheadIn = (zone: string, at: number): number => stretchAt(zone, at)?.ahead ?? 0

/** When a zone's clock shows what UTC's shows at a moment; in the hour that a clock skips, an hour later; of one that comes twice, the second. */
function instantIn(zone: string, shown: number): number {
  const near = shown - aheadIn(zone, shown)
  return shown - aheadIn(zone, near)
}
