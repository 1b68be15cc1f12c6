import { turnsNeeded } from './need.ts'
import type { LyingTask, Outlook } from './outlook.ts'

/** The tasks that could still be received. Their conditions are looked at once a turn: a turn changes little in them. */
export function lyingTasks(outlook: Outlook): LyingTask[] {
  const { rules, state } = outlook
  return Object.entries(state.islands).flatMap(([island, { tasks }]) =>
    tasks.map((id) => {
      const { points, condition } = rules.task(id)
      return { island, task: id, points, turns: turnsNeeded(outlook, condition) }
    }),
  )
}
