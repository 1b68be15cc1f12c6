import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type BotTimings, startBot } from '#discord'
import { machineRuntime } from '#runtime'
import { type Sandbox, startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { type BotProcess, startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { createTableService, type TableForPerson } from '#table'
import { freshPostgres, needs } from '../needs.ts'
import { freshDatabase } from '../store/databases.ts'
import { follow, tamper } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, type, typeAndConfirm, withVerb } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, takeTurn } from './turns.ts'

const postgres = await needs('postgres')
const CLAIM = 1200

/** A bot in this process, with a connection to the database of its own. */
async function startBotHere(
  { token, apiUrl }: Sandbox,
  databaseUrl: string,
  pace: Partial<BotTimings> = {},
): Promise<void> {
  const store = await openStore(databaseUrl)
  const now = () => new Date()
  const service = createTableService(store.tables, { ...store, now, seed: () => '7'.repeat(32) })
  const silent = () => undefined
  const bot = await startBot({
    ...{
      runtime: machineRuntime,
      token,
      apiUrl,
      guildId: null,
      service,
      liveMessages: store.liveMessages,
      claimIdentify: async () => 0,
      now,
      onDisconnect: silent,
      pressesPerSecond: 1000,
      pace,
    },
    films: false,
    artist: {
      draw: () => Promise.reject(new Error('nothing is drawn here')),
      drawFrameBatch: () => Promise.reject(new Error('nothing is drawn here')),
      workers: 1,
      close: async () => undefined,
    },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  onTestFinished(async () => {
    await bot.close()
    await store.close()
  })
}

/** A game of three in a sandbox of its own. */
async function game(start: (sandbox: Sandbox) => Promise<void>) {
  const sandbox = await startSandbox(IN_CHANNELS)
  onTestFinished(sandbox.close)
  await start(sandbox)
  const people = await Promise.all([ADA, BJORN, NOOR].map((id) => connectPerson(sandbox.url, id)))
  for (const person of people) onTestFinished(person.close)
  const heard = people.map((person) => rings(person, CAMPFIRE))
  const [ada = nobody(), bjorn = nobody(), noor = nobody()] = people
  await type(ada, CAMPFIRE, 'new')
  for (const person of [bjorn, noor]) await type(person, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  const live = await ada.until(CAMPFIRE, isLive)
  const acting = live.mentions[0]?.id
  const leaver = acting === BJORN ? noor : bjorn
  return { sandbox, people, heard, ada, leaver, live }
}

function nobody(): never {
  throw new Error('nobody came')
}

const late = (sandbox: Sandbox, delayMs: number) =>
  sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: 'POST /channels', times: 1, delayMs, after: true }] })

/** Whom the messages after the first live one called: nobody twice, and the leaver not at all. */
const calls = ({ people, heard, leaver, live }: Awaited<ReturnType<typeof game>>) =>
  people.map((person, index) => {
    const since = (heard[index] ?? []).filter(({ id }) => BigInt(id) > BigInt(live.id))
    return person === leaver ? -since.length : since.length
  })
const onceEach = ({ people, leaver }: Awaited<ReturnType<typeof game>>) =>
  people.map((person) => (person === leaver ? -0 : 1))

describe('that somebody left calls those who stay once', () => {
  it('though the bot is killed after the message was posted and before it knew', async () => {
    const database = await freshDatabase()
    onTestFinished(database.drop)
    const bots: BotProcess[] = []
    const start = async ({ token, apiUrl }: Sandbox) => {
      const bot = await startBotProcess({ token, apiUrl, databaseUrl: database.url })
      onTestFinished(bot.kill)
      bots.push(bot)
    }
    const now = await game(start)
    late(now.sandbox, 30_000)
    await typeAndConfirm(now.leaver, CAMPFIRE, 'resign')
    const told = await now.ada.until(CAMPFIRE, (message) => isLive(message) && message.id !== now.live.id)
    await bots[0]?.kill()
    await start(now.sandbox)
    // The one before loses its buttons when the message is found to be there.
    await now.ada.until(CAMPFIRE, (one) => one.id === now.live.id && withVerb(one, 'open').length === 0)
    const lives = [...(now.ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
    expect(lives.map(({ id }) => id)).toEqual([told.id])
    expect(calls(now)).toEqual(onceEach(now))
  })

  it.skipIf(!postgres)('though two bots on one PostgreSQL hear of it, and both want to tell', async () => {
    const database = await freshPostgres()
    onTestFinished(database.drop)
    const now = await game(async (sandbox) => {
      await startBotHere(sandbox, database.url)
      await startBotHere(sandbox, database.url)
    })
    late(now.sandbox, 1500)
    await typeAndConfirm(now.leaver, CAMPFIRE, 'resign')
    await now.ada.until(CAMPFIRE, (one) => one.id === now.live.id && withVerb(one, 'open').length === 0)
    await type(now.leaver, CAMPFIRE, 'takeover')
    const filled = (one: APIMessage) => isLive(one) && withVerb(one, 'takeover').length === 0
    await now.ada.until(CAMPFIRE, (one) => filled(one) && one.id !== now.live.id)
    await eventually(() => expect(calls(now)).toEqual(onceEach(now)))
    expect([...(now.ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)).toHaveLength(1)
  })
})

/** A game of two that plays by and by, on a bot that is a process of its own, and has called the first. */
async function byAndBy() {
  const database = await freshPostgres()
  onTestFinished(database.drop)
  const store = await openStore(database.url)
  onTestFinished(store.close)
  const service = createTableService(store.tables, { ...store, now: () => new Date(), seed: () => '7'.repeat(32) })
  const sandbox = await startSandbox(IN_CHANNELS)
  onTestFinished(sandbox.close)
  const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url })
  onTestFinished(bot.kill)
  const people = await Promise.all([ADA, BJORN].map((id) => connectPerson(sandbox.url, id)))
  for (const person of people) onTestFinished(person.close)
  const heard = people.map((person) => rings(person, CAMPFIRE))
  const [ada = nobody(), bjorn = nobody()] = people
  await type(ada, CAMPFIRE, 'new')
  await type(bjorn, CAMPFIRE, 'join')
  const tableId = (await service.inChannel(CAMPFIRE))?.id ?? nobody()
  const pace = { kind: 'turn', hours: 72, atEnd: 'free' } as const
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  await service.act({ tableId, seq: null, ...host, action: { kind: 'option', change: { pace } } })
  await type(ada, CAMPFIRE, 'start')
  const live = await ada.until(CAMPFIRE, isLive)
  const [acting, next] = live.mentions[0]?.id === ADA ? [ada, bjorn] : [bjorn, ada]
  const newest = async (): Promise<TableForPerson> =>
    (await viewAsActor(service, tableId, (await store.tables.entries(tableId)).at(-1)?.seq)) ?? nobody()
  /** Waits until it is kept which message called to the turn that is on. */
  const recorded = async (): Promise<string | undefined> => {
    const { turnSeq } = await newest()
    const message = () => service.turnMessage(tableId, turnSeq ?? 0)
    await expect.poll(message).not.toBeNull()
    return (await message())?.messageId
  }
  await recorded()
  return {
    ...{ url: database.url, store, sandbox, service, heard, ada, live, acting, next, recorded },
    kill: bot.kill,
    tableId,
    /** Both play before any bot looks at the channel again: the same one is to act as before. */
    async movesOn() {
      for (let turn = 0; turn < 2; turn++) await follow(service, await newest()).finishTurn()
      expect((await newest()).acting).toBe(next.id)
    },
  }
}

describe.skipIf(!postgres)('at a table that plays by and by', () => {
  it('whoever was called by a process that died over it is not called again within the hour, though the table moved on', async () => {
    const { url, sandbox, heard, ada, live, acting, next, recorded, kill, movesOn } = await byAndBy()
    late(sandbox, 30_000)
    await takeTurn(acting, CAMPFIRE)
    const call = await next.until(CAMPFIRE, (message) => isLive(message) && message.id !== live.id)
    expect(call.mentions.map(({ id }) => id)).toEqual([next.id])
    await kill()
    await movesOn()
    await startBotHere(sandbox, url)
    const shown = await recorded()
    const silent = await next.until(CAMPFIRE, (message) => message.id === shown)
    expect(silent.mentions).toEqual([])
    await expect.poll(() => [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)).toHaveLength(1)
    expect(heard.map(({ length }) => length)).toEqual([1, 1])
  })

  it('nor is whoever was told directly by one, though another died after it that had claimed the same', async () => {
    const { url, store, sandbox, service, heard, acting, next, recorded, kill, movesOn, tableId } = await byAndBy()
    await service.saveSettings(next.id, { turnNotice: 'direct' })
    const { id: direct } = await next.openDm()
    const on = `POST /channels/${direct}/messages`
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on, times: 1, delayMs: 30_000, after: true }] })
    const told = () => [...(next.messages.get(direct)?.values() ?? [])].length
    const before = told()
    await takeTurn(acting, CAMPFIRE)
    await recorded()
    await expect.poll(told).toBe(before + 1)
    await kill()
    await movesOn()
    await sleep(CLAIM)
    // As if another had claimed it just now, and died as well.
    const now = new Date().toISOString()
    await tamper(url, `UPDATE notices SET claimed_until = '${now}' WHERE claimed_until IS NOT NULL`)
    await startBotHere(sandbox, url, { claimMs: CLAIM / 4 })
    await recorded()
    const due = async () =>
      (await store.notices.ofTable(tableId)).filter(({ sentAt, dueAt }) => sentAt === null && dueAt <= new Date())
    await expect.poll(due).toEqual([])
    expect(told()).toBe(before + 1)
    expect(heard[next.id === ADA ? 0 : 1]).toHaveLength(0)
  })
})
