import { type Choice, cityOf, decision, type GameState, legalChoices, type Rules, taskMet } from '#engine'
import { currentPosition } from '../state/game.ts'
import { type Draft, withChoice } from './draft.ts'

/**
 * Decides what is asked for Tom (R16.7) and does not touch the person, by the rule of thumb with which he decides by himself: the
 * first that is listed. It is kept as what the person chose, so it can be taken back and chosen otherwise.
 */
export function withTomsMinorTiesDecided(before: Draft): Draft {
  for (let draft = before; ; ) {
    const { game } = draft.table
    const choice = game === null ? null : tieOf(game.rules, currentPosition(game))
    if (game === null || choice === null) return draft
    draft = withChoice(draft, game, choice, { tie: true }).draft
  }
}

/** A novice that blocks nothing, or a task that the person neither fulfils nor has at hand; null where more hangs on it. */
function tieOf(rules: Rules, state: GameState): Choice | null {
  const asked = decision(state)
  const [first] = asked === null ? [] : legalChoices(rules, state)
  if (asked === null || first === undefined) return null
  if (asked.question.kind === 'tomCouncil') return first
  if (asked.question.kind !== 'tomTask') return null
  const { ship } = cityOf(state, asked.seat)
  const atHand = ship === null ? [] : (state.islands[ship]?.tasks ?? [])
  const touches = asked.question.tasks.some((task) => atHand.includes(task) || taskMet(rules, state, asked.seat, task))
  return touches ? null : first
}
