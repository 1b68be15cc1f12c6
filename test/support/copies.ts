import Sqlite from 'better-sqlite3'
import { parseDatabaseUrl } from '#store'
import { connectToPostgres } from '../../src/store/postgres.ts'

/** Statements that SQLite and PostgreSQL read alike. */
const statements = (id: string, count: number, perServer: number): string[] => {
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
  const copied = (table: string, columns: string, from: string, key = 'table_id') =>
    `${numbers} INSERT INTO ${table} (${columns}) SELECT ${from} FROM ${table}, numbers WHERE ${key} = '${id}'`
  const open = `CASE WHEN open_in IS NULL THEN NULL ELSE '${id} channel ' || n END`
  const columns = 'solo, created_at, closed_at, ended, counted'
  // Of so many tables each there is a server, and people who play in no other.
  const own = (column: string) => (perServer === 0 ? column : `${column} || '.' || (n / ${perServer})`)
  return [
    copied(
      'tables',
      `id, channel_id, open_in, guild_id, ${columns}`,
      `'${id}.' || n, '${id} channel ' || n, ${open}, ${own('guild_id')}, ${columns}`,
      'id',
    ),
    ...Object.entries({
      entries: 'seq, at, actor, type, data, interaction_id',
      snapshots: 'seq, state',
    }).map(([table, all]) => copied(table, `table_id, ${all}`, `'${id}.' || n, ${all}`)),
    copied('seats', 'table_id, person_id, seated', `'${id}.' || n, ${own('person_id')}, seated`),
    copied(
      'results',
      'table_id, guild_id, ended_at, players, data',
      `'${id}.' || n, ${own('guild_id')}, ended_at, players, data`,
    ),
    copied(
      'result_people',
      'table_id, person_id, guild_id, ended_at, outcome, achievements',
      `'${id}.' || n, ${own('person_id')}, ${own('guild_id')}, ended_at, outcome, achievements`,
    ),
    copied(
      'showings',
      'table_id, channel_id, message_id, seq, settled',
      `'${id}.' || n, '${id} channel ' || n, message_id, seq, settled`,
    ),
  ]
}

/**
 * Copies a table with all that belongs to it, behind the store's back: `<id>.1`, `<id>.2`, each in a channel of its own.
 * @param perServer so many of them have a server and people of their own; 0: all have those of the first
 */
export async function copies(url: string, id: string, count: number, perServer = 0): Promise<void> {
  const database = parseDatabaseUrl(url)
  if (database?.provider === 'sqlite') {
    const db = new Sqlite(database.file)
    db.exec('PRAGMA synchronous = OFF')
    for (const statement of statements(id, count, perServer)) db.exec(statement)
    db.close()
    return
  }
  const client = await connectToPostgres(url)
  for (const statement of statements(id, count, perServer)) await client.query(statement)
  await client.query('ANALYZE')
  await client.end()
}
