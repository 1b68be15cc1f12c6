import type { Runtime } from '#runtime'
import { errorWithCauses, type Log } from './log.ts'

/** When something is done now and then. */
export interface ChoreTimes {
  readonly runtime: Runtime
  /** From the end of one go to the next, in ms. */
  readonly everyMs: number
  /** Ends it: what is being done is finished first. */
  readonly signal: AbortSignal
}

/**
 * Does chores one after another, now and then, until the signal. What fails is logged, and done the next time.
 * @param chores by what the log says when one fails
 */
export async function doChores(
  chores: Readonly<Record<string, () => Promise<unknown>>>,
  { runtime, everyMs, signal, log }: ChoreTimes & { readonly log: Log },
): Promise<void> {
  while (!signal.aborted) {
    for (const [failure, chore] of Object.entries(chores)) {
      // What is wrong with one must not keep the other from being done.
      await chore().catch((error: unknown) => log.warn({ error: errorWithCauses(error) }, failure))
    }
    await runtime.sleep(everyMs, { signal }).catch(() => undefined)
  }
}
