import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '#support/eventually'
import { freePort } from '#support/free-port'
import { installWithout } from './installation.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-start-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** As it is typed, and what npm then runs. */
const NPM_START = ['npm', 'start', '--silent']
const LAUNCHER = scripts.start.split(' ')

/** All that a test starts is in groups with the first ones' numbers, or ends with them. */
const groups = new Set<number>()
afterAll(() => {
  for (const group of groups)
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // It is gone.
    }
})

/** Starts in a world of its own. */
function run([command = '', ...args]: readonly string[], world: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, DISCORD_TOKEN: '', PORT: '0', SANDBOX_FILE: join(folder, world, 'sandbox.json'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) groups.add(child.pid)
  // Only then has everything ended that it started, too: they all hold what it says its errors to.
  const ended = once(child, 'close')
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      // npm's own, about the machine's settings.
      if (!line.startsWith('npm warn')) said.push(line)
    })
  return { child, said, ended }
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it listens')
  return address.port
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

interface Started {
  readonly child: ChildProcess
  /** Resolves once nothing runs any more of all that it started. */
  readonly ended: Promise<unknown>
  /** Where the sandbox and the bot on it answer as long as they run. */
  readonly urls: readonly string[]
}

/** Resolves once both are up. */
async function started(command: readonly string[], world: string, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const healthPort = await freePort()
  const { child, said, ended } = run(command, world, { HEALTH_PORT: String(healthPort), ...env })
  const address = await eventually(() => {
    const found = said.map((line) => /^Bonfire is on: (http:\S+)$/.exec(line)?.[1]).find((one) => one !== undefined)
    if (found === undefined) throw new Error(`It said: ${said.join('\n')}`)
    return found
  })
  const health = `http://127.0.0.1:${healthPort}/healthz`
  await eventually(async () => expect(await answers(health), said.join('\n')).toBe(true))
  return { child, ended, urls: [address, health] }
}

/** Resolves once nothing of it runs any more. */
async function gone({ urls, ended }: Started): Promise<void> {
  await eventually(async () => {
    for (const url of urls) expect(await answers(url), `${url} answers`).toBe(false)
  })
  await ended
}

describe.concurrent('npm start without a token', () => {
  it('plays in a database of its own, and leaves that of a real bot alone', async () => {
    const real = join(folder, 'real.db')
    const here = await started(NPM_START, 'own', {
      DATABASE_URL: `file:${real}`,
      DISCORD_GUILD_ID: '900000000000000000',
      SHARDS: '3',
      SHARD_COUNT: '4',
    })
    expect(existsSync(real)).toBe(false)
    expect(existsSync(join(folder, 'own', 'sandbox.db'))).toBe(true)
    here.child.kill('SIGTERM')
    await gone(here)
  })

  it('ends with npm, also when that is killed', async () => {
    const here = await started(NPM_START, 'npm-killed')
    here.child.kill('SIGKILL')
    await gone(here)
  })

  it('leaves nothing running when the launcher is killed', async () => {
    const here = await started(LAUNCHER, 'launcher-killed')
    here.child.kill('SIGKILL')
    await gone(here)
  })

  it('says in one line that its port is in use, and ends with status 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const port = portOf(taken)
    const { child, said, ended } = run(NPM_START, 'second', { PORT: String(port) })
    await ended
    taken.close()
    expect(said).toEqual([expect.stringMatching(`^Port ${port} is in use.*PORT=0`)])
    expect(child.exitCode).toBe(1)
  })
})

it('without a token, where only what a bot needs is installed, says in one line where the sandbox is to be had', async () => {
  const bot = join(folder, 'lacking-sharp')
  await installWithout('node_modules/sharp', bot)
  const { child, said, ended } = run(['node', join(bot, 'dist/src/start.js')], 'lacking')
  await ended
  expect(said).toEqual([expect.stringMatching('the sandbox .* is not part of this installation')])
  expect(child.exitCode).toBe(1)
})
