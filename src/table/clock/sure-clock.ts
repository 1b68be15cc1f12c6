import { MINUTE_MS } from '#time'

/** How late it is, as far as that can be relied on. */
export interface SureClock {
  /**
   * The present. Where the clock on the wall has leapt ahead, this one goes on without that for ten minutes: the other one may
   * go back.
   */
  now(): Date
  /** Whether that is sure: this process has run, and the clock on the wall has not leapt ahead, for ten minutes. */
  settled(): boolean
}

interface Clocks {
  /** The one on the wall, which may be set. */
  now(): Date
  /** One that only goes on, in ms since any moment; it may stand still while the machine sleeps. */
  monotonic(): number
}

/** What is no leap, in ms: clocks on the wall are put right bit by bit. */
const APART = MINUTE_MS
/** A leap that lasts for so long is believed, in ms: the machine slept, or its clock was wrong before. */
const BELIEVED = 10 * MINUTE_MS

/**
 * A clock that looks twice before it is late: what cannot be taken back must not come of one that is wrong for a moment.
 * @param believedMs how long a leap lasts until it is believed
 */
export function createSureClock({ now, monotonic }: Clocks, believedMs = BELIEVED): SureClock {
  /** How far the clock on the wall is from the other one, seen at which moment of that one. */
  const look = () => ({ away: now().getTime() - monotonic(), at: monotonic() })
  let sure = look()
  let leap: typeof sure | null = null

  /** What the clock on the wall is ahead of what is believed, in ms. */
  function ahead(): number {
    const seen = look()
    if (leap !== null && Math.abs(seen.away - leap.away) > APART) leap = null
    if (leap !== null && seen.at - leap.at >= believedMs) sure = { away: seen.away, at: leap.at }
    if (seen.away - sure.away > APART) {
      leap ??= seen
      return seen.away - sure.away
    }
    // Back is never too late.
    sure = { away: seen.away, at: sure.at }
    leap = null
    return 0
  }

  return {
    now: () => new Date(now().getTime() - ahead()),
    settled: () => ahead() === 0 && monotonic() - sure.at >= believedMs,
  }
}
