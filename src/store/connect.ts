import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client'
import { machineRuntime } from '#runtime'
import type { EitherPrismaClient } from './client.ts'
import { type DatabaseAddress, reasonOf } from './database.ts'
import { TABLES } from './generated/tables.ts'
import { postgresAdapter } from './postgres.ts'
import { createStatementRunner, type StatementRunner } from './sql.ts'
import { OneWriterSqlite } from './sqlite.ts'

/** Only commands wait for SQLite's lock without doing anything else; in ms. */
const READING_MS = 15_000

/** Prisma's adapter for a database; nothing is asked of that yet. */
export async function adapterFor(database: DatabaseAddress, readOnly: boolean): Promise<SqlDriverAdapterFactory> {
  if (database.provider === 'sqlite')
    return readOnly
      ? new PrismaBetterSqlite3({ url: database.file, readonly: true, timeout: READING_MS })
      : new OneWriterSqlite(database.file)
  return postgresAdapter(database.url)
}

/** Connects once: Prisma's client and our own statements have the same connections, which go with the client. */
export async function openSharedConnection(
  factory: SqlDriverAdapterFactory,
  now = machineRuntime.now,
): Promise<{
  readonly adapter: SqlDriverAdapterFactory
  readonly statements: StatementRunner
  readonly close: () => Promise<void>
}> {
  const { provider, adapterName } = factory
  const adapter = await factory.connect()
  return {
    adapter: { provider, adapterName, connect: async () => adapter },
    statements: createStatementRunner(adapter, now),
    close: () => adapter.dispose(),
  }
}

export interface OpenedConnection {
  readonly client: EitherPrismaClient & Models
  readonly statements: StatementRunner
}

/**
 * Loads the client that is wanted, and only that: each brings its own compiler of queries, some megabytes. Nothing is
 * asked of the database before all of it is there: what cannot start must not migrate.
 * @returns what connects
 */
export async function loadClient(
  database: DatabaseAddress,
  readOnly: boolean,
  now: () => Date,
): Promise<() => Promise<OpenedConnection>> {
  const factory = await adapterFor(database, readOnly)
  const clientOn = await clientsOf(database)
  // Prisma loads its compiler when a client connects, once for all of a provider; a PostgreSQL is then not spoken to yet.
  const first = clientOn(database.provider === 'sqlite' ? new PrismaBetterSqlite3({ url: ':memory:' }) : factory)
  await first.$connect()
  await first.$disconnect()
  return async () => {
    const { adapter, statements } = await openSharedConnection(factory, now)
    return { client: clientOn(adapter), statements }
  }
}

async function clientsOf({
  provider,
}: DatabaseAddress): Promise<(adapter: SqlDriverAdapterFactory) => EitherPrismaClient & Models> {
  const errorFormat = 'minimal'
  if (provider === 'sqlite') {
    const { PrismaClient } = await import('./generated/sqlite/client.ts')
    return (adapter) => new PrismaClient({ adapter, errorFormat })
  }
  const { PrismaClient } = await import('./generated/postgresql/client.ts')
  return (adapter) => new PrismaClient({ adapter, errorFormat })
}

/** What asks a client for rows, model by model. */
type Models = {
  readonly [Model in (typeof TABLES)[keyof typeof TABLES]['model']]: {
    findFirst(query: { select: Record<string, true> }): Promise<object | null>
  }
}

/**
 * Asks for a row of every model, with all its columns.
 * @throws Error, in one line that names the model, when the database lacks it or a column of it
 */
export async function probeModels(client: Models): Promise<void> {
  for (const { model, columns } of Object.values(TABLES)) {
    const fields = Object.values<{ readonly field: string }>(columns)
    const select = Object.fromEntries(fields.map(({ field }) => [field, true as const]))
    await client[model].findFirst({ select }).catch((error: unknown) => {
      throw new Error(`The model ${model} cannot be read: ${reasonOf(error)}`, { cause: error })
    })
  }
}
