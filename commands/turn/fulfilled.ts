import type { GameState, Task } from '#engine'
import { EMOJI } from '#text'
import { fulfilledTasks } from '../advice/tips.ts'
import type { PanelContext } from '../panel.ts'

type Told = Pick<PanelContext, 'rules' | 'state' | 'seat' | 'words'>

const line = (
  { words: { panel } }: Pick<PanelContext, 'words'>,
  tasks: readonly Task[],
  may: boolean,
): string | null => (tasks.length === 0 ? null : `${EMOJI.bonfire} ${panel.taskFulfilled(tasks, may)}`)

/**
 * The own tasks that are fulfilled, in words; null where there is none.
 * @param may whether one can be ignited in this turn
 */
export const fulfilledLine = (told: Told, may: boolean): string | null =>
  line(told, fulfilledTasks(told.rules, told.state, told.seat), may)

/** The same of those that were not fulfilled yet when the turn began: for the panels of its questions. */
export function newlyFulfilledLine(panel: PanelContext): string | null {
  const before = panel.table.settled
  return before === null ? null : line(panel, newlyFulfilled(before, panel), false)
}

const newlyFulfilled = (before: GameState, { rules, state, seat }: Told): Task[] => {
  const known = fulfilledTasks(rules, before, seat).map(({ id }) => id)
  return fulfilledTasks(rules, state, seat).filter(({ id }) => !known.includes(id))
}
