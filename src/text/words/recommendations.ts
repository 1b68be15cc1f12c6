import type { Task } from '#engine'
import type { Part, Reason, Size } from '#players'

/** What speaks for a turn, and what it uses up. */
export interface RecommendedFacts {
  /** The most first; at most three. */
  readonly gains: readonly Reason[]
  readonly costs: readonly Reason[]
  /** Own tasks whose condition the turn comes closer to. */
  readonly nearer: readonly Task[]
  readonly newTask: boolean
}

/** Turns that a computer player would think of, told to somebody who asked for a hint. */
export interface RecommendationWords {
  readonly button: string
  readonly title: (turns: number) => string
  /** That it is an estimate, by whom, and that nothing hidden was seen. */
  readonly about: string
  /** What speaks for a turn and against it: one sentence, or two; never points. */
  readonly reason: (facts: RecommendedFacts) => string
  /** Beside another turn than the best. */
  readonly behind: (size: Size | null) => string
  /** Why there are none: two or more play without, the asker is not asked, and nothing was thought of in time. */
  readonly off: string
  readonly notNow: string
  readonly failed: string
  /** The table's option in a list, and a button that switches it. */
  readonly option: (on: boolean) => string
  readonly switchOption: (on: boolean) => string
}

/** A phrase for each part and size. */
export type GainPhrases = Readonly<Record<Part, (size: Size) => string>>
