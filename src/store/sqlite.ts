import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { BLOCKED_MS, whenFree } from './busy.ts'

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>

/**
 * Prisma's adapter for SQLite, made safe for a bot that answers many presses at once over one connection:
 * - A statement outside a transaction waits until the running one ends. Else it would be part of that transaction, and
 *   be undone with it after it had been acknowledged.
 * - Every write takes the write lock first (`BEGIN IMMEDIATE`), and takes it by `exec`: that is the only place where
 *   another process can be in the way, so a transaction never fails halfway. (A prepared statement that met the lock
 *   would stay open in libsql, and with it an old view of the database.)
 * - The lock is waited for without stopping this process.
 * - What is acknowledged is on the disk. A WAL file opens with `synchronous = NORMAL`, so it is said at every open.
 */
export class OneWriterSqlite extends PrismaBetterSqlite3 {
  constructor(file: string) {
    super({ url: file, timeout: BLOCKED_MS })
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
      await whenFree(() => adapter.executeScript(`PRAGMA ${pragma}`))
    }
    return oneWriter(adapter)
  }
}

function oneWriter(adapter: Adapter): Adapter {
  const takeTurn = turns()
  const { provider, adapterName } = adapter

  const startTransaction = async (): Promise<Transaction> => {
    const giveBack = await takeTurn()
    // Where a transaction fails for good (a full disk), SQLite may have rolled it back itself and refuse to do it again.
    const undo = () => adapter.executeScript('ROLLBACK').catch(() => undefined)
    const commit = () =>
      adapter.executeScript('COMMIT').catch(async (error: unknown) => {
        await undo()
        throw error
      })
    try {
      await whenFree(() => adapter.executeScript('BEGIN IMMEDIATE'))
    } catch (error) {
      giveBack()
      throw error
    }
    return {
      provider,
      adapterName,
      options: { usePhantomQuery: true }, // Prisma leaves saying COMMIT and ROLLBACK to us.
      queryRaw: (query) => adapter.queryRaw(query),
      executeRaw: (query) => adapter.executeRaw(query),
      commit: () => commit().finally(giveBack),
      rollback: () => undo().finally(giveBack),
    }
  }

  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    const transaction = await startTransaction()
    let result: T
    try {
      result = await work()
    } catch (error) {
      await transaction.rollback()
      throw error
    }
    await transaction.commit()
    return result
  }

  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    const giveBack = await takeTurn()
    return work().finally(giveBack)
  }

  return {
    provider,
    adapterName,
    startTransaction,
    queryRaw: (query) => {
      const work = () => adapter.queryRaw(query)
      return /^\s*(SELECT|PRAGMA)\b/i.test(query.sql) ? read(work) : write(work)
    },
    executeRaw: (query) => write(() => adapter.executeRaw(query)),
    executeScript: (script) => write(() => adapter.executeScript(script)),
    dispose: () => read(() => adapter.dispose()),
  }
}

/** Turns are taken in the order they were asked for; whoever has one gives it back. */
function turns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const before = last
    return new Promise((given) => {
      last = new Promise((done) => {
        void before.then(() => given(done))
      })
    })
  }
}
