import { cityOf } from '#engine'
import type { LevelName } from '#players'
import { type EntryContent, storedEventsOf } from '../state/entries.ts'
import { actingSeat, letSitOut } from '../state/game.ts'
import { nextComputerName } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import { undoFloor } from '../state/taking-back.ts'
import type { ActionOf, TableRefusal } from './action.ts'
import { type Draft, type PressDraft, type Validation, withEntry } from './draft.ts'
import { withFreedSeatIfAnswersDecide } from './free-seat.ts'
import { withAgreedUndo } from './undo.ts'

export function takeOver(press: PressDraft, own: number | null, seat: number): Validation {
  const { phase, seating, game } = press.table
  const seatView = seating.seats[seat]
  if (phase === 'lobby') return { code: 'notStarted' }
  if (own !== null) return { code: 'alreadySeated' }
  if (seatView === undefined) return { code: 'noSuchSeat' }
  if (seatView.person !== null && !seatView.substituteWanted) return { code: 'seatNotEmpty', person: seatView.person }
  if (seatView.satOut) return { code: 'satOut' }
  const inTurn = seatView.computer !== undefined && game !== null && game.openChoices.length > 0
  if (inTurn && actingSeat(game) === seat) return { code: 'computerInTurn' }
  return withEntry(press, { type: 'tookOver', seat, person: press.actor.person })
}

/**
 * When the last person leaves, the table closes. A solo game keeps its person, for the handicap challenge.
 */
export function leave(press: PressDraft): Draft {
  const gone: EntryContent = { type: 'closed', why: 'everybodyLeft' }
  if (press.table.solo) return withEntry(press, gone)
  const left = withEntry(press, { type: 'left', person: press.actor.person.id })
  const isEmpty = left.table.seating.seats.every((seat) => seat.person === null)
  return isEmpty ? withEntry(left, gone, null) : withAgreedUndo(withFreedSeatIfAnswersDecide(left))
}

/** The player looks for a substitute and plays on until one comes, or keeps the seat after all. */
export function setSubstituteWanted(press: PressDraft, seat: number, wanted: boolean): Validation {
  const { solo, seating } = press.table
  if (solo) return { code: 'soloTable' }
  if ((seating.seats[seat]?.substituteWanted ?? false) === wanted) return { code: 'substituteAskedBefore' }
  return withEntry(press, { type: 'substituteAsked', seat, wanted })
}

/** Adds to a draft that a computer player takes a seat. */
export const withComputerSeated = (draft: Draft, seat: number, level: LevelName): Draft =>
  withEntry(draft, { type: 'computerSeated', seat, name: nextComputerName(draft.table.seating), level })

export const giveToComputer = (press: PressDraft, { seat, level }: ActionOf<'giveToComputer'>): Validation =>
  whyNotEmpty(press.table, seat) ?? withComputerSeated(press, seat, level)

/** Why a seat is not empty; null when it is. */
function whyNotEmpty({ seating: { seats } }: TableState, seat: number): TableRefusal | null {
  const seatView = seats[seat]
  if (seatView === undefined) return { code: 'noSuchSeat' }
  if (seatView.person !== null) return { code: 'seatNotEmpty', person: seatView.person }
  if (seatView.computer !== undefined) return { code: 'computerSits', name: seatView.name }
  return seatView.satOut ? { code: 'satOut' } : null
}

/** Lets an empty seat take no more turns. If it is the seat's turn, its choices are taken back first, as far as they can be. */
export function sitOutEmptySeat(before: Draft, seat: number): Validation {
  let draft = before
  const { game } = draft.table
  const notEmpty = whyNotEmpty(draft.table, seat)
  if (game === null) return { code: 'notStarted' }
  if (notEmpty !== null) return notEmpty
  if (cityOf(game.settled, seat).status !== 'playing') return { code: 'satOut' }
  const floor = undoFloor(game)
  if (actingSeat(game) === seat && game.openChoices.some((move) => move.seq > floor))
    draft = withEntry(draft, { type: 'undone', to: floor })
  const place = { seq: draft.table.seq + 1, at: new Date(draft.now.at) }
  const { events } = letSitOut(draft.table.game ?? game, place, seat)
  return { ...withEntry(draft, { type: 'satOut', seat, told: storedEventsOf(events) }), events }
}
