import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, playground } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ choresEveryMs: 200 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { begun } = turnsOf(ground, ada, bjorn)

afterEach(() => ground.sandbox.faults.set({ rules: [] }))

describe('where Discord does not find the picture that comes with a message', () => {
  it('the message of the next turn calls without it', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'lost')
    const { live, acting, other } = await begun(channel)
    ground.sandbox.faults.set({ rules: [{ fault: 'mediaLost', on: `POST /channels/${channel}` }] })
    await takeTurn(acting, channel)
    await eventually(() => {
      const [message] = [...(ada.messages.get(channel)?.values() ?? [])].filter(isLive)
      expect(message?.id).not.toBe(live.id)
      expect(message?.mentions.map(({ id }) => id)).toEqual([other.id])
    })
  })
})
