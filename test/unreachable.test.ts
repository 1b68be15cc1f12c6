import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, it, type TestContext } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '#sandbox'
import { errorsIn, lineWith } from '#support/bot-process'
import { freePort } from '#support/free-port'
import { RUN } from '#support/run'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-unreachable-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const portOf = (server: Server): number => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen')
  return address.port
}

let bots = 0
/** A bot that has been started, whether or not it comes up. */
function start({ onTestFinished }: TestContext, apiUrl: string, token: string) {
  const child = spawn(process.execPath, [RUN, 'src/main.ts'], {
    env: {
      ...process.env,
      DISCORD_TOKEN: token,
      DISCORD_API_URL: apiUrl,
      DATABASE_URL: `file:${join(folder, `${++bots}.db`)}`,
      APPLICATION_EMOJI: 'off',
      LOG_LEVEL: 'info',
      HEALTH_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'close')
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await gone
  })
  const said = (text: string) => lineWith(lines, text)
  return { child, gone, lines, said }
}

// Each waits most of the time.
describe.concurrent('a bot that is started while Discord', () => {
  it('answers 503 says so in one line, waits, and is up as soon as Discord is back', async (test) => {
    const sandbox = await startSandbox()
    test.onTestFinished(sandbox.close)
    sandbox.faults.set({ rules: [{ fault: 'serverError', status: 503, on: '/gateway/bot' }] })
    const bot = start(test, sandbox.apiUrl, sandbox.token)
    const said: unknown = JSON.parse(await bot.said('Discord cannot be reached'))
    test.expect(said).toMatchObject({ level: 40, error: 'Discord answered 503: Service Unavailable', againMs: 2000 })
    sandbox.faults.set({ rules: [] })
    await bot.said('The bot is up.')
  })

  it('is not there at all waits too, and ends at once when it is told to', async (test) => {
    const bot = start(test, `http://127.0.0.1:${await freePort()}/api`, 'a.b.c')
    test.expect(await bot.said('Discord cannot be reached')).toContain('ECONNREFUSED')
    bot.child.kill('SIGTERM')
    await bot.gone
    test.expect(bot.child.exitCode).toBe(0)
    test.expect(errorsIn(bot.lines)).toEqual([])
  })

  it('answers, but does not let it listen, says so and goes on trying', async (test) => {
    const limits = { total: 1000, remaining: 1000, reset_after: 1, max_concurrency: 1 }
    const url = `ws://127.0.0.1:${await freePort()}`
    const gateway = JSON.stringify({ url, shards: 1, session_start_limit: limits })
    const server = createHttp((_, response) => response.setHeader('content-type', 'application/json').end(gateway))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    test.onTestFinished(() => void server.close())
    const bot = start(test, `http://127.0.0.1:${portOf(server)}/api`, 'a.b.c')
    await bot.said('has not let the bot in yet')
    test.expect(bot.child.exitCode).toBeNull()
  })

  it('has no identifies left for the day waits, says so in its log and its health, and is up when there are new ones', async (test) => {
    const sandbox = await startSandbox()
    test.onTestFinished(sandbox.close)
    sandbox.faults.set({ rules: [{ fault: 'noIdentifies', on: '/gateway/bot', delayMs: 20_000 }] })
    const bot = start(test, sandbox.apiUrl, sandbox.token)
    const told: unknown = JSON.parse(await bot.said('Health is told'))
    const { port } = z.object({ port: z.int() }).parse(told)
    test.expect(JSON.parse(await bot.said('identifies are used up'))).toMatchObject({ level: 40, remaining: 0 })
    const health = await fetch(`http://127.0.0.1:${port}/healthz`)
    test.expect(health.status).toBe(503)
    test.expect(await health.json()).toMatchObject({ gateway: test.expect.stringContaining('identifies are used up') })
    test.expect(bot.child.exitCode).toBeNull()
    sandbox.faults.set({ rules: [] })
    await bot.said('The bot is up.')
    test.expect(bot.lines.filter((line) => line.includes('identifies are used up'))).toHaveLength(1)
  })

  it('does not accept the token ends at once, and says which setting is wrong', async (test) => {
    const sandbox = await startSandbox({ token: 'the-only-token' })
    test.onTestFinished(sandbox.close)
    const bot = start(test, sandbox.apiUrl, 'another-token')
    await bot.gone
    test.expect(bot.child.exitCode).toBe(1)
    await bot.said('DISCORD_TOKEN')
  })
})
