/** Lists of tables. */
export interface TablesWords {
  /** Somebody's own, wherever they are. */
  readonly mine: string
  readonly ofThisChannel: string
  readonly none: string
  /** Where a game stands that is played alone. */
  readonly inDirectMessages: string
  /** Of a table whose channel is gone; and the same with how it can go on elsewhere. */
  readonly placeGone: string
  readonly placeGoneElsewhere: string
  /** Another table is open in the channel to which one is to be moved. */
  readonly placeTaken: string
  /** It goes on in this channel now. */
  readonly moved: string
  /** Directly, to the players. */
  readonly placeGoneDirect: (others: readonly string[]) => string
  /** Of a table that is frozen. */
  readonly stopped: string
  /** Above another table, after the end of a turn. */
  readonly yourTurnElsewhere: string
}
