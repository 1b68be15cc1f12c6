import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { eventually } from './eventually.ts'
import { PROJECT, RUN } from './run.ts'

/** The bot as a process of its own, as people run it. */
export interface BotProcess {
  readonly child: ChildProcess
  /** Lines of its log, and what it said beside that; the last ones may come later than an answer that follows them. */
  readonly lines: readonly string[]
  /** Waits until it has said a line with this in it; resolves with the line. */
  said(text: string): Promise<string>
  /** Where it tells its health. */
  readonly healthUrl: string
  /** Ends it as a power cut does; resolves when it is gone. */
  kill(): Promise<void>
  /** Asks it to end; resolves with its exit status. */
  stop(): Promise<number | null>
}

/** The options of Node's that `npm run bot` gives it. */
const botArgs = (): string[] => {
  const { scripts } = Package.parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')))
  return scripts.bot.split(' ').filter((word) => word.startsWith('--'))
}
const Package = z.object({ scripts: z.object({ bot: z.string() }) })

/** Enough to see what went wrong. */
const LINES = 500

/**
 * Starts the bot and waits until it is up.
 * @throws with what it said, when it ends before
 */
export async function startBotProcess(settings: {
  readonly token: string
  readonly apiUrl: string
  readonly databaseUrl: string
  readonly env?: Readonly<Record<string, string>>
  /** Where a bot was put together (`hosting/assemble.sh`); the one of this project when left out. */
  readonly folder?: string
  /** Whose process it is, by number; only root may say so. */
  readonly uid?: number
  /** Further options of Node's. */
  readonly execArgv?: readonly string[]
}): Promise<BotProcess> {
  const { folder, uid, execArgv = [] } = settings
  const bot = folder === undefined ? [RUN, 'src/main.ts'] : ['--enable-source-maps', 'dist/src/main.js']
  const child = spawn(process.execPath, [...botArgs(), ...execArgv, ...bot], {
    cwd: folder ?? PROJECT,
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      HEALTH_PORT: '0',
      // Scripted people are faster than people.
      PRESSES_PER_SECOND: '100000',
      DISCORD_TOKEN: settings.token,
      DISCORD_API_URL: settings.apiUrl,
      DATABASE_URL: settings.databaseUrl,
      // Fifty icons are drawn and sent at the first start with an application: only where they are asked for.
      APPLICATION_EMOJI: 'off',
      ...settings.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  // When it has exited, its last lines may still be on their way.
  const gone = once(child, 'close')
  // Whoever started it takes it along.
  const along = () => void child.kill('SIGKILL')
  process.once('exit', along)
  void gone.then(() => process.off('exit', along))
  const healthUrl = await new Promise<string>((resolve, reject) => {
    let port = ''
    const hear = (line: string) => {
      lines.push(line)
      if (lines.length > LINES) lines.shift()
      port = /"port":(\d+)/.exec(line)?.[1] ?? port
      if (line.includes('The bot is up.')) resolve(`http://127.0.0.1:${port}`)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear)
    child.once('close', (code, signal) => reject(new Error(`The bot ended (${code ?? signal}): ${lines.join('\n')}`)))
  })
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
    return child.exitCode
  }
  return {
    child,
    lines,
    said: (text) => lineWith(lines, text),
    healthUrl,
    kill: async () => {
      await ended('SIGKILL')
    },
    stop: () => ended('SIGTERM'),
  }
}

/** Waits until a process has said a line with this in it; resolves with the line. */
export const lineWith = (lines: readonly string[], text: string): Promise<string> =>
  eventually(() => {
    const found = lines.find((line) => line.includes(text))
    if (found === undefined) throw new Error(`It did not say “${text}”: ${lines.join('\n')}`)
    return found
  })

/** The errors among a bot's lines, the fatal ones too. */
export const errorsIn = (lines: readonly string[]): string[] => lines.filter((line) => /"level":(50|60)/.test(line))
