import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client'
import pg from 'pg'
import { askAgain } from './busy.ts'
import { adapterErrorKind } from './sql.ts'

/** How long a server may take to be reached, and to answer, until we call it away, in ms. */
const CONNECTING_MS = 4_000
const ASKING_MS = 6_000
/** How many connections a process has at most, beside the one that holds its lock. */
const CONNECTIONS = 10
/** How long to wait before a full server is asked again, in ms. */
const AGAIN_MS = 100

/**
 * Prisma's adapter for PostgreSQL. A server has few connections, and for a moment none at all: while one process takes
 * over from another, or while somebody makes a backup. It refuses at once then, before it has done anything; so it is
 * asked again, for a person waits for an answer.
 *
 * @returns what connects; the server is not spoken to before the first statement
 */
export async function postgresAdapter(url: string): Promise<SqlDriverAdapterFactory> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const factory = new PrismaPg({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING_MS,
    query_timeout: ASKING_MS,
  })
  const { provider, adapterName } = factory
  const connect = async () => {
    const adapter = await factory.connect()
    return {
      provider,
      adapterName,
      queryRaw: (query) => whenNotFull(() => adapter.queryRaw(query)),
      executeRaw: (query) => whenNotFull(() => adapter.executeRaw(query)),
      // Of several statements the first may be done.
      executeScript: (script) => adapter.executeScript(script),
      startTransaction: (isolation) => whenNotFull(() => adapter.startTransaction(isolation)),
      getConnectionInfo: () => adapter.getConnectionInfo(),
      dispose: () => adapter.dispose(),
    } satisfies Awaited<ReturnType<SqlDriverAdapterFactory['connect']>>
  }
  return { provider, adapterName, connect }
}

/**
 * A connection of its own, which the caller ends.
 * @throws when the server cannot be reached or refuses, and when it stays full
 */
export function connectToPostgres(url: string): Promise<pg.Client> {
  return whenNotFull(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS })
    await client.connect()
    return client
  })
}

const whenNotFull = <Result>(ask: () => Promise<Result>): Promise<Result> =>
  askAgain(ask, { isForAMoment: isFull, forMs: CONNECTING_MS, pauseMs: () => AGAIN_MS })

/** PostgreSQL's too_many_connections, as the driver says it or as Prisma does. */
const isFull = (error: unknown): boolean =>
  (error instanceof pg.DatabaseError && error.code === '53300') || adapterErrorKind(error) === 'TooManyConnections'
