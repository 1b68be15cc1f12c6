import type { DueNotice, NoticeRepository } from '#table'
import { type ChoreTimes, doChores } from './chores.ts'
import type { DirectNotices } from './direct-notices.ts'
import type { Log } from './log.ts'
import { pages } from './pages.ts'
import type { Publisher } from './publisher.ts'

interface Parts extends ChoreTimes {
  readonly notices: NoticeRepository
  readonly publisher: Pick<Publisher, 'call' | 'problem'>
  readonly direct: DirectNotices
  readonly log: Log
  now(): Date
}

/** Notices that are read at once. */
const MOST = 2000

/** So long what has just come is left to the process that it came to: it tells it once the channel shows it. In ms. */
const FIRST_MS = 10_000

/** Looks now and then for what is due, and has it sent, until the signal. */
export async function sendDueNotices(parts: Parts): Promise<void> {
  const { notices, publisher, direct, now } = parts
  await doChores(
    {
      'what people are to be told could not be found': async () => {
        const at = now()
        for await (const due of pages((after: DueNotice | null) => notices.due(at, MOST, after), MOST)) {
          const inChannel = due.flatMap(({ via, tableId }) => (via === 'channel' ? tableId : []))
          // A channel that cannot be written to is tried again by whoever knows how long to leave it alone.
          for (const tableId of new Set(inChannel)) if (publisher.problem(tableId) === null) publisher.call(tableId)
          const waited = due.filter(({ via, dueAt }) => via === 'direct' && at.getTime() - dueAt.getTime() >= FIRST_MS)
          direct.tell(waited.map(({ personId }) => personId))
        }
      },
    },
    parts,
  )
}
