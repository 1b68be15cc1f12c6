import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startBot } from '#discord'
import { type Artist, altText } from '#render'
import { machineRuntime } from '#runtime'
import { type Sandbox, startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { startBotProcess } from '#support/bot-process'
import { IN_CHANNELS } from '#support/in-channels'
import { PIXEL } from '#support/stage'
import { createTableService } from '#table'
import { freshPostgres, needs } from '../needs.ts'
import { ADA, BJORN, CAMPFIRE, read, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0
const quiet = () => undefined

/** A bot within this process, beside others on one database. */
async function botOn(url: string, { token, apiUrl }: Sandbox, artist: Artist, leaseMs?: number) {
  const store = await openStore(url)
  const now = () => new Date()
  const seed = () => randomUUID().replaceAll('-', '')
  const bot = await startBot({
    runtime: machineRuntime,
    token,
    apiUrl,
    guildId: null,
    service: createTableService(store.tables, { ...store, now, seed }),
    liveMessages: store.liveMessages,
    claimIdentify: async () => 0,
    films: false,
    artist,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    onDisconnect: quiet,
    // It looks for what is behind all the time.
    choresEveryMs: 50,
    pressesPerSecond: 1000,
    ...(leaseMs === undefined ? {} : { pace: { leaseMs } }),
    now,
  })
  onTestFinished(async () => {
    await bot.close()
    await store.close()
  })
}

/** Draws a pixel, after so many ms. */
const drawing = (ms: number): Artist => ({
  async draw(request) {
    await sleep(ms)
    return {
      bytes: PIXEL,
      hash: 'pixel',
      mime: 'image/png',
      extension: 'png',
      width: 1,
      height: 1,
      alt: altText(request),
    }
  },
  drawFrameBatch: () => Promise.reject(new Error('no film is drawn here')),
  workers: 1,
  close: async () => undefined,
})

describe.skipIf(!(await needs('postgres')))('a channel that is being published', () => {
  it('is published by another process soon after the one that was at it is killed', async () => {
    const database = await freshPostgres()
    onTestFinished(database.drop)
    const sandbox = await startSandbox(IN_CHANNELS)
    onTestFinished(sandbox.close)
    const one = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url })
    onTestFinished(one.kill)
    const ada = await connectPerson(sandbox.url, ADA)
    onTestFinished(ada.close)
    const on = `POST /channels/${CAMPFIRE}`
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on, delayMs: 60_000, times: 1 }] })
    void type(ada, CAMPFIRE, 'new')
    while ((sandbox.faults.report().struck.lateAnswer ?? 0) === 0) await sleep(20)
    await botOn(database.url, sandbox, drawing(0))
    await one.kill()
    await ada.until(CAMPFIRE, isLobby, 30_000)
  })

  it('by a slow drawing is left to it by the others: there is one message, and one mention', async () => {
    const database = await freshPostgres()
    onTestFinished(database.drop)
    const posted: unknown[] = []
    const sandbox = await startSandbox({
      ...IN_CHANNELS,
      watch: ({ method, path, body }) => {
        if (method === 'POST' && path === `/channels/${CAMPFIRE}/messages`) posted.push(body)
      },
    })
    onTestFinished(sandbox.close)
    const LEASE = 300
    await Promise.all([1, 2].map(() => botOn(database.url, sandbox, drawing(LEASE * 6), LEASE)))
    const [ada, bjorn] = await Promise.all([ADA, BJORN].map((id) => connectPerson(sandbox.url, id)))
    if (ada === undefined || bjorn === undefined) throw new Error('nobody came')
    onTestFinished(ada.close)
    onTestFinished(bjorn.close)
    await type(ada, CAMPFIRE, 'new')
    await type(bjorn, CAMPFIRE, 'join')
    await ada.until(CAMPFIRE, (message) => withVerb(message, 'start').some(({ disabled }) => !disabled))
    posted.length = 0
    await type(ada, CAMPFIRE, 'start')
    const live = await ada.until(CAMPFIRE, isLive)
    await sleep(LEASE * 8)
    expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map(({ id }) => id)).toEqual([live.id])
    expect(posted).toHaveLength(1)
    expect(live.mentions).toHaveLength(1)
  })

  it('and its card are published by two processes that hear the same as by one', async () => {
    const database = await freshPostgres()
    onTestFinished(database.drop)
    const sandbox = await startSandbox()
    onTestFinished(sandbox.close)
    await Promise.all([1, 2].map(() => botOn(database.url, sandbox, drawing(0))))
    const ada = await connectPerson(sandbox.url, ADA)
    onTestFinished(ada.close)
    const bjorn = await connectPerson(sandbox.url, BJORN)
    onTestFinished(bjorn.close)
    const coming = ada.next(
      (frame) => frame.t === 'message' && frame.message.channel_id !== CAMPFIRE && isLobby(frame.message),
    )
    await type(ada, CAMPFIRE, 'new')
    const lobby = await coming
    if (lobby.t !== 'message') throw new Error('no lobby')
    const { channel_id: thread } = lobby.message
    await type(bjorn, thread, 'join')
    await type(ada, thread, 'start')
    const live = await ada.until(thread, isLive)
    await ada.until(CAMPFIRE, (message) => message.id === thread && read(message).text.includes('’s turn'))
    await sleep(500)
    const shown = (channelId: string) =>
      [...(ada.messages.get(channelId)?.values() ?? [])].filter(
        ({ flags = 0, type }) => (flags & 64) === 0 && type === 0,
      )
    expect(shown(CAMPFIRE).map(({ id }) => id)).toEqual([thread])
    expect(
      shown(thread)
        .filter(isLive)
        .map(({ id }) => id),
    ).toEqual([live.id])
    expect(ada.world().channels.filter(({ type }) => type === 11)).toHaveLength(1)
    expect(sandbox.faults.report().refusals.filter(({ status }) => status === 403)).toEqual([])
  })
})
