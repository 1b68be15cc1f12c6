import { newGame, type Setup } from '#engine'
import type { EntryContent } from '../state/entries.ts'
import { calledLater, callsAgainAt, heldAt } from '../state/lobby.ts'
import { MOST_SEATS, type SeatView, takeableSeatsOf } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import type { ActionOf, TableRefusal } from './action.ts'
import {
  type Actor,
  acceptEntry,
  accepted,
  type FormerGame,
  noEntries,
  type PendingEntries,
  refused,
  type Validation,
  type ValidationContext,
  withEntry,
} from './draft.ts'
import { withComputerSeated } from './seat-changes.ts'

/** People at a table that is not solo. */
export const FEWEST = 2

export function join(table: TableState, actor: Actor, seat: number | null, now: ValidationContext): Validation {
  if (seat !== null) return refused({ code: 'alreadySeated' })
  if (table.solo) return refused({ code: 'soloTable' })
  if (table.phase !== 'lobby') return refused({ code: 'alreadyStarted', emptySeats: takeableSeatsOf(table.seating) })
  const none = noSeatFor(table, actor.person.id, new Date(now.at))
  if (none !== null) return refused(none)
  const draft = withEntry(noEntries(table), { type: 'joined', person: actor.person }, actor, now)
  return accepted(withStartByItself(draft, actor, now))
}

/**
 * Why there is no seat for somebody in a lobby; null when there is one.
 * @param personId null: a computer player
 */
function noSeatFor({ seating, lobby }: TableState, personId: string | null, at: Date): TableRefusal | null {
  const { seats } = seating
  if (seats.length >= MOST_SEATS) return { code: 'full' }
  const held = heldAt(lobby, at)
  const own = held.some(({ person }) => person === personId)
  return own || seats.length + held.length < MOST_SEATS ? null : { code: 'seatsHeld' }
}

/** Keeps a seat for somebody, or gives it up: then the lobby may wait for nobody any more, and start. */
export function holdSeat(
  table: TableState,
  actor: Actor,
  action: ActionOf<'hold' | 'release'>,
  now: ValidationContext,
) {
  const { at } = now
  const refusal = holdRefusal(table, actor.person.id, action, new Date(at))
  if (refusal !== null) return refused(refusal)
  const { person } = action
  const entry: EntryContent =
    action.kind === 'hold'
      ? { type: 'held', person, ...calledLater(now.callableAt ?? callsAgainAt(table.lobby, at)) }
      : { type: 'released', person }
  return accepted(withStartByItself(withEntry(noEntries(table), entry, actor, now), actor, now))
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
  const held = heldAt(lobby, at)
  const isHeld = held.some(({ person }) => person === action.person)
  if (action.kind === 'release')
    return lobby.heldSeats.some(({ person }) => person === action.person) ? null : { code: 'seatNotHeld' }
  if (isHeld || seats.some(({ person }) => person?.id === action.person)) return { code: 'sitsAlready' }
  return seats.length + held.length < MOST_SEATS ? null : { code: 'full' }
}

/** Computer players sit down and get up as the host wants. */
export function validateComputers(
  table: TableState,
  actor: Actor,
  action: ActionOf<'addComputer'> | ActionOf<'removeComputer'>,
  now: ValidationContext,
): Validation {
  const { seats, host } = table.seating
  if (table.solo) return refused({ code: 'soloTable' })
  if (table.phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  if (actor.person.id !== host) return refused({ code: 'notTheHost', host })
  if (action.kind === 'removeComputer') {
    const seat = seats.findIndex(({ computer, name }) => computer !== undefined && name === action.name)
    if (seat < 0) return refused({ code: 'noSuchComputer' })
    return acceptEntry(table, { type: 'computerRemoved', seat }, actor, now)
  }
  const none = noSeatFor(table, null, new Date(now.at))
  if (none !== null) return refused(none)
  const draft = withComputerSeated(noEntries(table), seats.length, action.level, actor, now)
  return accepted(withStartByItself(draft, actor, now))
}

export function start(table: TableState, actor: Actor, now: ValidationContext): Validation {
  if (table.phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  const seated = table.seating.seats.length
  if (seated < FEWEST) return refused({ code: 'tooFewPeople', seated, needed: FEWEST })
  return accepted(withGameStart(noEntries(table), actor, now))
}

/** Whether the game starts by itself now: as many sit there as the host wants, and no kept seat is open. */
function startsByItself({ phase, seating, lobby, options }: TableState, at: Date): boolean {
  const { startAt = 0 } = options
  return phase === 'lobby' && startAt > 0 && seating.seats.length >= startAt && heldAt(lobby, at).length === 0
}

/** Adds the start of the game to a draft if it starts by itself now. */
export const withStartByItself = (
  draft: PendingEntries,
  actor: Actor | null,
  now: ValidationContext,
): PendingEntries => (startsByItself(draft.state, new Date(now.at)) ? withGameStart(draft, actor, now) : draft)

/** How often the game is dealt until the right one of four begins: in vain once in a hundred million times. */
const CASTS = 64

/** Adds the start of the game to a draft; a game that is played again has the same seats, and the next player begins. */
export function withGameStart(draft: PendingEntries, actor: Actor | null, now: ValidationContext): PendingEntries {
  const { seats } = draft.state.seating
  const { formerGame } = now
  if (formerGame === null) return withStart(draft, actor, now, null)
  const { order, first } = seatsAgain(formerGame, seats.map(sitterKey))
  const isAsBefore = order.every((from, seat) => from === seat)
  const seated = isAsBefore ? draft : withEntry(draft, { type: 'arranged', order: [...order] }, actor, now)
  return withStart(seated, actor, now, first)
}

/**
 * Who begins is drawn (R2.10). Where a seat is to begin, the game is dealt until it does: so a game is kept and set up as
 * always.
 */
function withStart(
  draft: PendingEntries,
  actor: Actor | null,
  now: ValidationContext,
  first: number | null,
): PendingEntries {
  const { options, seating, solo } = draft.state
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
  return withEntry(draft, { type: 'started', rules: now.rulesNumber, setup }, actor, now)
}

/** Who has a seat, to compare two games. */
export const sitterKey = ({ person, computer, name }: SeatView): string =>
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
