import { setTimeout as pause } from 'node:timers/promises'
import { adapterErrorKind } from './sql.ts'

/** How long SQLite itself may wait for another's lock, in ms: short, for it blocks the thread. */
export const BUSY_TIMEOUT_MS = 20
/** How long we then go on asking without blocking, in ms. */
const PATIENCE_MS = 15_000

/** Does a piece of work that SQLite refuses while another process, or another connection of this one, is writing. */
export const whenNotBusy = (work: () => void | Promise<void>): Promise<void> =>
  askAgain(work, { isForAMoment: isBusy, forMs: PATIENCE_MS, pauseMs: () => 2 + Math.random() * 8 })

/**
 * Asks a database again that refuses for a moment, without blocking.
 * @param how which refusals pass; how long to go on asking, and how long to pause in between, in ms
 * @throws at once any other error; the last refusal when the time is over
 */
export async function askAgain<Result>(
  ask: () => Result | Promise<Result>,
  how: { readonly isForAMoment: (error: unknown) => boolean; readonly forMs: number; readonly pauseMs: () => number },
): Promise<Result> {
  const giveUp = Date.now() + how.forMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!how.isForAMoment(error) || Date.now() > giveUp) throw error
    }
    await pause(how.pauseMs())
  }
}

/** SQLITE_BUSY, as the driver says it or as Prisma does. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'SQLITE_BUSY') return true
  return adapterErrorKind(error) === 'SocketTimeout'
}
