import { heldAt } from '../state/held-seats.ts'
import { MOST_SEATS } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import type { TableAction, TableRefusal } from './action.ts'

/**
 * Why somebody may not sit down in a lobby, as far as seats go; null when there is one.
 * @param personId null: a computer player
 */
export function noSeatFor({ seats, heldSeats }: TableState, personId: string | null, at: Date): TableRefusal | null {
  if (seats.length >= MOST_SEATS) return { code: 'full' }
  const held = heldAt(heldSeats, at)
  const own = held.some(({ person }) => person === personId)
  return own || seats.length + held.length < MOST_SEATS ? null : { code: 'seatsHeld' }
}

type Holding = Extract<TableAction, { kind: 'hold' | 'release' }>

/** Why a seat may not be kept for somebody, or not be given up; null when it may. Who it is kept for may give it up, too. */
export function holdRefusal(table: TableState, actor: string, action: Holding, at: Date): TableRefusal | null {
  const { phase, host, seats, heldSeats } = table
  const mayGiveUp = action.kind === 'release' && action.person === actor
  if (phase !== 'lobby') return { code: 'onlyBeforeStart' }
  if (actor !== host && !mayGiveUp) return { code: 'notTheHost', host }
  const held = heldAt(heldSeats, at)
  const isHeld = held.some(({ person }) => person === action.person)
  if (action.kind === 'release')
    return heldSeats.some(({ person }) => person === action.person) ? null : { code: 'seatNotHeld' }
  if (isHeld || seats.some(({ person }) => person?.id === action.person)) return { code: 'sitsAlready' }
  return seats.length + held.length < MOST_SEATS ? null : { code: 'full' }
}

/** Whether the game starts by itself now: so many sit there as the host wants, and nobody is waited for. */
export function startsByItself({ phase, seats, heldSeats, options }: TableState, at: Date): boolean {
  const { startAt = 0 } = options
  return phase === 'lobby' && startAt > 0 && seats.length >= startAt && heldAt(heldSeats, at).length === 0
}
