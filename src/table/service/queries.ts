import type { Journal } from '#engine'
import { recommendAt } from '../computers/recommend.ts'
import { journalWithBox } from '../log/history.ts'
import { type LogItem, tableLog } from '../log/log.ts'
import { tableViewWithPlan } from '../plans/own-view.ts'
import { mayTableNameForgottenPeople, type TableState } from '../state/state.ts'
import type { PublicOnlyTable, TableForPerson } from '../state/table-for-person.ts'
import type { ServiceContext } from './service-context.ts'

/** Tables that are listed in one go. */
export const TABLES_A_PAGE = 50

/** One table, at least as new as a seq; null when there is no such table. */
export async function viewPublicTable(
  context: ServiceContext,
  tableId: string,
  atLeast = 0,
): Promise<PublicOnlyTable | null> {
  const table = await tableAt(context, tableId, atLeast)
  return table === null ? null : context.publicOf(table)
}

/** The same for one person's eyes. */
export async function viewTableFor(
  context: ServiceContext,
  personId: string,
  tableId: string,
  atLeast = 0,
): Promise<TableForPerson | null> {
  await context.settings.load(personId)
  const table = await tableAt(context, tableId, atLeast)
  if (table === null) return null
  const own = await tableViewWithPlan(context, table, personId)
  // Who looks at their turn may soon ask for a hint, and a first thought takes seconds. Asked for itself, it says what failed.
  if (context.thinksFirst?.() === true) void recommendAt(context, personId, own)
  return own
}

async function tableAt(
  { cache, loader, queue }: ServiceContext,
  tableId: string,
  atLeast: number,
): Promise<TableState | null> {
  const known = cache.peek(tableId)
  if (known !== undefined && known.seq >= atLeast && !known.end.faultIsNew && !mayTableNameForgottenPeople(known))
    return known
  return await queue.run(tableId, async () => {
    const table = await loader.take(tableId)
    return table === null || table.seq >= atLeast ? table : await loader.catchUp(table)
  })
}

/** Tables by their ids, in that order. */
export const viewTablesByIds = async (
  context: ServiceContext,
  ids: Promise<readonly string[]>,
): Promise<PublicOnlyTable[]> =>
  (await Promise.all((await ids).map((id) => viewPublicTable(context, id)))).filter((one) => one !== null)

/** The table that is open in a channel. */
export async function tableInChannel(context: ServiceContext, channelId: string): Promise<PublicOnlyTable | null> {
  const id = await context.repository.openInChannel(channelId)
  return id === null ? null : await viewPublicTable(context, id)
}

/** What happened at a table; null when there is no such table. */
export const logOf = async (context: ServiceContext, tableId: string): Promise<LogItem[] | null> =>
  (await viewPublicTable(context, tableId)) === null ? null : tableLog(await context.loader.entries(tableId))

/**
 * What everybody saw of a game with an entry that has ended a turn.
 * @returns null where that cannot be told: other rules play it otherwise, or what is kept of it is broken
 */
export async function viewTableAsOf(
  context: ServiceContext,
  tableId: string,
  seq: number,
): Promise<PublicOnlyTable | null> {
  const table = await context.cache.asOf(tableId, seq)
  const told = table?.phase === 'playing' || table?.phase === 'finished'
  return !told || table.newer || table.game?.unplayable ? null : context.publicOf(table)
}

/** A table with all that happened there: it is as new as that. */
export async function viewWithLog(
  context: ServiceContext,
  tableId: string,
): Promise<{ readonly table: PublicOnlyTable; readonly log: readonly LogItem[] } | null> {
  const entries = await context.loader.entries(tableId)
  const table = await viewPublicTable(context, tableId, entries.at(-1)?.seq)
  return table === null ? null : { table, log: tableLog(entries) }
}

/** The journal of a game that was played to its end; one that is stopped may go on, and it tells what is hidden. */
export async function journalOfFinishedTable(context: ServiceContext, tableId: string): Promise<Journal | null> {
  const table = await viewPublicTable(context, tableId)
  return table?.phase === 'finished' ? journalWithBox(await context.loader.entries(tableId), table.rules) : null
}
