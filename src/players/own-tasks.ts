import { type Condition, SPACES, type Space } from '#engine'
import { portalAndCrystalPointsOfTask } from './beside.ts'
import { turnsToMeetCondition } from './need.ts'
import type { PositionContext } from './outlook.ts'

/** A task of the own city. What it needs is asked by several parts of the value, and reckoned once a position. */
export interface OwnTask {
  readonly space: Space
  readonly lit: boolean
  readonly points: number
  /** The kind of its condition. */
  readonly condition: Condition['kind']
  /** Own turns that its condition still takes, about; 0 when it is met, or the task burns. */
  readonly turns: number
  /** Points that portal and path tile add (R15.3), those by chance counted in part. */
  readonly beside: number
}

/** The tasks of the own city, in the order of their spaces. */
export function ownTasksAndBonfires(outlook: PositionContext): OwnTask[] {
  const { rules, city } = outlook
  const own: OwnTask[] = []
  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (!task) continue
    const { points, condition } = rules.task(task.task)
    const turns = task.lit ? 0 : turnsToMeetCondition(outlook, condition)
    own.push({
      space,
      lit: task.lit,
      points,
      condition: condition.kind,
      turns,
      beside: portalAndCrystalPointsOfTask(outlook, space, task.task),
    })
  }
  return own
}
