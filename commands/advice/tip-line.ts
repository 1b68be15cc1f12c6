import { type Choice, decision, legalChoices } from '#engine'
import { EMOJI } from '#text'
import type { PanelContext } from '../panel.ts'
import { tipFor } from './tips.ts'

/**
 * What a newcomer should hear before the first tile and in the menu of a turn, in small print; null where tips are off,
 * or nothing stands out.
 * @param legal all that can be chosen, where it is at hand
 */
export function newcomersTip(
  { table, rules, state, seat, words }: PanelContext,
  legal?: readonly Choice[],
): string | null {
  const asked = decision(state)?.question.kind
  if (!table.advice.hints || state.turn.seat !== seat || (asked !== 'turn' && asked !== 'startTile')) return null
  const told = tipFor(words, rules, state, seat, legal ?? legalChoices(rules, state))
  return told === null ? null : `-# ${EMOJI.tip} ${told}`
}
