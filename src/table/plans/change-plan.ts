import { type GameEvent, isRevealingEvent, whyNot } from '#engine'
import type { ActionOutcome, PlanChange, PlanRequest, TableRefusal } from '../actions/action.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { storedEventsOf } from '../state/entries.ts'
import { applyChoice, currentPosition, type TableGame } from '../state/game.ts'
import { isFromNewerVersion, type TableState } from '../state/state.ts'
import type { TableForPerson } from '../state/table-for-person.ts'
import { followPlanDraft, gameToPlanIn, tableViewForPlanning, tableViewWithPlan } from './own-view.ts'
import {
  eventsWithinTurnIfEnded,
  isEmptyPlan,
  isEndOfTurn,
  MOST_ALTERNATIVES,
  type NextTurnPlan,
  NOTHING_PLANNED,
  parsePlan,
  serializeChoicesByPress,
  serializePress,
} from './plan.ts'

/**
 * Somebody's next turn as they plan it.
 * @returns null where none can be planned now
 */
export async function viewPlan(
  context: ServiceContext,
  personId: string,
  tableId: string,
): Promise<TableForPerson | null> {
  const { loader, queue, repository, settings } = context
  await settings.load(personId)
  // Another process may have ended the turn after which one can be planned.
  const table = await queue.run(tableId, () => loader.takeNewest(tableId))
  const game = table === null ? null : gameToPlanIn(table, personId)
  if (table === null || game === null) return null
  const stored = await repository.planOf(tableId, personId)
  return tableViewForPlanning(context, table, personId, game, stored)
}

/**
 * Changes what somebody plans, or says why not; the outcome's table is the plan. Once the turn has come, the outcome is
 * stale and shows the table itself. Calls for one table must not overlap.
 */
export async function changePlan(context: ServiceContext, request: PlanRequest): Promise<ActionOutcome> {
  const { loader, repository, settings } = context
  const { tableId, person, revision } = request
  await settings.load(person.id)
  const table = await loader.takeNewest(tableId)
  if (table === null) return { kind: 'gone' }
  const asItStands = async (now: TableState): Promise<ActionOutcome> => ({
    kind: 'stale',
    table: await tableViewWithPlan(context, now, person.id),
  })
  const game = gameToPlanIn(table, person.id)
  if (game === null || isFromNewerVersion(table, context.now().rulesNumber)) return await asItStands(table)
  const read = () => repository.planOf(tableId, person.id)
  const stored = await read()
  const seen = { personId: person.id, revision: stored?.revision ?? 0 }
  const view = (kept: typeof stored) => tableViewForPlanning(context, table, person.id, game, kept)
  if (revision !== null && revision !== seen.revision) return { kind: 'stale', table: view(stored) }
  const changed = changedPlan(parsePlan(stored), game, request.change)
  if ('code' in changed) return { kind: 'refused', refusal: changed, table: view(stored) }
  // A new plan counts on from the table's entries: presses on a former plan are known as stale.
  const next = isEmptyPlan(changed)
    ? null
    : { revision: seen.revision === 0 ? table.seq : seen.revision + 1, plan: changed }
  const saved = (next === null && seen.revision === 0) || (await repository.savePlan(tableId, seen, next))
  // The turn may have come at another process meanwhile, which knew nothing of the change.
  const after = await loader.catchUp(table)
  if (gameToPlanIn(after, person.id) === null) return await asItStands(await loader.playPlanned(after))
  if (!saved) return { kind: 'stale', table: view(await read()) }
  const seat = game.settled.turn.seat
  return { kind: 'done', table: view(next === null ? null : { ...seen, ...next }), events: [], seat }
}

/** A plan with a change, or why that cannot be. */
function changedPlan(plan: NextTurnPlan, game: TableGame, change: PlanChange): NextTurnPlan | TableRefusal {
  switch (change.kind) {
    case 'begin':
      return plan.alternatives.length < MOST_ALTERNATIVES
        ? { ...plan, draft: plan.draft ?? [] }
        : { code: 'planFull', most: MOST_ALTERNATIVES }
    case 'choices':
      return withChoices(plan, game, change)
    case 'undo': {
      const { openChoices } = followPlanDraft(game, plan).game
      const left = openChoices.filter(({ seq }) => seq <= change.to)
      return left.length < openChoices.length
        ? { ...plan, draft: serializeChoicesByPress(left) }
        : { code: 'nothingToUndo' }
    }
    case 'keep': {
      const { openChoices } = followPlanDraft(game, plan).game
      const told = openChoices.flatMap(({ events }) => events)
      return openChoices.length === 0
        ? { code: 'noChoices' }
        : withTurn(plan, serializeChoicesByPress(openChoices), told, false)
    }
    case 'leave':
      return { ...plan, draft: null }
    case 'raise':
      return { ...plan, alternatives: raised(plan.alternatives, change.index) }
    case 'remove':
      return { ...plan, alternatives: plan.alternatives.filter((_, index) => index !== change.index) }
    case 'withdraw':
      return NOTHING_PLANNED
  }
}

/** Adds a press to the draft, all of its choices or none; one that ends the turn makes an alternative of the draft. */
function withChoices(
  plan: NextTurnPlan,
  start: TableGame,
  { choices, to }: Extract<PlanChange, { kind: 'choices' }>,
): NextTurnPlan | TableRefusal {
  const drafted = followPlanDraft(start, plan).game
  const before = drafted.openChoices.filter(({ seq }) => to === undefined || seq <= to)
  let game: TableGame = { ...drafted, openChoices: before }
  const press = before.at(-1)?.seq ?? 0
  for (const [index, choice] of choices.entries()) {
    const refusal = whyNot(game.rules, currentPosition(game), choice)
    if (refusal !== null) return { code: 'rules', refusal, choice }
    if (isEndOfTurn(choice)) {
      if (index < choices.length - 1) return { code: 'pressTooLong', choice }
      const told = [...game.openChoices.flatMap(({ events }) => events), ...eventsWithinTurnIfEnded(game, choice)]
      const last = serializePress([...game.openChoices.filter((one) => one.press === press), { choice, events: [] }])
      return withTurn(plan, [...serializeChoicesByPress(before), last], told, true)
    }
    const step = applyChoice(game, { seq: press + index + 1, at: game.since }, press, choice, true)
    if (step.events.some(isRevealingEvent)) return { code: 'planStops' }
    game = step.game
  }
  return choices.length === 0 ? { code: 'noChoices' } : { ...plan, draft: serializeChoicesByPress(game.openChoices) }
}

/** Adds an alternative, unless the same turn is among them. */
function withTurn(
  plan: NextTurnPlan,
  presses: readonly string[],
  events: readonly GameEvent[],
  ends: boolean,
): NextTurnPlan | TableRefusal {
  const same = plan.alternatives.some((turn) => turn.presses.join(';') === presses.join(';'))
  if (same) return { ...plan, draft: null }
  if (plan.alternatives.length >= MOST_ALTERNATIVES) return { code: 'planFull', most: MOST_ALTERNATIVES }
  const turn = { presses: [...presses], told: [...storedEventsOf(events)], ends }
  return { alternatives: [...plan.alternatives, turn], draft: null }
}

/** A list in which one item has changed places with the one before it. */
function raised<T>(list: readonly T[], index: number): T[] {
  const before = list[index - 1]
  const one = list[index]
  return before === undefined || one === undefined ? [...list] : list.with(index - 1, one).with(index, before)
}
