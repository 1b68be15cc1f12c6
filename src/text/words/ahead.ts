/** The next turn, planned ahead. */
export interface AheadWords {
  readonly title: string
  /** Buttons: opens it where nothing is planned, and where something is. */
  readonly plan: string
  readonly mine: string
  /** What becomes of it. */
  readonly about: string
  readonly nothing: string
  /** Above every panel in which a turn is put together. */
  readonly drafting: string
  /** Said while waiting, with the number of ways. */
  readonly planned: (ways: number) => string
  /** Beside a way that leaves the turn open. */
  readonly leavesOpen: string
  /** Beside a way that could not be played as things stand. */
  readonly notNow: (why: string) => string
  /** Why it could not, where no rule forbids it. */
  readonly otherwise: string
  readonly turnsUp: string
  /** What was put together is shorter now. */
  readonly cut: (why: string) => string
  /** In the turn itself: nothing of the plan could be played; and why, way by way. */
  readonly didNotFit: (ways: readonly string[]) => string
  /** Instead of a reason: it was kept when the turn had begun. */
  readonly tooLate: string
  readonly add: string
  readonly goOn: string
  /** On what is put together, with its number: its heading, and buttons that save it; the second without the turn's end. */
  readonly drafted: (way: number) => string
  readonly save: (way: number) => string
  readonly saveOpen: (way: number) => string
  readonly leave: string
  readonly withdraw: string
  readonly change: string
  /** Options: a way takes the place before it, or is taken out; numbered from 1. */
  readonly raise: (number: number) => string
  readonly remove: (number: number) => string
  /** In the channel, before what was done. */
  readonly played: string
}
