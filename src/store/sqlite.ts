import { realpathSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { BUSY_TIMEOUT_MS, whenNotBusy } from './busy.ts'

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
 * - What is acknowledged is on the disk. SQLite would wait for that within COMMIT (`synchronous = FULL`), and this thread
 *   with it; so it commits to the log only (`NORMAL`, which keeps a file sound), and the log is brought to the disk by a
 *   thread of Node's, before anybody else may read or write.
 * - Writes that wait for each other are committed together and acknowledged then: the disk is what they wait for. Each
 *   but the first has a savepoint of its own, so that one can be undone without the others.
 * - What is acknowledged is in the file that the path leads to: a file that was removed or replaced is written to
 *   without an error, and gone with the process.
 * - What is deleted is overwritten, in the file at once (`secure_delete`).
 */
export class OneWriterSqlite extends PrismaBetterSqlite3 {
  readonly #file: string

  constructor(file: string) {
    super({ url: file, timeout: BUSY_TIMEOUT_MS })
    this.#file = file
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'secure_delete = ON']) {
      await whenNotBusy(() => adapter.executeScript(`PRAGMA ${pragma}`))
    }
    // What a process that was killed left in the log goes into the file, and out of the log.
    await whenNotBusy(() => adapter.executeScript('PRAGMA wal_checkpoint(TRUNCATE)'))
    const log = `${realpathSync(this.#file)}-wal`
    return oneWriter(adapter, rememberFiles([this.#file, log]), await open(log, 'r+'))
  }
}

/** Writes that are committed together at most: other processes want the lock too. */
const MOST_AT_ONCE = 64

interface Acknowledge {
  readonly kept: () => void
  readonly lost: (error: unknown) => void
}

/**
 * @param stillThere throws when what is written is lost
 * @param log the log of the file
 */
function oneWriter(adapter: Adapter, stillThere: () => void, log: FileHandle): Adapter {
  const { provider, adapterName } = adapter
  /** Who waits for the connection, each in the order in which they came. */
  const reads: (() => void)[] = []
  const writes: (() => void)[] = []
  let busy = false
  /** Reads that waited while was written: they go before the next write. */
  let readsDue = 0
  /** Whether SQLite is in a transaction, and whose writes in it are done and not committed. */
  let open = false
  let done: Acknowledge[] = []

  // It throws where it should reject.
  const script = async (sql: string): Promise<void> => await adapter.executeScript(sql)

  const take = (waiting: (() => void)[]): Promise<void> => {
    if (busy) return new Promise((start) => waiting.push(start))
    busy = true
    return Promise.resolve()
  }

  const ended = (): readonly Acknowledge[] => {
    const all = done
    done = []
    open = false
    return all
  }

  const commitAll = async (): Promise<void> => {
    try {
      stillThere()
      await script('COMMIT')
      await log.datasync()
      // Asked again: it may have gone meanwhile.
      stillThere()
      for (const { kept } of ended()) kept()
    } catch (error) {
      await undoAll(error)
    }
  }

  /**
   * Where a statement fails for good (a full disk), SQLite may have undone everything itself and refuse to do it again. A
   * transaction that stayed open, because SQLite was busy, would let nobody write any more.
   */
  const undo = (): Promise<void> => whenNotBusy(() => script('ROLLBACK')).catch(() => undefined)

  const undoAll = async (error: unknown): Promise<void> => {
    await undo()
    for (const { lost } of ended()) lost(error)
  }

  /**
   * Gives the connection to whoever is next. All writes that wait join the transaction that is open, and reads wait for
   * its end; then those have their turn. Were it by the order in which they came, reads between writes would make each
   * write wait for the disk on its own.
   */
  const giveBack = async (): Promise<void> => {
    // What came with the same bytes from Discord comes within this turn of the event loop.
    if (open && reads.length + writes.length === 0) await setImmediate()
    if (open && (writes.length === 0 || done.length >= MOST_AT_ONCE)) {
      await commitAll()
      readsDue = reads.length
    }
    const isReadNext = !open && reads.length > 0 && (writes.length === 0 || readsDue > 0)
    if (isReadNext) readsDue--
    const next = isReadNext ? reads.shift() : writes.shift()
    if (next === undefined) busy = false
    else next()
  }

  const startTransaction = async (): Promise<Transaction> => {
    await take(writes)
    const first = !open
    try {
      await (first ? whenNotBusy(() => script('BEGIN IMMEDIATE')) : script('SAVEPOINT write'))
      open = true
    } catch (error) {
      if (open) await undoAll(error)
      void giveBack()
      throw error
    }
    const end = (statements: string): Promise<void> =>
      script(statements).catch(async (error: unknown) => {
        await undoAll(error)
        throw error
      })
    return {
      provider,
      adapterName,
      options: { usePhantomQuery: true }, // Prisma leaves saying COMMIT and ROLLBACK to us.
      queryRaw: (query) => adapter.queryRaw(query),
      executeRaw: (query) => adapter.executeRaw(query),
      commit: async () => {
        if (!first)
          await end('RELEASE write').catch((error: unknown) => {
            void giveBack()
            throw error
          })
        const committed = new Promise<void>((kept, lost) => done.push({ kept, lost }))
        void giveBack()
        await committed
      },
      rollback: async () => {
        if (first) open = false
        await (first ? undo() : end('ROLLBACK TO write; RELEASE write').catch(() => undefined))
        void giveBack()
      },
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
    await take(reads)
    return work().finally(() => void giveBack())
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
    executeScript: (sql) => write(() => script(sql)),
    dispose: async () => {
      // Whoever writes already is waited for.
      await take(writes)
      if (open) await commitAll()
      await adapter.dispose().finally(() => void giveBack())
      await log.close()
    },
  }
}

/**
 * Remembers which files these paths lead to now; what is not there is not watched.
 * @returns throws, when asked later, if a path leads elsewhere or nowhere: what is written to the open file then is lost
 */
function rememberFiles(paths: readonly string[]): () => void {
  const before = paths.flatMap((path) => {
    const id = idOf(path)
    return id === null ? [] : [{ path, id }]
  })
  return () => {
    for (const { path, id } of before) {
      const now = idOf(path)
      if (now === id) continue
      const what = now === null ? 'was removed' : 'was replaced by another'
      throw new Error(`${path} ${what} while it was open. End the bot, put the file right, and start again.`)
    }
  }
}

function idOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : `${stat.dev} ${stat.ino}`
}
