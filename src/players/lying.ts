import type { GameState } from '#engine'
import { turnsToMeetCondition } from './need.ts'
import type { LyingTask, PositionContext } from './outlook.ts'

/** The tasks that could still be received. Their conditions are looked at once a turn: a turn changes little in them. */
export function lyingTasks(outlook: PositionContext): LyingTask[] {
  const { rules, state } = outlook
  return Object.entries(state.islands).flatMap(([island, { tasks }]) =>
    tasks.map((id) => {
      const { points, condition } = rules.task(id)
      const turns = turnsToMeetCondition(outlook, condition)
      const promised = points + LIGHTING
      return {
        island,
        task: id,
        points,
        turns,
        here: promised * SOON ** turns,
        away: promised * SOON ** (turns + SAILING),
      }
    }),
  )
}
/** In points: what lighting a task brings besides its own; the share that is left a turn later; what sailing delays. */
const LIGHTING = 3
const SOON = 0.75
const SAILING = 0.3

/** Those of the tasks that still lie there in a later position; most positions share their islands with others. */
export function stillLyingTasksFinder(tasks: readonly LyingTask[]): (state: GameState) => readonly LyingTask[] {
  const known = new WeakMap<GameState['islands'], readonly LyingTask[]>()
  return ({ islands }) => {
    const before = known.get(islands)
    if (before !== undefined) return before
    const left = tasks.filter(({ island, task }) => islands[island]?.tasks.includes(task))
    known.set(islands, left)
    return left
  }
}
