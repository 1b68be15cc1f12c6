import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ADA, BJORN, playground, SECOND } from './playground.ts'
import { isLive, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, choresEveryMs: 1000 })
const { forbidden } = turnsOf(ground, await ground.person(ADA), await ground.person(BJORN))

it('a channel that was forbidden to the bot is written to again once that is put right, though nobody presses or types', async () => {
  const { live, other, allow } = await forbidden(SECOND)
  // What the last command set going is over: from now on nobody asks for anything.
  await sleep(2000)
  allow()
  const called = await other.until(SECOND, (message) => isLive(message) && message.id !== live.id)
  expect(called.mentions.map(({ id }) => id)).toEqual([other.id])
})
