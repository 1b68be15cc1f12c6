import {
  type Choice,
  COMMON_TASKS,
  type CommonTask,
  cityOf,
  commonTaskProgress,
  conditionProgress,
  type GameState,
  pointsByScoreLine,
  type Rules,
  type Seat,
  type TaskId,
} from '#engine'
import { roundsLeft } from './horizon.ts'
import { weightsIn } from './weights.ts'

/** How much of something there is, of what is needed; never more. */
interface Progress {
  readonly have: number
  readonly need: number
}

/** What a turn brings that can be told exactly, and what it is for. */
export type TurnEffect =
  | { readonly kind: 'scores'; readonly points: number }
  /** Points that count only at the end, and that nobody can take away (R15.1 to R15.4). */
  | { readonly kind: 'secures'; readonly points: number }
  /** An own task can be ignited in the next turn. */
  | { readonly kind: 'fulfils'; readonly task: TaskId }
  | ({ readonly kind: 'receives'; readonly task: TaskId } & Progress)
  | ({ readonly kind: 'nearer'; readonly task: TaskId } & Progress)
  /** The ship comes to where this task lies, the nearest to fulfilled there. */
  | ({ readonly kind: 'sailsTo'; readonly task: TaskId } & Progress)
  /** R13.1; `bonus`: its neutral novice still stands there. */
  | ({ readonly kind: 'common'; readonly task: CommonTask; readonly bonus: boolean } & Progress)

const MOST = 4
const AT_THE_END = ['bonfires', 'guardians', 'portals', 'crystals', 'commonTasks'] as const

/**
 * What a turn does, what counts at once first; on a last turn nothing that is for later.
 * @param after before its end is said
 */
export function turnEffectsOf(
  rules: Rules,
  before: GameState,
  after: GameState,
  seat: Seat,
  choices: readonly Choice[],
): readonly TurnEffect[] {
  const [was, is] = [pointsByScoreLine(rules, before, seat), pointsByScoreLine(rules, after, seat)]
  const scored = is.duringPlay - was.duringPlay
  const secured = AT_THE_END.reduce((sum, line) => sum + is[line] - was[line], 0)
  const points: TurnEffect[] = []
  if (scored > 0) points.push({ kind: 'scores', points: scored })
  if (secured > 0) points.push({ kind: 'secures', points: secured })
  const noneLater = cityOf(after, seat).status !== 'playing' || roundsLeft(weightsIn(before), before, seat) <= 0
  return noneLater
    ? points
    : [
        ...points,
        ...ownTaskDeeds(rules, before, after, seat),
        ...sailing(rules, after, seat, choices),
        ...commonTaskDeeds(before, after, seat),
      ].slice(0, MOST)
}

/** Own tasks that do not burn yet. */
export const unlitTasks = (state: GameState, seat: Seat): TaskId[] =>
  cityOf(state, seat).tasks.flatMap((task) => (task === null || task.lit ? [] : task.task))

/** How far a seat is with a task's condition. */
export function taskConditionProgress(rules: Rules, state: GameState, seat: Seat, task: TaskId): Progress {
  const { have, need } = conditionProgress(rules, state, seat, rules.task(task).condition)
  return { have: Math.min(have, need), need }
}

/** Those that are fulfilled first, then by points. */
function ownTaskDeeds(rules: Rules, before: GameState, after: GameState, seat: Seat): TurnEffect[] {
  const had = unlitTasks(before, seat)
  return unlitTasks(after, seat)
    .map((task) => ({ task, now: taskConditionProgress(rules, after, seat, task) }))
    .sort((a, b) => rules.task(b.task).points - rules.task(a.task).points)
    .flatMap(({ task, now }): TurnEffect | [] => {
      if (!had.includes(task)) return { kind: 'receives', task, ...now }
      if (now.have <= taskConditionProgress(rules, before, seat, task).have) return []
      return now.have === now.need ? { kind: 'fulfils', task } : { kind: 'nearer', task, ...now }
    })
    .sort((a, b) => Number(b.kind === 'fulfils') - Number(a.kind === 'fulfils'))
}

/** R7.2: what the ship is moved for, where nothing is received there at once. */
function sailing(rules: Rules, after: GameState, seat: Seat, choices: readonly Choice[]): TurnEffect[] {
  const island = choices.findLast((choice) => choice.kind === 'ship')?.island
  if (island === undefined || choices.some(({ kind }) => kind === 'task' || kind === 'guardian')) return []
  const [nearest] = (after.islands[island]?.tasks ?? [])
    .map((task) => ({ task, ...taskConditionProgress(rules, after, seat, task) }))
    .sort((a, b) => a.need - a.have - (b.need - b.have) || rules.task(b.task).points - rules.task(a.task).points)
  return nearest === undefined ? [] : [{ kind: 'sailsTo', ...nearest }]
}

function commonTaskDeeds(before: GameState, after: GameState, seat: Seat): TurnEffect[] {
  return COMMON_TASKS.flatMap((task): Extract<TurnEffect, { kind: 'common' }> | [] => {
    const was = commonTaskProgress(cityOf(before, seat), task)
    const { have, need } = commonTaskProgress(cityOf(after, seat), task)
    if (have <= was.have || was.have >= need) return []
    return { kind: 'common', task, have: Math.min(have, need), need, bonus: after.commonNovices.includes(task) }
  }).sort((a, b) => b.have / b.need - a.have / a.need)
}
