import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { freshTables, serviceOn } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, playground, SECOND, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

/** So many channels are behind: twice as many requests as Discord takes in four seconds. */
const MANY = 200
/** Of these so many may be brought up to date after somebody asked for theirs, and before it comes: those that were begun. */
const BEGUN = 50

const { url, store } = await freshTables()
const ground = await playground({
  databaseUrl: url,
  drawOneIn: 1_000_000,
  choresEveryMs: 60_000,
  pace: { noticesEveryMs: 200 },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { begun, tableIn } = turnsOf(ground, ada, bjorn)
const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0

const threads: string[] = []
for (let nth = 0; nth < MANY; nth++) threads.push((await ada.openThread(CAMPFIRE, `Game ${nth}`)).id)
const another = serviceOn(store)
/** How many of the channels that were behind show their table. */
const caughtUp = (shows: (message: APIMessage) => boolean) => threads.filter((id) => ada.latest(id, shows)).length

/** A process on the same database that dies before it shows its tables; the bot does not hear of them. */
async function leaveBehind(guildId: string | null) {
  for (const channelId of threads) {
    const nth = threads.indexOf(channelId)
    const host = { id: `${900_000_000_000_000_000n + BigInt(nth)}`, name: `Host ${nth}` }
    await another.open({ guildId, channelId, host, solo: false, options: {} })
  }
}

it('who plays, and who is to be called, is not behind thousands of channels that are to be brought up to date', async () => {
  const { acting, live } = await begun(CAMPFIRE)
  const waits = await begun(SECOND)
  await leaveBehind((await tableIn(CAMPFIRE)).guildId)
  await ground.restart()
  await expect.poll(() => caughtUp(isLobby)).toBeGreaterThan(0)
  await takeTurn(acting, CAMPFIRE)
  const atEnd = caughtUp(isLobby)
  await ada.until(CAMPFIRE, (message) => isLive(message) && message.id !== live.id)
  expect(caughtUp(isLobby) - atEnd).toBeLessThan(BEGUN)
  // Whoever is to act by now is reminded.
  ground.setNow(new Date(Date.now() + 25 * 3_600_000))
  const atDue = caughtUp(isLobby)
  await ada.until(SECOND, (message) => isLive(message) && message.id !== waits.live.id)
  expect(caughtUp(isLobby) - atDue).toBeLessThan(BEGUN)
  expect(caughtUp(isLobby)).toBeLessThan(MANY)
  await expect.poll(() => caughtUp(isLobby)).toBe(MANY)
})
