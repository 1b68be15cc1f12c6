import type { DeadlineRepository, TableService } from '#table'
import { type ChoreTimes, doChores } from './chores.ts'
import type { Log } from './log.ts'
import type { Publisher } from './publisher.ts'

interface Parts extends ChoreTimes {
  readonly service: Pick<TableService, 'expire'>
  readonly deadlines: DeadlineRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly log: Log
  now(): Date
}

/** Tables that are looked at in one go; the others in the next. */
const MOST = 500

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export async function meetDeadlines(parts: Parts): Promise<void> {
  const { service, deadlines, publisher, now } = parts
  await doChores(
    {
      'what has come to tables by time could not be done': async () => {
        for (const tableId of new Set((await deadlines.due(now(), MOST)).map((one) => one.tableId))) {
          // Nobody loses a seat where they cannot be told that it is their turn.
          if (publisher.problem(tableId) !== null) continue
          await service.expire(tableId)
          publisher.call(tableId)
        }
      },
    },
    parts,
  )
}
