/** Lists of tables. */
export interface TablesWords {
  /** Somebody's own, wherever they are. */
  readonly mine: string
  readonly ofThisChannel: string
  readonly none: string
  /** Of a table whose channel is gone: it can go on where this is read (`moveHere`: what the button says), or elsewhere. */
  readonly placeGone: (moveHere: string) => string
  readonly placeGoneElsewhere: string
  /** Another table is open in the channel to which one is to be moved. */
  readonly placeTaken: string
  /** It goes on in this channel now. */
  readonly moved: string
  /** Directly, to whoever sits there. */
  readonly placeGoneDirect: (others: readonly string[]) => string
  /** Of a table that is frozen. */
  readonly stopped: string
  /** Above another table, after the end of a turn. */
  readonly yourTurnElsewhere: string
}
