import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time'
import { utcOffsetAt } from './time-zone.ts'

/** Hours of the day in which somebody wants to hear nothing: from the first to before the second, over midnight too. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** What somebody set; without a time zone nobody knows when their hours are. */
export interface ZonedQuietHours {
  /** As in `Europe/Berlin`. */
  readonly zone: string | null
  readonly quiet: QuietHours | null
}

/** What somebody had set before they set something else. */
export interface FormerZonedQuietHours extends ZonedQuietHours {
  /** Their clocks went by it until then, in ms since 1970. */
  readonly until: number
}

/** Settings that hold one after the other, each with its end; the last has none. */
type Periods = readonly FormerZonedQuietHours[]

/** Quiet hours of a day at most: a clock that waits for them goes for half of the day at least. */
export const MOST_QUIET_HOURS = 12

const lengthOf = ({ from, to }: QuietHours): number => (to - from + 24) % 24

/** The same, cut at its end to as many hours as are allowed. */
export const clampQuietHours = (quiet: QuietHours): QuietHours =>
  lengthOf(quiet) > MOST_QUIET_HOURS ? { from: quiet.from, to: (quiet.from + MOST_QUIET_HOURS) % 24 } : quiet

/** Hours that end as they begin are none. */
const hoursOf = ({ zone, quiet }: ZonedQuietHours): QuietHours | null =>
  zone === null || quiet === null || lengthOf(quiet) === 0 ? null : quiet

function isSame(one: ZonedQuietHours, other: ZonedQuietHours): boolean {
  const [hours, others] = [hoursOf(one), hoursOf(other)]
  if (hours === null || others === null) return hours === others
  return one.zone === other.zone && hours.from === others.from && hours.to === others.to
}

/** Changes that come so soon after one are the same: hours are chosen one end after the other. In ms. */
const ONE_CHANGE = 10 * MINUTE_MS
/** Periods that ended longer ago matter to no turn any more, in ms. */
const REMEMBERED = 100 * DAY_MS

/**
 * The former settings once somebody sets something else at `now`: clocks went by them until then. Clocks follow one change
 * a day, for hours that are moved along with the clock would stop it for good.
 */
export function formerZonedQuietHoursAfter(
  before: ZonedQuietHours & { readonly quietBefore: readonly FormerZonedQuietHours[] },
  next: ZonedQuietHours,
  now: number,
): readonly FormerZonedQuietHours[] {
  const { zone, quiet, quietBefore } = before
  if (isSame(before, next)) return quietBefore
  const former = quietBefore
    .filter(({ until }) => until > now - REMEMBERED)
    // A later one was kept by a wrong clock.
    .map((one) => ({ ...one, until: Math.min(one.until, now + DAY_MS) }))
  const last = former.at(-1)?.until ?? Number.NEGATIVE_INFINITY
  return now < last + ONE_CHANGE ? former : [...former, { zone, quiet, until: Math.max(now, last + DAY_MS) }]
}

/** When clocks begin to follow the present settings; null where they do already. */
export function quietHoursApplyFrom(
  { quietBefore }: { readonly quietBefore: readonly FormerZonedQuietHours[] },
  now: Date,
): Date | null {
  const last = quietBefore.at(-1)
  return last === undefined || last.until <= now.getTime() ? null : new Date(last.until)
}

/** Which hours are quiet at a moment and for a while after it. */
interface Rule {
  readonly hours: QuietHours
  /** How far that clock is ahead of UTC, in ms. */
  readonly ahead: number
}

/** The rule of a moment, null where no hours are quiet; `until`, in ms since 1970, another rule may hold. */
function ruleAt(periods: Periods, at: number): { readonly rule: Rule | null; readonly until: number } {
  const period = periods.find(({ until }) => at < until)
  if (period === undefined) return { rule: null, until: Number.POSITIVE_INFINITY }
  const { zone, until } = period
  const hours = hoursOf(period)
  const stretch = zone === null || hours === null ? null : utcOffsetAt(zone, at)
  if (hours === null || stretch === null) return { rule: null, until }
  return { rule: { hours, ahead: stretch.ahead }, until: Math.min(until, stretch.until) }
}

/** When the hours begin, or began, that come last before a moment or with it. */
function beginBefore({ hours, ahead }: Rule, at: number): number {
  const first = hours.from * HOUR_MS - ahead
  return first + Math.floor((at - first) / DAY_MS) * DAY_MS
}

const isQuietBy = (rule: Rule, at: number): boolean => at < beginBefore(rule, at) + lengthOf(rule.hours) * HOUR_MS

/** Whether a moment is quiet. */
function isIn(periods: Periods, at: number): boolean {
  const { rule } = ruleAt(periods, at)
  return rule !== null && isQuietBy(rule, at)
}

/** The moment itself, or the end of the quiet hours in which it lies; in ms since 1970. */
export function firstMomentNotQuiet(periods: Periods, at: number): number {
  for (let then = at; ; ) {
    const { rule, until } = ruleAt(periods, then)
    if (rule === null || !isQuietBy(rule, then)) return then
    then = Math.min(beginBefore(rule, then) + lengthOf(rule.hours) * HOUR_MS, until)
  }
}

/** When the next quiet hours begin after a moment that is not quiet; infinity where there are none. In ms since 1970. */
export function quietBegin(periods: Periods, at: number): number {
  for (let then = at; ; ) {
    const { rule, until } = ruleAt(periods, then)
    const begin = rule === null ? Number.POSITIVE_INFINITY : beginBefore(rule, then) + DAY_MS
    if (begin < until || until === Number.POSITIVE_INFINITY) return begin
    if (isIn(periods, until)) return until
    then = until
  }
}

/** The quiet hours of somebody's clocks: present and former ones. */
export const quietSettingsOverTime = (
  { zone, quiet }: ZonedQuietHours,
  former: readonly FormerZonedQuietHours[] = [],
): Periods => [...former, { zone, quiet, until: Number.POSITIVE_INFINITY }]

/** Whether a moment falls into somebody's quiet hours. */
export const isQuiet = (settings: ZonedQuietHours, at: Date): boolean =>
  isIn(quietSettingsOverTime(settings), at.getTime())

/** The moment itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(settings: ZonedQuietHours, at: Date): Date {
  const end = firstMomentNotQuiet(quietSettingsOverTime(settings), at.getTime())
  return end > at.getTime() ? new Date(end) : at
}
