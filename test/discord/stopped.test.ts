import { afterAll, expect, it } from 'vitest'
import { openStore } from '#store'
import { thawTable } from '#table'
import { freshDatabase } from '../store/databases.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { turnsOf } from './turns.ts'

const { url, drop } = await freshDatabase()
afterAll(drop)
const EVERY = 200
const ground = await playground({ drawOneIn: 1_000_000, choresEveryMs: EVERY, databaseUrl: url })
const store = await openStore(url)
/** As the stage casts it for its games. */
const SEED = /\b5{31}[0-9a-f]\b/
afterAll(() => store.close())

it('where a newer version of the bot plays on, presses are answered so, and its message in the channel is left alone', async () => {
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  await type(ada, CAMPFIRE, 'new')
  const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  const table = await ground.service().inChannel(CAMPFIRE)
  if (table === null) throw new Error('no table')
  const shownAt = async () => (await store.liveMessages.get(table.id, CAMPFIRE))?.seq
  await expect.poll(shownAt).toBe(1)
  await store.tables.append(table.id, [{ seq: 2, actor: null, type: 'danced', data: {} }])

  const answer = shown(await bjorn.press(lobby, withVerb(lobby, 'join')[0]?.id ?? 'no join'))
  expect(read(answer).text).toContain('being updated')
  await ground.runtime.looked(EVERY, 2, 1)
  expect(await shownAt()).toBe(1)
  expect(ada.latest(CAMPFIRE, ({ id }) => id === lobby.id)?.edited_timestamp).toBeNull()
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

it('a stopped table says so in its channel, with a way to close it, and goes on there once it is thawed', async () => {
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  const { id, live, other } = await turnsOf(ground, ada, bjorn).begun(SECOND)
  const { length } = await store.tables.entries(id)
  await store.tables.append(id, [{ seq: length + 1, actor: null, type: 'choice', data: {} }])
  await other.press(live, withVerb(live, 'open')[0]?.id ?? 'no open')
  await typeAndConfirm(other, SECOND, 'resign')
  const stopped = await ada.until(SECOND, (message) => withVerb(message, 'close').length > 0)
  expect(stopped.id).not.toBe(live.id)
  expect(read(stopped).text).toContain('stopped')
  expect(ground.lines.filter((line) => line.startsWith('error a table is frozen'))).toHaveLength(1)

  // It may go on: what is hidden is told to nobody but the host, in the log.
  const seed = SEED.exec(JSON.stringify(await store.tables.entries(id)))?.[0] ?? 'no seed'
  for (const person of [ada, bjorn, await ground.person(NOOR)]) {
    const answer = shown(await type(person, SECOND, 'journal'))
    expect(answer.attachments).toEqual([])
    expect(JSON.stringify(answer.components)).not.toContain('.json')
    expect(JSON.stringify(answer)).not.toContain(seed)
    expect(read(answer).text).toContain(id)
  }
  expect(ground.lines.filter((line) => line.includes(seed))).toHaveLength(1)

  expect(await thawTable(store.tables, id, new Date())).toMatchObject({ kind: 'thawed', dropped: 1 })
  await ground.restart()
  const going = await ada.until(SECOND, (message) => withVerb(message, 'open').length > 0)
  expect(read(going).text).toBe(read(live).text)
  // Whoever is due hears of it, once.
  expect(going.id).not.toBe(stopped.id)
  expect(going.mentions).toHaveLength(1)
  await ada.until(SECOND, (message) => message.id === stopped.id && /^-# Turn 1 · [^:.]+$/.test(read(message).text))
  expect(read(shown(await type(ada, SECOND, 'log'))).text).toMatch(
    /The table stopped because .+ the game continues, but part of the current turn/,
  )
})
