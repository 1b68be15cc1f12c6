/** Hours of the day in which somebody wants to hear nothing: from the first to before the second, over midnight too. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** What somebody set; without a time zone nobody knows when their hours are. */
export interface Quiet {
  /** As in `Europe/Berlin`. */
  readonly zone: string | null
  readonly quiet: QuietHours | null
}

/** Every time zone's clock is so far from the others', or a multiple of that. */
const QUARTER = 15 * 60_000
const QUARTERS_OF_A_DAY = 96
/** An hour of the day may not come for once, when the clocks change: so far away is the next, in quarters of an hour. */
const FAR = 2 * QUARTERS_OF_A_DAY

const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** Tells the hour in a time zone; null for a zone that this machine does not know. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  let clock: Intl.DateTimeFormat | null = null
  try {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  } catch {
    // Whoever named it had a newer list.
  }
  clocks.set(zone, clock)
  return clock
}

/** The time zones that can be chosen, as in `Europe/Berlin`. */
export const TIME_ZONES: readonly string[] = [
  ...Intl.supportedValuesOf('timeZone').filter((one) => one !== 'UTC'),
  'UTC',
]

/** Whether a moment falls into somebody's quiet hours. */
export function isQuiet({ zone, quiet }: Quiet, at: Date): boolean {
  if (zone === null || quiet === null || quiet.from === quiet.to) return false
  const clock = clockOf(zone)
  if (clock === null) return false
  const hour = Number(clock.format(at))
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
}

/** The moment, or the end of the quiet hours that it falls into. */
export function afterQuiet(settings: Quiet, at: Date): Date {
  if (!isQuiet(settings, at)) return at
  const first = Math.ceil((at.getTime() + 1) / QUARTER)
  for (let quarter = first; quarter <= first + FAR; quarter++) {
    const then = new Date(quarter * QUARTER)
    if (!isQuiet(settings, then)) return then
  }
  return at
}

/** The next moment after this one at which quiet hours begin; null for whoever has none. */
export function nextQuiet(settings: Quiet, at: Date): Date | null {
  const first = Math.floor(at.getTime() / QUARTER) + 1
  if (settings.zone === null || settings.quiet === null) return null
  for (let quarter = first; quarter <= first + FAR; quarter++) {
    const then = new Date(quarter * QUARTER)
    if (isQuiet(settings, then)) return then
  }
  return null
}
