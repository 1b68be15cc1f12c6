import { expect, onTestFinished } from 'vitest'
import { type Bot, startBot } from '#discord'
import { machineRuntime } from '#runtime'
import { type Sandbox, startSandbox } from '#sandbox'
import { openStore, type Store } from '#store'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { createTableService, type FollowerRepository, type TableService } from '#table'
import { freshPostgres } from '../needs.ts'

/** A bot as one process has it, with a store and a service of its own. */
interface BotProcess {
  readonly store: Store
  readonly service: TableService
  readonly bot: Bot
  /** How often it looked for each of what comes by time: notices, deadlines, followers. */
  looks(): readonly number[]
  /** Followers that it is telling something. */
  telling(): number
}

/** Two bots on one database, in a sandbox, as two processes would be: they share nothing else but the clock. */
export interface TwoBots {
  start(): Promise<void>
  stop(): Promise<void>
  /** The one, the other, the one again. @throws while they are stopped */
  readonly either: () => BotProcess
  /** Waits until both have looked for what is due, and of a table nothing is left to be done, shown or told. */
  settled(tableId: string): Promise<void>
  /** When time alone will next bring something to a table, in ms since 1970; infinite when it will not. */
  nextDue(tableId: string): Promise<number>
}

/**
 * Starts both on a PostgreSQL database and in a sandbox of their own, which end with the test.
 * @param clock in ms since 1970
 */
export async function startTwoBots(clock: () => number): Promise<{ sandbox: Sandbox; bots: TwoBots }> {
  const database = await freshPostgres()
  const sandbox = await startSandbox(IN_CHANNELS)
  const bots = twoBots(database.url, sandbox, clock)
  onTestFinished(async () => {
    await bots.stop()
    await sandbox.close()
    await database.drop()
  })
  await bots.start()
  return { sandbox, bots }
}

function twoBots(databaseUrl: string, sandbox: Sandbox, clock: () => number): TwoBots {
  let running: BotProcess[] = []
  let asked = 0
  const either = () => running[asked++ % 2] ?? stopped()

  async function isSettled(tableId: string, before: readonly (readonly number[])[]): Promise<void> {
    const { store } = either()
    for (const [index, process] of running.entries())
      for (const [kind, looks] of process.looks().entries())
        expect(looks).toBeGreaterThan((before[index]?.[kind] ?? 0) + 1)
    const now = new Date(clock())
    expect(await store.deadlines.due(now, 1)).toEqual([])
    expect(await store.liveMessages.outdatedChannels(1)).toEqual([])
    const notices = await store.notices.ofTable(tableId)
    expect(notices.filter(({ sentAt, dueAt }) => sentAt === null && dueAt <= now)).toEqual([])
    expect(await store.followers.behind(1)).toEqual([])
    for (const { telling } of running) expect(telling()).toBe(0)
  }

  return {
    either,
    start: async () => {
      for (let index = 0; index < 2; index++) running.push(await startProcess(databaseUrl, sandbox, clock))
    },
    stop: async () => {
      for (const { bot, store } of running) {
        await bot.close()
        await store.close()
      }
      running = []
    },
    settled: async (tableId) => {
      const before = running.map(({ looks }) => looks())
      await eventually(() => isSettled(tableId, before))
    },
    nextDue: async (tableId) => {
      const { store } = either()
      const notices = await store.notices.ofTable(tableId)
      const due = [...notices.filter(({ sentAt }) => sentAt === null), ...(await store.deadlines.ofTable(tableId))]
      return Math.min(...due.map(({ dueAt }) => dueAt.getTime()))
    },
  }
}

function stopped(): never {
  throw new Error('the bots are stopped')
}

async function startProcess(databaseUrl: string, sandbox: Sandbox, clock: () => number): Promise<BotProcess> {
  const store = await openStore(databaseUrl)
  const now = () => new Date(clock())
  const looks = [0, 0, 0]
  let telling = 0
  /** The same, counted once it has answered. */
  const counted =
    <Asked extends readonly unknown[], Answer>(kind: number, ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const answer = await ask(...asked)
      looks[kind] = (looks[kind] ?? 0) + 1
      return answer
    }
  const followers: FollowerRepository = {
    ...store.followers,
    behind: counted(2, store.followers.behind),
    claim: async (...claim) => {
      telling++
      const claimed = await store.followers.claim(...claim)
      if (claimed === null) telling--
      return claimed
    },
    told: async (...told) => {
      await store.followers.told(...told)
      telling--
    },
  }
  const service = createTableService(store.tables, {
    ...{ ...store, now, seed: () => '7'.repeat(32), followers },
    notices: { ...store.notices, due: counted(0, store.notices.due) },
    deadlines: { ...store.deadlines, due: counted(1, store.deadlines.due) },
  })
  const silent = () => undefined
  const bot = await startBot({
    runtime: machineRuntime,
    token: sandbox.token,
    apiUrl: sandbox.apiUrl,
    guildId: null,
    service,
    liveMessages: store.liveMessages,
    claimIdentify: async () => 0,
    now,
    onDisconnect: silent,
    pressesPerSecond: 1000,
    pace: { noticesEveryMs: 25 },
    films: false,
    artist: {
      draw: () => Promise.reject(new Error('nothing is drawn here')),
      drawFrameBatch: () => Promise.reject(new Error('nothing is drawn here')),
      workers: 1,
      close: async () => undefined,
    },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  return { store, service, bot, looks: () => [...looks], telling: () => telling }
}
