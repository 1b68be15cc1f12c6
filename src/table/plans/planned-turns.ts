import { type Draft, withAlreadyPlayedChoice } from '../actions/draft.ts'
import type { PlanOwnerAndRevision, StoredPlan, StoredPlanChanges } from '../repository.ts'
import { storedEventsOf } from '../state/entries.ts'
import type { TableGame } from '../state/game.ts'
import type { TableState } from '../state/state.ts'
import {
  eventsWithinTurn,
  type FollowedPlan,
  followPresses,
  isPlanPlayable,
  parsePlan,
  serializeChoicesByPress,
} from './plan.ts'

/** A draft with the turns that were planned ahead, and what becomes of the plans. */
export interface DraftWithPlannedTurns {
  readonly draft: Draft
  readonly changes: StoredPlanChanges
}

/**
 * Adds planned turns for as long as the next one begins whose plan fits: the first alternative that can be played as a
 * whole is. A plan that does not end the turn leaves it open; one that does not fit stays, for its person to read.
 * @param before the table as it is kept
 * @param plans all that are kept of its people
 * @throws when the engine breaks over a choice that it had allowed
 */
export function withPlannedTurns(
  before: TableState,
  draft: Draft,
  plans: readonly StoredPlan[],
): DraftWithPlannedTurns {
  const playedPlans: PlanOwnerAndRevision[] = []
  let all = draft
  for (;;) {
    const { phase, game, seating, votes, newer } = all.table
    const acting = game === null || phase !== 'playing' ? null : game.settled.turn.seat
    const person = acting === null ? null : (seating.seats[acting]?.person ?? null)
    const stored = plans.find(({ personId }) => personId === person?.id)
    if (game === null || acting === null || person === null || stored === undefined) break
    if (game.openChoices.length > 0 || game.unplayable || newer || votes.reopenedSeq !== null) break
    if (playedPlans.includes(stored)) break
    const followed = firstThatFits(all, game, stored)
    if (followed === null) break
    const actor = { person, moderator: false, interactionId: null }
    all = followed.steps.reduce<Draft>(
      (sum, step) => withAlreadyPlayedChoice(sum, { ...step, seat: acting }, { planned: true }),
      { ...all, actor },
    )
    playedPlans.push(stored)
    if (!followed.ends) break
  }
  // The presser hears only of that press.
  const droppedPlans = playedOtherwise(before, all.table, plans, playedPlans)
  return {
    draft: { ...all, events: draft.events },
    changes: { playedPlans, droppedPlans },
  }
}

/** The first alternative that can be played from where the table stands, as far as it goes. */
function firstThatFits({ table, now }: Draft, game: TableGame, stored: StoredPlan): FollowedPlan | null {
  for (const { presses } of parsePlan(stored).alternatives) {
    const followed = followPresses(game, presses, { seq: table.seq, at: new Date(now.at), mayEnd: true })
    if (isPlanPlayable(followed)) return followed
  }
  return null
}

/** Ids of people whose turn ended otherwise than planned: their plans were for that turn. */
function playedOtherwise(
  before: TableState,
  after: TableState,
  plans: readonly StoredPlan[],
  played: readonly PlanOwnerAndRevision[],
): string[] {
  if (before.votes.reopenedSeq !== null) return []
  const ended = (after.game?.lastTurns ?? []).filter((turn) => turn.ended > before.seq)
  const people = ended.flatMap(({ seat }) => after.seating.seats[seat]?.person?.id ?? [])
  return plans
    .filter((plan) => people.includes(plan.personId) && !played.some(({ personId }) => personId === plan.personId))
    .map(({ personId }) => personId)
}

/** Whether a turn has ended with a draft, and another one begun. */
export const draftBeganNextTurn = (before: TableState, { table }: Draft): boolean =>
  before.game !== null && table.game !== null && !table.solo && table.game.began > before.game.began

/** Plans that were played in turns that are taken back: people have them again. */
export function plansOfTurnsTakenBack(before: TableState, { table }: Draft): StoredPlanChanges {
  const began = table.game?.began ?? 0
  if (before.game === null || table.game === null || began >= before.game.began) return {}
  const restoredPlans = before.game.undoableByConsent.flatMap(({ game, choices }): StoredPlan[] => {
    const personId = table.seating.seats[game.settled.turn.seat]?.person?.id
    if (game.began <= began || personId === undefined) return []
    const presses = serializeChoicesByPress(choices)
    const told = choices.flatMap(({ events }) => eventsWithinTurn(events))
    const plan = { alternatives: [{ presses, told: storedEventsOf(told), ends: true }], draft: null }
    return [{ personId, revision: before.seq, plan }]
  })
  return { restoredPlans }
}
