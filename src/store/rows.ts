import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { z } from 'zod'
import type { DatabaseAddress } from './database.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()])
const row = z.record(z.string(), value)
export type Row = z.infer<typeof row>

/** What a column holds that the two databases write differently; all else is text and whole numbers on both. */
export type Column = 'plain' | 'boolean' | 'time'

/** Rows as they lie in a database, for carrying them elsewhere; booleans and times as JavaScript has them. */
export interface Rows {
  /** Rows after that key, in the order of the key columns. */
  page(table: string, key: readonly string[], after: Row | null, limit: number): Promise<Row[]>
  count(table: string): Promise<number>
  insert(table: string, rows: readonly Row[]): Promise<void>
  /** Everything between is one transaction. */
  begin(): Promise<void>
  commit(): Promise<void>
  close(): Promise<void>
}

/** A condition for "after this key", column by column: SQLite and PostgreSQL both compare rows so. */
const pageOf = (table: string, key: readonly string[], after: boolean, limit: number, mark: (n: number) => string) => {
  const columns = key.map((name) => `"${name}"`).join(', ')
  const condition = after ? `WHERE (${columns}) > (${key.map((_, index) => mark(index + 1)).join(', ')})` : ''
  return `SELECT * FROM "${table}" ${condition} ORDER BY ${columns} LIMIT ${limit}`
}

const insertOf = (table: string, given: Row, mark: (n: number) => string): string => {
  const names = Object.keys(given)
  return `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map((_, index) => mark(index + 1)).join(', ')})`
}

const Count = z.tuple([z.object({ count: z.coerce.number() })])
const countOf = (table: string): string => `SELECT count(*) AS count FROM "${table}"`

/**
 * @param columns those that are not plain, by their names, in any table
 * @param readOnly an SQLite file is opened so that nothing can change it
 */
export async function openForRows(
  database: DatabaseAddress,
  columns: Readonly<Record<string, Column>>,
  readOnly: boolean,
): Promise<Rows> {
  return database.provider === 'sqlite'
    ? sqliteRows(database.file, columns, readOnly)
    : await postgresRows(database.url)
}

function sqliteRows(file: string, columns: Readonly<Record<string, Column>>, readonly: boolean): Rows {
  const db = new Sqlite(file, { timeout: 5_000, readonly })
  const read = (name: string, held: Row[string]): Row[string] => {
    if (held === null) return null
    if (columns[name] === 'boolean') return held === 1
    if (columns[name] === 'time') return new Date(typeof held === 'number' ? held : String(held))
    return held
  }
  // As Prisma writes them: 1 and 0, and the time in ISO's words.
  const write = (held: Row[string]): string | number | null => {
    if (typeof held === 'boolean') return held ? 1 : 0
    return held instanceof Date ? held.toISOString().replace('Z', '+00:00') : held
  }
  const decoded = (raw: unknown): Row =>
    Object.fromEntries(Object.entries(row.parse(raw)).map(([name, held]) => [name, read(name, held)]))
  return {
    page: async (table, key, after, limit) => {
      const sql = pageOf(table, key, after !== null, limit, () => '?')
      const marks = after === null ? [] : key.map((name) => write(after[name] ?? null))
      return db.prepare(sql).all(marks).map(decoded)
    },
    count: async (table) => Count.parse(db.prepare(countOf(table)).all())[0].count,
    insert: async (table, rows) => {
      for (const one of rows) db.prepare(insertOf(table, one, () => '?')).run(Object.values(one).map(write))
    },
    begin: async () => db.exec('BEGIN IMMEDIATE'),
    commit: async () => db.exec('COMMIT'),
    close: async () => db.close(),
  }
}

async function postgresRows(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Prisma's timestamps have no zone and are UTC; pg would take them, and give them, in the machine's own time.
  const types = {
    getTypeParser: (oid: number) =>
      oid === 1114 ? (text: string) => new Date(`${text.replace(' ', 'T')}Z`) : pg.types.getTypeParser(oid),
  }
  const write = (held: Row[string]) => (held instanceof Date ? held.toISOString().slice(0, -1) : held)
  return {
    page: async (table, key, after, limit) => {
      const text = pageOf(table, key, after !== null, limit, (n) => `$${n}`)
      const values = after === null ? [] : key.map((name) => write(after[name] ?? null))
      return (await client.query({ text, values, types })).rows.map((raw) => row.parse(raw))
    },
    count: async (table) => Count.parse((await client.query(countOf(table))).rows)[0].count,
    insert: async (table, rows) => {
      for (const one of rows)
        await client.query(
          insertOf(table, one, (n) => `$${n}`),
          Object.values(one).map(write),
        )
    },
    begin: async () => void (await client.query('BEGIN')),
    commit: async () => void (await client.query('COMMIT')),
    close: () => client.end(),
  }
}
