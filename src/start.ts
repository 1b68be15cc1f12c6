import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { settingsOrExit } from '#settings'
import { exitWithError } from './exit-with.ts'
import { shutdownOnSignal } from './shutdown.ts'

/**
 * `npm start`: with a token, the bot. Without one a sandbox, a Discord on this machine, as a process of its own, and
 * the bot as another one that is pointed at it; one address is printed. Either can end without the other; both end
 * with this process, however that ends, for the channel between them closes then.
 */
const settings = settingsOrExit()
const SANDBOX = fileURLToPath(new URL('../sandbox/main.js', import.meta.url))
const BOT = fileURLToPath(new URL('./main.js', import.meta.url))
/** Longer than what it waits for takes at most: the bot gives itself 8 s. */
const DEADLINE_MS = 10_000

async function play(): Promise<void> {
  const ending = shutdownOnSignal(console.error, DEADLINE_MS)
  const file = process.env.SANDBOX_FILE ?? './data/sandbox.json'
  const sandbox = run(SANDBOX, { PORT: String(settings.port), SANDBOX_FILE: file }, 'pipe')
  ending.alsoClose(closing(sandbox))
  const address = await addressOf(sandbox)
  // It said why.
  if (address === null) process.exit(1)
  sandbox.on('exit', (code) => console.error(`The sandbox ended (${code ?? 'killed'}).`))
  const bot = run(BOT, botSettings(address, file), 'inherit')
  bot.on('exit', (code) => console.error(`The bot ended (${code ?? 'killed'}).`))
  ending.alsoClose(closing(bot))
  console.log(`Bonfire is on: ${address}`)
}

/** A bot of the sandbox's own: what the settings say about the real one's games, server and backups is not for it. */
const botSettings = (address: string, file: string): NodeJS.ProcessEnv => ({
  DISCORD_TOKEN: 'sandbox',
  DISCORD_API_URL: `${address}/api`,
  DISCORD_GUILD_ID: '',
  DATABASE_URL: `file:${file.replace(/\.json$/, '')}.db`,
  BACKUP_DIR: '',
  SHARDS: '',
  SHARD_COUNT: '',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
})

function run(program: string, env: NodeJS.ProcessEnv, stdout: 'pipe' | 'inherit'): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, '--enable-source-maps', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    // Ctrl-C in a terminal goes to the whole group: each is told once, by us.
    detached: true,
  })
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

const closing = (child: ChildProcess) => ({
  async close() {
    child.removeAllListeners('exit')
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  },
})

/** A bot that was put together has no sandbox, and `npm prune --omit=dev` leaves it without what reads its pictures. */
const canPlay = existsSync(SANDBOX) && isInstalled('sharp')

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

if (settings.discordToken !== null) await import('./main.ts')
else if (canPlay) await play()
else
  exitWithError(
    'DISCORD_TOKEN is missing, and the sandbox that one plays on without a token is not part of this installation: get the sources and run `npm ci && npm start` there.',
  )
