import type { People } from '#table/people'
import type { Showings } from '#table/showings'
import type { Tables } from '#table/tables'
import type { Client } from './client.ts'
import { type Database, databaseOf } from './database.ts'
import { migrate } from './migrate.ts'
import { peopleIn } from './people.ts'
import { showingsIn } from './showings.ts'
import { OneWriterSqlite } from './sqlite.ts'
import { tablesIn } from './tables.ts'

export { databaseOf } from './database.ts'
export { type Moved, moveStore } from './move.ts'

/** Everything that the bot keeps. Several processes may have the same store open. */
export interface Store {
  readonly tables: Tables
  readonly showings: Showings
  readonly people: People
  /** Asks the database for a sign of life. Null when it gave one, else what went wrong. */
  check(): Promise<string | null>
  /** How many tables are in lobby or play. */
  openTables(): Promise<number>
  close(): Promise<void>
}

/**
 * Opens the database and brings its tables up to date; both without asking.
 *
 * @param url `file:` and a path (SQLite) or `postgresql://…`
 * @throws Error, in one line for the person who starts the bot, when the address is neither, when nothing answers
 * there, or when what is there was made by other migrations
 */
export async function openStore(url: string): Promise<Store> {
  const database = databaseOf(url)
  if (database === null) throw new Error('A database is "file:" and a path, or "postgresql://…".')
  let client: Client
  try {
    await migrate(database)
    client = await openClient(database)
    // The first query brings Prisma's compiler of queries, half a second on a small machine: not while somebody waits.
    await client.box.findUnique({ where: { hash: '' } })
  } catch (error) {
    throw new Error(`The database ${placeOf(database)} cannot be opened: ${reason(error)}`, { cause: error })
  }
  return {
    tables: tablesIn(client),
    showings: showingsIn(client),
    people: peopleIn(client),
    check: async () => {
      try {
        await client.$queryRaw`SELECT 1`
        return null
      } catch (error) {
        return reason(error)
      }
    },
    openTables: () => client.table.count({ where: { openIn: { not: null } } }),
    close: () => client.$disconnect(),
  }
}

/** Where a database is, without user and password. */
function placeOf(database: Database): string {
  if (database.provider === 'sqlite') return database.file
  return URL.canParse(database.url) ? `at ${new URL(database.url).host}` : 'at that address'
}

/** In one line. A refused connection to several addresses has no message of its own, only theirs. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reason).join(', ')
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? text
}

/** A write that waits for its turn may wait as long as SQLite's patience, in ms. */
const TRANSACTIONS = { maxWait: 15_000, timeout: 15_000 }

/** How long a server may take to be reached, and to answer, until we call it away, in ms. */
const CONNECTING_MS = 4_000
const ASKING_MS = 6_000

/** Loads only the client that is wanted: each brings its own compiler of queries, some megabytes. */
async function openClient(database: Database): Promise<Client> {
  switch (database.provider) {
    case 'sqlite': {
      const { PrismaClient } = await import('./generated/sqlite/client.ts')
      return new PrismaClient({
        adapter: new OneWriterSqlite(database.file),
        transactionOptions: TRANSACTIONS,
        errorFormat: 'minimal',
      })
    }
    case 'postgresql': {
      const [{ PrismaClient }, { PrismaPg }] = await Promise.all([
        import('./generated/postgresql/client.ts'),
        import('@prisma/adapter-pg'),
      ])
      const adapter = new PrismaPg({
        connectionString: database.url,
        max: 10,
        keepAlive: true,
        connectionTimeoutMillis: CONNECTING_MS,
        query_timeout: ASKING_MS,
      })
      return new PrismaClient({ adapter, transactionOptions: TRANSACTIONS, errorFormat: 'minimal' })
    }
  }
}
