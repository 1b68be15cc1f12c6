import { isFormer, type PublicTable } from '#table'

/**
 * Ids of the people whom a table's newest message calls. That is whoever must act; when somebody left in this turn, when
 * it is an empty seat's, or when the game has ended, it is everybody who sits there, but a host who closed it.
 * @param former of a lobby: the table that is to be played again
 */
export function peopleConcerned(table: PublicTable, former: PublicTable | null = null): string[] {
  const everybody = peopleSeated(table)
  switch (table.phase) {
    case 'lobby':
      return former === null ? [] : peopleSeated(former).filter((id) => !everybody.includes(id))
    case 'playing':
      return table.acting === null || table.leavings.length > 0 ? everybody : [table.acting]
    default:
      // Who plays alone was there.
      if (table.solo || table.settled === null) return []
      return table.closed === 'host' ? everybody.filter((id) => id !== table.host) : everybody
  }
}

/** Ids of the people who sit there. */
export const peopleSeated = (table: PublicTable): string[] =>
  table.seats.flatMap(({ person }) => (person === null || isFormer(person.id) ? [] : person.id))

/** As Discord writes them. */
export const asMentions = (ids: readonly string[]): string[] => ids.map((id) => `<@${id}>`)

/** A small line that only calls; null where there is nobody to call. */
export const callLine = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : `-# ${asMentions(ids).join(' ')}`
