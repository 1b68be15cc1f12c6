import type { Deadline, DeadlineRepository, LiveMessageRepository, TableService } from '#table'
import { type ChoreTimes, doChores } from './chores.ts'
import type { Log } from './log.ts'
import { pages } from './pages.ts'
import type { Publisher } from './publisher.ts'

interface Parts extends ChoreTimes {
  readonly service: Pick<TableService, 'expire' | 'view'>
  readonly liveMessages: Pick<LiveMessageRepository, 'get'>
  readonly deadlines: DeadlineRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly log: Log
  now(): Date
}

/** Deadlines that are read at once. */
const MOST = 500

/**
 * Whether a table's channel shows it. Nobody loses a seat where they cannot be told that it is their turn; that the channel
 * is closed may be what another process found, or this one before it was started anew.
 */
async function isShown({ service, liveMessages }: Parts, tableId: string): Promise<boolean> {
  const table = await service.view(tableId)
  if (table === null) return false
  const live = await liveMessages.get(tableId, table.channelId)
  return live !== null && live.messageId !== null
}

/** Looks now and then for what has come to tables by time alone, and has it done and shown, until the signal. */
export async function meetDeadlines(parts: Parts): Promise<void> {
  const { service, deadlines, publisher, now } = parts
  await doChores(
    {
      'what has come to tables by time could not be done': async () => {
        const at = now()
        for await (const due of pages((after: Deadline | null) => deadlines.due(at, MOST, after), MOST))
          for (const tableId of new Set(due.map((one) => one.tableId))) {
            if (publisher.problem(tableId) !== null) continue
            if (await isShown(parts, tableId)) await service.expire(tableId)
            publisher.call(tableId)
          }
      },
    },
    parts,
  )
}
