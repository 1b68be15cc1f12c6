import type { APIMessage } from 'discord-api-types/v10'
import { expect } from 'vitest'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, type } from './playground.ts'
import { rings } from './rings.ts'
import { turnsOf } from './turns.ts'

/** How often notices are looked for, in ms. */
export const LOOK = 100
export const HOUR = 3_600_000

/** A game of three that is played by and by, whose acting player was called a day ago. */
export async function dayOld() {
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
  const [other = ada, third = ada] = others
  const heard = others.map((person) => rings(person, CAMPFIRE))
  const isGone = (one: APIMessage) => one.id !== first.id && read(one).text.includes('is no longer in this server')
  return { ground, now, tableId, first, shownTurn, slow, other, third, heard, isGone }
}
