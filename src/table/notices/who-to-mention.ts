import type { HeldSeat } from '../state/lobby.ts'
import type { LiveMessageTable, PublicTable } from '../state/public-table.ts'
import { computerActs, hasOnePerson, isForgotten } from '../state/seats.ts'

/**
 * Ids of the people whom a table's newest message mentions:
 * - in a lobby, the people who are invited, the host when it is full, and everybody there when its start was missed;
 * - in a game, the player who must act (nobody while a computer player must), and a player whose seat was freed;
 * - when a turn should be given back, also those who have still to agree;
 * - when a seat should be freed, everybody but the player who asks;
 * - when somebody left in this turn, when it is an empty seat's turn, or when the game has ended, everybody at the table, but
 *   not a host who closed it.
 * @param former of a lobby: the table that is to be played again
 */
export function peopleToMention(table: PublicTable, former: PublicTable | null = null): string[] {
  const everybody = peopleSeated(table)
  switch (table.phase) {
    case 'lobby':
      return callsInLobby(table, former).map(({ personId }) => personId)
    case 'playing':
      return peopleToMentionInGame(table)
    default:
      // Somebody who plays alone was there.
      if (hasOnePerson(table) || table.settled === null) return []
      return table.closed === 'host' ? everybody.filter((id) => id !== table.host) : everybody
  }
}

/** The same while a game is on. */
export function peopleToMentionInGame(table: LiveMessageTable): string[] {
  const { departures, freeRequest, acting, seats } = table
  const everybody = peopleSeated(table)
  const empty = departures.some(({ seat }) => !seats[seat]?.satOut)
  if (empty) return [...everybody, ...peopleFreed(table)]
  if (freeRequest !== null) return everybody.filter((id) => id !== seats[freeRequest.seat]?.person?.id)
  if (acting !== null) return [acting, ...peopleAskedToGiveBack(table), ...peopleFreed(table)]
  return computerActs(table) ? [] : everybody
}

/** Ids of the people whose consent to an undo is missing, but for the player who must act: that one was called to the turn. */
const peopleAskedToGiveBack = ({ undoRequest, acting, seats }: LiveMessageTable): string[] =>
  undoRequest === null
    ? []
    : seats.flatMap(({ person }, seat) =>
        person === null || isForgotten(person.id) || person.id === acting
          ? []
          : isAskedIn(undoRequest, seat)
            ? person.id
            : [],
      )

const isAskedIn = ({ seat: asks, agreed }: NonNullable<LiveMessageTable['undoRequest']>, seat: number): boolean =>
  seat !== asks && !agreed.includes(seat)

/** Somebody who is called, and the entry with which the turn or news began. */
export interface CalledPerson {
  readonly personId: string
  readonly seq: number
}

/** The people whom a table calls now. */
export function calledPeopleOf(table: PublicTable, former: PublicTable | null): CalledPerson[] {
  if (table.phase === 'lobby') return callsInLobby(table, former)
  const asked = table.phase === 'playing' ? peopleAskedToGiveBack(table) : []
  const seq = newsSeq({ ...table, undoRequest: null })
  return peopleToMention(table, former).map((personId) => ({
    personId,
    seq: asked.includes(personId) ? newsSeq(table) : seq,
  }))
}

/** People who are asked to play again, for whom a seat is kept, the host once all seats are taken, and all once a start was missed. */
function callsInLobby(table: PublicTable, former: PublicTable | null): CalledPerson[] {
  const { heldSeats, fullSeq, host, askableAt, starts } = table
  const held = heldSeats.filter(isCalled).map(({ person, seq }) => ({ personId: person, seq }))
  const full = fullSeq === null ? [] : [{ personId: host, seq: fullSeq }]
  const asked = askableAt === null ? rematchPeopleMissing(table, former) : []
  const again = asked.filter((id) => heldSeats.every(({ person }) => person !== id))
  const missed = starts?.missed ? peopleSeated(table).map((personId) => ({ personId, seq: starts.seq })) : []
  return [...again.map((personId) => ({ personId, seq: 0 })), ...held, ...full, ...missed]
}

/** Whether the person of a kept seat is called to it. */
const isCalled = ({ callableAt }: HeldSeat): boolean => callableAt === undefined

/** Ids of those at the table before who do not sit here yet. */
export function rematchPeopleMissing(table: PublicTable, former: PublicTable | null): string[] {
  const here = peopleSeated(table)
  return former === null ? [] : peopleSeated(former).filter((id) => !here.includes(id))
}

/** Ids of the people who sit there. */
export const peopleSeated = ({ seats }: Pick<PublicTable, 'seats'>): string[] =>
  seats.flatMap(({ person }) => (person === null || isForgotten(person.id) ? [] : person.id))

/** Ids of the people whose seats were freed in this turn. */
const peopleFreed = ({ departures, seats }: LiveMessageTable): string[] =>
  departures.flatMap(({ freed }) =>
    freed === undefined || isForgotten(freed.personId) || seats.some(({ person }) => person?.id === freed.personId)
      ? []
      : freed.personId,
  )

/** The entry with which the turn or news began that a table's message is for: a message from before is another one's. */
export function newsSeq(table: PublicTable): number {
  switch (table.phase) {
    case 'playing':
      return Math.max(
        // A computer player is not called: the message stays until a person has to act.
        computerActs(table) ? 0 : (table.turnSeq ?? 0),
        table.thawedSeq ?? 0,
        table.reopenedSeq ?? 0,
        table.freeRequest?.seq ?? 0,
        peopleAskedToGiveBack(table).length > 0 ? (table.undoRequest?.seq ?? 0) : 0,
        ...table.departures.map(({ seq }) => seq),
      )
    case 'lobby':
      return Math.max(
        0,
        table.fullSeq ?? 0,
        table.starts?.missed ? table.starts.seq : 0,
        ...table.heldSeats.filter(isCalled).map(({ seq }) => seq),
      )
    default:
      return tellsOfAnEnd(table) ? (table.endSeq ?? 0) : 0
  }
}

/** Whether the end of a game is news: people still sit there, and it did not break before. */
const tellsOfAnEnd = ({ phase, settled, seats, fault }: PublicTable): boolean =>
  settled !== null && seats.some(({ person }) => person !== null) && (phase === 'frozen' || fault === null)
