import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, type } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const HOUR = 3_600_000
const LOOK = 50
const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: LOOK,
  pace: { noticesEveryMs: LOOK, coolDown: { firstMs: 4 * LOOK, mostMs: 4 * LOOK } },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now, tableIn } = turnsOf(ground, ada, bjorn)

it('nobody loses a seat in a channel that is closed to the bot, also where another process found that it is', async () => {
  await type(ada, SECOND, 'new')
  const { id: tableId } = await tableIn(SECOND)
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  const pace = { kind: 'turn', hours: 12, atEnd: 'free' } as const
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { pace } } })
  await type(bjorn, SECOND, 'join')
  await type(ada, SECOND, 'start')
  await ada.until(SECOND, isLive)
  const [first, slow] = (await tableIn(SECOND)).acting === ADA ? [ada, bjorn] : [bjorn, ada]
  now({ do: 'deny', channelId: SECOND, permissions: ['SendMessages'] })
  await takeTurn(first, CAMPFIRE)
  // What the bot heard of: where the sandbox has refused, the answer may still be on its way.
  const refused = () => ground.lines.filter((line) => line.includes('cannot be written to')).length
  await expect.poll(refused).toBeGreaterThan(0)
  const acting = async () => (await ground.service().view(tableId))?.acting
  ground.setNow(new Date(Date.now() + 12.5 * HOUR))
  await ground.runtime.looked(LOOK, 3, 4)
  expect(await acting()).toBe(slow.id)
  const before = refused()
  await ground.restart()
  await expect.poll(refused).toBeGreaterThan(before)
  await ground.runtime.looked(LOOK, 3, 4)
  expect(await acting()).toBe(slow.id)

  // So late whoever has to act is given more time.
  ground.setNow(new Date(Date.now() + 14 * HOUR))
  now({ do: 'deny', channelId: SECOND, permissions: [] })
  const { moreTime } = words('en').pace
  const told = (message: APIMessage) => read(message).text.includes(moreTime('…').split('…')[0] ?? '')
  await slow.until(SECOND, (message) => isLive(message) && told(message))
  expect(await acting()).toBe(slow.id)
})
