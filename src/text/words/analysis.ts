import type { Style } from '#players'

/** The final points that somebody could expect, about, when so many turns of all had ended. */
interface ExpectedAt {
  readonly turns: number
  readonly points: number
}

/** A finished game, looked back at; what is expected and what a turn cost is estimated, and said so. */
export interface AnalysisWords {
  /** A button at a finished game, and at a position of it. */
  readonly button: string
  readonly title: string
  /** Whose estimate it is, and that it can be wrong. */
  readonly about: string
  /** Heading of the turns, at most three. */
  readonly turningPoints: (turns: number) => string
  /** No turn stood out. */
  readonly noTurningPoints: string
  /** A heading: how many points a turn gave away, about. */
  readonly cost: (turn: number, points: number) => string
  /** Where what was there is the same kind of action: who played it how; `turn` as an option of a panel is called. */
  readonly played: (name: string, turn: string) => string
  /** `turn`: the turn that was there, called so too. */
  readonly there: (turn: string) => string
  /** A button that shows how the table stood. */
  readonly before: (turn: number) => string
  readonly styles: string
  /** One sentence; `total`: the final points. */
  readonly style: (name: string, style: Style, total: number) => string
  /** Heading of the course in words, and what somebody could expect from the first turn on, and scored. */
  readonly course: string
  readonly expected: (name: string, at: readonly ExpectedAt[], scored: number) => string
  /** Why there is none: no game was played to its end, this one was not, its end is not kept, and it took too long. */
  readonly none: string
  readonly notOver: string
  readonly otherRules: string
  readonly failed: string
}
