import type { PublicTable } from '#table'
import type { ComponentPress } from '../custom-id.ts'
import { type LogSeatFilter, parseLogSeatFilter } from '../plain-codecs.ts'
import { type PressContext, type Reply, reply, type TableContext } from '../reply.ts'
import { integerOption, type Subcommand } from '../subcommand.ts'
import { noTableReply, withTable } from '../tables.ts'
import { logFileReply } from './file.ts'
import { logPost, NEWEST_LOG_PAGE } from './page.ts'
import { loadLog } from './told.ts'

/** What happened so far; where no game is on, in the last one that the caller played to its end. */
export const logCommand: Subcommand = {
  name: 'log',
  options: [integerOption('page', 1, 1000)],
  run: (service, caller, typed) => {
    const which = typeof typed.page === 'number' ? typed.page - 1 : NEWEST_LOG_PAGE
    return withTable(
      service,
      caller,
      (context) => logReply(context, which),
      async () => {
        const [table] = await service.finishedTablesOf(caller.person.id, 1)
        return table === undefined ? noTableReply(caller) : logReply({ service, caller, table }, which)
      },
    )
  },
}

/** A page of all turns, counted from the newest: what a table's messages carry. */
export const pressLog = (context: PressContext, { page }: ComponentPress<'log'>): Promise<Reply> =>
  logReply(context, -1 - page)

/** A page, also of one seat's turns. */
export const pressLogPage = (context: PressContext, { of, page }: ComponentPress<'logpage'>): Promise<Reply> =>
  logReply(context, page === 'first' ? 0 : page === 'last' ? NEWEST_LOG_PAGE : -1 - page, of)

/** Whose turns are shown from now on. */
export const pressLogSeatFilter = (context: PressContext): Promise<Reply> =>
  logReply(context, NEWEST_LOG_PAGE, parseLogSeatFilter(context.values[0] ?? '') ?? 'all')

const logReply = async ({ service, caller, table }: TableContext<PublicTable>, which: number, of?: LogSeatFilter) =>
  reply(logPost(table, await loadLog(service, table), which, caller, of))

export async function pressLogFile({ service, caller, table }: PressContext): Promise<Reply> {
  return logFileReply(table, await loadLog(service, table), caller.language)
}
