import type { Log } from '#discord'
import { doEvery, machineRuntime } from '#runtime'
import type { Store } from '#store'
import { MINUTE_MS } from '#time'

interface Parts {
  readonly store: Pick<Store, 'check' | 'freeBytes'>
  /** Less room than this is worth a warning, in bytes. */
  readonly lowBytes: number
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  /** How often to look, in ms; a minute unless a test says otherwise. */
  readonly everyMs?: number
}

/** What lasts is said again after so many looks. */
const SAID_AGAIN = 60

/** Looks now and then whether the database keeps what it is given and has room, though nobody presses; the log says when not. */
export function watchStoreAndDisk({ store, lowBytes, log, everyMs = MINUTE_MS }: Parts) {
  const closing = new AbortController()

  /** In words, how little room is left on the database's disk; null while there is enough, or where nobody knows. */
  const lowDisk = async (): Promise<string | null> => {
    const free = await store.freeBytes()
    return free === null || free >= lowBytes ? null : `${Math.floor(free / 1e6)} MB left`
  }

  /** Says a trouble when it begins, again while it lasts, and when it is over. */
  const saying = (level: 'warn' | 'error', begins: string, ends: string) => {
    let looks = 0
    return (trouble: string | null): void => {
      if (trouble !== null && looks++ % SAID_AGAIN === 0) log[level]({ trouble }, begins)
      if (trouble === null && looks > 0) log.info({}, ends)
      if (trouble === null) looks = 0
    }
  }
  const sayKept = saying('error', 'The database does not keep what it is given.', 'The database keeps again.')
  const sayDisk = saying('warn', 'The database’s disk is nearly full.', 'The database’s disk has room again.')

  const working = doEvery(machineRuntime, everyMs, closing.signal, async () => {
    sayKept(await store.check())
    sayDisk(await lowDisk().catch(() => null))
  })

  return {
    lowDisk,
    close: async (): Promise<void> => {
      closing.abort()
      await working
    },
  }
}
