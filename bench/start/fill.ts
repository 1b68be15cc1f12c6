import { randomBytes } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { legalChoices } from '#engine'
import { databaseOf, openStore } from '#store'
import { createHouse } from '#table'
import { diceFor } from '#tools/dice'

/** Choices of the game that the others are copies of. */
const CHOICES = 20
const PEOPLE = [
  { id: '801000000000000001', name: 'Ada' },
  { id: '801000000000000002', name: 'Bjørn' },
] as const

/**
 * Fills an empty database with open tables in the middle of a game, whose channels show what there is: one that is
 * played, and copies of its rows under other ids.
 */
export async function fill(url: string, tables: number): Promise<void> {
  const id = await playOne(url)
  if (tables > 1) await copy(url, copies(id, tables - 1))
}

async function playOne(url: string): Promise<string> {
  const store = await openStore(url)
  const house = createHouse(store.tables, { now: () => new Date(), seed: () => randomBytes(16).toString('hex') })
  const dice = diceFor('a table that nobody plays')
  const [host, guest] = PEOPLE
  const opened = await house.open({ guildId: null, channelId: 'channel0', host, solo: false, options: {} })
  const { id } = opened.table
  const press = { tableId: id, seq: null, moderator: false, interactionId: null }
  await house.act({ ...press, person: guest, action: { kind: 'join' } })
  await house.act({ ...press, person: host, action: { kind: 'start' } })
  for (let made = 0; made < CHOICES; made++) {
    const table = await house.view(id)
    const person = PEOPLE[table?.actingSeat ?? 0]
    if (table?.state == null || person === undefined) break
    const choice = dice.pick(legalChoices(table.state))
    await house.act({ ...press, person, action: { kind: 'choices', choices: [choice] } })
  }
  await house.idle()
  const seq = (await house.view(id))?.seq ?? 0
  await store.showings.lease(id, 'channel0', 'bench', 1000)
  await store.showings.record(id, 'channel0', 'bench', { messageId: '1', seq, settled: false })
  await store.close()
  return id
}

/** Statements that SQLite and PostgreSQL read alike. */
function copies(id: string, count: number): string[] {
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
  const copied = (table: string, columns: string, from: string, key = 'table_id') =>
    `${numbers} INSERT INTO ${table} (${columns}) SELECT ${from} FROM ${table}, numbers WHERE ${key} = '${id}'`
  return [
    copied(
      'tables',
      'id, guild_id, channel_id, open_in, solo, created_at, closed_at',
      "'copy' || n, guild_id, 'channel' || n, 'channel' || n, solo, created_at, closed_at",
      'id',
    ),
    copied(
      'entries',
      'table_id, seq, at, actor, type, data, interaction_id',
      "'copy' || n, seq, at, actor, type, data, interaction_id",
    ),
    copied('snapshots', 'table_id, seq, state', "'copy' || n, seq, state"),
    copied('seats', 'person_id, table_id', "person_id, 'copy' || n"),
    copied(
      'showings',
      'table_id, channel_id, message_id, seq, settled',
      "'copy' || n, 'channel' || n, message_id, seq, settled",
    ),
  ]
}

async function copy(url: string, statements: readonly string[]): Promise<void> {
  const database = databaseOf(url)
  if (database === null) throw new Error(`${url} is no database.`)
  if (database.provider === 'sqlite') {
    const db = new Sqlite(database.file)
    db.exec('PRAGMA synchronous = OFF')
    for (const statement of statements) db.exec(statement)
    db.close()
    return
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.query('ANALYZE')
  await client.end()
}
