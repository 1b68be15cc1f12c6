import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#discord'
import { doEvery, machineRuntime } from '#runtime'
import { backUp } from '#store'
import { MINUTE_MS } from '#time'

interface Parts {
  readonly databaseUrl: string
  readonly folder: string
  readonly now: () => Date
  readonly log: Pick<Log, 'info' | 'error'>
  /** How often to look whether a day's backup is missing, in ms; ten minutes unless a test says otherwise. */
  readonly everyMs?: number
}

const EVERY_MS = 10 * MINUTE_MS
const NAME = /^bonfire-(\d{4}-\d{2}-\d{2})\.db$/
/** What a backup leaves that was cut off. */
const PARTIAL = /^bonfire-\d{4}-\d{2}-\d{2}\.db\.[0-9a-f]{8}\.partial(-journal)?$/
const DAYS = 7
const SUNDAYS = 4

/** Makes one backup a day (by UTC) in a folder, and keeps the last seven and the last four Sundays'. */
export function keepBackups({ databaseUrl, folder, now, log, everyMs = EVERY_MS }: Parts) {
  const closing = new AbortController()

  async function today(): Promise<void> {
    const name = `bonfire-${now().toISOString().slice(0, 10)}.db`
    const there = await namesIn(folder)
    if (there.includes(name)) return
    // There is one bot to an SQLite file, so nobody else writes here: what is unfinished stays so.
    for (const partial of there.filter((one) => PARTIAL.test(one))) await rm(join(folder, partial), { force: true })
    const made = await backUp(databaseUrl, join(folder, name))
    if (made.kind === 'elsewhere') return
    for (const old of superfluous([...there, name])) await rm(join(folder, old), { force: true })
    log.info({ file: join(folder, name), bytes: made.bytes }, 'The day’s backup is made.')
  }

  const working = doEvery(machineRuntime, everyMs, closing.signal, () =>
    today().catch((error: unknown) =>
      log.error({ error: error instanceof Error ? error.message : String(error), folder }, 'a backup failed'),
    ),
  )

  return {
    /** When the newest one was made; null when there is none. */
    newest: async (): Promise<Date | null> => {
      const last = (await namesIn(folder))
        .filter((name) => NAME.test(name))
        .sort()
        .at(-1)
      return last === undefined ? null : (await stat(join(folder, last))).mtime
    },
    /** Lets one that is being made be finished. */
    close: async (): Promise<void> => {
      closing.abort()
      await working
    },
  }
}

/** Backups that are too old to be kept. What has another name is somebody else's, and what a bot uses is no backup. */
function superfluous(names: readonly string[]): string[] {
  const ours = names
    .filter((name) => NAME.test(name) && !names.includes(`${name}-lock`))
    .sort()
    .reverse()
  const isSunday = (name: string) => new Date(`${NAME.exec(name)?.[1]}T00:00:00Z`).getUTCDay() === 0
  const kept = new Set([...ours.slice(0, DAYS), ...ours.filter(isSunday).slice(0, SUNDAYS)])
  return ours.filter((name) => !kept.has(name))
}

/** Nothing while the folder is not there yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
