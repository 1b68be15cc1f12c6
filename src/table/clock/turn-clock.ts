import type { EntryOf } from '../state/entries.ts'
import { type TableGame, withSpent } from '../state/game.ts'
import { paceOf, type TableOptions } from '../state/options.ts'
import type { OwnTable } from '../state/own-table.ts'
import type { PublicTable } from '../state/public-table.ts'
import type { TableState } from '../state/state.ts'
import { type AwaySpan, awayUntil } from './away.ts'
import { allowanceOf, spentAfter } from './pace.ts'
import { type FormerQuiet, periodsOf, type Quiet, quietBegin, quietEnd } from './quiet-hours.ts'

/** When somebody's clock stands still: in their quiet hours, and while they are away. */
export interface Pauses extends Quiet {
  /** What they had set before, the oldest first: what a clock went by then stays so. */
  readonly quietBefore: readonly FormerQuiet[]
  readonly away: readonly AwaySpan[]
}

/** The same as it is asked again and again, in ms since 1970. */
interface Standing {
  /** The moment, or the end of the pauses that it falls into. */
  end(at: number): number
  /** The next moment after one, which is in none, at which a pause begins; infinity where none does. */
  begin(at: number): number
}

function standing(away: readonly AwaySpan[], quiet: ReturnType<typeof periodsOf>): Standing {
  return {
    end: (at) => {
      for (let then = at; ; ) {
        const next = quietEnd(quiet, awayUntil(away, new Date(then))?.getTime() ?? then)
        if (next <= then) return then
        then = next
      }
    },
    begin: (at) =>
      Math.min(quietBegin(quiet, at), ...away.map(({ from, until }) => (from > at && from < until ? from : NEVER))),
  }
}

const NEVER = Number.POSITIVE_INFINITY

const pausesOf = ({ away, quietBefore, ...quiet }: Pauses): Standing => standing(away, periodsOf(quiet, quietBefore))

/** The moment, or the end of what keeps somebody from being told of it, by what they have set now. */
export const afterPauses = ({ away, zone, quiet }: Omit<Pauses, 'quietBefore'>, at: Date): Date =>
  new Date(standing(away, periodsOf({ zone, quiet })).end(at.getTime()))

/**
 * The moment at which somebody's clock has gone for so long; never one within a pause.
 * @param ms how long
 */
export function afterTime(pauses: Pauses, from: Date, ms: number): Date {
  const { end, begin } = pausesOf(pauses)
  let left = ms
  for (let at = end(from.getTime()); ; ) {
    const pause = begin(at)
    if (left < pause - at) return new Date(at + left)
    left -= pause - at
    at = end(pause)
  }
}

/** How long somebody's clock went from one moment to another, in ms. */
export function timeBetween(pauses: Pauses, from: Date, to: Date): number {
  const { end, begin } = pausesOf(pauses)
  const last = to.getTime()
  let gone = 0
  for (let at = end(from.getTime()); at < last; ) {
    const until = Math.min(begin(at), last)
    gone += until - at
    at = end(until)
  }
  return gone
}

/**
 * When the time for the turn that is on is over; null where nobody's is.
 * @param pauses of whoever must act
 */
export function turnEnd(
  { allowance, since, extended }: Pick<PublicTable, 'allowance' | 'since' | 'extended'>,
  pauses: Pauses,
): Date | null {
  if (allowance === null) return null
  const end = afterTime(pauses, since, allowance)
  return extended !== null && extended.until > end ? extended.until : end
}

/**
 * The time that somebody has for the turn that is on, as far as it is theirs.
 * @param pauses of that person
 */
export function timeOf(table: PublicTable, personId: string, pauses: Pauses, now: () => Date): OwnTable['time'] {
  const end = table.acting === personId ? turnEnd(table, pauses) : null
  return end === null ? null : { end, over: end <= now() }
}

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
export function allowanceAt({ solo, seating, options, game, end }: TableState, seat: number | null): number | null {
  const { seats } = seating
  if (seat === null || game === null || solo || seats[seat]?.person == null) return null
  if (seats.filter(({ person }) => person !== null).length < 2 || (end.thawedSeq ?? 0) > game.began) return null
  return allowanceOf(paceOf(options), game.spent[seat] ?? 0)
}
