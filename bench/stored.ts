/**
 * `npm run bench -- stored [--games 100000] [--short 1000000] [--server postgresql://…/postgres]`: a database in which so many
 * whole games are kept, and so many tables that were closed after three choices, a hundred of each in a server; copies of one
 * of each. How large it is, how long the bot takes to start with it, what people and the bot look up there (ms, the slowest of
 * five), and how long a backup takes and is. On SQLite, and on PostgreSQL (`pg_dump -Fc`) where a server is named.
 *
 * Of starts two are told: the first of all reads a file that may not be in memory. The database lies in the system's folder
 * for what is temporary: 100,000 and 1,000,000 take some ten GB there.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { gameFactsOf } from '#results'
import { backUp, openStore } from '#store'
import { copies } from '#support/copies'
import { actAtTable } from '#support/driver'
import { whole } from '#support/options'
import { straightOn } from '#support/policies'
import { startSandboxProcess } from '#support/sandbox-process'
import { keepGame, seasonGame } from '#support/season'
import { createTableService } from '#table'
import { type Start, startOnce } from './start/start-once.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    games: { type: 'string', default: '100000' },
    short: { type: 'string', default: '1000000' },
    server: { type: 'string' },
  },
})
const games = whole('games', values.games, 10, 10_000_000)
const short = whole('short', values.short, 10, 10_000_000)
const PER_SERVER = 100
/** Some server in the middle. */
const NTH = Math.floor(games / PER_SERVER / 2)
/** So long after one start Discord lets the bot identify again, in ms. */
const BETWEEN_STARTS = 6_000
const STARTS = 2
const LOOKS = 5
const ENDED = new Date(Date.UTC(2026, 0, 2))
const [ANN, BEN] = [
  { id: '801000000000000001', name: 'Ann' },
  { id: '801000000000000002', name: 'Ben' },
] as const

const open = async (url: string) => {
  const store = await openStore(url)
  const service = createTableService(store.tables, {
    ...store,
    now: () => new Date(),
    seed: () => '7'.repeat(32),
    factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
  })
  return { store, service }
}

/** @returns how many entries each of the two has */
async function fill(url: string): Promise<{ readonly wholeEntries: number; readonly shortEntries: number }> {
  const { store, service } = await open(url)
  const settle = async (id: string, channelId: string) => {
    await store.liveMessages.lease(id, channelId, 'bench', 1000)
    await store.liveMessages.record(id, channelId, 'bench', { messageId: '1', seq: 1_000_000, settled: true })
  }
  const game = { id: 'whole', guildId: 'server', channelId: 'of the game', endedAt: ENDED, people: [ANN, BEN] }
  await keepGame(store, seasonGame('stored', 2), game)
  await settle(game.id, game.channelId)
  const where = { guildId: 'server', channelId: 'of the short one', host: ANN, solo: false, options: {} }
  const opened = await service.open(where)
  if (opened.kind !== 'opened') throw new Error('no table')
  const { id } = opened.table
  const press = { tableId: id, seq: null, moderator: true, interactionId: null, person: ANN }
  await service.act({ ...press, person: BEN, action: { kind: 'join' } })
  await service.act({ ...press, action: { kind: 'start' } })
  for (let choices = 0; choices < 3; choices++) await actAtTable(service, id, straightOn)
  await service.act({ ...press, action: { kind: 'close' } })
  await service.idle()
  await settle(id, where.channelId)
  await service.results.all()
  const entries = async (table: string) => (await store.tables.entries(table)).length
  const counts = { wholeEntries: await entries(game.id), shortEntries: await entries(id) }
  await store.close()
  await copies(url, game.id, games - 1, PER_SERVER)
  await copies(url, id, short - 1, PER_SERVER)
  return counts
}

/** What is looked up, in ms. */
async function looked(url: string): Promise<Readonly<Record<string, number>>> {
  const { store, service } = await open(url)
  const [guildId, personId] = [`server.${NTH}`, `${ANN.id}.${NTH}`]
  const month = { guildId, from: new Date(0), until: new Date(), players: null }
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    history: () => service.results.history(personId, { ...month, personId: null }, 0, 10),
    lastPageOfPerson: () => service.results.history(personId, { ...month, personId }, 9, 10),
    ranking: () => service.results.ranking(personId, guildId, 0, 10),
    stats: () => service.results.stats(personId, guildId, personId),
    openTablesOfPerson: () => service.openTablesOf(personId, 50),
    finishedGame: () => service.log(`whole.${NTH * PER_SERVER}`),
    outdatedChannels: () => store.liveMessages.outdatedChannels(1000),
    untoldEnds: () => store.liveMessages.untoldEnds(1000),
    staleLobbies: () => service.closeStaleLobbies(new Date()),
    computersDue: () => store.tables.computersDue(null, 50),
    openTables: () => store.openTables(),
    allTables: () => store.allTables(),
  }
  const slowest: Record<string, number> = {}
  for (const [name, ask] of Object.entries(asks))
    for (let time = 0; time < LOOKS; time++) {
      const began = performance.now()
      await ask()
      slowest[name] = Math.max(slowest[name] ?? 0, Math.round((performance.now() - began) * 10) / 10)
    }
  await store.close()
  return slowest
}

interface Backup {
  readonly ms: number
  readonly bytes: number
}

async function measure(apiUrl: string, url: string, bytes: () => Promise<number>, backup: () => Promise<number>) {
  const began = performance.now()
  const counts = await fill(url)
  const fillMs = Math.round(performance.now() - began)
  const stored = await bytes()
  console.error(JSON.stringify({ url, fillMs, stored, ...counts }))
  const starts: Start[] = []
  for (let nth = 0; nth < STARTS; nth++) {
    if (nth > 0) await sleep(BETWEEN_STARTS)
    starts.push(await startOnce(apiUrl, url))
    console.error(JSON.stringify(starts.at(-1)))
  }
  const looks = await looked(url)
  console.error(JSON.stringify(looks))
  const from = performance.now()
  const size = await backup()
  const made: Backup = { ms: Math.round(performance.now() - from), bytes: size }
  return { ...counts, bytes: stored, starts, looks, backup: made }
}

const folder = await mkdtemp(join(tmpdir(), 'bonfire-stored-'))
const sandbox = await startSandboxProcess()
const apiUrl = `${sandbox.url}/api`

async function onSqlite() {
  const [file, to] = [join(folder, 'stored.db'), join(folder, 'backup.db')]
  const bytes = async () => (await stat(file)).size
  const backup = async () => {
    const made = await backUp(`file:${file}`, to)
    return made.kind === 'done' ? made.bytes : 0
  }
  const measured = await measure(apiUrl, `file:${file}`, bytes, backup)
  await rm(folder, { recursive: true })
  return measured
}

async function onPostgres(server: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const name = `bonfire_stored_${process.pid}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const dump = join(tmpdir(), `${name}.dump`)
  try {
    await client.query(`CREATE DATABASE ${name}`)
    const bytes = async () => Number((await client.query(`SELECT pg_database_size('${name}') AS size`)).rows[0]?.size)
    const backup = async () => {
      await promisify(execFile)('pg_dump', ['-Fc', '-f', dump, url.href])
      return (await stat(dump)).size
    }
    return await measure(apiUrl, url.href, bytes, backup)
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.end()
    await rm(dump, { force: true })
  }
}

const sqlite = await onSqlite()
console.error(JSON.stringify(sqlite))
const postgresql = values.server === undefined ? null : await onPostgres(values.server)
await sandbox.close()
console.log(JSON.stringify({ bench: 'stored', games, short, sqlite, postgresql }))
