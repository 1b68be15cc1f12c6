import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Runs in a thread of its own, as text, so that it needs neither TypeScript nor a file beside what is built. */
const WORK = `
const { driver, from, to } = require('node:worker_threads').workerData
const Sqlite = require(driver)
try {
  const source = new Sqlite(from, { readonly: true, timeout: 15000 })
  source.exec("VACUUM INTO '" + to.replaceAll("'", "''") + "'")
  source.close()
  const copy = new Sqlite(to, { readonly: true })
  const [{ quick_check: said }] = copy.prepare('PRAGMA quick_check(1)').all()
  copy.close()
  if (said !== 'ok') throw new Error('the copy is malformed: ' + said)
} catch (error) {
  // The driver's own errors do not survive the way out of a thread.
  throw new Error(error.message)
}
`

/** How often somebody who waits hears how far it is, in ms. */
const SHOW_MS = 500

/**
 * Copies an SQLite database as it is at this moment, while others write to it, into a file that is on the disk and
 * sound when this ends.
 *
 * @param wanted where it shall be in the end: it is written beside that
 * @param show hears how many bytes of about how many are written
 * @returns the file, for the caller to rename or remove
 * @throws when it cannot be read, or not be written; then nothing is left behind
 */
export async function snapshotSqlite(
  from: string,
  wanted: string,
  show: (done: number, of: number) => void = () => undefined,
): Promise<string> {
  const to = `${resolve(wanted)}.${randomBytes(4).toString('hex')}.partial`
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const { size } = await stat(from)
  let working = true
  const showing = async () => {
    for (; working; await pause(SHOW_MS, undefined, { ref: false })) {
      const done = await stat(to).catch(() => null)
      if (done !== null && working) show(Math.min(done.size, size), size)
    }
  }
  void showing()
  try {
    await new Promise<void>((done, failed) => {
      const worker = new Worker(WORK, { eval: true, workerData: { driver, from: resolve(from), to }, execArgv: [] })
      worker.once('error', failed)
      worker.once('exit', (status) => (status === 0 ? done() : failed(new Error(`the copying ended with ${status}`))))
    })
    await toDisk(to)
    show(size, size)
    return to
  } catch (error) {
    for (const end of ['', '-journal']) await rm(`${to}${end}`, { force: true })
    throw error
  } finally {
    working = false
  }
}

/** What was written to a file, or renamed in a folder, is there after a power cut. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename in this file's folder is there after a power cut. */
export async function fsyncFolderOf(file: string): Promise<void> {
  // Windows does not open folders.
  await toDisk(dirname(resolve(file))).catch(() => undefined)
}
