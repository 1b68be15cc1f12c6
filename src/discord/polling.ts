import { doEvery } from '#runtime'
import type { BotContext } from './context.ts'
import type { DirectNotices } from './direct-notices.ts'
import type { Publisher } from './publisher.ts'

/**
 * Does tasks one after another, now and then, until the signal. What fails is logged, and done the next time.
 * @param everyMs from the end of one go to the next
 * @param tasks by what the log says when one fails
 */
export const pollEvery = (
  { runtime, signal, log }: BotContext,
  everyMs: number,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> =>
  doEvery(runtime, everyMs, signal, async () => {
    for (const [failure, task] of Object.entries(tasks)) {
      // What is wrong with one must not keep the other from being done.
      await task().catch((error: unknown) => log.warn({ error }, failure))
    }
  })

/** Looks now and then for notices that are due, and has them sent, until the signal. */
export const pollDueNotices = (context: BotContext, publisher: Publisher, direct: DirectNotices): Promise<void> =>
  pollEvery(context, context.noticesEveryMs, {
    'what people are to be told could not be found': async () => {
      for await (const { tables, people } of context.service.notices.due()) {
        // A channel that cannot be written to is tried again by those who know how long to leave it alone.
        for (const tableId of tables) if (publisher.problem(tableId) === null) publisher.requestSync(tableId)
        direct.tell([...people])
      }
    },
  })

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export const runDeadlines = (context: BotContext, publisher: Publisher): Promise<void> =>
  pollEvery(context, context.noticesEveryMs, {
    'what has come to tables by time could not be done': async () => {
      for await (const tables of context.service.notices.dueTables())
        for (const tableId of tables) {
          if (publisher.problem(tableId) !== null) continue
          if (await isShown(context, tableId)) await context.service.expire(tableId)
          publisher.requestSync(tableId)
        }
    },
  })

/**
 * Whether a table's channel shows it. Nobody loses a seat where they cannot be told that it is their turn; that the channel
 * is closed may be what another process found, or this one before it was started anew.
 */
async function isShown({ service, liveMessages }: BotContext, tableId: string): Promise<boolean> {
  const table = await service.view(tableId)
  if (table === null) return false
  const live = await liveMessages.get(tableId, table.channelId)
  return live !== null && live.messageId !== null
}
