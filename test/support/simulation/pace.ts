import { MINUTE_MS } from '#time'

/** How fast a run goes, for its people, its trouble and its bots. */
export interface Pace {
  /** How often people come together, however long the run is; in between nobody is there. */
  readonly gatherings: number
  /** How long most goes wrong while they are there, in minutes: at least, and fewer than so many more. */
  readonly stormMinutes: number
  readonly stormMore: number
  /** At most so long from one misfortune to the next, in ms: where many are there, and where nobody is. */
  readonly crowdedMs: number
  readonly aloneMs: number
  /** At most so long until somebody changes how they hear of their turns again, and until a moderator acts again, in minutes. */
  readonly habitMinutes: number
  readonly ruleMinutes: number
  /**
   * How often a bot looks for what time alone brings, and for what it has left undone, in ms. By itself it looks every 20
   * seconds and every minute; most of a long run is waiting.
   */
  readonly looksMs: number
  readonly choresMs: number
}

const SOME_DAYS: Pace = {
  ...{ gatherings: 12, stormMinutes: 4, stormMore: 14 },
  ...{ crowdedMs: MINUTE_MS / 2, aloneMs: 20 * MINUTE_MS },
  ...{ habitMinutes: 600, ruleMinutes: 240 },
  ...{ looksMs: 3 * MINUTE_MS, choresMs: 2 * MINUTE_MS },
}
/** Over weeks people press seldom, and a bot dies now and then. All has to be right within five minutes, though. */
const WEEKS: Pace = {
  ...{ ...SOME_DAYS, aloneMs: 60 * MINUTE_MS, habitMinutes: 3000, ruleMinutes: 1200 },
  ...{ looksMs: 4 * MINUTE_MS, choresMs: 4 * MINUTE_MS },
}

/** @param hours how long a run is */
export const paceOf = (hours: number): Pace => (hours <= 7 * 24 ? SOME_DAYS : WEEKS)
