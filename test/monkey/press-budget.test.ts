import { expect, it } from 'vitest'
import { BUDGET, countPresses, overBudget, spreadByGoal } from '#support/presses/count'

it('whoever goes straight for something needs no more presses than the budget allows', async () => {
  expect(overBudget(spreadByGoal(await countPresses(1, '1', { turns: 44 })), 1)).toEqual([])
})

it('nor does the first voyage, to any island of a table of four, and a task there, but for one press more', async () => {
  const { shipAndTask } = spreadByGoal(await countPresses(2, '1', { turns: 4, people: 4, goals: ['shipAndTask'] }))
  expect(shipAndTask.turns).toBeGreaterThan(3)
  expect(shipAndTask.most).toBeLessThanOrEqual(BUDGET.shipAndTask + 1)
})
