import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { startBotProcess } from '#support/bot-process'

/** What the bot does once it is up: catching up, closing lobbies. */
const CHORES_MS = 3000
/** Without it a figure says most of all how long ago the last collection was. */
const COLLECTS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())']
const COLLECTING_MS = 500

/** What a start took. */
export interface Start {
  /** Until it is up. */
  readonly ms: number
  /** Of the answering thread's CPU time, until it is up. */
  readonly cpuMs: number
  /** After the first minute's chores and a collection of garbage. */
  readonly rssMB: number
}

const RSS = /^process_resident_memory_bytes (\S+)$/m

/** Starts the bot, looks at it, and ends it. */
export async function startOnce(apiUrl: string, databaseUrl: string): Promise<Start> {
  const began = performance.now()
  const bot = await startBotProcess({ token: 'sandbox', apiUrl, databaseUrl, execArgv: COLLECTS })
  const ms = performance.now() - began
  const cpuMs = Number((await readFile(`/proc/${bot.child.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6
  await sleep(CHORES_MS)
  bot.child.kill('SIGUSR2')
  await sleep(COLLECTING_MS)
  const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
  const rssMB = z.coerce.number().parse(RSS.exec(text)?.[1]) / 2 ** 20
  await bot.stop()
  return { ms, cpuMs, rssMB }
}
