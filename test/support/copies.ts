import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { databaseOf } from '#store'

/** Statements that SQLite and PostgreSQL read alike. */
const statements = (id: string, count: number): string[] => {
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
  const copied = (table: string, columns: string, from: string, key = 'table_id') =>
    `${numbers} INSERT INTO ${table} (${columns}) SELECT ${from} FROM ${table}, numbers WHERE ${key} = '${id}'`
  const open = `CASE WHEN open_in IS NULL THEN NULL ELSE '${id} channel ' || n END`
  const tables = 'guild_id, solo, created_at, closed_at, ended'
  return [
    copied(
      'tables',
      `id, channel_id, open_in, ${tables}`,
      `'${id}.' || n, '${id} channel ' || n, ${open}, ${tables}`,
      'id',
    ),
    ...Object.entries({
      entries: 'seq, at, actor, type, data, interaction_id',
      snapshots: 'seq, state',
      seats: 'person_id, seated',
    }).map(([table, columns]) => copied(table, `table_id, ${columns}`, `'${id}.' || n, ${columns}`)),
    copied(
      'showings',
      'table_id, channel_id, message_id, seq, settled',
      `'${id}.' || n, '${id} channel ' || n, message_id, seq, settled`,
    ),
  ]
}

/** Copies a table with all that belongs to it, behind the store's back: `<id>.1`, `<id>.2`, each in a channel of its own. */
export async function copies(url: string, id: string, count: number): Promise<void> {
  const database = databaseOf(url)
  if (database?.provider === 'sqlite') {
    const db = new Sqlite(database.file)
    db.exec('PRAGMA synchronous = OFF')
    for (const statement of statements(id, count)) db.exec(statement)
    db.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements(id, count)) await client.query(statement)
  await client.query('ANALYZE')
  await client.end()
}
