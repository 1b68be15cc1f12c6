import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fsyncFolderOf, snapshotSqlite } from './copy-sqlite.ts'
import { parseDatabaseUrlOrThrow, reasonOf } from './database.ts'
import { lacksMigrations } from './migrate.ts'

/**
 * Writes what is kept into one file, as it is at this moment; a bot may run there, and an earlier version may have made it.
 * A backup of that name is replaced when the new one is whole.
 *
 * @param show hears how many bytes of about how many are written
 * @returns elsewhere: PostgreSQL has its own command for that
 * @throws Error, in one line for the person who wants it, when it cannot be made; then all is as it was
 */
export async function backUp(
  url: string,
  to: string,
  show?: (done: number, of: number) => void,
): Promise<{ readonly kind: 'done'; readonly bytes: number } | { readonly kind: 'elsewhere' }> {
  const database = parseDatabaseUrlOrThrow(url)
  if (database.provider === 'postgresql') return { kind: 'elsewhere' }
  if (!existsSync(database.file)) throw new Error(`There is no database ${database.file}.`)
  await mustBeBackup(to)
  let partial: string | null = null
  try {
    await lacksMigrations(database)
    await mkdir(dirname(resolve(to)), { recursive: true })
    partial = await snapshotSqlite(database.file, to, show)
    const { size } = await stat(partial)
    await rename(partial, to)
    await fsyncFolderOf(to)
    return { kind: 'done', bytes: size }
  } catch (error) {
    if (partial !== null) await rm(partial, { force: true })
    throw new Error(`There is no backup: ${reasonOf(error)}`, { cause: error })
  }
}

/** What a database in use has beside it, and a backup has not. */
const BESIDE = ['-wal', '-shm', '-lock', '-journal']
const HEADER = 'SQLite format 3\0'

/** Only a backup is replaced: not a database that is, or was, in use, and nothing else either. */
async function mustBeBackup(file: string): Promise<void> {
  if (!existsSync(file)) return
  if (BESIDE.some((end) => existsSync(`${file}${end}`)))
    throw new Error(`${file} is a database in use, not a backup. Name another file.`)
  if (!(await stat(file)).isFile() || (await headOf(file)) !== HEADER)
    throw new Error(`${file} is there already, and is no backup. Name another file.`)
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
