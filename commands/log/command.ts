import type { PublicTable } from '#table'
import type { ComponentPress } from '../custom-id.ts'
import { parseLogOf } from '../plain-codecs.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { integerOption, type Subcommand } from '../subcommand.ts'
import { noTable, withTable } from '../tables.ts'
import { logFileReply } from './file.ts'
import { logPost } from './page.ts'
import { readLog } from './told.ts'

/** What happened so far; where no game is on, in the last one that the caller played to its end. */
export const logCommand: Subcommand = {
  name: 'log',
  options: [integerOption('page', 1, 1000)],
  run: (service, caller, typed) => {
    const which = typeof typed.page === 'number' ? { fromOldest: typed.page } : null
    const show = async (table: PublicTable) => reply(logPost(table, await readLog(service, table), which, caller))
    return withTable(service, caller, show, async () => {
      const [last] = await service.finishedTablesOf(caller.person.id, 1)
      return last === undefined ? noTable(caller) : show(last)
    })
  },
}

/** A page of all turns, counted from the newest: what a table's messages carry. */
export async function pressLog(
  { service, caller, table }: PressContext,
  { page }: ComponentPress<'log'>,
): Promise<Reply> {
  return reply(logPost(table, await readLog(service, table), { fromNewest: page }, caller))
}

/** A page, also of one seat's turns. */
export async function pressLogPage(
  { service, caller, table }: PressContext,
  { of, page }: ComponentPress<'logpage'>,
): Promise<Reply> {
  const which = page === 'first' ? { fromOldest: 1 } : page === 'last' ? null : { fromNewest: page }
  return reply(logPost(table, await readLog(service, table), which, caller, of))
}

/** Whose turns are shown from now on. */
export async function pressLogOf({ service, caller, table, values }: PressContext): Promise<Reply> {
  return reply(logPost(table, await readLog(service, table), null, caller, parseLogOf(values[0] ?? '') ?? 'all'))
}

export async function pressLogFile({ service, caller, table }: PressContext): Promise<Reply> {
  return logFileReply(table, await readLog(service, table), caller.language)
}
