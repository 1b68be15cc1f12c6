import type { CommonTask, Task } from '#engine'
import type { Part, Size } from '#players'

/** Turns that a computer player would think of, told to somebody who asked for a hint; never points. */
export interface RecommendationWords {
  readonly button: string
  readonly title: (turns: number) => string
  /** That it is an estimate, by whom, and that nothing hidden was seen. */
  readonly about: string
  /** What speaks for a turn, in a list with others: "some points at once". */
  readonly gain: Readonly<Record<Part, (size: Size) => string>>
  /** Instead of points at once: some of them count only at the end. */
  readonly certain: (size: Size) => string
  /** Instead of these: a guardian is received, no gnome is recruited, and it is known which common task comes closer. */
  readonly newGuardian: string
  readonly elders: (size: Size) => string
  readonly closerTo: (task: CommonTask, size: Size) => string
  /** A task that is received. */
  readonly newTask: string
  /** Own tasks whose condition the turn comes closer to. */
  readonly nearer: (tasks: readonly Task[], size: Size) => string
  /** What a turn uses up, in a list with others, behind what it brings. */
  readonly cost: Readonly<Record<'goods' | 'fate' | 'time', (size: Size) => string>>
  /** One sentence of both; either may be empty. */
  readonly reason: (gains: readonly string[], costs: readonly string[]) => string
  /** Beside another turn than the best. */
  readonly behind: (size: Size | null) => string
  /** Own tasks that are fulfilled, where none of the turns ignites one. */
  readonly waiting: (tasks: readonly Task[]) => string
  /** Why there are none: two or more play without, the asker is not asked, and nothing was thought of in time. */
  readonly off: string
  readonly notNow: string
  readonly failed: string
  /** The table's option in a list, and a button that switches it. */
  readonly option: (on: boolean) => string
  readonly switchOption: (on: boolean) => string
}
