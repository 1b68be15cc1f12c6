import { expect, it } from 'vitest'
import { playMonkeys } from '#support/monkey/play'
import { newTally } from '#support/monkey/tally'

it('a whole game of three, pressed at random in a Discord, keeps every promise and every secret to the score sheet', async () => {
  const tally = newTally()
  const pictures = await playMonkeys({ games: 1, seed: 'suite', drawOneIn: 20 }, tally)
  // Every kind of answer was seen, and real pictures among them.
  expect(tally.turns).toBeGreaterThan(20)
  for (const kind of ['panel', 'turnOver', 'shown'] as const) expect(tally.answers[kind], kind).toBeGreaterThan(10)
  // A panel goes when the next is opened, so few old buttons are left to be pressed.
  expect(tally.answers.notice).toBeGreaterThan(0)
  expect(tally.shared).toBe(3)
  expect(pictures.drawn).toBeGreaterThan(5)
})
