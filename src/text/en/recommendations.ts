import type { CommonTask, Task } from '#engine'
import type { Size } from '#players'
import { capital } from '../capital.ts'
import { joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'slightly better', some: 'better', much: 'much better' } as const

const quoted = (some: readonly Task[]): string =>
  joined(
    some.map((task) => `“${tasks.condition(task.condition)}”`),
    'and',
  )

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': ignite it next turn', next: ', then you can ignite it' } as const

/** How much there is of what is needed. */
interface Share {
  readonly have: number
  readonly need: number
}

const share = ({ have, need }: Share): string => `${have} of ${need}`

const GAINS = {
  guardians: (_size: Size): string => 'guardians nearer to bonfires',
  goods: (size: Size): string =>
    ({ little: 'a few more supplies', some: 'more supplies for later', much: 'plenty of supplies for later' })[size],
  fate: (size: Size): string => `${BETTER[size]} places for later fate tiles`,
  time: (_size: Size): string => 'fewer turns left for the others',
}

/** Turns that a computer player would think of, told to somebody who asked for a hint; never points. */
export const recommendations = {
  button: 'Get a hint',
  title: (turns: number): string => (turns === 1 ? 'A good turn' : `${turns === 2 ? 'Two' : 'Three'} good turns`),
  /** Plays the turn with that number, which can be taken back; or which cannot from where something is turned up, or which ends the seat's game. */
  play: (number: number, how: 'open' | 'final' | 'ends'): string =>
    `${number}. Play this${{ open: '', final: ': no undo', ends: ': ends your game' }[how]}`,
  /** That it is an estimate, by whom, and that nothing hidden was seen. */
  about: 'A computer player estimated these, knowing only what you may know. It can be wrong: you decide.',
  /** What a turn brings exactly, and what that is for; each is told after or before others. */
  deed: {
    scores: (points: number): string => `${names.points(points)} at once`,
    secures: (points: number): string => `${names.points(points)} at the end for sure`,
    /** `when` it comes to that: with this turn, or with the one after it. */
    fulfils: (task: Task, when: 'now' | 'next'): string =>
      `fulfils ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`,
    /** `progress` as "1 of 3"; null where it is fulfilled already. */
    receives: (task: Task, progress: Share | null, when: 'now' | 'next'): string =>
      progress === null
        ? `a task you already fulfil, ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`
        : `a new task, ${quoted([task])} (${share(progress)}), for ${names.points(task.points)}`,
    nearer: (task: Task, progress: Share): string =>
      `${share(progress)} for ${quoted([task])}, worth ${names.points(task.points)}`,
    sailsTo: (task: Task, progress: Share | null): string =>
      `there you can receive ${quoted([task])} (${progress === null ? 'already fulfilled' : share(progress)}), worth ${names.points(task.points)}`,
    common: (task: CommonTask, progress: Share, bonus: boolean): string =>
      `${share(progress)} for the common task “${names.commonTask[task]}”: ${names.points(4)}${bonus ? ' and a bonus' : ''}`,
  },
  /** What one of the turns after it comes to, of a turn that comes to no goal itself; the next one is 1. */
  next: (deed: string, turns: number): string => `then ${turns === 1 ? 'next turn' : `in ${turns} turns`}: ${deed}`,
  /** What speaks for a turn beside that, as far as it can be estimated. */
  gain: GAINS,
  /** No gnome is recruited. */
  elders: (size: Size): string =>
    `elders worth ${{ little: 'a little more', some: 'more', much: 'much more' }[size]} to you`,
  /** What a turn uses up, in a list with others, behind what it brings. */
  cost: {
    goods: (size: Size): string =>
      ({ little: 'costs a little', some: 'costs some of your supplies', much: 'costs a lot of your supplies' })[size],
    fate: (_size: Size): string => 'leaves fewer fate tiles for later',
    time: (_size: Size): string => 'brings the end of the game closer',
  },
  /** One sentence of them all; any may be empty. */
  reason: (deeds: readonly string[], gains: readonly string[], costs: readonly string[]): string => {
    const told = [...deeds, joined(gains, 'and'), joined(costs, 'and')].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join('; '))}.`
  },
  /** Beside another turn than the best. */
  behind: (size: Size | null): string =>
    size === null
      ? 'about as good'
      : { little: 'nearly as good', some: 'somewhat weaker', much: 'clearly weaker' }[size],
  /** Own tasks that are fulfilled, where none of the turns ignites one. */
  waiting: (some: readonly Task[]): string =>
    `${quoted(some)} can wait: bonfires score only at the end. ${some.length === 1 ? 'It has' : 'They have'} to stay fulfilled until you ignite ${some.length === 1 ? 'it' : 'them'}.`,
  /** Why there are none: two or more play without, the asker is not asked, and nothing was thought of in time. */
  off: 'This table plays without hints. Any player here can change that for everyone: /bonfire settings.',
  notNow: 'You can get a hint only on your own turn, while the decision is yours.',
  failed: 'I couldn’t find a hint in time. Try again in a moment; your turn is safe.',
  /** The table's option in a list, and a button that switches it. */
  option: (on: boolean): string => (on ? 'Hints: on for everyone here.' : 'Hints: off.'),
  switchOption: (on: boolean): string => (on ? 'Hints for everyone' : 'No hints'),
}
