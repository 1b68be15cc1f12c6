import { setTimeout as sleep } from 'node:timers/promises'
import type { DeadlineRepository, TableService } from '#table'
import { errorWithCauses, type Log } from './log.ts'
import type { Publisher } from './publisher.ts'

interface Parts {
  readonly service: Pick<TableService, 'expire'>
  readonly deadlines: DeadlineRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly log: Log
  readonly signal: AbortSignal
  /** How often to look, in ms. */
  readonly everyMs: number
  now(): Date
}

/** Tables that are looked at in one go; the others in the next. */
const MOST = 500

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export async function meetDeadlines({
  service,
  deadlines,
  publisher,
  log,
  signal,
  everyMs,
  now,
}: Parts): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const tableId of new Set((await deadlines.due(now(), MOST)).map((one) => one.tableId))) {
        // Nobody loses a seat where they cannot be told that it is their turn.
        if (publisher.problem(tableId) !== null) continue
        await service.expire(tableId)
        publisher.call(tableId)
      }
    } catch (error) {
      log.warn({ error: errorWithCauses(error) }, 'what has come to tables by time could not be done')
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
