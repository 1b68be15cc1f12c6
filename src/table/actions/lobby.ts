import { newGame, type Setup } from '#engine'
import type { EntryContent } from '../state/entries.ts'
import { callsToHeldSeatsPossibleFrom, heldSeatsAt } from '../state/lobby.ts'
import { MOST_SEATS, type SeatView, takeableSeatsOf } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import type { ActionOf, TableRefusal } from './action.ts'
import { type Draft, type FormerGame, type PressDraft, type Validation, withEntry } from './draft.ts'
import { withComputerSeated } from './seat-changes.ts'

/** So many seats must be taken for a game to start, against Tom aside. */
export const FEWEST_PLAYERS_TO_START = 2

export function join(press: PressDraft, seat: number | null): Validation {
  const { table, actor, now } = press
  if (seat !== null) return { code: 'alreadySeated' }
  if (table.solo) return { code: 'soloTable' }
  if (table.phase !== 'lobby') return { code: 'alreadyStarted', emptySeats: takeableSeatsOf(table.seating) }
  return (
    noSeatFor(table, actor.person.id, new Date(now.at)) ??
    withStartIfEnoughSeated(withEntry(press, { type: 'joined', person: actor.person }))
  )
}

/**
 * Why there is no seat for somebody in a lobby; null when there is one.
 * @param personId null: a computer player
 */
function noSeatFor({ seating, lobby }: TableState, personId: string | null, at: Date): TableRefusal | null {
  const { seats } = seating
  if (seats.length >= MOST_SEATS) return { code: 'full' }
  const held = heldSeatsAt(lobby, at)
  const own = held.some(({ person }) => person === personId)
  return own || seats.length + held.length < MOST_SEATS ? null : { code: 'seatsHeld' }
}

/** Keeps a seat for somebody, or gives it up: then the lobby may wait for nobody any more, and start. */
export function holdOrReleaseSeat(press: PressDraft, action: ActionOf<'hold' | 'release'>): Validation {
  const { table, actor, now } = press
  const { at } = now
  const refusal = holdRefusal(table, actor.person.id, action, new Date(at))
  if (refusal !== null) return refusal
  const { person } = action
  const entry: EntryContent =
    action.kind === 'hold'
      ? {
          type: 'held',
          person,
          callableAt: now.callableAt ?? callsToHeldSeatsPossibleFrom(table.lobby, at) ?? undefined,
        }
      : { type: 'released', person }
  return withStartIfEnoughSeated(withEntry(press, entry))
}

/** Why the actor may not keep a seat for somebody, or give it up; null when they may. Its person may give it up, too. */
function holdRefusal(
  table: TableState,
  actor: string,
  action: ActionOf<'hold' | 'release'>,
  at: Date,
): TableRefusal | null {
  const { phase, lobby } = table
  const { host, seats } = table.seating
  const mayGiveUp = action.kind === 'release' && action.person === actor
  if (phase !== 'lobby') return { code: 'onlyBeforeStart' }
  if (actor !== host && !mayGiveUp) return { code: 'notTheHost', host }
  const held = heldSeatsAt(lobby, at)
  const isHeld = held.some(({ person }) => person === action.person)
  if (action.kind === 'release')
    return lobby.heldSeats.some(({ person }) => person === action.person) ? null : { code: 'seatNotHeld' }
  if (isHeld || seats.some(({ person }) => person?.id === action.person)) return { code: 'sitsAlready' }
  return seats.length + held.length < MOST_SEATS ? null : { code: 'full' }
}

/** Computer players sit down and get up as the host wants. */
export function addOrRemoveComputer(
  press: PressDraft,
  action: ActionOf<'addComputer'> | ActionOf<'removeComputer'>,
): Validation {
  const { table, actor, now } = press
  const { seats, host } = table.seating
  if (table.solo) return { code: 'soloTable' }
  if (table.phase !== 'lobby') return { code: 'onlyBeforeStart' }
  if (actor.person.id !== host) return { code: 'notTheHost', host }
  if (action.kind === 'removeComputer') {
    const seat = seats.findIndex(({ computer, name }) => computer !== undefined && name === action.name)
    return seat < 0 ? { code: 'noSuchComputer' } : withEntry(press, { type: 'computerRemoved', seat })
  }
  return (
    noSeatFor(table, null, new Date(now.at)) ??
    withStartIfEnoughSeated(withComputerSeated(press, seats.length, action.level))
  )
}

export function start(press: PressDraft): Validation {
  const { phase, seating } = press.table
  if (phase !== 'lobby') return { code: 'onlyBeforeStart' }
  const seated = seating.seats.length
  return seated < FEWEST_PLAYERS_TO_START
    ? { code: 'tooFewPeople', seated, needed: FEWEST_PLAYERS_TO_START }
    : withGameStart(press)
}

/** Adds the start of the game if it starts by itself now: as many sit there as the host wants, and no kept seat is open. */
export function withStartIfEnoughSeated(draft: Draft): Draft {
  const { phase, seating, lobby, options } = draft.table
  const { startAt = 0 } = options
  const isDue = phase === 'lobby' && startAt > 0 && seating.seats.length >= startAt
  return isDue && heldSeatsAt(lobby, new Date(draft.now.at)).length === 0 ? withGameStart(draft) : draft
}

/** How often the game is dealt until the right one of four begins: in vain once in a hundred million times. */
const CASTS = 64

/** Adds the start of the game to a draft; a game that is played again has the same seats, and the next player begins. */
export function withGameStart(draft: Draft): Draft {
  const { formerGame } = draft.now
  if (formerGame === null) return withStart(draft, null)
  const { order, first } = seatsAgain(formerGame, draft.table.seating.seats.map(sitterKeyForRematch))
  const isAsBefore = order.every((from, seat) => from === seat)
  return withStart(isAsBefore ? draft : withEntry(draft, { type: 'arranged', order: [...order] }), first)
}

/**
 * Who begins is drawn (R2.10). Where a seat is to begin, the game is dealt until it does: so a game is kept and set up as
 * always.
 */
function withStart(draft: Draft, first: number | null): Draft {
  const { table, now } = draft
  const { options, seating, solo } = table
  const setupOf = (seed: string): Setup => ({
    players: seating.seats.length,
    seed,
    edition: options.edition,
    beginnerIslands: options.beginnerIslands,
    solo: solo ? { handicap: options.handicap, letTomDecide: options.letTomDecide } : null,
    box: now.newGames.hash,
  })
  let setup = setupOf(now.seed())
  for (let cast = 1; first !== null && cast < CASTS && newGame(now.newGames, setup).startingSeat !== first; cast++)
    setup = setupOf(now.seed())
  return withEntry(draft, { type: 'started', rules: now.rulesNumber, setup })
}

/** Who has a seat, to compare two games. */
export const sitterKeyForRematch = ({ person, computer, name }: SeatView): string =>
  person?.id ?? (computer === undefined ? '' : `computer ${name}`)

/**
 * How people sit when they play again (R2.10): as before, newcomers after them. The next one after the player who began,
 * who is there again, begins.
 * @param people who sit there now, in the order in which they sat down
 * @returns for each seat an index of `people`; and the seat that begins, null where it is drawn
 */
function seatsAgain(
  { people: before, began }: FormerGame,
  people: readonly string[],
): { readonly order: readonly number[]; readonly first: number | null } {
  const place = (index: number): number => {
    const seat = before.indexOf(people[index] ?? '')
    return seat < 0 ? before.length + index : seat
  }
  const order = people.map((_, index) => index).sort((one, other) => place(one) - place(other))
  const next = [...before.slice(began + 1), ...before.slice(0, began)].find((id) => people.includes(id))
  const first = next === undefined ? -1 : order.indexOf(people.indexOf(next))
  return { order, first: first < 0 ? null : first }
}
