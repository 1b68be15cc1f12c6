import type { Period } from '#table'
import { escapeName, type Language, words } from '#text'
import { noticeReply, type Reply, type TypedOptions, typedTextOf } from './reply.ts'
import type { CommandHandler } from './subcommand.ts'

/** Months that are suggested. */
const MONTHS = 12
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const firstDay = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** @param month yyyy-mm */
export const monthName = (month: string, language: Language): string =>
  words(language).club.history.month(firstDay(month))

/** What was typed as a month: yyyy-mm, null where nothing was, or the answer that it is none. */
export function typedMonthOrReply(
  value: TypedOptions[string] | undefined,
  now: Date,
  language: Language,
): { readonly month: string | null } | Reply {
  const typed = typedTextOf(value)?.trim() ?? ''
  if (typed === '') return { month: null }
  const [month] = monthsMeant(typed, now, language)
  return month === undefined ? noticeReply(words(language).club.history.unknownMonth(escapeName(typed))) : { month }
}

/** Of an option that is a month. */
export const suggestMonths: NonNullable<CommandHandler['suggest']> = async (service, { language }, typed) =>
  monthsMeant(typed, service.now(), language).map((month) => ({ name: monthName(month, language), value: month }))

/** From when until when, by UTC, a month lasts; all there is up to now where it is null. */
export function periodOfMonth(month: string | null, now: Date): Period {
  if (month === null) return { from: new Date(0), until: new Date(now.getTime() + 1) }
  const from = firstDay(month)
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

/** The month that was written as a number; else the last ones whose number or name begins so, the newest first. */
function monthsMeant(typed: string, now: Date, language: Language): string[] {
  const text = typed.trim().toLowerCase()
  if (MONTH.test(text)) return [text]
  return lastMonths(now).filter(
    (month) => month.startsWith(text) || monthName(month, language).toLowerCase().startsWith(text),
  )
}

/** Months of UTC up to the present, the newest first. */
function lastMonths(now: Date): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 'yyyy-mm'.length),
  )
}
