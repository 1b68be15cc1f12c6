import { HOUR_MS } from '#time'
import { type Draft, newDraft, type ValidationContext, withEntry } from '../actions/draft.ts'
import { withFreedSeat } from '../actions/free-seat.ts'
import { FEWEST_PLAYERS_TO_START, withGameStart, withStartIfEnoughSeated } from '../actions/lobby.ts'
import { sitOutEmptySeat } from '../actions/seat-changes.ts'
import { withAgreedUndo } from '../actions/undo.ts'
import { formerGameOfRematch, reloadSettingsOfActingPlayer } from '../service/act.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { paceOf } from '../state/options.ts'
import { isFromNewerVersion, seatToAct, type TableState } from '../state/state.ts'
import { publicTable } from '../state/table-views.ts'
import { isUndoAsked } from '../state/votes.ts'
import { awayUntil } from './away.ts'
import { canLoseSeatByTime, FREE_OBJECTION_MS, silentSeatOfStateAskableFrom } from './silent-seat.ts'
import { isStaleLobby } from './stale-lobbies.ts'
import { addTimeOutsidePauses, turnTimeEnd } from './turn-clock.ts'

/** Where the time was over so long ago, no bot was there, and the player could not play either. In ms. */
const NOBODY_THERE = HOUR_MS
/** How much more time the player gets then, in ms, unless a turn has less. */
const MORE_TIME = 12 * HOUR_MS
/** How often it is tried again when another process was first. */
const ATTEMPTS = 8

/**
 * Does what is due at a table by time alone: once, by whichever process, and however late. Calls for one table must not
 * overlap.
 */
export async function doWhatIsDueAtTable(context: ServiceContext, tableId: string): Promise<void> {
  const { loader, now } = context
  if (!context.timeIsSure()) return
  let table = await loader.takeNewest(tableId)
  if (table === null) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (isFromNewerVersion(table, now().rulesNumber)) return
    if (isUndoAsked(table.votes)) table = await loader.withTurnsBefore(table)
    await reloadSettingsOfActingPlayer(context, table)
    const formerGame = await formerGameOfRematch(context, table.phase, table.lobby)
    const draft = dueEntries(table, { ...now(), formerGame })
    if (draft === null || (await loader.append(table, draft))) return
    table = await loader.catchUp(table)
  }
}

/** What time alone makes of a table now; null when nothing is due. The acting player's settings have to be loaded. */
export function dueEntries(table: TableState, now: ValidationContext): Draft | null {
  const draft = newDraft(table, null, now)
  if (table.phase === 'lobby') return fixedStart(draft) ?? lapsedSeats(draft)
  const acting = table.phase === 'playing' ? seatToAct(table) : null
  if (acting?.person == null) return null
  const personId = acting.person.id
  return unopposed(draft, personId) ?? timeOver(draft, acting.index, personId)
}

/** Starts a lobby's game at its time; where too few are there, or that was so long ago that they are gone, it says so. */
function fixedStart(draft: Draft): Draft | null {
  const { table, now } = draft
  const { starts } = table.lobby
  if (starts === null || starts.missed || starts.at.getTime() > now.at) return null
  const there = table.seating.seats.length >= FEWEST_PLAYERS_TO_START && now.at - starts.at.getTime() <= NOBODY_THERE
  return there ? withGameStart(draft) : withEntry(draft, { type: 'option', change: { startTime: 0 } })
}

/** Gives up seats that were kept long enough; the game may have waited for nothing else. A lobby that is to close is left alone. */
function lapsedSeats(draft: Draft): Draft | null {
  const { table, now } = draft
  const at = new Date(now.at)
  const lapsed = table.lobby.heldSeats.filter(({ until }) => until <= at)
  if (lapsed.length === 0 || isStaleLobby(table, now.at)) return null
  return withStartIfEnoughSeated(
    lapsed.reduce((given, { person }) => withEntry(given, { type: 'released', person }), draft),
  )
}

/** Frees a seat to which nobody objected in time; being away by now is an objection. */
function unopposed(draft: Draft, personId: string): Draft | null {
  const { table, now } = draft
  const { free: request } = table.votes
  if (request?.open !== true || request.objected.length > 0) return null
  if (request.at.getTime() + FREE_OBJECTION_MS > now.at) return null
  const { silent } = request
  const [{ away }, at] = [now.pausesOf(personId), new Date(now.at)]
  if (awayUntil(away, at) === null || (silentSeatOfStateAskableFrom(table, away, at) ?? at) <= at)
    return withAgreedUndo(withFreedSeat(draft, silent, 'vote'))
  return withEntry(draft, { type: 'freeAnswered', seat: silent, agrees: false })
}

/** The time for the turn is over, and it was agreed that the seat is lost. */
function timeOver(draft: Draft, seat: number, personId: string): Draft | null {
  const { table, now } = draft
  const pace = paceOf(table.options)
  const pauses = now.pausesOf(personId)
  const shown = publicTable(table, now.rulesNumber, now.newGames)
  const end = turnTimeEnd(shown, pauses)
  if (!canLoseSeatByTime(table.options) || pace.kind === 'live' || end === null || end.getTime() > now.at) return null
  if (now.at - end.getTime() > NOBODY_THERE) {
    const more = Math.min(MORE_TIME, shown.allowance ?? MORE_TIME)
    const until = addTimeOutsidePauses(pauses, new Date(now.at), more).getTime()
    return withEntry(draft, { type: 'extended', until })
  }
  const freed = withFreedSeat(draft, seat, 'time')
  if (pace.atEnd === 'free') return withAgreedUndo(freed)
  const out = sitOutEmptySeat(freed, seat)
  return 'code' in out ? freed : out
}
