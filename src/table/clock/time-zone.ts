import { LRUCache } from 'lru-cache'
import { DAY_MS } from '#time'

/** A stretch of time in which a zone's clock stays as far from UTC as it is. */
interface Stretch {
  /** How far the zone's clock is ahead of UTC, in ms. */
  readonly ahead: number
  /** In ms since 1970: from then on it may be another. */
  readonly until: number
}

/** Cities that are called otherwise today, by what `Intl` lists them under. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** The time zones that can be chosen, as in `Europe/Berlin`, each with the name that it had before, if it had one. */
export const TIME_ZONES: ReadonlyMap<string, string | null> = new Map([
  ...Intl.supportedValuesOf('timeZone').map((zone): [string, string | null] => {
    const name = FORMER_NAMES.get(zone)
    return name === undefined ? [zone, null] : [name, zone]
  }),
  ['UTC', null],
])

/** Years of zones that are remembered: two or three for each zone that people live in. */
const REMEMBERED = 1500

const clocks = new Map<string, Intl.DateTimeFormat | null>()
const years = new LRUCache<string, readonly Stretch[]>({ max: REMEMBERED })

/** Tells how far a zone is from UTC; null for a zone that this machine does not know. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  let clock: Intl.DateTimeFormat | null = null
  try {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    // It is of a newer list.
  }
  clocks.set(zone, clock)
  return clock
}

/**
 * How far a zone is from UTC at a moment, and for how long at least.
 * @param at in ms since 1970
 * @returns null for a zone that this machine does not know
 */
export function utcOffsetAt(zone: string, at: number): Stretch | null {
  const clock = clockOf(zone)
  if (clock === null) return null
  const year = new Date(at).getUTCFullYear()
  const key = `${zone} ${year}`
  let stretches = years.get(key)
  if (stretches === undefined) {
    stretches = stretchesOf(clock, year)
    years.set(key, stretches)
  }
  return stretches.find(({ until }) => at < until) ?? null
}

/** The stretches of a year (UTC). No zone changes its clock twice in a day. */
function stretchesOf(clock: Intl.DateTimeFormat, year: number): Stretch[] {
  const end = Date.UTC(year + 1, 0)
  const stretches: Stretch[] = []
  let ahead = aheadAt(clock, Date.UTC(year, 0))
  for (let day = Date.UTC(year, 0); day < end; day += DAY_MS) {
    const next = aheadAt(clock, day + DAY_MS)
    if (next === ahead) continue
    stretches.push({ ahead, until: changeWithin(clock, day, day + DAY_MS, ahead) })
    ahead = next
  }
  return [...stretches, { ahead, until: end }]
}

/** The first moment between the two at which a clock has changed. */
function changeWithin(clock: Intl.DateTimeFormat, from: number, to: number, ahead: number): number {
  let [same, other] = [from, to]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (aheadAt(clock, middle) === ahead) same = middle
    else other = middle
  }
  return other
}

/** As in `GMT-03:30`; in years long past with seconds. */
function aheadAt(clock: Intl.DateTimeFormat, at: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(at)) ?? []
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}
