import { DAY_MS } from '#time'
import { paceOf, type TableOptions } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { seatToAct, type TableState } from '../state/state.ts'
import { type AwaySpan, awayUntil, MOST_AWAY_DAYS } from './away.ts'
import { addTimeOutsidePauses, openTurnAllowance } from './turn-clock.ts'

/** After so long a seat is silent, in ms; days on which its person is away do not count. */
const SILENT = 3 * DAY_MS
/** After so long without an objection it is freed, in ms. */
export const FREE_OBJECTION_MS = DAY_MS

/** Whether it was agreed that a seat is lost whose time is over. */
export function canLoseSeatByTime(options: Pick<TableOptions, 'pace'>): boolean {
  const pace = paceOf(options)
  return pace.kind !== 'live' && (pace.atEnd === 'free' || pace.atEnd === 'sitOut')
}

/**
 * Since when the player who must act gave no sign; a refused request to free the seat counts as one. Null when nobody
 * must act.
 */
export function silentSince(table: TableState): Date | null {
  const { game, clock, votes } = table
  if (game === null || seatToAct(table)?.person == null) return null
  const asked = votes.free?.open === false ? votes.free.at : null
  return [clock.signAt, asked].reduce<Date>((last, at) => (at !== null && at > last ? at : last), game.since)
}

/**
 * When the others may ask to free the seat that must act; a past moment where they may already. The seat has to be silent
 * for three days, and a clock that frees it has to have run out, quiet hours not counted as pauses. Days away count for
 * neither, and nobody can be asked about while away; all of this delays the request by thirty days at most.
 * @returns null when nobody must act
 */
export function silentSeatAskableFrom(
  { silentSince, since, allowance, extended, options }: Silence,
  away: readonly AwaySpan[],
  now: Date,
): Date | null {
  if (silentSince === null) return null
  const last = (spans: readonly AwaySpan[]): number => {
    const pauses = { away: spans, zone: null, quiet: null, quietBefore: [] }
    const agreed = canLoseSeatByTime(options) ? addTimeOutsidePauses(pauses, since, allowance ?? 0) : since
    return Math.max(agreed.getTime(), addTimeOutsidePauses(pauses, silentSince, SILENT).getTime())
  }
  const latest = last([]) + MOST_AWAY_DAYS * DAY_MS
  const asked = Math.max(Math.min(last(away), latest), extended?.until.getTime() ?? 0)
  const at = Math.max(asked, now.getTime())
  const back = at < latest ? awayUntil(away, new Date(at)) : null
  return new Date(back === null ? asked : Math.min(back.getTime(), latest))
}

type Silence = Pick<PublicTable, 'silentSince' | 'since' | 'allowance' | 'extended' | 'options'>

/** The same of a table as it is kept. */
export function silentSeatOfStateAskableFrom(table: TableState, away: readonly AwaySpan[], now: Date): Date | null {
  const { game, clock, options } = table
  if (game === null) return null
  const allowance = openTurnAllowance(table)
  return silentSeatAskableFrom(
    { silentSince: silentSince(table), since: game.since, allowance, extended: clock.extended, options },
    away,
    now,
  )
}
