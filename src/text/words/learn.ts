/** The lessons of *Learn*, in their order. */
export const LESSONS = ['fate', 'ship', 'path', 'bonfire', 'ignite', 'end'] as const
export type LessonName = (typeof LESSONS)[number]

/** One position with one decision. It is always the same (`commands/learn`), so its words may name what lies there. */
export interface LessonWords {
  readonly title: string
  /** What a newcomer has to know for it: at most 500 characters. */
  readonly about: string
  readonly question: string
  /** What comes of each answer and why it is the best one or not, in the order of `commands/learn/lessons.ts`. */
  readonly answers: readonly [string, string, string]
}

export interface LearnWords {
  /** On a button: leads to the first lesson. */
  readonly button: string
  /** In the help: what Learn is; ends with a full stop. */
  readonly about: string
  readonly heading: (number: number, of: number, title: string) => string
  /** Who plays the other city in the pictures. */
  readonly rival: string
  readonly best: string
  readonly notBest: string
  readonly tryAgain: string
  readonly next: (title: string) => string
  /** After the last lesson: on a button that opens a game against Tom, and what is said above it. */
  readonly firstGame: string
  readonly done: string
  readonly again: string
  readonly lessons: Readonly<Record<LessonName, LessonWords>>
}
