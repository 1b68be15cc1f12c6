import type { Edition } from '#engine'
import { LIVE, type Pace } from './pace.ts'

/**
 * What is agreed before the game: in the lobby the host may change it. Tom's ties, the handicap and the challenge only
 * matter in solo (R16).
 */
export interface TableOptions {
  readonly edition: Edition
  /** R2.15 */
  readonly beginnerIslands: boolean
  /** R16.7: Tom's ties are decided for the person instead of being asked. */
  readonly letTomDecide: boolean
  /** R16.12 */
  readonly handicap: number
  /** R16.12: the game counts in the person's handicap challenge. */
  readonly challenge: boolean
  /** What its channel is told in, as the words know it; English where it is absent. Anybody who sits there may change it. */
  readonly language?: string
  /** Turns are recommended to whoever asks, though others play too; not where it is absent. Anybody who sits there may change it. */
  readonly recommendations?: boolean
  /** How many turns later than the table other channels show it; at once where it is absent. Anybody who sits there may change it. */
  readonly followDelay?: number
  /** With so many people the game starts by itself; where it is absent or 0 somebody starts it. */
  readonly startAt?: number
  /** How fast it is played, and what happens to those who do not; live where it is absent. */
  readonly pace?: Pace
}

/** What was agreed on. */
export const paceOf = ({ pace }: Pick<TableOptions, 'pace'>): Pace => pace ?? LIVE

export const DEFAULT_OPTIONS: TableOptions = {
  edition: 'rulebook',
  beginnerIslands: false,
  letTomDecide: false,
  handicap: 0,
  challenge: false,
}
