import { HOUR_MS } from '#time'
import { noEntries, type PendingEntries, type ValidationContext, withEntry } from '../actions/draft.ts'
import { losesSeat, mayBeFreedFrom, OBJECTION_MS, withFreedSeat } from '../actions/free-seat.ts'
import { sitOut } from '../actions/sit-out.ts'
import { withAgreedUndo } from '../actions/undo-consent.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { actingSeat } from '../state/game.ts'
import { paceOf } from '../state/options.ts'
import { isNewer, type TableState } from '../state/state.ts'
import { publicTable } from '../state/table-views.ts'
import { awayUntil } from './away.ts'
import { afterTime, turnEnd } from './turn-clock.ts'

/** What is so late was not done because no bot was there: whoever would lose the seat could not play either. In ms. */
const NOBODY_THERE = HOUR_MS
/** So much more time they have then, in ms, unless a turn has less. */
const MORE_TIME = 12 * HOUR_MS
/** How often it is tried again when another process was first. */
const ATTEMPTS = 8

/**
 * Does what is due at a table by time alone: once, whichever process is asked, however late. Calls for one table must not
 * overlap.
 */
export async function expire(context: ServiceContext, tableId: string): Promise<void> {
  const { loader, settings, now, publicOf } = context
  if (!context.timeIsSure()) return
  const known = await loader.take(tableId)
  if (known === null) return
  let table = await loader.catchUp(known)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (table.phase !== 'playing' || isNewer(table, now().rulesNumber)) return
    const { acting } = publicOf(table)
    if (acting === null) return
    await settings.now(acting)
    const draft = whatIsDue(table, now())
    if (draft === null || (await loader.append(table, draft))) return
    table = await loader.catchUp(table)
  }
}

/** What time alone makes of a table now; null when that is nothing. The settings of whoever must act have to be known. */
export function whatIsDue(table: TableState, now: ValidationContext): PendingEntries | null {
  const seat = table.game === null ? null : actingSeat(table.game)
  const person = seat === null ? null : table.seats[seat]?.person
  if (seat === null || person == null) return null
  return unopposed(table, person.id, now) ?? timeOver(table, { seat, personId: person.id }, now)
}

/** Nobody has objected to a seat's being freed; who is away by now does. */
function unopposed(table: TableState, personId: string, now: ValidationContext): PendingEntries | null {
  const { lastFreeRequest: request } = table
  if (request?.open !== true || request.objected.length > 0) return null
  if (request.at.getTime() + OBJECTION_MS > now.at) return null
  const { silent } = request
  const [{ away }, at] = [now.pausesOf(personId), new Date(now.at)]
  if (awayUntil(away, at) === null || (mayBeFreedFrom(table, away, at) ?? at) <= at)
    return withAgreedUndo(withFreedSeat(noEntries(table), silent, 'vote', now), null, now)
  return withEntry(noEntries(table), { type: 'freeAnswered', at: now.at, seat: silent, agrees: false }, null, now)
}

/** The time for the turn is over, and it was agreed that the seat is lost. */
function timeOver(
  table: TableState,
  { seat, personId }: { readonly seat: number; readonly personId: string },
  now: ValidationContext,
): PendingEntries | null {
  const pace = paceOf(table.options)
  const pauses = now.pausesOf(personId)
  const shown = publicTable(table, now.rulesNumber, now.newGames)
  const end = turnEnd(shown, pauses)
  if (!losesSeat(table.options) || pace.kind === 'live' || end === null || end.getTime() > now.at) return null
  const draft = noEntries(table)
  if (now.at - end.getTime() > NOBODY_THERE) {
    const more = Math.min(MORE_TIME, shown.allowance ?? MORE_TIME)
    const until = afterTime(pauses, new Date(now.at), more).getTime()
    return withEntry(draft, { type: 'extended', at: now.at, until }, null, now)
  }
  const freed = withFreedSeat(draft, seat, 'time', now)
  if (pace.atEnd === 'free') return withAgreedUndo(freed, null, now)
  const out = sitOut(freed, null, seat, now)
  return out.kind === 'keep' ? out.draft : freed
}
