import { Routes } from 'discord-api-types/v10'
import PQueue from 'p-queue'
import type { Timer } from '#runtime'
import type { BotContext } from './context.ts'
import { createLruMap } from './lru-map.ts'
import { isAccessProblem, problemOf } from './problem.ts'

/** Between two looks, in ms: of the 50 requests a second that a bot has at most five, however many tables are used. */
const BETWEEN_LOOKS = 200
/** Tables whose last look is remembered. */
const REMEMBERED = 2000

/**
 * Finds live messages and channels that somebody deleted: Discord tells that only to bots that receive all messages of a
 * server.
 * @param known ids of messages that were found to be gone before: Discord is not asked for them again
 * @param gone called with what is not there any more
 */
export function createLiveMessageWatcher(
  context: BotContext,
  known: ReadonlySet<string>,
  gone: (tableId: string, messageId: string) => void,
) {
  const { runtime, rest, service, liveMessages, coolDowns, log, lookEveryMs } = context
  const lookedAt = createLruMap<number>(REMEMBERED)
  const due = new Map<string, Timer>()
  // One at a time: looking must not get in the way of publishing. The queue's own intervals go by the clock on the wall:
  // where that is set back they do not end.
  const queue = new PQueue({ concurrency: 1 })
  let last = Number.NEGATIVE_INFINITY

  async function lookAt(tableId: string): Promise<void> {
    due.delete(tableId)
    lookedAt.set(tableId, runtime.monotonic())
    const table = await service.view(tableId)
    if (table === null || (table.phase !== 'lobby' && table.phase !== 'playing')) return
    const { channelId } = table
    if (coolDowns.coolingFor(channelId) !== null || !coolDowns.isReadable(channelId)) return
    const messageId = (await liveMessages.get(tableId, channelId))?.messageId ?? null
    if (messageId === null) return
    if (known.has(messageId)) return gone(tableId, messageId)
    try {
      await rest.get(Routes.channelMessage(channelId, messageId))
    } catch (error) {
      const problem = problemOf(error)
      // Posting it anew will find that there is no channel.
      if (problem === 'messageGone' || problem === 'channelGone') gone(tableId, messageId)
      else if (isAccessProblem(problem)) coolDowns.unreadable(channelId)
      else throw error
    }
  }

  const pauseOf = (tableId: string): number =>
    (lookedAt.get(tableId) ?? Number.NEGATIVE_INFINITY) + lookEveryMs - runtime.monotonic()

  const lookInTurn = (tableId: string): Promise<void> =>
    queue
      .add(async () => {
        await runtime.sleep(Math.max(0, last + BETWEEN_LOOKS - runtime.monotonic()))
        last = runtime.monotonic()
        await lookAt(tableId)
      })
      .catch((error: unknown) => log.debug({ table: tableId, error }, 'a live message could not be looked for'))

  return {
    /** Looks whether a table's live message is still there: at once, or a little later when that was just done. */
    look(tableId: string): void {
      if (due.has(tableId)) return
      due.set(
        tableId,
        runtime.after(Math.max(0, pauseOf(tableId)), () => void lookInTurn(tableId)),
      )
    },
    /** Looks at once, unless that was just done; resolves when it is known. */
    async lookNow(tableId: string): Promise<void> {
      if (pauseOf(tableId) > 0) return
      // Asked again before its turn: it is looked for once.
      lookedAt.set(tableId, runtime.monotonic())
      await lookInTurn(tableId)
    },
    close(): void {
      for (const timer of due.values()) timer.cancel()
    },
  }
}
