import { turnsNeeded } from './need.ts'
import type { LyingTask, Outlook } from './outlook.ts'

/** The tasks that could still be received. Their conditions are looked at once a turn: a turn changes little in them. */
export function lyingTasks(outlook: Outlook): LyingTask[] {
  const { rules, state } = outlook
  return Object.entries(state.islands).flatMap(([island, { tasks }]) =>
    tasks.map((id) => {
      const { points, condition } = rules.task(id)
      const turns = turnsNeeded(outlook, condition)
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
