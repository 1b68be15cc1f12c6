import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { startBotProcess } from '#support/bot-process'
import { RUN } from '#support/run'

/** A bot in a process of its own. */
export interface MeasuredBot {
  cpu(): Promise<Cpu>
  close(): Promise<void>
}

/** CPU time that a process has taken so far, in ms. */
export interface Cpu {
  /** All its threads, drawing workers included. */
  readonly all: number
  /** The thread that answers; null where the system does not tell. */
  readonly main: number | null
}

const CPU_SECONDS = /^process_cpu_seconds_total (\S+)$/m

/** The first thread of a process has the process's own number. */
function mainThreadMs(pid: number | undefined): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}

/** All threads of a process together: the system counts it in hundredths of a second. */
function processMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; of what follows it the 12th and 13th are meant.
    const [user = '', system = ''] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return null
  }
}

/** The real one, as `npm run bot` starts it. */
export async function startRealBot(
  apiUrl: string,
  databaseUrl: string,
  execArgv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredBot> {
  // A few people sit at hundreds of tables.
  const many = {
    MAX_TABLES_PER_PERSON: '9999',
    MAX_TABLES_PER_SERVER: '9999',
    MAX_NEW_TABLES_PER_PERSON: '9999',
    MAX_NEW_TABLES_PER_SERVER: '9999',
  }
  const bot = await startBotProcess({
    token: 'sandbox',
    apiUrl,
    databaseUrl,
    execArgv,
    env: { ...many, APPLICATION_EMOJI: 'on', ...env },
  })
  return {
    async cpu() {
      const all = processMs(bot.child.pid)
      if (all !== null) return { all, main: mainThreadMs(bot.child.pid) }
      // Only where the system does not tell: to tell it takes the answering thread some ms.
      const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
      const seconds = z.coerce.number().parse(CPU_SECONDS.exec(text)?.[1])
      return { all: seconds * 1000, main: mainThreadMs(bot.child.pid) }
    },
    close: async () => void (await bot.stop()),
  }
}

const Usage = z.object({ user: z.number(), system: z.number() })

/** What a bot does that has no game: nothing but answer, or send what ours sends besides. */
export type BareWork = 'answering' | 'sending'

/** One that knows nothing but the one button that it posts into a channel. */
export async function startBareBot(apiUrl: string, channelId: string, work: BareWork): Promise<MeasuredBot> {
  const child: ChildProcess = fork(RUN, ['bench/load/bare-bot.ts', apiUrl, channelId, work], { execArgv: [] })
  await once(child, 'message')
  return {
    async cpu() {
      const told = once(child, 'message')
      child.send('cpu')
      const { user, system } = Usage.parse((await told)[0])
      return { all: (user + system) / 1000, main: mainThreadMs(child.pid) }
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
