import type { Runtime } from '#runtime'
import type { LiveMessageRepository, TableService } from '#table'
import type { DirectNotices } from './direct-notices.ts'
import { errorWithCauses, type Log } from './log.ts'
import type { Publisher } from './publisher.ts'

/** When something is done now and then. */
export interface Polling {
  readonly runtime: Runtime
  /** From the end of one go to the next, in ms. */
  readonly everyMs: number
  /** Ends it: what is being done is finished first. */
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Does tasks one after another, now and then, until the signal. What fails is logged, and done the next time.
 * @param tasks by what the log says when one fails
 */
export async function pollEvery(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  { runtime, everyMs, signal, log }: Polling,
): Promise<void> {
  while (!signal.aborted) {
    for (const [failure, task] of Object.entries(tasks)) {
      // What is wrong with one must not keep the other from being done.
      await task().catch((error: unknown) => log.warn({ error: errorWithCauses(error) }, failure))
    }
    await runtime.sleep(everyMs, { signal }).catch(() => undefined)
  }
}

interface Due extends Polling {
  readonly service: Pick<TableService, 'expire' | 'notices' | 'view'>
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
}

/** Looks now and then for notices that are due, and has them sent, until the signal. */
export async function sendDueNotices(due: Due & { readonly direct: DirectNotices }): Promise<void> {
  const { service, publisher, direct } = due
  await pollEvery(
    {
      'what people are to be told could not be found': async () => {
        for await (const { tables, people } of service.notices.due()) {
          // A channel that cannot be written to is tried again by those who know how long to leave it alone.
          for (const tableId of tables) if (publisher.problem(tableId) === null) publisher.call(tableId)
          direct.tell([...people])
        }
      },
    },
    due,
  )
}

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export async function runDeadlines(
  due: Due & { readonly liveMessages: Pick<LiveMessageRepository, 'get'> },
): Promise<void> {
  const { service, publisher, liveMessages } = due

  /**
   * Whether a table's channel shows it. Nobody loses a seat where they cannot be told that it is their turn; that the channel
   * is closed may be what another process found, or this one before it was started anew.
   */
  async function isShown(tableId: string): Promise<boolean> {
    const table = await service.view(tableId)
    if (table === null) return false
    const live = await liveMessages.get(tableId, table.channelId)
    return live !== null && live.messageId !== null
  }

  await pollEvery(
    {
      'what has come to tables by time could not be done': async () => {
        for await (const tables of service.notices.dueTables())
          for (const tableId of tables) {
            if (publisher.problem(tableId) !== null) continue
            if (await isShown(tableId)) await service.expire(tableId)
            publisher.call(tableId)
          }
      },
    },
    due,
  )
}
