import type { TableEntry } from '../state/entries.ts'
import { evolveSeating, NOBODY_SEATED } from '../state/seating.ts'
import { isForgotten, type SeatView } from '../state/seats.ts'
import type { Outcome } from './repository.ts'

/** Who played in a game, as its entries tell it. */
export interface Participants {
  /** When it began. */
  readonly starters: readonly SeatView[]
  /** After the last entry. */
  readonly seats: readonly SeatView[]
  /** By id; those who left and came back played to the end. Of a game that was closed only those who had gone are here. */
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** Somebody who played in it is forgotten. */
  readonly forgotten: boolean
}

/**
 * Who played in a game and how that ended for them.
 * @param finished whether it was played to its end
 * @returns null where no game began
 */
export function participantsOf(entries: readonly TableEntry[], finished: boolean): Participants | null {
  const outcomes = new Map<string, Outcome>()
  let seated = NOBODY_SEATED
  let starters: readonly SeatView[] | null = null
  let forgotten = false
  for (const one of entries) {
    const { entry } = one
    seated = evolveSeating(seated, one)
    if (entry.type === 'started') starters = seated.seating.seats
    if (starters === null) continue
    if (entry.type === 'left') outcomes.set(entry.person, 'left')
    if (entry.type === 'freed') outcomes.set(entry.person, 'lost')
    if (entry.type === 'tookOver') outcomes.delete(entry.person.id)
    if (entry.type === 'forgotten') forgotten ||= entry.seats.length > 0
  }
  if (starters === null) return null
  const { seats } = seated.seating
  if (finished) for (const { person } of seats) if (person !== null) outcomes.set(person.id, 'finished')
  const ids = [...outcomes.keys(), ...starters.flatMap(({ person }) => person?.id ?? [])]
  forgotten ||= ids.some(isForgotten)
  for (const id of ids) if (isForgotten(id)) outcomes.delete(id)
  return { starters, seats, outcomes, forgotten }
}
