export interface ButtonWords {
  readonly join: string
  readonly leave: string
  readonly start: string
  readonly close: string
  readonly takeTurn: string
  /** Has a table whose channel is gone go on where it is pressed. */
  readonly moveHere: string
  readonly openPanel: string
  readonly undo: string
  readonly endTurn: string
  /** Asks the others to give back the turn just ended, and their two answers. */
  readonly askUndo: string
  readonly agreeToUndo: string
  readonly refuseUndo: string
  readonly pass: (points: number) => string
  readonly payOtherwise: string
  readonly refresh: string
  readonly back: string
  readonly go: string
  /** What was put together in selects is done; and then the turn ends. */
  readonly takeTask: string
  readonly takeRewards: string
  readonly takeBonus: string
  readonly takePoint: string
  readonly andEnd: (deed: string) => string
  readonly turnUp: string
  readonly log: string
  readonly rules: string
  readonly settings: string
  readonly scores: string
  readonly city: string
  readonly older: string
  readonly newer: string
  readonly takeOver: (name: string) => string
  readonly sitOut: (name: string) => string
  readonly newGame: string
  readonly journal: string
}

/**
 * What is written on a table's messages in its channel: that is in the table's language, also where somebody reads of it in
 * another.
 */
export interface WrittenThere extends Pick<ButtonWords, 'join' | 'start' | 'takeTurn'> {
  /** On the select of closer views. */
  readonly lookAt: string
}
