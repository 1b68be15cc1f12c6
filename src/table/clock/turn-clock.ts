import type { TimedEntryOf } from '../state/entries.ts'
import { type TableGame, withSeatBankTimeSpentSetTo } from '../state/game.ts'
import { paceOf } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { seatToAct, type TableState } from '../state/state.ts'
import type { TableForPerson } from '../state/table-for-person.ts'
import { type AwaySpan, awayUntil } from './away.ts'
import { allowanceOf, bankSpentAfterTurnAndRefill } from './pace.ts'
import {
  type FormerZonedQuietHours,
  firstMomentNotQuiet,
  quietBegin,
  quietSettingsOverTime,
  type ZonedQuietHours,
} from './quiet-hours.ts'

/** When somebody's clock stands still: in their quiet hours, and while they are away. */
export interface Pauses extends ZonedQuietHours {
  /** What they had set before, oldest first: clocks went by it then. */
  readonly quietBefore: readonly FormerZonedQuietHours[]
  readonly away: readonly AwaySpan[]
}

/** The pauses of a clock, in ms since 1970. */
function standing(away: readonly AwaySpan[], quiet: ReturnType<typeof quietSettingsOverTime>) {
  return {
    /** The moment itself, or the end of the pauses in which it lies. */
    end: (at: number): number => {
      for (let then = at; ; ) {
        const next = firstMomentNotQuiet(quiet, awayUntil(away, new Date(then))?.getTime() ?? then)
        if (next <= then) return then
        then = next
      }
    },
    /** When the next pause begins after a moment outside of pauses; infinity where none does. */
    begin: (at: number): number =>
      Math.min(quietBegin(quiet, at), ...away.map(({ from, until }) => (from > at && from < until ? from : NEVER))),
  }
}

const NEVER = Number.POSITIVE_INFINITY

const pausesOf = ({ away, quietBefore, ...quiet }: Pauses) => standing(away, quietSettingsOverTime(quiet, quietBefore))

/** The moment itself, or the end of the pauses in which it lies by somebody's present settings. */
export const afterPauses = ({ away, zone, quiet }: Omit<Pauses, 'quietBefore'>, at: Date): Date =>
  new Date(standing(away, quietSettingsOverTime({ zone, quiet })).end(at.getTime()))

/**
 * When somebody's clock has run for so long; never within a pause.
 * @param ms how long
 */
export function addTimeOutsidePauses(pauses: Pauses, from: Date, ms: number): Date {
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
export function clockTimeBetween(pauses: Pauses, from: Date, to: Date): number {
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
 * When the time for the open turn is over; null without a clock.
 * @param pauses of the player who must act
 */
export function turnTimeEnd(
  { allowance, since, extended }: Pick<PublicTable, 'allowance' | 'since' | 'extended'>,
  pauses: Pauses,
): Date | null {
  if (allowance === null) return null
  const end = addTimeOutsidePauses(pauses, since, allowance)
  return extended !== null && extended.until > end ? extended.until : end
}

/**
 * The time that somebody has for the open turn; null in another's turn, and without a clock.
 * @param pauses of that person
 */
export function turnTimeEndIfOwn(
  table: PublicTable,
  personId: string,
  pauses: Pauses,
  now: () => Date,
): TableForPerson['time'] {
  const end = table.acting === personId ? turnTimeEnd(table, pauses) : null
  return end === null ? null : { end, over: end <= now() }
}

/**
 * The time in ms that a turn took of its player's store, as the entry has it; nothing where there are no stores.
 * @param pauses of that person; null for a computer player
 */
export function bankTimeUsedForEntry(
  { options, game }: TableState,
  pauses: Pauses | null,
  at: number,
): Pick<TimedEntryOf<'choice'>, 'used'> {
  if (game === null || pauses === null || paceOf(options).kind !== 'bank') return {}
  return { used: clockTimeBetween(pauses, game.since, new Date(at)) }
}

/** A game after the entry that ended a turn, with the seat's store of time used. */
export function withTurnBankTimeSpent(
  { options }: TableState,
  game: TableGame,
  { seat, used }: TimedEntryOf<'choice'>,
): TableGame {
  return used === undefined
    ? game
    : withSeatBankTimeSpentSetTo(game, seat, bankSpentAfterTurnAndRefill(paceOf(options), game.spent[seat] ?? 0, used))
}

/** How long a seat has for the open turn, in ms; null without a clock, and for somebody who plays alone. */
export function openTurnAllowance(table: TableState): number | null {
  const { solo, options, game, end } = table
  const { seats } = table.seating
  const acting = seatToAct(table)
  if (game === null || solo || acting?.person == null) return null
  if (seats.filter(({ person }) => person !== null).length < 2 || (end.thawedSeq ?? 0) > game.began) return null
  return allowanceOf(paceOf(options), game.spent[acting.index] ?? 0)
}
