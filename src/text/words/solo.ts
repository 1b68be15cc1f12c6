import type { GuideWords } from './guide.ts'

/** Of a game against Tom. */
export interface SoloWords {
  /** Which game of the challenge this is: who has which head start. */
  readonly challenge: (handicap: number) => string
  /** A game that does not count, with its head start. */
  readonly free: (handicap: number) => string
  /** Of a game that has ended: what the challenge stood at before and stands at now. */
  readonly challengeAfter: (before: number, after: number) => string
  /** Said in a channel of a server: the game is in direct messages. */
  readonly opened: string
  readonly toDirect: string
  readonly playHere: string
  /** Discord does not let the bot open the person's direct messages; nothing was opened. */
  readonly cannotOpen: string
  /** The table is there, but no message can be sent to the person. */
  readonly cannotWrite: string
  /** As many as `most` are open already; `turn` is the number of the person's turn in this one. */
  readonly openAlready: (turn: number, challenge: boolean, most: number) => string
  /** Asked of who wants to leave the game, in the turn of that number. */
  readonly leaving: (turn: number, challenge: boolean) => string
  readonly goOn: string
  readonly giveUp: string
  /** `handicap` null: it did not count. */
  readonly gaveUp: (handicap: number | null) => string
  readonly newGame: string
  /** Of a choice for Tom: it ends his turn, and with that something is turned up. */
  readonly choiceIsFinal: string
  /** The same where the game ends with it. */
  readonly choiceIsLast: string
  /** Instead of "Undo", before what was chosen for him. */
  readonly undo: string
  readonly profile: {
    readonly title: (name: string) => string
    readonly none: string
    readonly games: (games: number, won: number, tied: number, lost: number) => string
    readonly handicap: (now: number, best: number) => string
    /** `chart` shows the challenge from left to right. */
    readonly way: (chart: string, from: number, to: number) => string
  }
  readonly guide: {
    readonly title: string
    readonly steps: GuideWords['againstTom']
  }
}
