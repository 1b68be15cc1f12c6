import { type AwaySpan, awayUntil } from './away.ts'
import type { OwnTable } from './own-table.ts'
import { afterQuiet, nextQuiet, type Quiet } from './quiet-hours.ts'
import type { PublicTable } from './view.ts'

/** When somebody's clock stands still: in their quiet hours, and while they are away. */
export interface Pauses extends Quiet {
  readonly away: readonly AwaySpan[]
}

/** The moment, or the end of the pauses that it falls into. */
export function afterPauses(pauses: Pauses, at: Date): Date {
  for (let then = at; ; ) {
    const next = afterQuiet(pauses, awayUntil(pauses.away, then) ?? then)
    if (next <= then) return then
    then = next
  }
}

/** The next moment after this one, which is in none, at which a pause begins; null when none does. */
function nextPause(pauses: Pauses, at: Date): Date | null {
  const now = at.getTime()
  const starts = pauses.away.flatMap(({ from, until }) => (from > now && from < until ? from : []))
  const quiet = nextQuiet(pauses, at)
  const first = Math.min(...starts, quiet?.getTime() ?? Number.POSITIVE_INFINITY)
  return first === Number.POSITIVE_INFINITY ? null : new Date(first)
}

/**
 * The moment at which somebody's clock has gone for so long; never one within a pause.
 * @param ms how long
 */
export function afterTime(pauses: Pauses, from: Date, ms: number): Date {
  let left = ms
  for (let at = afterPauses(pauses, from); ; ) {
    const pause = nextPause(pauses, at)
    const going = pause === null ? Number.POSITIVE_INFINITY : pause.getTime() - at.getTime()
    if (pause === null || left < going) return new Date(at.getTime() + left)
    left -= going
    at = afterPauses(pauses, pause)
  }
}

/** How long somebody's clock went from one moment to another, in ms. */
export function timeBetween(pauses: Pauses, from: Date, to: Date): number {
  let gone = 0
  for (let at = afterPauses(pauses, from); at < to; ) {
    const pause = nextPause(pauses, at)
    const until = pause === null || pause > to ? to : pause
    gone += until.getTime() - at.getTime()
    at = afterPauses(pauses, until)
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
