import { MINUTE_MS } from '#time'

/** How late it is, as far as that can be relied on. */
export interface SureClock {
  /**
   * The present. After a leap of the clock on the wall this one goes on without it for ten minutes: the other may go back.
   */
  now(): Date
  /** Whether this process has run for ten minutes without a leap of the clock on the wall. */
  settled(): boolean
}

interface Clocks {
  /** The one on the wall, which may be set. */
  now(): Date
  /** One that only goes on, in ms since any moment; it may stand still while the machine sleeps. */
  monotonic(): number
}

/** Up to here a difference is no leap, in ms: clocks are put right bit by bit. */
const APART = MINUTE_MS
/** After so long a leap is believed, in ms: the machine slept, or its clock was wrong before. */
const BELIEVED = 10 * MINUTE_MS

/**
 * A clock that does not believe a leap ahead at once: what cannot be taken back must not follow from a wrong clock.
 * @param believedMs how long a leap lasts until it is believed
 */
export function createSureClock({ now, monotonic }: Clocks, believedMs = BELIEVED): SureClock {
  /** How far the clock on the wall is from the other one, seen at which moment of that one. */
  const look = () => ({ away: now().getTime() - monotonic(), at: monotonic() })
  let sure = look()
  let leap: typeof sure | null = null

  /** How far the clock on the wall is ahead of the believed time, in ms. */
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
