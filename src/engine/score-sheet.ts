import type { City, GameState } from './state.ts'
import type { Seat } from './terms.ts'

/** R15, line by line; `total` is their sum. */
export interface ScoreSheet {
  readonly seat: Seat
  readonly lines: {
    /** Points gained during the game. */
    readonly duringPlay: number
    readonly bonfires: number
    readonly guardians: number
    readonly portals: number
    readonly crystals: number
    readonly commonTasks: number
    readonly fateTiles: number
    readonly leftovers: number
  }
  readonly total: number
  /** Lit bonfires, which break a tie (R15.6). */
  readonly bonfires: number
  /** 1 for the best; shared when points and bonfires are equal. */
  readonly rank: number
}
