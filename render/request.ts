import type { Choice, GameEvent, GameState, IslandId, Seat } from '#engine'

/** What every picture needs to know. Names are those of the seats, in their order, and may be anything people are called. */
interface Everywhere {
  readonly state: GameState
  readonly names: readonly string[]
  readonly language: 'en'
}

/** A choice to be pointed out on the picture. `label` is the short mark (1 to 3 characters) that its option in the select starts with. */
export interface Candidate {
  readonly label: string
  readonly choice: Choice
}

/** What the last finished turn changed; it is marked on the picture. */
export interface LastTurn {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

export interface TableRequest extends Everywhere {
  readonly scene: 'table'
  readonly lastTurn: LastTurn | null
}
export interface CityRequest extends Everywhere {
  readonly scene: 'city'
  readonly seat: Seat
  /** Events of the open turn, already carried out in `state`, that can still be taken back: drawn as tentative. */
  readonly tentative: readonly GameEvent[]
  readonly candidates: readonly Candidate[]
}
export interface ScoresRequest extends Everywhere {
  readonly scene: 'scores'
}
export interface IslandRequest extends Everywhere {
  readonly scene: 'island'
  readonly island: IslandId
}
export interface GnomesRequest extends Everywhere {
  readonly scene: 'gnomes'
}
export interface BonfireRequest extends Everywhere {
  readonly scene: 'bonfire'
}
export interface CouncilRequest extends Everywhere {
  readonly scene: 'council'
}
export interface FateRequest extends Everywhere {
  readonly scene: 'fate'
  readonly seat: Seat
  /** Placements (`fate` or `start` choices), at most 25, in the order of the select. */
  readonly candidates: readonly Candidate[]
}

/** A picture to be drawn: plain data that can be handed to a worker. */
export type PictureRequest =
  | TableRequest
  | CityRequest
  | ScoresRequest
  | IslandRequest
  | GnomesRequest
  | BonfireRequest
  | CouncilRequest
  | FateRequest

export type Scene = PictureRequest['scene']
