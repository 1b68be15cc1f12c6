import { ICONS_CHECK_MS } from './application-emoji.ts'
import { COOL_DOWN, type CoolDown } from './channel-cool-downs.ts'
import { DELETED_CHECK_MS } from './live-message-watcher.ts'
import { OWN_ATTEMPTS, type OwnAttemptsAllowed } from './own-attempts.ts'
import { BUDGET, type Budget } from './request-guard.ts'
import { LEASE } from './sync-live-message.ts'

/** Durations and amounts of a bot. */
export interface Pace {
  readonly coolDown: CoolDown
  readonly budget: Budget
  readonly ownAttempts: OwnAttemptsAllowed
  /** How long a channel waits for a publisher that gives no sign of life, in ms. */
  readonly leaseMs: number
  /** How long a live message that was looked for is taken to be there, in ms. */
  readonly lookEveryMs: number
  /** How long icons that were looked for are taken to be there, in ms. */
  readonly iconsEveryMs: number
  /** How often to look for what people are to be told, in ms. */
  readonly noticesEveryMs: number
  /** How long a change that all of somebody's tables show waits for the next one, in ms. */
  readonly settingsPauseMs: number
  /** How long others leave a person to the process that is telling them directly, in ms. */
  readonly claimMs: number
}

export const PACE: Pace = {
  coolDown: COOL_DOWN,
  budget: BUDGET,
  ownAttempts: OWN_ATTEMPTS,
  leaseMs: LEASE,
  lookEveryMs: DELETED_CHECK_MS,
  iconsEveryMs: ICONS_CHECK_MS,
  noticesEveryMs: 20_000,
  settingsPauseMs: 5000,
  claimMs: 60_000,
}
