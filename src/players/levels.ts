import type { GameState } from '#engine'
import type { LookAheadDepth } from './look-ahead.ts'
import { WEIGHTS_BY_OPPONENT, type Weights } from './weights.ts'
import type { Breadth } from './worthwhile.ts'

/** What a computer player goes by in one kind of game. */
export interface WeightsAndLookAhead {
  readonly weights: Weights
  /** Null: no further than the turn. */
  readonly ahead: LookAheadDepth | null
}

/** How a computer player thinks. */
export interface Level {
  /** Among people and other computer players. */
  readonly people: WeightsAndLookAhead
  /** Against Tom, where a position takes less time to think of, so that more can be followed. */
  readonly tom: WeightsAndLookAhead
  readonly breadth: Breadth
  /** Points by which each plan is misjudged at most, either way. */
  readonly slip: number
}

export const LEVEL_NAMES = ['beginner', 'club', 'expert'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

const WIDE: Breadth = { plays: 240, fate: 8, islands: 8, best: 3, draws: 8, lastTurn: 4000, every: true }
const LATER: Breadth = { plays: 200, fate: 4, islands: 5, best: 2, draws: 3, lastTurn: 300, every: false }
const NARROW: Breadth = { plays: 150, fate: 4, islands: 4, best: 2, draws: 3, lastTurn: 300, every: false }

const PEOPLE: WeightsAndLookAhead = { weights: WEIGHTS_BY_OPPONENT.people, ahead: null }
const TOM: WeightsAndLookAhead = { weights: WEIGHTS_BY_OPPONENT.tom, ahead: null }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { people: PEOPLE, tom: TOM, breadth: NARROW, slip: 6 },
  club: { people: PEOPLE, tom: TOM, breadth: NARROW, slip: 0 },
  expert: {
    people: { ...PEOPLE, ahead: { roots: [8, 4], nodes: 3, breadth: NARROW } },
    tom: { ...TOM, ahead: { roots: [18, 9], nodes: 5, breadth: LATER } },
    breadth: WIDE,
    slip: 0,
  },
}

/** A level that looks no further than the turn. */
export const withoutLookingAhead = (level: Level): Level => ({
  ...level,
  people: { ...level.people, ahead: null },
  tom: { ...level.tom, ahead: null },
})

/** How a level thinks in a game. */
export const weightsAndLookAheadIn = (level: Level, { tom }: GameState): WeightsAndLookAhead =>
  tom === null ? level.people : level.tom
