import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gameFactsOf } from '#results'
import { eventually } from '#support/eventually'
import { words } from '#text'
import { HOUR_MS } from '#time'
import { follow, tableOf } from '../table/sitting.ts'
import { endOf, finished, playedOut } from './finished.ts'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, type } from './playground.ts'
import { isLive, turnsOf } from './turns.ts'

const LOOK = 50
/** Whether a game that is over is understood; a thread that is ended with its process answers nothing. */
let thinks = true
const stopped = new AbortController()
const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: LOOK,
  pace: { noticesEveryMs: LOOK, coolDown: { firstMs: LOOK, mostMs: LOOK } },
  thinking: {
    factsOf: async (rules, segments) => {
      if (!thinks) await sleep(HOUR_MS, undefined, { signal: stopped.signal })
      return gameFactsOf(rules, { segments })
    },
  },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now } = turnsOf(ground, ada, bjorn)
const { title } = words('en').ending

async function begun(channelId: string): Promise<void> {
  await type(ada, channelId, 'new')
  await type(bjorn, channelId, 'join')
  await type(ada, channelId, 'start')
  await ada.until(channelId, isLive)
}

it('how a game went is told by the next process where one ended before it knew', async () => {
  thinks = false
  await begun(CAMPFIRE)
  const end = await finished(ground, ada, CAMPFIRE)
  expect(read(end).text).not.toContain(title)
  const restarted = ground.restart()
  stopped.abort()
  thinks = true
  await restarted
  const told = await ada.until(CAMPFIRE, (message) => read(message).text.includes(title))
  expect(told.id).toBe(end.id)
})

it('the end of a game is told once the bot is let into its channel again, also by the next process', async () => {
  await begun(SECOND)
  now({ do: 'deny', channelId: SECOND, permissions: ['ViewChannel'] })
  const refusals = () => ground.lines.filter((line) => line.includes('cannot be written to')).length
  const before = refusals()
  const id = await playedOut(ground, SECOND)
  await expect.poll(refusals).toBeGreaterThan(before)
  await ground.restart()
  now({ do: 'deny', channelId: SECOND, permissions: [] })
  await endOf(ada, SECOND, id)
  await ada.until(SECOND, (message) => read(message).text.includes(title))
})

it('a record of the server that a game broke is told at its end, once enough games were played', async () => {
  const { guildId } = ground.sandbox
  const [host, guest] = [ADA, BJORN].map((id, seat) => ({ id, name: `Player ${seat}` }))
  if (host === undefined || guest === undefined) throw new Error('nobody plays')
  for (let nth = 0; nth < 6; nth++) {
    const opening = { guildId, channelId: `a place ${nth}`, host, solo: false, options: {} }
    const sitting = follow(ground.service(), tableOf(await ground.service().open(opening)))
    await sitting.does(guest, { kind: 'join' })
    await sitting.does(host, { kind: 'start' })
    while (sitting.now().phase === 'playing') await sitting.finishTurn()
  }
  await begun(CAMPFIRE)
  const id = await playedOut(ground, CAMPFIRE)
  await eventually(async () => expect((await ground.service().results.ending(id)).complete).toBe(true))
  const { records } = await ground.service().results.ending(id)
  expect(records.length).toBeGreaterThan(0)
  for (const { key, value, seat, before } of records)
    await ada.until(CAMPFIRE, (message) =>
      read(message).text.includes(words('en').records.news(key, value, ['Ada', 'Bjørn 🔥'][seat] ?? '', before)),
    )
})
