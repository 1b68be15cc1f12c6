import { cityOf } from '#engine'
import type { LevelName } from '#players'
import { type EntryContent, serializeEvents } from '../state/entries.ts'
import { actingSeat, letSitOut } from '../state/game.ts'
import { nextComputerName } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import { undoFloor } from '../state/taking-back.ts'
import type { ActionOf, TableRefusal } from './action.ts'
import {
  type Actor,
  acceptEntry,
  accepted,
  noEntries,
  type PendingEntries,
  refused,
  type Validation,
  type ValidationContext,
  withEntry,
} from './draft.ts'
import { withFreeing } from './free-seat.ts'
import { withAgreedUndo } from './undo.ts'

export function takeOver(
  table: TableState,
  actor: Actor,
  own: number | null,
  seat: number,
  now: ValidationContext,
): Validation {
  const seatView = table.seating.seats[seat]
  if (table.phase === 'lobby') return refused({ code: 'notStarted' })
  if (own !== null) return refused({ code: 'alreadySeated' })
  if (seatView === undefined) return refused({ code: 'noSuchSeat' })
  if (seatView.person !== null && !seatView.substituteWanted)
    return refused({ code: 'seatNotEmpty', person: seatView.person })
  if (seatView.satOut) return refused({ code: 'satOut' })
  const { game } = table
  const inTurn = seatView.computer !== undefined && game !== null && game.openChoices.length > 0
  if (inTurn && actingSeat(game) === seat) return refused({ code: 'computerInTurn' })
  return acceptEntry(table, { type: 'tookOver', seat, person: actor.person }, actor, now)
}

/**
 * When the last person leaves, the table closes. A solo game keeps its person, for the handicap challenge.
 */
export function leave(table: TableState, actor: Actor, now: ValidationContext): Validation {
  const gone: EntryContent = { type: 'closed', why: 'everybodyLeft' }
  if (table.solo) return acceptEntry(table, gone, actor, now)
  const left = withEntry(noEntries(table), { type: 'left', person: actor.person.id }, actor, now)
  if (left.state.seating.seats.some((seat) => seat.person !== null))
    return accepted(withAgreedUndo(withFreeing(left, now), actor, now))
  return accepted(withEntry(left, gone, null, now))
}

/** The player looks for a substitute and plays on until one comes, or keeps the seat after all. */
export function substitute(
  table: TableState,
  actor: Actor,
  seat: number,
  wanted: boolean,
  now: ValidationContext,
): Validation {
  if (table.solo) return refused({ code: 'soloTable' })
  if ((table.seating.seats[seat]?.substituteWanted ?? false) === wanted)
    return refused({ code: 'substituteAskedBefore' })
  return acceptEntry(table, { type: 'substituteAsked', seat, wanted }, actor, now)
}

/** Adds to a draft that a computer player takes a seat. */
export const withComputerSeated = (
  draft: PendingEntries,
  seat: number,
  level: LevelName,
  actor: Actor,
  now: ValidationContext,
): PendingEntries =>
  withEntry(draft, { type: 'computerSeated', seat, name: nextComputerName(draft.state.seating), level }, actor, now)

export function giveToComputer(
  table: TableState,
  actor: Actor,
  { seat, level }: ActionOf<'giveToComputer'>,
  now: ValidationContext,
): Validation {
  const notEmpty = whyNotEmpty(table, seat)
  return notEmpty === null ? accepted(withComputerSeated(noEntries(table), seat, level, actor, now)) : refused(notEmpty)
}

/** Why a seat is not empty; null when it is. */
function whyNotEmpty({ seating: { seats } }: TableState, seat: number): TableRefusal | null {
  const seatView = seats[seat]
  if (seatView === undefined) return { code: 'noSuchSeat' }
  if (seatView.person !== null) return { code: 'seatNotEmpty', person: seatView.person }
  if (seatView.computer !== undefined) return { code: 'computerSits', name: seatView.name }
  return seatView.satOut ? { code: 'satOut' } : null
}

/**
 * Lets an empty seat take no more turns. If it is the seat's turn, its choices are taken back first, as far as they can be.
 * @param before the draft to which that is added
 * @param actor null for the table itself
 */
export function sitOut(before: PendingEntries, actor: Actor | null, seat: number, now: ValidationContext): Validation {
  let draft = before
  const { game } = draft.state
  const notEmpty = whyNotEmpty(draft.state, seat)
  if (game === null) return refused({ code: 'notStarted' })
  if (notEmpty !== null) return refused(notEmpty)
  if (cityOf(game.settled, seat).status !== 'playing') return refused({ code: 'satOut' })
  const floor = undoFloor(game)
  if (actingSeat(game) === seat && game.openChoices.some((move) => move.seq > floor))
    draft = withEntry(draft, { type: 'undone', to: floor }, actor, now)
  const place = { seq: draft.state.seq + 1, at: new Date(now.at) }
  const { events } = letSitOut(draft.state.game ?? game, place, seat)
  return accepted({
    ...withEntry(draft, { type: 'satOut', seat, told: serializeEvents(events) }, actor, now),
    events,
  })
}
