import type { City, GameState, IslandId, Rules, Seat, TaskId } from '#engine'
import type { TraitWeightsByTurnsLeft } from './traits.ts'
import type { Weights } from './weights.ts'

/** A task that lies on an island, and the own turns that its condition takes from where the turn began. */
export interface LyingTask {
  readonly island: IslandId
  readonly task: TaskId
  readonly points: number
  readonly turns: number
  /** What it promises a ship that lies at its island, and one that does not. */
  readonly here: number
  readonly away: number
}

/** How a player looks at the positions of one turn. */
export interface TurnContext {
  readonly rules: Rules
  readonly weights: Weights
  /** Powers of the chances among the weights, which each value asks for again and again. */
  readonly chances: {
    /** `weights.patience` to so many turns. */
    readonly patience: (turns: number) => number
    /** `weights.portalChance` and `weights.pathChance` to so many pieces. */
    readonly portal: (pieces: number) => number
    readonly path: (pieces: number) => number
  }
  readonly seat: Seat
  /** The tasks that could be received when the turn began, without those that are gone by a position. */
  readonly lyingIn: (state: GameState) => readonly LyingTask[]
  /** Rounds that were behind it then. */
  readonly began: number
  /** Room for a position's traits, written anew for each: thousands of positions are looked at in a turn. */
  readonly traits: Float64Array
  readonly traitWorth: TraitWeightsByTurnsLeft
}

/** One position, looked at so. */
export interface PositionContext extends TurnContext {
  readonly state: GameState
  readonly city: City
  /** Rounds left in the game, see `horizon.ts`, and own turns in them. */
  readonly rounds: number
  readonly turns: number
}
