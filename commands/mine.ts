import type { PublicTable, TableService } from '#table'
import { words } from '#text'
import { noticePost, type Post, post } from './components.ts'
import { type Caller, reply } from './reply.ts'
import type { Subcommand } from './subcommand.ts'
import { listedTableParts, tablesReply, toListedTables } from './table-list.ts'

/** Lists the caller's open tables: those where it is their turn first, the longest waiting on top. */
export const mineCommand: Subcommand = {
  name: 'mine',
  run: async (service, caller) => {
    const say = words(caller.language).tables
    const own = (await service.openTablesOf(caller.person.id)).toSorted(byTurnOf(caller.person.id))
    if (own.length === 0) return reply(noticePost(say.none))
    return tablesReply(service, own, caller, { title: say.mine })
  },
}

/** Another table at which the person is to act, the longest waiting, to be shown below a post; null if there is none. */
export async function nextTablePost(service: TableService, caller: Caller, table: PublicTable): Promise<Post | null> {
  const { person, language } = caller
  // The end of the turn is told in any case.
  const own = await service.openTablesOf(person.id).catch(() => [])
  const [next] = own
    .filter(({ id, acting }) => id !== table.id && acting === person.id)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  if (next === undefined) return null
  const { yourTurnElsewhere } = words(language).tables
  const listed = await toListedTables(service, [next], caller)
  return post([yourTurnElsewhere, ...listed.flatMap((one) => listedTableParts(one, person.id, language))])
}

/** The person's turn before others', games before lobbies; their turns oldest first, the rest by last change. */
const byTurnOf = (personId: string) => {
  const rank = ({ acting, phase }: PublicTable) => (acting === personId ? 0 : phase === 'playing' ? 1 : 2)
  return (one: PublicTable, other: PublicTable): number => {
    if (rank(one) !== rank(other)) return rank(one) - rank(other)
    const later = one.since.getTime() - other.since.getTime()
    return rank(one) === 0 ? later : -later
  }
}
