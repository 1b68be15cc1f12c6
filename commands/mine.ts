import type { PublicTable, TableService } from '#table'
import { words } from '#text'
import { noticePost, type Post, post } from './components.ts'
import { accentOf } from './panel.ts'
import { type Caller, reply } from './reply.ts'
import type { Subcommand } from './subcommand.ts'
import { tableParts, tablesReply, toBeListed } from './table-list.ts'

/** Lists one's own open tables, wherever they are: those first where it is one's turn, the one that waits longest on top. */
export const mineCommand: Subcommand = {
  name: 'mine',
  run: async (service, caller) => {
    const say = words(caller.language).tables
    const own = (await service.openTablesOf(caller.person.id)).toSorted(byTurnOf(caller.person.id))
    if (own.length === 0) return reply(noticePost(say.none))
    return tablesReply(service, own, caller, { title: say.mine })
  },
}

/** Another table at which the person is to act, the one that waits longest, to be shown below something; null where none is. */
export async function nextTablePost(service: TableService, caller: Caller, table: PublicTable): Promise<Post | null> {
  const { person, language } = caller
  // That a turn has ended is said in any case.
  const own = await service.openTablesOf(person.id).catch(() => [])
  const [next] = own
    .filter(({ id, acting }) => id !== table.id && acting === person.id)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  if (next === undefined) return null
  const { yourTurnElsewhere } = words(language).tables
  const listed = await toBeListed(service, [next], caller)
  return post([yourTurnElsewhere, ...listed.flatMap((one) => tableParts(one, person.id, language))], {
    accent: accentOf(null),
  })
}

/** One's own turn before others', a game before a lobby; of one's own turns the oldest first, else what moved last. */
const byTurnOf = (personId: string) => {
  const rank = ({ acting, phase }: PublicTable) => (acting === personId ? 0 : phase === 'playing' ? 1 : 2)
  return (one: PublicTable, other: PublicTable): number => {
    if (rank(one) !== rank(other)) return rank(one) - rank(other)
    const later = one.since.getTime() - other.since.getTime()
    return rank(one) === 0 ? later : -later
  }
}
