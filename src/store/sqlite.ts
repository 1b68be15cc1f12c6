import { setTimeout as pause } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>

/** How long SQLite itself may wait for another process's lock, in ms: short, for it blocks the thread. */
const BLOCKED_MS = 20
/** How long we then go on asking without blocking, in ms. */
const PATIENCE_MS = 15_000

/**
 * Prisma's adapter for SQLite, made safe for a bot that answers many presses at once over one connection:
 * - a statement outside a transaction waits until the running one ends. Else it would be part of that transaction, and
 *   be undone with it after it had been acknowledged;
 * - a lock that another process holds is waited for without stopping this process;
 * - what is acknowledged is on the disk (a WAL file opens with `synchronous = NORMAL`, so it is said at every open).
 */
export class OneWriterSqlite extends PrismaBetterSqlite3 {
  constructor(file: string) {
    super({ url: file, timeout: BLOCKED_MS })
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
      await patiently(() => adapter.executeScript(`PRAGMA ${pragma}`))
    }
    return inTurns(adapter)
  }
}

function inTurns(adapter: Adapter): Adapter {
  const takeTurn = turns()
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const giveBack = await takeTurn()
    try {
      return await patiently(work)
    } finally {
      giveBack()
    }
  }
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => alone(() => adapter.queryRaw(query)),
    executeRaw: (query) => alone(() => adapter.executeRaw(query)),
    executeScript: (script) => alone(() => adapter.executeScript(script)),
    startTransaction: async (isolation) => {
      const giveBack = await takeTurn()
      try {
        return untilItEnds(await adapter.startTransaction(isolation), giveBack)
      } catch (error) {
        giveBack()
        throw error
      }
    },
    dispose: () => alone(() => adapter.dispose()),
  }
}

/** Savepoints are left out: nothing here nests transactions. */
function untilItEnds(transaction: Transaction, giveBack: () => void): Transaction {
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => patiently(() => transaction.queryRaw(query)),
    executeRaw: (query) => patiently(() => transaction.executeRaw(query)),
    commit: () => transaction.commit().finally(giveBack),
    rollback: () => transaction.rollback().finally(giveBack),
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

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUp) throw error
    }
    await pause(2 + Math.random() * 8)
  }
}

/** Prisma's name for SQLITE_BUSY is SocketTimeout. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'SocketTimeout'
}
