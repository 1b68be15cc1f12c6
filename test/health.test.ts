import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { startBotProcess } from '#tools/bot-process'
import { serveHealth, type Vitals } from '../src/health.ts'
import { ADA, CAMPFIRE, type } from './discord/playground.ts'

const WELL: Vitals = {
  connected: () => true,
  database: async () => null,
  lag: async () => 0,
  metrics: async () => ({ text: 'one 1\n', type: 'text/plain; version=0.0.4' }),
}

/** What `/healthz` says of such a bot. */
async function told(vitals: Partial<Vitals>): Promise<{ status: number; body: unknown }> {
  const health = await serveHealth(0, { ...WELL, ...vitals })
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
      body: { ok: true, gateway: 'connected', database: 'answers', lag: 0 },
    })
  })

  it('says 503 and what it is when Discord is not heard', async () => {
    expect(await told({ connected: () => false })).toMatchObject({ status: 503, body: { gateway: 'not connected' } })
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

  it('refuses a port that is taken, in words', async () => {
    const health = await serveHealth(0, WELL)
    await expect(serveHealth(health.port, WELL)).rejects.toThrow(/HEALTH_PORT cannot be used/)
    await health.close()
  })
})

describe('the bot as a process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const sandbox = await startSandbox()
  const bot = await startBotProcess({
    token: sandbox.token,
    apiUrl: sandbox.apiUrl,
    databaseUrl: `file:${join(folder, 'bonfire.db')}`,
  })
  const ada = await connectPerson(sandbox.url, ADA)
  afterAll(async () => {
    await bot.kill()
    await ada.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('tells that it is well, and its numbers', async () => {
    const health = await fetch(`${bot.healthUrl}/healthz`)
    expect(await health.json()).toMatchObject({ ok: true, gateway: 'connected', database: 'answers' })
    expect((await type(ada, CAMPFIRE, 'new')).state).toBe('answered')
    const answer = await fetch(`${bot.healthUrl}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('bonfire_interactions_total{kind="command"} 1')
    expect(text).toContain('bonfire_answer_seconds_count{kind="command"} 1')
    expect(text).toContain('bonfire_open_tables 1')
    expect(text).toContain('bonfire_gateway_connected 1')
    expect(text).toMatch(/bonfire_outbox_lag_seconds [\d.]+/)
    expect(text).toContain('bonfire_drawing_seconds')
  })

  it('lets running work finish when it is told to end: the press is answered, and its effect is kept and shown', async () => {
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', times: 1, on: '/callback', delayMs: 700 }] })
    const pressed = type(ada, CAMPFIRE, 'close')
    await sleep(300)
    const status = await bot.stop()
    expect((await pressed).state).toBe('answered')
    expect(status, bot.lines.join('\n')).toBe(0)
    const live = ada.latest(CAMPFIRE, (message) => message.author.bot === true)
    expect(JSON.stringify(live?.components)).not.toContain('Join')
  })
})
