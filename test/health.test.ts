import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { type HealthChecks, serveHealthAndMetrics } from '../src/health.ts'
import { ADA, CAMPFIRE, type } from './discord/playground.ts'
import { tamper } from './table/sitting.ts'

const WELL: HealthChecks = {
  connected: () => true,
  waits: () => null,
  database: async () => null,
  lowDisk: async () => null,
  lag: async () => 0,
  metrics: async () => ({ text: 'one 1\n', type: 'text/plain; version=0.0.4' }),
}

/** What `/healthz` says of such a bot. */
async function told(vitals: Partial<HealthChecks>): Promise<{ status: number; body: unknown }> {
  const health = await serveHealthAndMetrics(0, { ...WELL, ...vitals })
  try {
    const answer = await fetch(`http://127.0.0.1:${health.port}/healthz`)
    return { status: answer.status, body: await answer.json() }
  } finally {
    await health.close()
  }
}

describe('/healthz', () => {
  it('says 200 when Discord is heard, the database answers and no channel waits', async () => {
    expect(await told({})).toEqual({
      status: 200,
      body: { ok: true, gateway: 'connected', database: 'answers', disk: 'enough', lag: 0 },
    })
  })

  it('says 503 and what it is when Discord is not heard', async () => {
    expect(await told({ connected: () => false })).toMatchObject({ status: 503, body: { gateway: 'not connected' } })
  })

  it('says what the bot waits for at its start', async () => {
    const waiting = { connected: () => false, waits: () => 'waits until tomorrow' }
    expect(await told(waiting)).toMatchObject({ status: 503, body: { gateway: 'waits until tomorrow' } })
  })

  it('says 503 and what it is when the database fails', async () => {
    const failing = { database: async () => 'connection refused', lag: () => Promise.reject(new Error('refused')) }
    expect(await told(failing)).toMatchObject({ status: 503, body: { database: 'connection refused', lag: null } })
  })

  it('says 503 when the database does not answer at all', async () => {
    const silent = { database: () => new Promise<null>(() => undefined) }
    expect(await told(silent)).toMatchObject({ status: 503, body: { database: expect.stringContaining('no answer') } })
  })

  it('says 503 when a channel has waited for minutes', async () => {
    expect(await told({ lag: async () => 600 })).toMatchObject({ status: 503, body: { lag: 600 } })
  })

  it('tells that the disk is nearly full, which is not wrong yet', async () => {
    expect(await told({ lowDisk: async () => '12 MB left' })).toMatchObject({
      status: 200,
      body: { ok: true, disk: '12 MB left' },
    })
  })

  it('is all there is beside /metrics: anything else is not found, and figures that cannot be had end nothing', async () => {
    let broken = false
    const metrics = async () => (broken ? Promise.reject(new Error('no figures')) : WELL.metrics())
    const health = await serveHealthAndMetrics(0, { ...WELL, metrics })
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { method })
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    expect(await ask('/metrics?once')).toEqual([200, 'text/plain; version=0.0.4', 'one 1\n'])
    expect(await ask('/healthz', 'HEAD')).toEqual([200, 'application/json', ''])
    for (const asked of [ask('/'), ask('//healthz'), ask('/healthz', 'POST')]) expect((await asked)[0]).toBe(404)
    broken = true
    expect((await ask('/metrics'))[0]).toBe(500)
    expect((await ask('/healthz'))[0]).toBe(200)
    await health.close()
  })

  it('refuses a port that is taken, in words', async () => {
    const health = await serveHealthAndMetrics(0, WELL)
    await expect(serveHealthAndMetrics(health.port, WELL)).rejects.toThrow(/HEALTH_PORT cannot be used/)
    await health.close()
  })
})

describe('the bot as a process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const file = join(folder, 'bonfire.db')
  const databaseUrl = `file:${file}`
  const sandbox = await startSandbox(IN_CHANNELS)
  const start = () =>
    startBotProcess({
      token: sandbox.token,
      apiUrl: sandbox.apiUrl,
      databaseUrl,
      env: { DISK_LOW_MB: '999999999', BACKUP_DIR: join(folder, 'backups') },
    })
  let bot = await start()
  const healthz = async () => {
    const answer = await fetch(`${bot.healthUrl}/healthz`)
    return { status: answer.status, body: await answer.json() }
  }
  const ada = await connectPerson(sandbox.url, ADA)
  afterAll(async () => {
    await bot.kill()
    await ada.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('tells that it is well, and its numbers', async () => {
    // A database that takes long to answer is not well.
    const well = { ok: true, gateway: 'connected', database: 'answers', disk: expect.stringMatching(/^\d+ MB left$/) }
    await expect.poll(healthz).toMatchObject({ body: well })
    await bot.said('disk is nearly full')
    expect(bot.lines.filter((line) => line.includes('disk is nearly full'))).toHaveLength(1)
    expect((await type(ada, CAMPFIRE, 'new')).state).toBe('answered')
    const answer = await fetch(`${bot.healthUrl}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('bonfire_interactions_total{kind="command"} 1')
    expect(text).toContain('bonfire_answer_seconds_count{kind="command"} 1')
    expect(text).toContain('bonfire_open_tables 1')
    expect(text).toContain('bonfire_gateway_connected 1')
    expect(text).toMatch(/bonfire_disk_free_bytes [\d.e+]+\n/)
    await expect.poll(() => readdir(join(folder, 'backups')).catch(() => [])).toHaveLength(1)
    expect(text).toMatch(/bonfire_outbox_lag_seconds [\d.]+/)
    expect(text).toContain('bonfire_drawing_seconds')
    expect(text).toContain('bonfire_failed_presses_total 0')
    expect(text).toContain('bonfire_frozen_tables_total 0')
  })

  it('counts a table that it had to stop, and logs as an error why', async () => {
    const store = await openStore(databaseUrl)
    const tableId = (await store.tables.openInChannel(CAMPFIRE)) ?? 'none'
    await store.tables.append(tableId, [{ seq: 2, actor: null, type: 'joined', data: {} }])
    await store.close()
    expect((await type(ada, CAMPFIRE, 'join')).state).toBe('answered')
    const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
    expect(text).toContain('bonfire_frozen_tables_total 1')
    expect(JSON.parse(await bot.said('a table is frozen'))).toMatchObject({
      level: 50,
      table: tableId,
      fault: expect.stringContaining('joined'),
    })
  })

  it('keeps a second bot from its SQLite file: that one ends, with one line that says so', async () => {
    const second = startBotProcess({
      token: sandbox.token,
      apiUrl: sandbox.apiUrl,
      databaseUrl: `file:${folder}/../${basename(folder)}/bonfire.db`,
    })
    const ended = await second.catch((error: unknown) => error)
    expect(String(ended)).toMatch(
      /^Error: The bot ended \(1\): Another bot, or a command that writes, is at work on [^\n]+\.$/,
    )
  })

  it('leaves its SQLite file free for the next, however it ends', async () => {
    await bot.kill()
    bot = await start()
    await expect.poll(healthz).toMatchObject({ status: 200 })
  })

  it('says 503 and which model it is when the database lacks one, as after a restore of an older dump under it', async () => {
    await tamper(databaseUrl, 'ALTER TABLE puzzle_attempts RENAME TO elsewhere')
    const lacks = { ok: false, database: expect.stringContaining('puzzleAttempt') }
    await expect.poll(healthz).toMatchObject({ status: 503, body: lacks })
    await tamper(databaseUrl, 'ALTER TABLE elsewhere RENAME TO puzzle_attempts')
    await expect.poll(healthz).toMatchObject({ status: 200 })
  })

  it('lets running work finish when it is told to end: the press is answered, and its effect is kept and shown', async () => {
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', times: 1, on: '/callback', delayMs: 700 }] })
    const pressed = type(ada, CAMPFIRE, 'resign')
    // Until Discord has its answer it may not be heard of any more.
    await eventually(() => expect(sandbox.faults.report().struck).toHaveProperty('lateAnswer'))
    const status = await bot.stop()
    expect((await pressed).state).toBe('answered')
    expect(status, bot.lines.join('\n')).toBe(0)
    const live = ada.latest(CAMPFIRE, (message) => message.author.bot === true)
    expect(JSON.stringify(live?.components)).not.toContain('Join')
  })
})
