import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { settingsOrExit } from '#settings'

/**
 * `npm start`: with a token, the bot. Without one a sandbox, a Discord on this machine, as a process of its own, and
 * the bot as another one that is pointed at it; one address is printed. Either can end without the other.
 */
const settings = settingsOrExit()
const children: ChildProcess[] = []

if (settings.discordToken !== null) await import('./main.ts')
else await play()

async function play(): Promise<void> {
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  const sandbox = run('sandbox/main.ts', { PORT: String(settings.port) }, 'pipe')
  const address = await addressOf(sandbox)
  if (address === null) return stop(1)
  run(
    'src/main.ts',
    { DISCORD_TOKEN: 'sandbox', DISCORD_API_URL: `${address}/api`, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    'inherit',
  )
  console.log(`Bonfire is on: ${address}`)
}

function run(file: string, env: NodeJS.ProcessEnv, stdout: 'pipe' | 'inherit'): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
    // Ctrl-C in a terminal goes to the whole group: each is told once, by us.
    detached: true,
  })
  child.on('exit', (code) => {
    if (!stopping) console.error(`${file} ended (${code ?? 'killed'}).`)
  })
  children.push(child)
  return child
}

/** The address that the sandbox prints once it listens; null when it ends before. */
function addressOf(sandbox: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    sandbox.once('exit', () => resolve(null))
    if (sandbox.stdout === null) return resolve(null)
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
      else console.log(line)
    })
  })
}

let stopping = false
async function stop(status: number): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }),
  )
  process.exit(status)
}
