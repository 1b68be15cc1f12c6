/**
 * `npm run bench -- start [--tables 50000] [--rounds 3] [--server postgresql://…/postgres]`: how long the bot takes from
 * being started to being up, and how much memory it holds after its first minute's chores and a collection of garbage,
 * with no tables stored, a tenth of them and all of them; open games that nobody plays. On SQLite, and on PostgreSQL
 * when a server is named.
 *
 * The sizes take turns, so that a busy moment of the machine falls on all; medians. Ends with status 1 when starting
 * with all of them takes more than 1.5 times as long as with none, or holds a quarter more memory.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { startBotProcess } from '#tools/bot-process'
import { whole } from '#tools/options'
import { startSandboxProcess } from '#tools/sandbox-process'
import { fill } from './start/fill.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    tables: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '3' },
    server: { type: 'string' },
  },
})
const most = whole('tables', values.tables, 10, 1_000_000)
const rounds = whole('rounds', values.rounds, 1, 100)
const SIZES = [0, Math.round(most / 10), most]
const MOST_RATIO = 1.5
const MOST_MEMORY = 1.25
/** What the bot does once it is up: catching up, closing lobbies. */
const CHORES_MS = 3000
/** Without it a figure says most of all how long ago the last collection was. */
const COLLECTS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())']
const COLLECTING_MS = 500

interface Start {
  readonly ms: number
  readonly rssMB: number
}

const RSS = /^process_resident_memory_bytes (\S+)$/m

async function start(apiUrl: string, databaseUrl: string): Promise<Start> {
  const began = performance.now()
  const bot = await startBotProcess({ token: 'sandbox', apiUrl, databaseUrl, execArgv: COLLECTS })
  const ms = performance.now() - began
  await sleep(CHORES_MS)
  bot.child.kill('SIGUSR2')
  await sleep(COLLECTING_MS)
  const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
  const rssMB = z.coerce.number().parse(RSS.exec(text)?.[1]) / 2 ** 20
  await bot.stop()
  return { ms, rssMB }
}

const median = (all: readonly number[]): number => {
  const sorted = [...all].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

/** @param urls a database a size */
async function measure(apiUrl: string, urls: readonly string[]) {
  for (const [index, size] of SIZES.entries()) {
    if (size > 0) await fill(urls[index] ?? '', size)
    console.error(`${size} tables are stored.`)
  }
  const starts = SIZES.map((): Start[] => [])
  // The first start of all brings the empty database its tables.
  for (let round = -1; round < rounds; round++)
    for (const [index, url] of urls.entries()) {
      const one = await start(apiUrl, url)
      console.error(JSON.stringify({ tables: SIZES[index], ...one }))
      if (round >= 0) starts[index]?.push(one)
    }
  const sizes = SIZES.map((tables, index) => ({
    tables,
    ms: median(starts[index]?.map(({ ms }) => ms) ?? []),
    rssMB: median(starts[index]?.map(({ rssMB }) => rssMB) ?? []),
  }))
  const [none, all] = [sizes[0], sizes.at(-1)]
  if (none === undefined || all === undefined) throw new Error('there are sizes')
  const round = (value: number) => Math.round(value * 100) / 100
  return { sizes, ratio: round(all.ms / none.ms), memory: round(all.rssMB / none.rssMB) }
}

async function onPostgres(apiUrl: string, server: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const names = SIZES.map((size) => `bonfire_start_${size}_${process.pid}`)
  const urls = names.map((name) => {
    const url = new URL(server)
    url.pathname = `/${name}`
    return url.href
  })
  try {
    for (const name of names) await client.query(`CREATE DATABASE ${name}`)
    return await measure(apiUrl, urls)
  } finally {
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.end()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bonfire-start-'))
const sandbox = await startSandboxProcess()
const apiUrl = `${sandbox.url}/api`
const sqlite = await measure(
  apiUrl,
  SIZES.map((size) => `file:${join(folder, `${size}.db`)}`),
)
const postgresql = values.server === undefined ? null : await onPostgres(apiUrl, values.server)
await sandbox.close()
await rm(folder, { recursive: true, force: true })

console.log(JSON.stringify({ bench: 'start', sqlite, postgresql }))
const grown = [sqlite, postgresql].some((one) => one !== null && (one.ratio > MOST_RATIO || one.memory > MOST_MEMORY))
if (grown) process.exitCode = 1
