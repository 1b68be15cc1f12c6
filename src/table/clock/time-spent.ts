import type { EntryOf } from '../state/entries.ts'
import { type TableGame, withSpent } from '../state/game.ts'
import { paceOf, type TableOptions } from '../state/options.ts'
import type { TableState } from '../state/state.ts'
import { allowanceOf, spentAfter } from './pace.ts'
import { type Pauses, timeBetween } from './turn-clock.ts'

/** At a table where everybody has a store of time. */
interface Timed {
  readonly options: TableOptions
}

/**
 * What a turn took of the store of time of whoever ends it, in ms, for the entry; nothing where there are no stores.
 * @param pauses of that person; null for a computer player
 */
export function timeUsed(
  { options }: Timed,
  { since }: TableGame,
  pauses: Pauses | null,
  at: number,
): Pick<EntryOf<'choice'>, 'used'> {
  if (pauses === null || paceOf(options).kind !== 'bank') return {}
  return { used: timeBetween(pauses, since, new Date(at)) }
}

/** A game in which an entry has ended a turn: with what that took of its seat's store of time. */
export function withTimeSpent({ options }: Timed, game: TableGame, { seat, used }: EntryOf<'choice'>): TableGame {
  return used === undefined ? game : withSpent(game, seat, spentAfter(paceOf(options), game.spent[seat] ?? 0, used))
}

/** How long a seat has for the turn that is on, in ms; null where it has no clock: nobody waits for somebody who is alone. */
export function allowanceAt({ solo, seats, options, game, thawedSeq }: TableState, seat: number | null): number | null {
  if (seat === null || game === null || solo || seats[seat]?.person == null) return null
  if (seats.filter(({ person }) => person !== null).length < 2 || (thawedSeq ?? 0) > game.began) return null
  return allowanceOf(paceOf(options), game.spent[seat] ?? 0)
}
