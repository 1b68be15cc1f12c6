/**
 * `npm run bench -- results [--games 100000] [--people 300] [--database postgresql://…]`: so many finished games of one server in
 * SQLite, or in an empty database of PostgreSQL, their rows written at once; how long the fold over all of them takes, then what each command of `/bonfire-club` takes of the
 * answering thread, what the press takes that ends a game beside one that ends a turn, before and with all these games, and bytes a game. Ends with status 1 where one takes 100 ms of the thread on average, or its 99th of a
 * hundred 500 ms.
 */

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { type Caller, handleCommand, handleComponent } from '#commands'
import { encodeCustomId } from '#commands/custom-id'
import { MOST_SERVER_GAMES_PAGES } from '#commands/plain-codecs'
import { legalChoices } from '#engine'
import { gameFactsOf } from '#results'
import { openStore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { atRandom, LEANINGS } from '#support/policies'
import { keepGame, seasonGame } from '#support/season'
import { createTableService } from '#table'
import { RESULTS_VERSION } from '#table/results/result'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    games: { type: 'string', default: '100000' },
    people: { type: 'string', default: '300' },
    database: { type: 'string' },
  },
})
const games = whole('games', values.games, 100, 10_000_000)
const people = whole('people', values.people, 4, 100_000)
const MOST_THREAD_MS = 100
const MOST_P99_MS = 500
const START = Date.UTC(2025, 0, 1)
const MINUTES = 5

const folder = await mkdtemp(join(tmpdir(), 'bonfire-results-'))
const file = join(folder, 'bench.db')
const url = values.database ?? `file:${file}`
const isPostgres = values.database !== undefined
const store = await openStore(url)
const service = createTableService(store.tables, {
  ...store,
  now: () => new Date(START + (games + 1) * MINUTES * 60_000),
  seed: () => '7'.repeat(32),
  factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
})
const personId = (nth: number): string => String(100_000_000_000_000_000n + BigInt(nth))

/** Games of two to four seats, reckoned as they are, whose rows the others are made of. */
const patterns: { readonly players: number; readonly data: string }[] = []
for (const players of [2, 3, 4, 2, 3, 4]) {
  const id = `pattern${patterns.length}`
  const sitting = Array.from({ length: players }, (_, seat) => ({ id: `seat${seat}`, name: `name${seat}` }))
  await keepGame(store, seasonGame(id, players), {
    id,
    guildId: 'elsewhere',
    endedAt: new Date(START),
    people: sitting,
  })
  await service.results.all()
  const result = await store.results.result(id)
  if (result === null) throw new Error('not reckoned')
  patterns.push({ players, data: JSON.stringify(result.data) })
}
const dice = diceFor('results')

/** Rows by their table's columns, a game's with those of its people. */
function* rows(): Generator<readonly [Target, readonly unknown[]]> {
  yield ['guild_results (guild_id)', ['home']]
  for (let nth = 0; nth < games; nth++) {
    const { players, data } = dice.pick(patterns)
    const id = `game${nth}`
    const at = new Date(START + nth * MINUTES * 60_000).toISOString().replace('Z', '+00:00')
    // A few play most.
    const sitting = new Set<number>()
    while (sitting.size < players) sitting.add(Math.min(dice.below(people), dice.below(people), dice.below(people)))
    const ids = [...sitting]
    const own = data.replaceAll(/"(seat|name)(\d)"/g, (_, what: string, seat: string) =>
      JSON.stringify(what === 'seat' ? personId(ids[Number(seat)] ?? 0) : `Player ${ids[Number(seat)]}`),
    )
    yield [
      'tables (id, guild_id, channel_id, solo, created_at, closed_at, ended, counted)',
      [id, 'home', id, isPostgres ? false : 0, at, at, 'finished', RESULTS_VERSION],
    ]
    yield ['results (table_id, guild_id, ended_at, players, data)', [id, 'home', at, players, own]]
    for (const one of ids)
      yield [
        'result_people (table_id, person_id, guild_id, ended_at, outcome, achievements)',
        [id, personId(one), 'home', at, 'finished', dice.oneIn(4) ? '["allBonfires"]' : '[]'],
      ]
  }
}
type Target =
  | 'guild_results (guild_id)'
  | 'tables (id, guild_id, channel_id, solo, created_at, closed_at, ended, counted)'
  | 'results (table_id, guild_id, ended_at, players, data)'
  | 'result_people (table_id, person_id, guild_id, ended_at, outcome, achievements)'

/** Writes all rows; returns how many bytes the database grew by. */
async function fillSqlite(): Promise<number> {
  const before = await stat(file)
  const database = new Sqlite(file)
  database.exec('BEGIN')
  const statements = new Map<Target, Sqlite.Statement>()
  for (const [target, row] of rows()) {
    const statement =
      statements.get(target) ?? database.prepare(`INSERT INTO ${target} VALUES (${row.map(() => '?').join()})`)
    statements.set(target, statement)
    statement.run(row)
  }
  database.exec('COMMIT')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return (await stat(file)).size - before.size
}

async function fillPostgres(): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const size = async () =>
    Number((await client.query('SELECT pg_database_size(current_database()) AS size')).rows[0]?.size)
  const before = await size()
  await client.query('BEGIN')
  for (const [target, row] of rows())
    await client.query(`INSERT INTO ${target} VALUES (${row.map((_, nth) => `$${nth + 1}`).join()})`, [...row])
  await client.query('COMMIT')
  await client.query('ANALYZE')
  const grown = (await size()) - before
  await client.end()
  return grown
}

const ENDED_GAMES = 20
/**
 * Plays games in the server, whose ends nothing is made of yet.
 * @returns what the answering thread takes of presses that end a turn, and of those that end the game, in ms: half take less
 */
async function endingPresses(name: string): Promise<{ readonly turnMs: number; readonly gameMs: number }> {
  const took: { readonly turn: number[]; readonly game: number[] } = { turn: [], game: [] }
  for (let game = 0; game < ENDED_GAMES; game++) {
    const policy = atRandom(diceFor(`${name} ${game}`), LEANINGS.keen)
    const [host, guest] = [0, 1].map((nth) => ({ id: personId(nth), name: `Player ${nth}` }))
    if (host === undefined || guest === undefined) throw new Error('nobody plays')
    const opened = await service.open({ guildId: 'home', channelId: `${name}${game}`, host, solo: false, options: {} })
    if (opened.kind !== 'opened') throw new Error(`no table was opened: ${opened.kind}`)
    const press = { tableId: opened.table.id, seq: null, moderator: false, interactionId: null }
    await service.act({ ...press, person: guest, action: { kind: 'join' } })
    await service.act({ ...press, person: host, action: { kind: 'start' } })
    for (;;) {
      const before = await viewAsActor(service, press.tableId)
      if (before?.state == null || before.phase !== 'playing') break
      const { state, rules, acting } = before
      const person = acting === host.id ? host : guest
      const choices = [policy(state, legalChoices(rules, state))]
      const cpu = process.cpuUsage()
      const outcome = await service.act({ ...press, person, action: { kind: 'choices', choices } })
      const { user, system } = process.cpuUsage(cpu)
      if (outcome.kind !== 'done') throw new Error(`a choice was ${outcome.kind}`)
      const ms = (user + system) / 1000
      if (outcome.table.phase === 'finished') took.game.push(ms)
      else if (choices.some(({ kind }) => kind === 'end')) took.turn.push(ms)
    }
  }
  return { turnMs: half(took.turn), gameMs: half(took.game) }
}
const rounded = (ms: number): number => Math.round(ms * 10) / 10
const half = (each: readonly number[]): number => rounded(each.toSorted((a, b) => a - b)[each.length >> 1] ?? 0)
// What runs for the first time takes longer.
await endingPresses('warm')
const endingBefore = await endingPresses('before')

const bytesPerGame = Math.round((await (isPostgres ? fillPostgres() : fillSqlite())) / games)

const began = performance.now()
await service.results.all()
const foldMs = Math.round(performance.now() - began)

const caller = (nth: number): Caller => ({
  person: { id: personId(nth), name: `Player ${nth}` },
  moderator: false,
  language: 'en',
  interactionId: '1',
  guildId: 'home',
  channelId: '1',
  lacking: [],
  guest: false,
})
const last = {
  page: Math.min(MOST_SERVER_GAMES_PAGES, Math.floor(games / 10)) - 1,
  players: null,
  month: null,
  person: null,
}
const page = (shown: typeof last | { page: number; players: number; month: string; person: string }) =>
  ({ kind: 'press', press: { table: '-', seq: 0, verb: 'history', shown } }) as const
const asked: Readonly<Record<string, (nth: number) => Promise<unknown>>> = {
  history: (nth) => handleCommand(service, caller(nth), 'bonfire-club history', {}),
  historyOfPerson: (nth) =>
    handleCommand(service, caller(nth), 'bonfire-club history', { whose: personId(nth), players: 4 }),
  historyOfMonth: (nth) =>
    handleCommand(service, caller(nth), 'bonfire-club history', { month: '2025-03', players: 2 }),
  lastPage: (nth) => handleComponent(service, caller(nth), page(last), []),
  ranking: (nth) => handleCommand(service, caller(nth), 'bonfire-club ranking', {}),
  stats: (nth) => handleCommand(service, caller(nth), 'bonfire-club stats', {}),
  looking: (nth) =>
    handleCommand(service, { ...caller(nth), interactionId: `looking${nth}` }, 'bonfire-club looking', {}),
  reliability: (nth) => service.results.reliability(personId(nth)),
}
encodeCustomId(page(last).press)
const TIMES = 100
const took: Record<string, { readonly threadMs: number; readonly p99Ms: number; readonly mostMs: number }> = {}
for (const [name, ask] of Object.entries(asked)) {
  const each: number[] = []
  const cpu = process.cpuUsage()
  for (let nth = 0; nth < TIMES; nth++) {
    const start = performance.now()
    await ask(nth % people)
    each.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(cpu)
  each.sort((a, b) => a - b)
  took[name] = {
    threadMs: rounded((user + system) / 1000 / TIMES),
    p99Ms: rounded(each[TIMES - 2] ?? 0),
    mostMs: rounded(each[TIMES - 1] ?? 0),
  }
}
const endingAfter = await endingPresses('after')
await store.close()
await rm(folder, { recursive: true })
console.log(
  JSON.stringify({
    bench: 'results',
    database: isPostgres ? 'PostgreSQL' : 'SQLite',
    games,
    people,
    bytesPerGame,
    foldMs,
    took,
    endingBefore,
    endingAfter,
  }),
)
if (Object.values(took).some(({ threadMs, p99Ms }) => threadMs > MOST_THREAD_MS || p99Ms > MOST_P99_MS))
  process.exitCode = 1
