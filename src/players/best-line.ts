import { type Choice, decision, type GameState, playAutoPaying, type Rules } from '#engine'
import { DICE_IN_ORDER } from './dice.ts'
import { positionWorth, turnContextOf } from './evaluate.ts'
import { byWorth } from './in-order.ts'
import { dealt, type Known } from './known.ts'
import { LEVELS, weightsAndLookAheadIn } from './levels.ts'
import type { TurnContext } from './outlook.ts'
import { type TurnEnd, worthwhileTurnEnds } from './turn-ends.ts'

const { club } = LEVELS

/**
 * The one of some choices that promises most with the best that can follow in the same turn: thought of shortly, so
 * that it can be asked while somebody waits.
 * @param choices legal now; in the midst of a turn all that are legal
 * @returns it and what follows, without payments; none where there are no choices
 */
export function bestChoiceAndRestOfTurn(rules: Rules, known: Known, choices: readonly Choice[]): readonly Choice[] {
  const state = dealt(DICE_IN_ORDER, known)
  const view = turnContextOf(rules, weightsAndLookAheadIn(club, state).weights, state, state.turn.seat)
  if (decision(state)?.question.kind !== 'turn') return bestEnd(view, state).choices
  const lines = choices.map((choice) => {
    const end = bestEnd(view, playAutoPaying(rules, state, choice))
    return { ...end, choices: [choice, ...end.choices] }
  })
  return lines.toSorted(byWorth)[0]?.choices ?? []
}

/** The best end of what is asked now; of nothing, what the position promises. */
function bestEnd(view: TurnContext, state: GameState): Pick<TurnEnd, 'choices' | 'worth'> {
  const asked = decision(state)
  if (asked === null || asked.seat !== view.seat || asked.question.kind === 'turn')
    return { choices: [], worth: positionWorth(view, state) }
  const [best] = worthwhileTurnEnds(view, club.breadth, state).toSorted(byWorth)
  return best ?? { choices: [], worth: Number.NEGATIVE_INFINITY }
}
