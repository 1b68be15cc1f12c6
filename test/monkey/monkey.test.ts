import { expect, it } from 'vitest'
import { playMonkeys } from '#support/monkey/play'
import { newTally } from '#support/monkey/tally'

it('two whole games of three, pressed at random in a Discord, keep every promise and every secret to the score sheet', {
  timeout: 300_000,
}, async () => {
  const tally = newTally()
  const pictures = await playMonkeys({ games: 2, seed: 'suite', drawOneIn: 40 }, tally)
  // Every kind of answer was seen, and real pictures among them.
  expect(tally.turns).toBeGreaterThan(40)
  for (const kind of ['panel', 'notice', 'turnOver', 'shown'] as const)
    expect(tally.answers[kind], kind).toBeGreaterThan(20)
  expect(pictures.drawn).toBeGreaterThan(5)
})
