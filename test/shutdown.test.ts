import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { RUN } from '#support/run'
import { ADA, CAMPFIRE, type } from './discord/playground.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-ending-'))
const sandbox = await startSandbox(IN_CHANNELS)
const ada = await connectPerson(sandbox.url, ADA)
afterAll(async () => {
  await ada.close()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

/** So that a test can have a promise rejected there. */
const REJECTS = 'process.on("SIGUSR2",()=>void Promise.reject(new Error("left alone")))'

describe('the bot as a process', async () => {
  const bot = await startBotProcess({
    token: sandbox.token,
    apiUrl: sandbox.apiUrl,
    databaseUrl: `file:${join(folder, 'bonfire.db')}`,
    // As in a copy of .env.example: what is not filled in is there, and empty.
    env: { SHARDS: '', SHARD_COUNT: '', HEALTH_HOST: '' },
    execArgv: ['--import', `data:text/javascript,${REJECTS}`],
  })

  it('tells its health only to this machine', async () => {
    await expect.poll(async () => (await fetch(`${bot.healthUrl}/healthz`)).status).toBe(200)
    // Another address of this machine: who listens at all of them answers there too.
    await expect(fetch(`${bot.healthUrl.replace('127.0.0.1', '127.0.0.2')}/healthz`)).rejects.toThrow()
  })

  it('logs a rejection that nobody waited for with its stack, and goes on', async () => {
    bot.child.kill('SIGUSR2')
    expect(JSON.parse(await bot.said('left alone'))).toMatchObject({
      level: 50,
      stack: expect.stringMatching(/^Error: left alone\n +at /),
    })
    await expect.poll(async () => (await fetch(`${bot.healthUrl}/healthz`)).status).toBe(200)
  })

  it('waits for what runs when it is told to end, but ends at once when it is told again', async () => {
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', times: 1, on: '/callback', delayMs: 30_000 }] })
    const pressed = type(ada, CAMPFIRE, 'new')
    await eventually(() => expect(sandbox.faults.report().struck).toHaveProperty('lateAnswer'))
    bot.child.kill('SIGTERM')
    // Its health is the first that it closes.
    await eventually(() => expect(fetch(`${bot.healthUrl}/healthz`)).rejects.toThrow())
    expect(bot.child.exitCode).toBeNull()
    expect(await bot.stop()).toBe(1)
    sandbox.faults.set({ rules: [] })
    await pressed
  })
})

describe('a process that is told to end', () => {
  /** Something that closes in that way, in a process of its own, told to end after it said that it is up. */
  async function told(way: 'well' | 'never' | 'badly'): Promise<{ status: number | null; said: string }> {
    const child = spawn(process.execPath, [RUN, 'test/support/processes/closer.ts', way], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'close')
    const said: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      if (line === 'up') child.kill('SIGTERM')
    })
    await gone
    return { status: child.exitCode, said: said.slice(1).join('\n') }
  }

  it('ends with status 0 when everything is closed', async () => {
    expect(await told('well')).toEqual({ status: 0, said: '' })
  })

  it('says so, and ends, when its deadline is over', async () => {
    const { status, said } = await told('never')
    expect(said).toContain('did not end within 0.3 s')
    expect(status).toBe(1)
  })

  it('says what could not be closed, and ends', async () => {
    const { status, said } = await told('badly')
    expect(said).toContain('the disk is gone')
    expect(status).toBe(1)
  })
})
