import { mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { type DatabaseAddress, databaseLocation, parseDatabaseUrlOrThrow, reasonOf } from './database.ts'
import { connectToPostgres } from './postgres.ts'

/** `bot`: an SQLite file has one, a PostgreSQL any number. `command`: wants nobody else there, for it writes. */
export type LockHolderKind = 'bot' | 'command'

/** A database that was claimed. The claim ends with the process, however that ends. */
export interface DatabaseLock {
  release(): Promise<void>
}

/**
 * Claims a database, before it is opened to write: two writers of one SQLite file can spoil it (SQLite before 3.51.3
 * has a fault in that), and a command that changes what is kept must not do so under a bot that remembers it.
 *
 * A claim is a lock of the operating system's (SQLite) or of the server's (PostgreSQL), not a row that somebody renews:
 * it minds no clock, it is gone the moment its process is (`kill -9` included), and a process that stands still for a
 * while keeps it. It reaches as far as SQLite's own locks: over all processes and containers of one machine, and over
 * network volumes that lock. On a volume that does not, SQLite is not safe at all.
 *
 * @param url `file:` and a path, or `postgresql://…`
 * @throws Error, in one line for the person who started it, when somebody else is there
 */
export async function lockDatabase(url: string, who: LockHolderKind): Promise<DatabaseLock> {
  const database = parseDatabaseUrlOrThrow(url)
  return database.provider === 'sqlite' ? claimFile(database, who) : await claimServer(database, who)
}

type Of<Provider> = Extract<DatabaseAddress, { provider: Provider }>

function claimFile(database: Of<'sqlite'>, who: LockHolderKind): DatabaseLock {
  const file = lockFileOf(database.file)
  try {
    mkdirSync(dirname(file), { recursive: true })
    // A file of its own that stays empty: the bot keeps SQLite's lock on it, and others may read the database meanwhile.
    const lock = new Sqlite(file, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = OFF')
    lock.exec('BEGIN EXCLUSIVE')
    return {
      release: async () => {
        lock.exec('ROLLBACK')
        lock.close()
      },
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new Error(taken(database, who), { cause: error })
    throw new Error(`${file} cannot be locked: ${reasonOf(error)}`, { cause: error })
  }
}

/** Beside the file itself, whatever links lead there. */
function lockFileOf(file: string): string {
  const path = resolve(file)
  const real = realPath(path) ?? join(realPath(dirname(path)) ?? dirname(path), basename(path))
  return `${real}-lock`
}

/** Null for what is not there yet. */
function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

/** "bonf" in ASCII: the key of the lock. Bots share it; a command wants it alone. */
const KEY = 0x626f6e66
/** How long to wait before claiming again what was lost with its connection, in ms. */
const AGAIN_MS = 1_000
/** So that the server soon hears of a machine that went without a word; in seconds. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

async function claimServer(database: Of<'postgresql'>, who: LockHolderKind): Promise<DatabaseLock> {
  const lock = who === 'bot' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  let line: pg.Client | null = null
  let released = false

  const claim = async (): Promise<boolean> => {
    const client = await connectToPostgres(database.url)
    const broken = () => {
      if (line !== client) return
      line = null
      claimLater()
    }
    client.on('error', broken)
    client.on('end', broken)
    await client.query(KEEPALIVE)
    const { rows } = await client.query(`SELECT ${lock}($1) AS ours`, [KEY])
    const ours = rows[0]?.ours === true && !released
    if (ours) line = client
    else await client.end()
    return ours
  }
  // The lock goes with its connection. A bot need not stop for that: entries have one key, whoever writes them.
  const claimLater = () => {
    const again = () =>
      claim()
        .catch(() => false)
        .then((ours) => (ours || released ? undefined : claimLater()))
    setTimeout(() => void again(), AGAIN_MS).unref()
  }

  let ours: boolean
  try {
    ours = await claim()
  } catch (error) {
    throw new Error(`The database ${databaseLocation(database)} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
  if (!ours) throw new Error(taken(database, who))
  return {
    release: async () => {
      released = true
      const last = line
      line = null
      await last?.end().catch(() => undefined)
    },
  }
}

function taken(database: DatabaseAddress, who: LockHolderKind): string {
  const place = databaseLocation(database)
  if (who === 'command')
    return `A bot, or another command that writes, is at work on the database ${place}. End it first.`
  if (database.provider === 'postgresql')
    return `A command is at work on the database ${place}. Start the bot when it has ended.`
  return `Another bot, or a command that writes, is at work on ${place}. An SQLite file is for one bot: end the other first, or let both use one PostgreSQL.`
}
