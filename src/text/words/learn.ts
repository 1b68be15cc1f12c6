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
