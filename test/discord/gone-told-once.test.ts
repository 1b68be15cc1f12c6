import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { follow } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, type } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, turnsOf } from './turns.ts'

const LOOK = 100
const HOUR = 3_600_000

it('whoever heard that somebody is gone is not called within the hour, though the answer to that message was lost and they are back', async () => {
  const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: LOOK } })
  const people = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)] as const
  const [ada, bjorn, noor] = people
  const { now, tableIn } = turnsOf(ground, ada, bjorn)
  // When a message was posted is told by the sandbox's clock.
  ground.setNow(new Date(Date.now() - 25 * HOUR))
  await type(ada, CAMPFIRE, 'new')
  for (const person of [bjorn, noor]) await type(person, CAMPFIRE, 'join')
  const { id: tableId } = await tableIn(CAMPFIRE)
  const pace = { kind: 'turn', hours: 72, atEnd: 'free' } as const
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { pace } } })
  await type(ada, CAMPFIRE, 'start')
  const shownTurn = async (): Promise<APIMessage> => {
    const { turnSeq } = await tableIn(CAMPFIRE)
    const message = () => ground.service().turnMessage(tableId, turnSeq ?? 0)
    await expect.poll(message).not.toBeNull()
    const messageId = (await message())?.messageId
    return await ada.until(CAMPFIRE, ({ id }) => id === messageId)
  }
  const first = await shownTurn()
  const { acting } = await tableIn(CAMPFIRE)
  const slow = people.find(({ id }) => id === acting) ?? ada
  const others = people.filter((one) => one !== slow)
  const heard = others.map((person) => rings(person, CAMPFIRE))

  now({ do: 'leaveServer', personId: slow.id })
  const on = `POST /channels/${CAMPFIRE}/messages`
  ground.sandbox.faults.set({ rules: [{ fault: 'answerLost', on, times: 1 }] })
  ground.setNow(null)
  const [other = ada] = others
  const isGone = (one: APIMessage) => one.id !== first.id && read(one).text.includes('is no longer in this server')
  await other.until(CAMPFIRE, (one) => isLive(one) && isGone(one))
  now({ do: 'leaveServer', personId: slow.id, left: false })
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 1])
  // The one before is taken away when the message is found to be there.
  await expect.poll(() => other.messages.get(CAMPFIRE)?.has(first.id), { timeout: 60_000 }).toBe(false)

  const table = await viewAsActor(ground.service(), tableId)
  if (table === null) throw new Error('no table')
  await follow(ground.service(), table).finishTurn()
  const silent = await shownTurn()
  expect(silent.mentions).toEqual([])
  expect(heard.map(({ length }) => length)).toEqual([1, 1])
}, 120_000)
