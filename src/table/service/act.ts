import type { ActionOutcome, ActionRequest, TableRefusal } from '../actions/action.ts'
import type { FormerGame, Validation } from '../actions/draft.ts'
import { sitterKeyForRematch } from '../actions/lobby.ts'
import { validate } from '../actions/validate.ts'
import { errorDetails } from '../errors.ts'
import { tableViewWithPlan } from '../plans/own-view.ts'
import { mostComputers } from '../servers/settings.ts'
import type { Lobby } from '../state/lobby.ts'
import { type Phase, seatOfPerson } from '../state/seating.ts'
import type { TableState } from '../state/state.ts'
import { isUndoAsked } from '../state/votes.ts'
import { earliestSeatInvitationTime, runInInvitedPersonsQueue } from './call-pauses.ts'
import { viewPublicTable } from './queries.ts'
import type { ServiceContext } from './service-context.ts'
import { whyMayNotSitByQuota, whyMayNotSitInServer } from './who-may-sit.ts'

/** How often a press that does not depend on a seq is validated again when another process was first. */
const ATTEMPTS = 8

/** Carries out a press or says why not. Calls for one table must not overlap. */
export const actWithinTableQueue = (context: ServiceContext, press: ActionRequest): Promise<ActionOutcome> =>
  press.action.kind === 'hold'
    ? runInInvitedPersonsQueue(context, press.action.person, () => carryOut(context, press))
    : carryOut(context, press)

async function carryOut(context: ServiceContext, press: ActionRequest): Promise<ActionOutcome> {
  const { loader, cache, now } = context
  const { tableId, seq, interactionId } = press
  await context.settings.load(press.person.id)
  const mayFree = press.action.kind === 'askFree' || press.action.kind === 'answerFree'
  const callableAt =
    press.action.kind === 'hold' ? await earliestSeatInvitationTime(context, press.action.person) : null
  const viewOf = (table: TableState) => tableViewWithPlan(context, table, press.person.id)
  const refused = async (table: TableState, refusal: TableRefusal): Promise<ActionOutcome> => ({
    kind: 'refused',
    refusal,
    table: await viewOf(table),
  })
  let table = await loader.take(tableId)
  if (table === null) return { kind: 'gone' }
  if (seq === null || seq > table.seq) table = await loader.catchUp(table)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (interactionId !== null && table.recent.includes(interactionId)) {
      return { kind: 'duplicate', table: await viewOf(table) }
    }
    if (seq !== null && seq !== table.seq) break
    if (press.action.kind === 'askUndo' || isUndoAsked(table.votes)) table = await loader.withTurnsBefore(table)
    if (mayFree) await reloadSettingsOfActingPlayer(context, table)
    const formerGame = await formerGameOfRematch(context, table.phase, table.lobby)
    const placeGone = press.action.kind === 'move' && (await context.repository.isPlaceGone(tableId))
    const seat = seatOfPerson(table.seating, press.person.id)
    let verdict: Validation
    try {
      verdict = validate(table, press, { ...now(), formerGame, callableAt, placeGone })
    } catch (error) {
      const said = { table: tableId, interaction: interactionId, action: press.action.kind, ...errorDetails(error) }
      context.watch?.failed()
      context.log?.error(said, 'a press failed')
      // The table in memory may be at fault: the next press reads it anew.
      cache.invalidate(tableId)
      return await refused(table, { code: 'failed' })
    }
    if ('code' in verdict) return await refused(table, verdict)
    const draft = verdict
    const computers = await tooManyComputers(context, draft.table, press)
    if (computers !== null) return await refused(table, computers)
    const before = table
    const save = () => loader.append(before, draft)
    const takesSeat = press.action.kind === 'join' || press.action.kind === 'takeOver'
    const kept = takesSeat ? await sitDown(context, before.guildId, press.person.id, save) : await save()
    if (kept !== null && 'code' in kept) return await refused(table, kept)
    if (kept !== null) {
      const after = seatOfPerson(kept.seating, press.person.id) ?? seat
      return { kind: 'done', table: await viewOf(kept), events: draft.events, seat: after }
    }
    table = await loader.catchUp(table)
  }
  return { kind: 'stale', table: await viewOf(table) }
}

/** Reads the acting player's settings: another process may have changed when they are away. */
export async function reloadSettingsOfActingPlayer(
  { settings, publicOf }: ServiceContext,
  table: TableState,
): Promise<void> {
  const { acting } = publicOf(table)
  if (acting !== null) await settings.now(acting)
}

/** Another press of theirs must not come between counting somebody's tables and adding one. */
const sitDown = (
  context: ServiceContext,
  guildId: string | null,
  personId: string,
  save: () => Promise<TableState | null>,
): Promise<TableState | TableRefusal | null> =>
  context.queue.run(`person ${personId}`, async () => {
    const there = guildId === null ? null : await whyMayNotSitInServer(context, guildId, personId)
    if (there?.kind === 'blockedHere') return { code: 'blockedHere' }
    const exceeded = there ?? (await whyMayNotSitByQuota(context, personId))
    return exceeded === null ? await save() : { code: exceeded.kind, most: exceeded.most }
  })

/** Whether a press seats more computer players than the server lets. */
async function tooManyComputers(
  { servers }: ServiceContext,
  { guildId, seating }: TableState,
  { action: { kind } }: ActionRequest,
): Promise<TableRefusal | null> {
  if (guildId === null || (kind !== 'addComputer' && kind !== 'giveToComputer')) return null
  const most = mostComputers(await servers.settings(guildId))
  return seating.seats.filter(({ computer }) => computer !== undefined).length > most
    ? { code: 'fewerComputers', most }
    : null
}

/**
 * The game that is played again at a table, as it is kept now; null where there is none.
 */
export async function formerGameOfRematch(
  context: ServiceContext,
  phase: Phase,
  { rematchOf }: Lobby,
): Promise<FormerGame | null> {
  const former = phase !== 'lobby' || rematchOf === null ? null : await viewPublicTable(context, rematchOf)
  if (former === null || former.settled === null) return null
  return { people: former.seats.map(sitterKeyForRematch), began: former.settled.startingSeat }
}
