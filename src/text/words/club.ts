/** A seat of a finished game in a list: a name, and what it came to. */
export interface GameSeat {
  readonly name: string
  readonly points: number
  readonly won: boolean
}

/** Somebody in a ranking. */
export interface RankedSeat {
  readonly place: number
  readonly name: string
  readonly rating: number
  readonly games: number
}
