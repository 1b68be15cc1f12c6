import Sqlite from 'better-sqlite3'
import { connectToPostgres } from '../../../src/store/postgres.ts'

const TABLES = ['results', 'result_people', 'standings', 'guild_results'] as const

/** All rows that follow from the games of a database, as text in one order; but for how often they changed. */
export async function reckonedRows(url: string): Promise<readonly string[]> {
  const read = await reader(url)
  try {
    const rows: string[] = []
    for (const table of TABLES)
      for (const row of await read.all(table))
        rows.push(JSON.stringify([table, row], (key, value) => (key === 'revision' ? undefined : value)))
    return rows.sort()
  } finally {
    await read.close()
  }
}

interface Reader {
  all(table: string): Promise<readonly unknown[]>
  close(): Promise<void>
}

async function reader(url: string): Promise<Reader> {
  if (url.startsWith('file:')) {
    const database = new Sqlite(url.slice('file:'.length), { readonly: true })
    return {
      all: async (table) => database.prepare(`SELECT * FROM ${table}`).all(),
      close: async () => void database.close(),
    }
  }
  const client = await connectToPostgres(url)
  return {
    all: async (table) => (await client.query(`SELECT * FROM ${table}`)).rows,
    close: () => client.end(),
  }
}
