import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client'
import type { DatabaseAddress } from './database.ts'
import { OneWriterSqlite } from './sqlite.ts'
import { createStatements, type Statements } from './statements.ts'

/** How long a server may take to be reached, and to answer, until we call it away, in ms. */
const CONNECTING_MS = 4_000
const ASKING_MS = 6_000

/** Only commands wait for SQLite's lock without doing anything else; in ms. */
const READING_MS = 15_000

/** Prisma's adapter for a database; nothing is asked of that yet. */
export async function adapterFor(database: DatabaseAddress, readOnly: boolean): Promise<SqlDriverAdapterFactory> {
  if (database.provider === 'sqlite')
    return readOnly
      ? new PrismaBetterSqlite3({ url: database.file, readonly: true, timeout: READING_MS })
      : new OneWriterSqlite(database.file)
  const { PrismaPg } = await import('@prisma/adapter-pg')
  return new PrismaPg({
    connectionString: database.url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING_MS,
    query_timeout: ASKING_MS,
  })
}

/** Connects once: Prisma's client and our own statements have the same connections, which go with the client. */
export async function connected(factory: SqlDriverAdapterFactory): Promise<{
  readonly adapter: SqlDriverAdapterFactory
  readonly statements: Statements
  readonly close: () => Promise<void>
}> {
  const { provider, adapterName } = factory
  const adapter = await factory.connect()
  return {
    adapter: { provider, adapterName, connect: async () => adapter },
    statements: createStatements(adapter),
    close: () => adapter.dispose(),
  }
}
