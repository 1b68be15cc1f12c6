import type { Condition, Crystal, Task } from '#engine'

export interface TaskWords {
  /** At most 45 characters: "4 blue tasks or bonfires". */
  readonly condition: (condition: Condition) => string
  /** A full sentence: what must be true when the task is turned over. */
  readonly conditionAtLength: (condition: Condition) => string
  /** What a task is called: by what it asks, never by its code. "4 blue tasks or bonfires, 4 points" */
  readonly title: (task: Task) => string
  /** The same in a list with others: "red 4: 4 blue tasks or bonfires" */
  readonly inBrief: (task: Task) => string
  /** "4-point bonfire", "red task" */
  readonly kind: (colour: Crystal, lit: boolean) => string
}
