import { type TableService, utcOffsetAt } from '#table'
import { escapeName, type Language, LOCALES_BY_LANGUAGE, words } from '#text'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time'
import { noticeReply, type Reader, type Reply } from './reply.ts'

/** What is behind the present by less is meant to be now. */
const JUST_NOW = MINUTE_MS

/**
 * A moment that somebody typed, by the clock of their settings; null where they typed none, an answer where it cannot be used.
 * @param most how far ahead it may be, in ms
 */
export async function typedMomentOrReply(
  service: TableService,
  { person, language }: Reader,
  typed: unknown,
  most: number,
): Promise<{ readonly at: Date | null } | Reply> {
  if (typeof typed !== 'string') return { at: null }
  const say = words(language).typedTimes
  const now = service.now()
  const { zone } = await service.settingsNow(person.id)
  const read = parseTypedMoment(typed, { now, zone, language })
  if (read === null) return noticeReply(say.unreadable(escapeName(typed)))
  if (read === 'noZone') return noticeReply(say.noZone)
  if (read.getTime() < now.getTime() - JUST_NOW) return noticeReply(say.past)
  return read.getTime() > now.getTime() + most ? noticeReply(say.tooFar(most / DAY_MS)) : { at: read }
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
/** An hour that stands before its day, or behind that before what part of the day it is in. */
const HOUR = String.raw`\d{1,2}(?:\s*[:.h]\s*\d{2})?\s*(?:am|pm|h(?:eures?)?|u|uhr|uur)?`
const CLOCK_FIRST = new RegExp(String.raw`^(${HOUR}) (?!(?:am|pm|h|u|uhr|uur|heures?)$)(\D+)$`)
/** Behind a day, or alone for that of today: from then on one is thirteen. */
const EVENING =
  /(?:tonight|(?:this |in the )?(?:evening|afternoon)|abends?|(?:nach)?mittags?|(?:van|'s )?(?:avond|middag)s?|(?:(?:ce|cet|du|de l') ?)?(?:soir|apres-midi))$/
const MORNING =
  /(?:(?:this |in the )?morning|fruh|morgens|vormittags?|(?:van|'s )?ochtends?|'s morgens|(?:(?:ce|du) )?matin)$/
const PART_LAST = new RegExp(`(?<= )(${HOUR}) (${EVENING.source.slice(0, -1)}|${MORNING.source.slice(0, -1)})$`)
/** Between a day and an hour, and before a day. */
const BESIDE = /(?:^|\s)(?:at|um|om|a|on|am|op|le)(?=\s|$)/g

/**
 * Reads a moment as people write it: an hour, which is the next one, with or without a day; so many minutes, hours or days
 * from now; Discord's own `<t:…>`. Words may be the person's or English. In the evening eight is twenty; said as on a dial
 * (half past seven) it is the next of both, and none before eight in the morning.
 * @returns null where that is none, `noZone` where it depends on a clock that is not known
 */
export function parseTypedMoment(typed: string, { now, zone, language }: Reading): Date | 'noZone' | null {
  const [, seconds] = DISCORD.exec(typed.trim()) ?? []
  if (seconds !== undefined) return new Date(Number(seconds) * 1000)
  const written = plain(typed)
  const digits = inDigits(written, language)
  const [, many, unit = ''] = AHEAD.exec(digits) ?? []
  if (many !== undefined) return after(now, /\d/.test(many) ? Number(many) : 1, unit)
  const texts = [digits, withNoon(digits)].map((text) => text.replace(PART_LAST, '$2 $1').replace(CLOCK_FIRST, '$2 $1'))
  const text = texts.find((one) => CLOCK.test(one)) ?? ''
  const [clock, hours, minutes, half] = CLOCK.exec(text) ?? []
  if (clock === undefined || (minutes === undefined && half === undefined && text === clock)) return null
  const named = text
    .slice(0, text.length - clock.length)
    .replaceAll(BESIDE, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const morning = MORNING.test(named)
  const evening = !morning && EVENING.test(named)
  // Tonight at half past midnight is tomorrow.
  const afterMidnight = half === 'am' || Number(hours) === 0
  const day = named.replace(morning ? MORNING : EVENING, '').trim() || (evening && !afterMidnight ? 'today' : '')
  const inEvening = evening && !afterMidnight && Number(hours) < 12
  const time = timeOfDay(Number(hours), Number(minutes ?? 0), inEvening ? 'pm' : half)
  if (time === null) return null
  const onDial = digits !== written && !morning && !evening && time < 12 * HOUR_MS
  const times = onDial ? [time, time + 12 * HOUR_MS].filter((one) => one >= 8 * HOUR_MS) : [time]
  const today = now.getTime() + (zone === null ? 0 : aheadIn(zone, now.getTime()))
  const days = daysMeant(day, new Date(today), language)
  if (days.length === 0) return null
  if (zone === null) return 'noZone'
  const found = days.flatMap((midnight) => times.map((one) => instantIn(zone, midnight + one)))
  const at = found.find((one) => one > now.getTime()) ?? found.at(-1)
  return at === undefined ? null : new Date(at)
}

/** One to twelve in the four languages, which mean no two numbers by a word. */
const NUMBERS = [
  ['one', 'ein', 'eins', 'een', 'une'],
  ['two', 'zwei', 'twee', 'deux'],
  ['three', 'drei', 'drie', 'trois'],
  ['four', 'vier', 'quatre'],
  ['five', 'funf', 'vijf', 'cinq'],
  ['six', 'sechs', 'zes'],
  ['seven', 'sieben', 'zeven', 'sept'],
  ['eight', 'acht', 'huit'],
  ['nine', 'neun', 'negen', 'neuf'],
  ['ten', 'zehn', 'tien', 'dix'],
  ['eleven', 'elf', 'onze'],
  ['twelve', 'zwolf', 'twaalf', 'douze'],
]

/** Quarters of an hour that stand before or behind it, in minutes from the hour that is named. */
const QUARTERS: readonly (readonly [RegExp, number])[] = [
  [/(?:half past|(\d+) ?h(?:eures?)? et demie?) ?(\d*)/, 30],
  [/(?:(?:a )?quarter past|viertel nach|kwart over|(\d+) ?h(?:eures?)? et quart) ?(\d*)/, 15],
  [/(?:(?:a )?quarter to|viertel vor|kwart voor|(\d+) ?h(?:eures?)? moins le quart) ?(\d*)/, -15],
  [/halb (\d+)()/, -30],
]
/** Half eight is half past seven in Dutch; some English people say it, too, and mean half past eight. */
const DUTCH_HALF = [/half (\d+)()/, -30] as const

/** What is said in words, as it is shown by a clock with digits. */
function inDigits(text: string, language: Language): string {
  const numbers = text
    .replace(/ ?o'clock/, ':00')
    .replace(/12 noon/, '12:00')
    // Beside a date it is a month: the 24th of Sept.
    .replaceAll(/(?<!\d\.? )\p{L}+(?! \d)/gu, (word) => {
      const number = NUMBERS.findIndex((names) => names.includes(word)) + 1
      return number === 0 ? word : String(number)
    })
    .replace(/(?:half an hour|(?:einer )?halben stunde|(?:1 )?half uur|(?:1 )?demi-heure)$/, '30 min')
  return [...QUARTERS, ...(language === 'nl' ? [DUTCH_HALF] : [])].reduce(
    (read, [said, minutes]) =>
      read.replace(said, (all, before = '', behind = '') => {
        const hour = Number(before || behind)
        if (hour === 0) return all
        return minutes > 0 ? `${hour}:${minutes}` : `${hour - 1}:${60 + minutes}`
      }),
    numbers,
  )
}

/** Noon and midnight by the clock. */
const withNoon = (text: string): string =>
  text
    .replace(/midi et demie?/, ' 12:30')
    .replace(
      /(?:12 )?(?:noon|midday|midi|(?<!nach|vor)mittags?)$|^(?:12 )?(?:noon|midday|midi|mittags?)(?= )/,
      ' 12:00',
    )
    .replace(/midnight|mitternachts?|minuit|middernacht/, ' 24:00')
    .replaceAll(/ +/g, ' ')
    .trim()

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
  // The day ends at 24:00.
  const last = twelve ? 12 : minutes === 0 ? 24 : 23
  if (minutes > 59 || hours > last || (twelve && hours === 0)) return null
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
  const [, first, slash = '', second, year] = DATE.exec(day) ?? []
  if (first !== undefined && second !== undefined) {
    const isUnsure = language === 'en' && slash !== '' && first !== second
    if (isUnsure && Number(first) <= 12 && Number(second) <= 12) return []
    const [date, month] = isUnsure && Number(second) > 12 ? [second, first] : [first, second]
    return year === undefined ? dateThisYear(today, month, date) : dateIn(Number(year), month, date)
  }
  const [, before, name = '', behind] = NAMED_MONTH.exec(day) ?? []
  const inYear = MONTHS.find((one) => locales.some((locale) => isMonth(name, locale, one)))
  return inYear === undefined ? [] : dateThisYear(today, String(inYear), before ?? behind ?? '')
}

/** With a slash nobody knows in English which is the month, unless one of the two can be none. */
const DATE = /^(\d{1,2})(?:\. ?|([/-]))(\d{1,2})(?:\.|[./-](\d{4}))?$/
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
const aheadIn = (zone: string, at: number): number => utcOffsetAt(zone, at)?.ahead ?? 0

/** When a zone's clock shows what UTC's shows at a moment; in the hour that a clock skips, an hour later; of one that comes twice, the second. */
function instantIn(zone: string, shown: number): number {
  const near = shown - aheadIn(zone, shown)
  return shown - aheadIn(zone, near)
}
