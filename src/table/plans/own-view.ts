import type { StoredPlan } from '../repository.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readStoredEvents } from '../state/entries.ts'
import type { TableGame } from '../state/game.ts'
import { seatOfPerson } from '../state/seating.ts'
import type { TableState } from '../state/state.ts'
import type { NextTurnPlanView, TableForPerson } from '../state/table-for-person.ts'
import {
  type FollowedPlan,
  followPresses,
  gameAtSeatsNextTurn,
  isPlanPlayable,
  type NextTurnPlan,
  parsePlan,
} from './plan.ts'

/** A table for one person's eyes, with what that person has planned. */
export async function tableViewWithPlan(
  context: ServiceContext,
  table: TableState,
  personId: string,
): Promise<TableForPerson> {
  const own = context.ownOf(table, personId)
  const { game } = table
  const seat = seatOfPerson(table.seating, personId)
  if (game === null || own.phase !== 'playing' || own.newer || seat === null) return own
  // In the turn itself it is told what did not fit, until something is chosen.
  const at = own.acting === personId ? ownTurn(table, game) : gameAtSeatsNextTurn(game, seat)
  if (at === null) return own
  const plan = parsePlan(await planOf(context, table.id, personId))
  return { ...own, mayPlan: at !== game, plan: plan.alternatives.length === 0 ? null : planView(at, plan) }
}

/** The player's own turn before anything is chosen; a turn that was taken back was not planned for. */
const ownTurn = ({ votes, solo }: TableState, game: TableGame): TableGame | null =>
  solo || game.openChoices.length > 0 || votes.reopenedSeq !== null ? null : game

/** Never fails: a panel does without. */
const planOf = ({ repository }: ServiceContext, tableId: string, personId: string): Promise<StoredPlan | null> =>
  repository.planOf(tableId, personId).catch(() => null)

/** The game in which somebody can plan a turn now; null where they cannot. */
export function gameToPlanIn(table: TableState, personId: string): TableGame | null {
  const seat = seatOfPerson(table.seating, personId)
  return table.phase !== 'playing' || table.game === null || seat === null
    ? null
    : gameAtSeatsNextTurn(table.game, seat)
}

/**
 * Somebody's planned turn as a table at which that person acts, with the draft as the open turn.
 * @param game in which the turn is planned
 */
export function tableViewForPlanning(
  context: ServiceContext,
  table: TableState,
  personId: string,
  game: TableGame,
  stored: StoredPlan | null,
): TableForPerson {
  const plan = parsePlan(stored)
  const drafted = followPlanDraft(game, plan)
  const votes = { ...table.votes, undo: null, reopenedSeq: null }
  const asTable = { ...table, game: drafted.game, seq: stored?.revision ?? 0, votes }
  const own = context.ownOf(asTable, personId)
  return {
    ...own,
    ahead: true,
    time: null,
    mayAskUndo: false,
    mayPlan: true,
    plan: { ...planView(game, plan), cut: drafted.stop },
  }
}

/** A game with the draft as its open turn, as far as it can be played. */
export const followPlanDraft = (game: TableGame, { draft }: NextTurnPlan): FollowedPlan =>
  followPresses(game, draft ?? [], { seq: 0, at: game.since, mayEnd: false })

const planView = (game: TableGame, plan: NextTurnPlan): NextTurnPlanView => ({
  alternatives: plan.alternatives.map((turn) => {
    const followed = followPresses(game, turn.presses, { seq: 0, at: game.since, mayEnd: false })
    const stop = isPlanPlayable(followed) ? null : followed.stop
    return { events: readStoredEvents(turn.told), ends: turn.ends, stop }
  }),
  drafting: plan.draft !== null,
  cut: null,
})
