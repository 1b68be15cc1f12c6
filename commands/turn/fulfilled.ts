import type { Task } from '#engine'
import { EMOJI } from '#text'
import { tasksReadyToIgnite } from '../advice/tips.ts'
import type { PanelContext } from '../panel.ts'

/**
 * The own tasks that are fulfilled, in words; null where there is none.
 * @param may whether one can be ignited in this turn
 * @param but those of which nothing is said
 */
export function fulfilledLine(
  { rules, state, seat, words: { panel } }: PanelContext,
  may: boolean,
  but: readonly Task[] = [],
): string | null {
  const tasks = tasksReadyToIgnite(rules, state, seat).filter(({ id }) => but.every((one) => one.id !== id))
  return tasks.length === 0 ? null : `${EMOJI.bonfire} ${panel.taskFulfilled(tasks, may)}`
}

/** The same of those that were not fulfilled yet when the turn began: for the panels of its questions. */
export const fulfilledThisTurnLine = (panel: PanelContext): string | null =>
  panel.table.settled === null
    ? null
    : fulfilledLine(panel, false, tasksReadyToIgnite(panel.rules, panel.table.settled, panel.seat))
