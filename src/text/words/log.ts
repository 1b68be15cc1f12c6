import type { FreedWhy } from './pace.ts'

/** What `/bonfire log` says besides the turns, which `story.ts` tells. */
export interface LogWords {
  readonly title: string
  readonly empty: string
  readonly opened: (name: string) => string
  readonly joined: (name: string) => string
  readonly left: (name: string) => string
  /** In a turn: something was decided for Tom without asking. */
  readonly tiesDecided: string
  readonly started: string
  readonly frozen: string
  readonly thawed: (turnDropped: boolean) => string
  readonly tookOver: (name: string, seat: number) => string
  readonly satOut: (name: string) => string
  readonly freed: (name: string, why: FreedWhy) => string
  /** There is more time for a turn. */
  readonly extended: string
  readonly substituteAsked: (name: string, wanted: boolean) => string
  readonly rules: (number: number) => string
  readonly page: (page: number, pages: number) => string
  /** Headings. `round` 0: what was before the first turn. */
  readonly round: (round: number) => string
  readonly turn: (turn: number) => string
  /** Whose turns are told: a select's placeholder, and its entry for all of them. */
  readonly whose: string
  readonly everybody: string
  /** Of somebody who has taken none yet. */
  readonly noTurns: string
  readonly first: string
  readonly last: string
  readonly asFile: string
  readonly back: string
  /** A button that shows how the table stood at the end of a round. */
  readonly tableAfter: (round: number) => string
  /** Below the heading of its round: after which turn the table stood like that. */
  readonly stoodAfter: (turn: number, name: string) => string
  /** A select's placeholder: after another turn of the round. */
  readonly whichTurn: string
  /** In place of how it stood: the rules have changed, or something was broken. */
  readonly cannotBeShown: string
  /** Letters, digits, dots and dashes. */
  readonly fileName: string
  readonly aboutFile: string
  /** Elsewhere, where there was no room for all. */
  readonly more: string
  /** In the file, which does not know where it is read. */
  readonly when: (at: Date) => string
}
