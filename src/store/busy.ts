import { setTimeout as pause } from 'node:timers/promises'
import { adapterErrorKind } from './sql.ts'

/** How long SQLite itself may wait for another's lock, in ms: short, for it blocks the thread. */
export const BUSY_TIMEOUT_MS = 20
/** How long we then go on asking without blocking, in ms. */
const PATIENCE_MS = 15_000

/** Does a piece of work that SQLite refuses while another process, or another connection of this one, is writing. */
export async function whenNotBusy(work: () => void | Promise<void>): Promise<void> {
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

/** SQLITE_BUSY, as the driver says it or as Prisma does. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'SQLITE_BUSY') return true
  return adapterErrorKind(error) === 'SocketTimeout'
}
