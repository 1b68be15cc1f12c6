import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it, onTestFinished } from 'vitest'
import { connectPerson } from '#sandbox/person'
import { needs } from '../needs.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, type, typeAndConfirm } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, turnsOf } from './turns.ts'
import { startTwoBots } from './two-bots.ts'

const HOUR = 3_600_000
/** How long a process waits for a channel that the other has, in ms, and somewhat more. */
const HELD = 700

it.skipIf(!(await needs('postgres')))(
  'of a game that is over nothing is kept any more once the last has heard of it, though two processes looked at it then',
  async () => {
    let clock = Date.now()
    const { sandbox, bots } = await startTwoBots(() => clock)
    const [ada, bjorn, noor] = [
      await connectPerson(sandbox.url, ADA),
      await connectPerson(sandbox.url, BJORN),
      await connectPerson(sandbox.url, NOOR),
    ]
    for (const person of [ada, bjorn, noor]) onTestFinished(person.close)
    await type(ada, CAMPFIRE, 'new')
    for (const person of [bjorn, noor]) await type(person, CAMPFIRE, 'join')
    await type(ada, CAMPFIRE, 'start')
    await ada.until(CAMPFIRE, isLive)
    const tableId = (await bots.either().service.inChannel(CAMPFIRE))?.id ?? 'no table'
    await bots.settled(tableId)
    const hour = new Date(clock).getUTCHours()
    const quiet = { zone: 'UTC', quiet: { from: hour, to: (hour + 2) % 24 } }
    await bots.either().service.saveSettings(BJORN, quiet)
    await typeAndConfirm(ada, CAMPFIRE, 'close')
    const end = await noor.until(CAMPFIRE, (message) => read(message).text.includes('closed this table'))
    expect(end.mentions.map(({ id }) => id)).toEqual([NOOR])
    await bots.settled(tableId)
    const heard = [ada, bjorn, noor].map((person) => rings(person, CAMPFIRE))
    clock += 2 * HOUR
    await bots.settled(tableId)
    await sleep(HELD)
    await bots.settled(tableId)
    expect(heard.map(({ length }) => length)).toEqual([0, 1, 0])
    expect(await bots.either().store.notices.ofTable(tableId)).toEqual([])
  },
)

it('of a game that is over nobody hears again for another has left the server meanwhile', async () => {
  const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
  const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
  const { now, tableIn } = turnsOf(ground, ada, bjorn)
  await type(ada, SECOND, 'new')
  for (const person of [bjorn, noor]) await type(person, SECOND, 'join')
  await type(ada, SECOND, 'start')
  await ada.until(SECOND, isLive)
  const hour = new Date().getUTCHours()
  await ground.service().saveSettings(BJORN, { zone: 'UTC', quiet: { from: hour, to: (hour + 2) % 24 } })
  const { id: tableId } = await tableIn(SECOND)
  await typeAndConfirm(ada, SECOND, 'close')
  const isEnd = (message: APIMessage) => read(message).text.includes('closed this table')
  const end = await noor.until(SECOND, isEnd)
  const heard = [ada, noor].map((person) => rings(person, SECOND))
  now({ do: 'leaveServer', personId: BJORN })
  expect((await ground.service().view(tableId))?.phase).toBe('closed')
  ground.setNow(new Date(Date.now() + 2 * HOUR))
  await noor.until(SECOND, (message) => isEnd(message) && message.id !== end.id)
  await sleep(HELD)
  expect(heard.map(({ length }) => length)).toEqual([0, 0])
})
