import type { Described } from './help.ts'

/** How far a turn is behind the best one, as far as an estimate can say. */
type Size = 'little' | 'some' | 'much'

/** The puzzle of the day: the same position for everybody, in which one turn is clearly the best. */
export interface PuzzleWords {
  /** A command of its own: `/bonfire` has as many as Discord allows. */
  readonly command: Described
  /** `day`: Discord's own words for the date. */
  readonly title: (day: string) => string
  /** What is to be done. */
  readonly task: string
  /** Where a player who looks no further than this turn would choose another one. */
  readonly hard: string
  /** Over each page of the panel; `tries`: which try it is. */
  readonly inPanel: (tries: number) => string
  readonly solved: (tries: number) => string
  /** The turn is the best one, but that was shown before. */
  readonly foundAfterShown: string
  readonly behind: Readonly<Record<Size, string>>
  readonly best: string
  /** Beneath the reasons: that they are an estimate. */
  readonly about: string
  readonly tryAgain: string
  readonly showBest: string
  /** Beside that button: what it costs. */
  readonly showBestCosts: string
  /**
   * How people of the server fared, without a word of what they played: those who solved it, `more` of them who are not
   * named, and how many have not.
   */
  readonly board: (
    solved: readonly { readonly mention: string; readonly tries: number }[],
    more: number,
    others: number,
  ) => string
  readonly over: string
}
