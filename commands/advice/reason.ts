import type { ChoiceKind, GameState, Rules } from '#engine'
import { type Recommendation, type TurnEffect, turnEffectsOf } from '#players'
import type { Words } from '#text'
import { foreseeableSequence } from '../turn-in-words.ts'

/** What of a turn's worth only an estimate can tell; of the other parts its deeds tell. */
const ESTIMATED = ['guardians', 'goods', 'fate', 'time'] as const

/**
 * What a turn brings and what that is for, what else speaks for it, and what it uses up, in a sentence.
 * @param state where it begins
 */
export function whyRecommendedText(
  { recommendations }: Words,
  rules: Rules,
  state: GameState,
  turn: Recommendation,
): string {
  const { gain, elders } = recommendations
  const { after } = foreseeableSequence(rules, state, turn.choices)
  const deeds = turnEffectsOf(rules, state, after, state.turn.seat, turn.choices)
  const told = deeds.map((deed) => deedText(recommendations, rules, deed, 'now'))
  if (told.length === 0 && turn.next !== null)
    told.push(recommendations.next(deedText(recommendations, rules, turn.next.deed, 'next'), turn.next.turns))
  const does = (kind: ChoiceKind) => turn.choices.some((choice) => choice.kind === kind)
  const gains = turn.gains.flatMap(({ part, size }) => {
    // Beside a goal nobody needs an estimate, but that the others have fewer turns no goal says.
    if (told.length > 0 && part !== 'time') return []
    if (part === 'gnomes') return does('gnome') ? [] : elders(size)
    if (part === 'guardians' && !does('procession')) return []
    const estimated = ESTIMATED.find((one) => one === part)
    return estimated === undefined ? [] : gain[estimated](size)
  })
  return recommendations.reason(
    told,
    gains,
    turn.costs.map(({ part, size }) => recommendations.cost[part](size)),
  )
}

function deedText(
  { deed: say }: Words['recommendations'],
  rules: Rules,
  deed: TurnEffect,
  when: 'now' | 'next',
): string {
  switch (deed.kind) {
    case 'scores':
    case 'secures':
      return say[deed.kind](deed.points)
    case 'fulfils':
      return say.fulfils(rules.task(deed.task), when)
    case 'receives':
      return say.receives(rules.task(deed.task), deed.have === deed.need ? null : deed, when)
    case 'sailsTo':
      return say.sailsTo(rules.task(deed.task), deed.have === deed.need ? null : deed)
    case 'nearer':
      return say.nearer(rules.task(deed.task), deed)
    case 'common':
      return say.common(deed.task, deed, deed.bonus)
  }
}
