/** Lists of tables. */
export interface TablesWords {
  /** Somebody's own, wherever they are. */
  readonly mine: string
  readonly ofThisChannel: string
  readonly none: string
  /** Of a table that is frozen. */
  readonly stopped: string
  /** Above another table, after the end of a turn. */
  readonly yourTurnElsewhere: string
}
