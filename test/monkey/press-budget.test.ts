import { expect, it } from 'vitest'
import { BUDGET, countPresses, spreads } from '#support/presses/count'

it('whoever goes straight for something needs no more presses than the budget allows', {
  timeout: 300_000,
}, async () => {
  const counted = spreads(await countPresses(1, '1', { turns: 44 }))
  for (const [kind, spread] of Object.entries(counted)) {
    if (kind === 'asked') continue
    expect(spread.turns, kind).toBeGreaterThan(0)
    const most = Object.entries(BUDGET).find(([name]) => name === kind)?.[1] ?? 0
    expect(spread.median, kind).toBeLessThanOrEqual(most)
  }
})

it('nor does the first voyage, to any island of a table of four, and a task there', { timeout: 300_000 }, async () => {
  const { shipAndTask } = spreads(await countPresses(2, '1', { turns: 4, people: 4, goals: ['shipAndTask'] }))
  expect(shipAndTask.turns).toBeGreaterThan(3)
  expect(shipAndTask.most).toBeLessThanOrEqual(BUDGET.shipAndTask)
})
