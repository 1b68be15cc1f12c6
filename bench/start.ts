/**
 * `npm run bench -- start [--tables 50000] [--ended 10000] [--rounds 3] [--server postgresql://…/postgres]`: how long the bot takes from
 * being started to being up, and how much memory it holds after its first minute's chores and a collection of garbage,
 * with no tables stored, a tenth of them and all of them; open games that nobody plays. On SQLite, and on PostgreSQL
 * when a server is named. Then `commands`, with all of them and `--ended 10000` ended tables of one person stored: how
 * long the commands of that person take, and how long the event loop stands still meanwhile.
 *
 * The sizes take turns, so that a busy moment of the machine falls on all. Of times the least counts, for whatever else the
 * machine does only adds to it; of memory the median. Ends with status 1 when starting with all of them takes more than
 * 1.1 times as long as with none, or more than 1.1 times the answering thread's CPU time, or holds a quarter more memory, or
 * when a command holds the event loop up with more than 100 ms of CPU time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { whole } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { NOOR } from '#support/stage'
import { measureCommands } from './start/commands.ts'
import { fillEnded } from './start/ended.ts'
import { fill } from './start/fill.ts'
import { type Start, startOnce } from './start/start-once.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    tables: { type: 'string', default: '50000' },
    ended: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    server: { type: 'string' },
  },
})
const most = whole('tables', values.tables, 10, 1_000_000)
const ended = whole('ended', values.ended, 20, 1_000_000)
const rounds = whole('rounds', values.rounds, 1, 100)
const SIZES = [0, Math.round(most / 10), most]
const MOST_RATIO = 1.1
const MOST_MEMORY = 1.25
const MOST_BLOCKED_MS = 100
const PERSON = { id: NOOR, name: 'Noor' }

const median = (all: readonly number[]): number => {
  const sorted = [...all].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

const least = (all: readonly number[]): number => Math.round(Math.min(...all))

/** @param urls a database a size */
async function measure(sandboxUrl: string, urls: readonly string[]) {
  const apiUrl = `${sandboxUrl}/api`
  for (const [index, size] of SIZES.entries()) {
    if (size > 0) await fill(urls[index] ?? '', size)
    console.error(`${size} tables are stored.`)
  }
  const starts = SIZES.map((): Start[] => [])
  // The first start of all brings the empty database its tables.
  for (let round = -1; round < rounds; round++)
    for (const [index, url] of urls.entries()) {
      const one = await startOnce(apiUrl, url)
      console.error(JSON.stringify({ tables: SIZES[index], ...one }))
      if (round >= 0) starts[index]?.push(one)
    }
  const sizes = SIZES.map((tables, index) => ({
    tables,
    ms: least(starts[index]?.map(({ ms }) => ms) ?? []),
    cpuMs: least(starts[index]?.map(({ cpuMs }) => cpuMs) ?? []),
    rssMB: median(starts[index]?.map(({ rssMB }) => rssMB) ?? []),
  }))
  const [none, all] = [sizes[0], sizes.at(-1)]
  if (none === undefined || all === undefined) throw new Error('there are sizes')
  const round = (value: number) => Math.round(value * 100) / 100
  const full = urls.at(-1) ?? ''
  await fillEnded(full, PERSON, ended)
  console.error(`${ended} ended tables of one person are stored.`)
  const commands = await measureCommands(sandboxUrl, full, PERSON.id)
  const ratios = { ratio: round(all.ms / none.ms), cpuRatio: round(all.cpuMs / none.cpuMs) }
  return { sizes, ...ratios, memory: round(all.rssMB / none.rssMB), ended, commands }
}

async function onPostgres(sandboxUrl: string, server: string) {
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
    return await measure(sandboxUrl, urls)
  } finally {
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.end()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bonfire-start-'))
const sandbox = await startSandboxProcess()
const sqlite = await measure(
  sandbox.url,
  SIZES.map((size) => `file:${join(folder, `${size}.db`)}`),
)
const postgresql = values.server === undefined ? null : await onPostgres(sandbox.url, values.server)
await sandbox.close()
await rm(folder, { recursive: true, force: true })

console.log(JSON.stringify({ bench: 'start', sqlite, postgresql }))
const failed = [sqlite, postgresql].some(
  (one) =>
    one !== null &&
    (one.ratio > MOST_RATIO ||
      one.cpuRatio > MOST_RATIO ||
      one.memory > MOST_MEMORY ||
      one.commands.some(({ blockedCpuMs }) => blockedCpuMs > MOST_BLOCKED_MS)),
)
if (failed) process.exitCode = 1
