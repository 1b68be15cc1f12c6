import { isFormer } from './former.ts'
import { computerActs, isPlayedAlone } from './seats.ts'
import type { PublicTable } from './view.ts'

/**
 * Ids of the people whom a table's newest message calls. That is whoever must act, nobody while a computer player must; when somebody left in this turn, when
 * it is an empty seat's, or when the game has ended, it is everybody who sits there, but a host who closed it.
 * @param former of a lobby: the table that is to be played again
 */
export function peopleConcerned(table: PublicTable, former: PublicTable | null = null): string[] {
  const everybody = peopleSeated(table)
  switch (table.phase) {
    case 'lobby':
      return former === null ? [] : peopleSeated(former).filter((id) => !everybody.includes(id))
    case 'playing':
      if (table.leavings.length > 0) return everybody
      if (table.acting !== null) return [table.acting]
      return computerActs(table) ? [] : everybody
    default:
      // Who plays alone was there.
      if (isPlayedAlone(table) || table.settled === null) return []
      return table.closed === 'host' ? everybody.filter((id) => id !== table.host) : everybody
  }
}

/** Ids of the people who sit there. */
export const peopleSeated = (table: PublicTable): string[] =>
  table.seats.flatMap(({ person }) => (person === null || isFormer(person.id) ? [] : person.id))

/** The entry with which began what a message is for, a turn or news of its table: one that was drawn before is another's. */
export function messageBeganSeq(table: PublicTable): number {
  switch (table.phase) {
    case 'playing':
      return Math.max(
        // A computer player is not called: what stands there goes on until a person is due.
        computerActs(table) ? 0 : (table.turnSeq ?? 0),
        table.thawedSeq ?? 0,
        table.reopenedSeq ?? 0,
        ...table.leavings.map(({ seq }) => seq),
      )
    default:
      return tellsOfAnEnd(table) ? (table.endSeq ?? 0) : 0
  }
}

/** Whether a game was closed, or broke, that somebody still plays; that a broken one was closed is no news. */
const tellsOfAnEnd = ({ phase, settled, seats, fault }: PublicTable): boolean =>
  phase !== 'lobby' &&
  settled !== null &&
  seats.some(({ person }) => person !== null) &&
  (phase === 'frozen' || fault === null)
