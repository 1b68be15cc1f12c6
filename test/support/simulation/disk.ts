import { closeSync, copyFileSync, existsSync, openSync, readFileSync, readSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import Libsql from 'libsql'
import type { Clock } from './clock.ts'
import { Dead, type Life, lives, never, outside, passes } from './life.ts'

/** SQLite's log: its header, and before each page it holds a frame's. In bytes. */
const HEADER = 32
const FRAME = 24
/** Where the shared index of the log says how many frames are in the file itself, and so on the disk. */
const BACKFILLED_AT = 96

/** How much of a file's log is on the disk. */
interface Synced {
  /** Which log: it begins anew when all of it is in the file. */
  readonly salt: string
  readonly frames: number
}

const synced = new Map<string, Synced>()
const opened = new Map<Life, Set<InstanceType<typeof Libsql>>>()

/** @param from where frames are known to be of that log already */
function readLog(file: string, from?: Synced): Synced & { readonly frameBytes: number } {
  const log = openSync(`${file}-wal`, 'r')
  try {
    const header = Buffer.alloc(HEADER)
    if (readSync(log, header, 0, HEADER, 0) < HEADER) return { salt: '', frames: 0, frameBytes: FRAME }
    const frameBytes = FRAME + header.readUInt32BE(8)
    const salt = header.toString('hex', 16, 24)
    let frames = from?.salt === salt ? from.frames : 0
    const frame = Buffer.alloc(16)
    while (readSync(log, frame, 0, 16, HEADER + frames * frameBytes) === 16 && frame.toString('hex', 8, 16) === salt)
      frames++
    return { salt, frames, frameBytes }
  } finally {
    closeSync(log)
  }
}

/**
 * Puts seams around SQLite and the disk, for all lives.
 * @param fails asked before each statement of a life: an error that it fails with, or null
 * @param syncMs how long it takes until what was committed is on the disk, in ms; not before the life says so (`slowDisk`)
 */
export async function installDisk(fails: () => Error | null, clock: Clock, syncMs: () => number): Promise<void> {
  const probe = new Libsql(':memory:')
  const [database, statement] = [Object.getPrototypeOf(probe), Object.getPrototypeOf(probe.prepare('SELECT 1'))]
  probe.close()
  guard(database, ['exec'], fails)
  guard(statement, ['run', 'all'], fails)

  const handle = await open(process.execPath, 'r')
  await handle.close()
  Object.assign(Object.getPrototypeOf(handle), {
    /** The machine's disk is spared. */
    async datasync(): Promise<void> {
      const life = lives.getStore()
      const file = life === undefined ? undefined : files.get(life)
      const log = file === undefined ? null : readLog(file, synced.get(file))
      const ms = life?.slowDisk === true ? syncMs() : 0
      // Meanwhile others go on, and whoever is told too early that it is kept may hear of it.
      if (ms > 0) await new Promise<void>((done) => clock.after(ms, life, done))
      if (!passes(life, 'syncing')) return never()
      if (file !== undefined && log !== null) keepSynced(file, log)
      return passes(life, 'synced') ? undefined : never()
    },
  })
}

function guard(prototype: Record<string, unknown>, names: readonly string[], fails: () => Error | null): void {
  for (const name of names) {
    const work = prototype[name]
    if (typeof work !== 'function') throw new Error(`libsql has no ${name}`)
    prototype[name] = function (this: unknown, ...args: unknown[]): unknown {
      const life = lives.getStore()
      if (!passes(life, 'statement')) throw new Dead()
      if (life !== undefined && name === 'exec') note(life, this)
      const failure = life === undefined ? null : fails()
      if (failure !== null) throw failure
      const done: unknown = Reflect.apply(work, this, args)
      if (!passes(life, 'stated')) throw new Dead()
      return done
    }
  }
}

/** What was in the log when the sync began is on the disk, unless all of that log is in the file by now. */
function keepSynced(file: string, log: Synced): void {
  const known = synced.get(file)
  if (readLog(file, log).salt !== log.salt) return
  synced.set(file, known?.salt === log.salt && known.frames > log.frames ? known : log)
}

const files = new Map<Life, string>()

function note(life: Life, database: unknown): void {
  if (!(database instanceof Libsql)) return
  const own = opened.get(life) ?? new Set()
  opened.set(life, own.add(database))
}

/** Says which file a life keeps all in. */
export const keepsIn = (life: Life, file: string): void => void files.set(life, file)

/**
 * A life's connections end as its process did.
 * @param to where the file goes on: what others of this process have of the old one is gone with it
 * @param powerCut what was not brought to the disk is lost
 */
export function dropDatabases(life: Life, to: string | null, powerCut: boolean): void {
  const file = files.get(life)
  if (file !== undefined && to !== null) carryOver(file, to, powerCut)
  for (const database of opened.get(life) ?? []) {
    // What it had begun to write locks the file until all its statements are collected.
    for (const end of [() => outside(() => database.exec('ROLLBACK')), () => database.close()]) {
      try {
        end()
      } catch {
        // It wrote nothing just now, or was closed already.
      }
    }
  }
  opened.delete(life)
  files.delete(life)
}

function carryOver(file: string, to: string, powerCut: boolean): void {
  copyFileSync(file, to)
  if (!existsSync(`${file}-wal`)) return
  const log = readLog(file)
  if (log.salt === '') return
  copyFileSync(`${file}-wal`, `${to}-wal`)
  const known = synced.get(file)
  if (!powerCut) {
    if (known !== undefined) synced.set(to, known)
    return
  }
  const index = `${file}-shm`
  const inFile = existsSync(index) ? readFileSync(index).readUInt32LE(BACKFILLED_AT) : 0
  const safe = Math.max(known?.salt === log.salt ? known.frames : 0, inFile)
  const frames = Math.min(safe, log.frames)
  truncateSync(`${to}-wal`, HEADER + frames * log.frameBytes)
  // The next one may die before it has brought anything to the disk.
  synced.set(to, { salt: log.salt, frames })
}
