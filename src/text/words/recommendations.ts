import type { CommonTask, Task } from '#engine'
import type { Size } from '#players'

/** How much there is of what is needed. */
interface Share {
  readonly have: number
  readonly need: number
}

/** Turns that a computer player would think of, told to somebody who asked for a hint; never points. */
export interface RecommendationWords {
  readonly button: string
  readonly title: (turns: number) => string
  /** Plays the turn with that number, which can be taken back; or which cannot from where something is turned up, or which ends the seat's game. */
  readonly play: (number: number, how: 'open' | 'final' | 'ends') => string
  /** That it is an estimate, by whom, and that nothing hidden was seen. */
  readonly about: string
  /** What a turn brings exactly, and what that is for; each is told after or before others. */
  readonly deed: {
    readonly scores: (points: number) => string
    readonly secures: (points: number) => string
    /** `when` it comes to that: with this turn, or with the one after it. */
    readonly fulfils: (task: Task, when: 'now' | 'next') => string
    /** `progress` as "1 of 3"; null where it is fulfilled already. */
    readonly receives: (task: Task, progress: Share | null, when: 'now' | 'next') => string
    readonly nearer: (task: Task, progress: Share) => string
    readonly sailsTo: (task: Task, progress: Share | null) => string
    readonly common: (task: CommonTask, progress: Share, bonus: boolean) => string
  }
  /** What one of the turns after it comes to, of a turn that comes to no goal itself; the next one is 1. */
  readonly next: (deed: string, turns: number) => string
  /** What speaks for a turn beside that, as far as it can be estimated. */
  readonly gain: Readonly<Record<'guardians' | 'goods' | 'fate' | 'time', (size: Size) => string>>
  /** No gnome is recruited. */
  readonly elders: (size: Size) => string
  /** What a turn uses up, in a list with others, behind what it brings. */
  readonly cost: Readonly<Record<'goods' | 'fate' | 'time', (size: Size) => string>>
  /** One sentence of them all; any may be empty. */
  readonly reason: (deeds: readonly string[], gains: readonly string[], costs: readonly string[]) => string
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
