import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { lockDatabase } from './claim.ts'
import { fsyncFolderOf, snapshotSqlite } from './copy-sqlite.ts'
import { parseDatabaseUrlOrThrow, reasonOf } from './database.ts'
import { lacksMigrations } from './migrate.ts'

/**
 * Puts a backup in the place of the database; what was there is kept under another name. The backup stays as it is.
 *
 * @param now names what was there before
 * @param show hears how many bytes of about how many are written
 * @returns before: where the database is that was there, or null when none was; elsewhere: PostgreSQL has its own command
 * for that
 * @throws Error, in one line for the person who wants it, when a bot runs there or the file is no backup; then all is as it was
 */
export async function restore(
  url: string,
  from: string,
  now: Date,
  show?: (done: number, of: number) => void,
): Promise<{ readonly kind: 'done'; readonly before: string | null } | { readonly kind: 'elsewhere' }> {
  const database = parseDatabaseUrlOrThrow(url)
  if (database.provider === 'postgresql') return { kind: 'elsewhere' }
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`)
  const claim = await lockDatabase(url, 'command')
  try {
    await mkdir(dirname(resolve(database.file)), { recursive: true })
    // A link stays one: what it leads to is replaced.
    const file = existsSync(database.file) ? await realpath(database.file) : resolve(database.file)
    if ((await realpath(from)) === file) throw new Error(`${from} is the database itself.`)
    try {
      await lacksMigrations({ provider: 'sqlite', file: from })
    } catch (error) {
      throw new Error(`${from} cannot be restored: ${reasonOf(error)}`, { cause: error })
    }
    const partial = await snapshotSqlite(from, file, show)
    const before = await setAside(file, now)
    await rename(partial, file)
    await fsyncFolderOf(file)
    return { kind: 'done', before }
  } finally {
    await claim.release()
  }
}

/** Gives the database that is there another name, with what SQLite keeps beside it. */
async function setAside(file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) {
    await removeLog(file)
    return null
  }
  const aside = `${file}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  await rename(file, aside)
  // Part of it may stand in the log alone; and beside another file the log would spoil that.
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${aside}-wal`)
  await removeLog(file)
  return aside
}

async function removeLog(file: string): Promise<void> {
  for (const end of ['-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true })
}
