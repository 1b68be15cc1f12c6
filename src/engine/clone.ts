import { cityOf } from './city.ts'
import type { Draft, GameState } from './state.ts'
import type { Seat } from './terms.ts'

/** A draft of a state, which stays as it is: only what every choice changes is copied, all else is shared. */
export function draftOf(state: GameState): Draft {
  const draft: Draft = {
    ...state,
    turn: { ...state.turn },
    todo: [...state.todo],
    cities: [...state.cities],
  }
  ownCity(draft, state.turn.seat)
  return draft
}

/** Gives a draft its own copy of a seat's city, before another than the acting seat's is changed. */
export function ownCity(draft: Draft, seat: Seat): void {
  draft.cities[seat] = { ...cityOf(draft, seat) }
}
