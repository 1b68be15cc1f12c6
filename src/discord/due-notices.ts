import { setTimeout as sleep } from 'node:timers/promises'
import type { NoticeRepository } from '#table'
import type { DirectNotices } from './direct-notices.ts'
import { errorWithCauses, type Log } from './log.ts'
import type { Publisher } from './publisher.ts'

interface Parts {
  readonly notices: NoticeRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly direct: DirectNotices
  readonly log: Log
  readonly signal: AbortSignal
  /** How often to look, in ms. */
  readonly everyMs: number
  now(): Date
}

/** Notices that are sent in one go; the others in the next. */
const MOST = 2000

/** Looks now and then for what is due, and has it sent, until the signal. */
export async function sendDueNotices({ notices, publisher, direct, log, signal, everyMs, now }: Parts): Promise<void> {
  while (!signal.aborted) {
    try {
      const due = await notices.due(now(), MOST)
      const inChannel = due.flatMap(({ via, tableId }) => (via === 'channel' ? tableId : []))
      // A channel that cannot be written to is tried again by whoever knows how long to leave it alone.
      for (const tableId of new Set(inChannel)) if (publisher.problem(tableId) === null) publisher.call(tableId)
      direct.tell(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : [])))
    } catch (error) {
      log.warn({ error: errorWithCauses(error) }, 'what people are to be told could not be found')
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
