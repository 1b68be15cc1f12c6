import type { PublicTable, TableService } from '#table'
import { words } from '#text'
import { replyWithTablePlace } from './about-table.ts'
import { noticePost } from './components.ts'
import { awayLines } from './looks/away.ts'
import { viewPost } from './looks/look.ts'
import { seatOfPerson } from './looks/view.ts'
import { ownPost } from './private.ts'
import { type Caller, type Reply, reply, type TableContext } from './reply.ts'
import { MOST_LISTED_TABLES, tablesReply } from './table-list.ts'

/**
 * The tables that a typed command may be about: the one open in the channel, else the person's own in threads of the
 * channel, else all tables in its threads together with the person's own elsewhere.
 */
async function tablesFor(service: TableService, caller: Caller): Promise<readonly PublicTable[]> {
  const here = await service.inChannel(caller.channelId)
  if (here !== null) return [here]
  const around = await tablesAround(service, caller)
  const seated = around.filter((table) => seatOfPerson(table, caller.person.id) !== null)
  if (seated.length > 0) return seated
  return [...around, ...(await service.openTablesOf(caller.person.id, MOST_LISTED_TABLES + 1))]
}

/** Id of the one table that a typed command may be about; null where there is none, or there are several. */
export async function tableIdForCommand(service: TableService, caller: Caller): Promise<string | null> {
  const [meant, ...others] = await tablesFor(service, caller)
  return others.length === 0 ? (meant?.id ?? null) : null
}

/** Open tables in threads that grew from the channel; in a thread there are none. */
const tablesAround = async (service: TableService, { channelId, guildId, around }: Caller): Promise<PublicTable[]> =>
  guildId === null || around !== undefined ? [] : await service.openTablesAround(channelId, MOST_LISTED_TABLES + 1)

/** Says that there is no table, and how to open one. */
export function noTableReply({ language, guest }: Caller): Reply {
  const { notices } = words(language)
  return reply(noticePost(guest ? notices.guest : notices.noTableHere))
}

/**
 * Answers with the table that a typed command is about; of several the person picks one.
 * @param found what to answer with it
 * @param otherwise what to answer where there is none
 */
export async function withTable(
  service: TableService,
  caller: Caller,
  found: (context: TableContext) => Promise<Reply>,
  otherwise: () => Reply | Promise<Reply> = () => noTableReply(caller),
): Promise<Reply> {
  const [table, ...others] = await tablesFor(service, caller)
  if (table === undefined) return otherwise()
  if (others.length > 0) return tablesReply(service, [table, ...others], caller)
  const own = await service.viewFor(caller.person.id, table.id)
  if (own === null) return noTableReply(caller)
  const context = { service, caller, table: own }
  return replyWithTablePlace(context, await found(context))
}

/**
 * Shows the table of this channel, a list of those in its threads, or else the caller's own tables, which can be played
 * from anywhere.
 */
export async function showTablesHere(service: TableService, caller: Caller): Promise<Reply> {
  const { language, person } = caller
  const here = await service.inChannel(caller.channelId)
  const around = await tablesAround(service, caller)
  if (around.length > 0) {
    const title = words(language).tables.ofThisChannel
    const all = here === null ? around : [here, ...around]
    return tablesReply(service, all, caller, { title })
  }
  if (here?.phase === 'playing') {
    const away = await awayLines(service, here, 'table', language)
    const look = viewPost(here, 'table', language, seatOfPerson(here, person.id), away)
    return replyWithTablePlace({ service, caller, table: here }, reply(look))
  }
  if (here !== null) return withTable(service, caller, async ({ table }) => reply(ownPost(table, caller)))
  const own = await service.openTablesOf(person.id, MOST_LISTED_TABLES + 1)
  if (own.length === 0) return noTableReply(caller)
  return tablesReply(service, own, caller)
}
