import type { Ahead } from './look-ahead.ts'
import type { Breadth } from './turn-ends.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** How a computer player thinks. */
export interface Level {
  readonly weights: Weights
  readonly breadth: Breadth
  /** Null: no further than the turn. */
  readonly ahead: Ahead | null
  /** The same against Tom, where a position takes less time to think of, so that more can be followed. */
  readonly aheadOfTom: Ahead | null
  /** Points by which each plan is misjudged at most, either way. */
  readonly slip: number
}

export const LEVEL_NAMES = ['beginner', 'club', 'expert'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

const WIDE: Breadth = { plays: 300, fate: 8, islands: 8, best: 3 }
const LATER: Breadth = { plays: 200, fate: 4, islands: 5, best: 2 }
const NARROW: Breadth = { plays: 150, fate: 4, islands: 4, best: 2 }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { weights: WEIGHTS, breadth: NARROW, ahead: null, aheadOfTom: null, slip: 6 },
  club: { weights: WEIGHTS, breadth: NARROW, ahead: null, aheadOfTom: null, slip: 0 },
  expert: {
    weights: WEIGHTS,
    breadth: WIDE,
    ahead: { roots: [8, 4], nodes: 3, breadth: NARROW },
    aheadOfTom: { roots: [18, 9], nodes: 5, breadth: LATER },
    slip: 0,
  },
}
