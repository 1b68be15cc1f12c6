import type { LevelName } from '#players'

/** Of computer players, which have names of their own: "Odrin (computer)". */
export interface ComputerWords {
  /** A computer player wherever its name stands: the name, and a word behind it. A picture has a mark in the word's place. */
  readonly named: (name: string) => string
  /** How well one plays, behind its name or alone. */
  readonly level: Readonly<Record<LevelName, string>>
  /** In the lobby; `name` as above. */
  readonly seated: (name: string, level: LevelName) => string
  /** The lobby's select: its placeholder, and what it offers. */
  readonly choose: string
  readonly add: (level: LevelName) => string
  readonly remove: (name: string) => string
  /** A select in a game where somebody left: its placeholder, and what it offers; `name`: of who left. */
  readonly give: string
  readonly giveSeat: (name: string, level: LevelName) => string
  /** It is that player's turn. */
  readonly thinks: (name: string) => string
  /** In the log. */
  readonly satDown: (name: string, seat: number, level: LevelName) => string
  readonly gotUp: (name: string) => string
  /** One person against computer players, in direct messages. */
  readonly alone: {
    /** The game waits there; how many play against the person, and how well. */
    readonly opened: (players: number, level: LevelName) => string
    /** Where the person is in a game that is open already; and that another one waits for its end. */
    readonly openAlready: (turn: number) => string
    readonly close: string
    /** Options of a game against Tom alone were typed beside a computer player; `typed`: their names. */
    readonly onlyWithTom: (typed: readonly string[]) => string
    /** Of several, below whose turn it is. */
    readonly against: (players: number, level: LevelName) => string
  }
}
