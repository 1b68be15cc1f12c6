import type { Deadline, DeadlineRepository, TableService } from '#table'
import { type ChoreTimes, doChores } from './chores.ts'
import type { Log } from './log.ts'
import { pages } from './pages.ts'
import type { Publisher } from './publisher.ts'

interface Parts extends ChoreTimes {
  readonly service: Pick<TableService, 'expire'>
  readonly deadlines: DeadlineRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly log: Log
  now(): Date
}

/** Deadlines that are read at once. */
const MOST = 500

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export async function meetDeadlines(parts: Parts): Promise<void> {
  const { service, deadlines, publisher, now } = parts
  await doChores(
    {
      'what has come to tables by time could not be done': async () => {
        const at = now()
        for await (const due of pages((after: Deadline | null) => deadlines.due(at, MOST, after), MOST))
          for (const tableId of new Set(due.map((one) => one.tableId))) {
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
