import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { machineRuntime, type Runtime } from '#runtime'
import { loadClient, type OpenedConnection, probeModels } from './connect.ts'
import { databaseLocation, parseDatabaseUrlOrThrow, reasonOf } from './database.ts'
import { deadlineRepository } from './deadlines.ts'
import { followerRepository } from './followers.ts'
import { createClaimGatewayIdentify } from './identifies.ts'
import { liveMessageRepository } from './live-messages.ts'
import { lookingRepository } from './lookings.ts'
import { applyMissingMigrations, assertMigrated, type OnUpgradeBeginOrEnd } from './migrate.ts'
import { noticeRepository } from './notices.ts'
import { personRepository } from './people.ts'
import { puzzleRepository } from './puzzles.ts'
import { resultRepository } from './results.ts'
import { serverRepository } from './servers.ts'
import { type StatementRunner, sql } from './sql.ts'
import { tableRepository } from './tables.ts'

export { backUp } from './backup.ts'
export { lockDatabase } from './claim.ts'
export { parseDatabaseUrl } from './database.ts'
export type { PendingUpgrade } from './migrate.ts'
export { moveStore } from './move.ts'
export { restore } from './restore.ts'

/** Everything that the bot keeps. Several processes may have the same store open. */
export type Store = Awaited<ReturnType<typeof openStore>>

/**
 * Opens the database and brings its tables up to date; both without asking.
 *
 * @param url `file:` and a path (SQLite) or `postgresql://…`
 * @param options readOnly: changes nothing, the database's tables neither; a bot may run there. onUpgrade: hears of an
 * earlier version's database that is brought to this one. runtime: the machine's own unless given
 * @throws Error, in one line for the person who starts the bot, when the address is neither, when nothing answers
 * there, when what is there was made by other migrations, or when it was made by an earlier version and is only read
 */
export async function openStore(
  url: string,
  options: { readonly readOnly?: boolean; readonly onUpgrade?: OnUpgradeBeginOrEnd; readonly runtime?: Runtime } = {},
) {
  const database = parseDatabaseUrlOrThrow(url)
  const { readOnly = false, runtime = machineRuntime } = options
  const connect = await loadClient(database, readOnly, runtime.now).catch((error: unknown) => {
    const why = `What speaks to the database cannot be loaded: ${reasonOf(error)}`
    throw new Error(`${why} (Install the bot again. The database is as it was.)`, { cause: error })
  })
  let opened: OpenedConnection
  try {
    if (readOnly) await assertMigrated(database)
    else await applyMissingMigrations(database, undefined, options.onUpgrade)
    opened = await connect()
    // The first queries make Prisma work, which takes a while on a small machine: not while somebody waits.
    await probeModels(opened.client)
  } catch (error) {
    throw new Error(`The database ${databaseLocation(database)} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
  const { client, statements } = opened
  let asking: Promise<string | null> | null = null
  let again: NodeJS.Timeout | undefined
  /** What was deleted stands in SQLite's log until that is written over. Whoever reads just then (a backup) puts it off. */
  const emptyLog = async (): Promise<void> => {
    if (database.provider !== 'sqlite' || (await checkpoint(statements))) return
    // Should the process end before, the next start does it.
    clearTimeout(again)
    again = setTimeout(() => void emptyLog().catch(() => undefined), READER_PAUSE).unref()
  }
  return {
    tables: tableRepository(client, statements),
    liveMessages: liveMessageRepository(statements),
    notices: noticeRepository(statements),
    deadlines: deadlineRepository(statements),
    followers: followerRepository(statements),
    people: personRepository(statements, emptyLog),
    puzzles: puzzleRepository(statements),
    lookings: lookingRepository(statements),
    servers: serverRepository(statements, emptyLog),
    results: resultRepository(statements),
    claimIdentify: createClaimGatewayIdentify(statements),
    /** Has the database keep something, and asks it of every model. Null when it could all of it, else what went wrong. */
    check: (): Promise<string | null> => {
      // However many ask at once, and however long it takes: one row comes and goes at a time.
      asking ??= probe(statements)
        .then(() => probeModels(client))
        .then(() => null, reasonOf)
        .finally(() => {
          asking = null
        })
      return asking
    },
    /** Room left on the disk that the database lies on, in bytes; null where that is another machine's. */
    freeBytes: async (): Promise<number | null> => {
      if (database.provider !== 'sqlite') return null
      const { bavail, bsize } = await statfs(dirname(database.file))
      return bavail * bsize
    },
    /** How many tables there are. */
    allTables: () => statements.count(countAll({})),
    /** How many tables are in lobby or play. */
    openTables: () => statements.count(countOpen({})),
    close: async (): Promise<void> => {
      clearTimeout(again)
      // So that the file alone is all of it. Where others have it open it need not be.
      if (database.provider === 'sqlite' && !readOnly) await checkpoint(statements).catch(() => undefined)
      await client.$disconnect()
    },
  }
}

const addBox = sql(`INSERT INTO boxes (hash, data) VALUES (:hash, :data)`)
const removeBox = sql(`DELETE FROM boxes WHERE hash = :hash`)
/** A row comes and goes: a database that answers, but keeps nothing (a full disk, a replica), fails at that. */
async function probe({ writeAll }: StatementRunner): Promise<void> {
  const hash = 'probe'
  await writeAll([addBox({ hash, data: '' }), removeBox({ hash })])
}

const countAll = sql(`SELECT COUNT(*) AS "count" FROM tables`)
const countOpen = sql(`SELECT COUNT(*) AS "count" FROM tables WHERE open_in IS NOT NULL`)

const emptyIntoFile = sql(`PRAGMA WAL_CHECKPOINT(TRUNCATE)`)
const Checkpoint = z.object({ busy: z.coerce.number() })
/** Writes SQLite's log into the file and empties it; false while somebody else reads. */
const checkpoint = async ({ first }: StatementRunner): Promise<boolean> =>
  (await first(emptyIntoFile({}), Checkpoint))?.busy === 0

/** How long to wait for somebody who reads, before emptying the log is tried again, in ms. */
const READER_PAUSE = 1_000
