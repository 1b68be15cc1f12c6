import {
  type Choice,
  type ChoiceKind,
  decision,
  formatChoice,
  type GameState,
  legalChoices,
  legalChoicesNowOfKind,
  play,
  playAutoPaying,
  pointsByScoreLine,
  type Seat,
  standardRules,
  whyNot,
} from '#engine'
import {
  chooseTurn,
  evaluate,
  knownOf,
  LEVELS,
  positionContextOf,
  recommend,
  sumOfParts,
  turnContextOf,
  withoutLookingAhead,
} from '#players'
import { diceFor } from '#support/dice'
import type { HintPosition } from '#support/hint-positions'

/** What is hidden has no place in a hint, and a tile is discarded for the choice after it. */
const NOT_ALONE: readonly ChoiceKind[] = ['novice', 'turnup', 'newpaths', 'discard', 'out']
const isUnseen = (choice: Choice): boolean => choice.kind === 'path' && choice.from === 'pile'

/** The hints' level, without a look beyond the turn, so that worths are those of positions. */
const FLAT = withoutLookingAhead(LEVELS.expert)

const scoreOf = (state: GameState, seat: Seat): number =>
  Object.values(pointsByScoreLine(standardRules, state, seat)).reduce((sum, points) => sum + points, 0)

/** What the best single action promises: each question after it answered by what looks best at once. */
function oneStep({ state, seat }: HintPosition): { readonly worth: number; readonly choice: Choice | null } {
  const { weights } = state.tom === null ? FLAT.people : FLAT.tom
  const view = turnContextOf(standardRules, weights, state, seat)
  const worthOf = (at: GameState) => sumOfParts(evaluate(positionContextOf(view, at)))
  let best: { worth: number; choice: Choice | null } = { worth: Number.NEGATIVE_INFINITY, choice: null }
  for (const choice of legalChoices(standardRules, state)) {
    if (NOT_ALONE.includes(choice.kind) || isUnseen(choice)) continue
    let now = playAutoPaying(standardRules, state, choice)
    while (now.turn.number === state.turn.number) {
      const asked = decision(now)
      if (asked === null || asked.question.kind === 'turn') break
      const from = now
      const [first] = legalChoices(standardRules, from)
        .filter((answer) => !isUnseen(answer))
        .map((answer) => playAutoPaying(standardRules, from, answer))
        .map((after) => ({ after, worth: worthOf(after) }))
        .sort((a, b) => b.worth - a.worth)
      if (first === undefined) break
      now = first.after
    }
    const worth = worthOf(now)
    if (worth > best.worth) best = { worth, choice }
  }
  return best
}

/**
 * The most points that a last turn can end with, by trying all of it: payments as proposed, nothing turned up.
 * @returns null where that takes more than so many plays
 */
function mostPoints({ state, seat }: HintPosition, plays: number): number | null {
  let left = plays
  let most = Number.NEGATIVE_INFINITY
  const walk = (now: GameState): void => {
    if (left-- <= 0) return
    const over = now.ended !== null || now.turn.number !== state.turn.number || now.turn.seat !== seat
    const inTurn = !over && decision(now)?.question.kind === 'turn'
    if (over || (inTurn && legalChoicesNowOfKind(standardRules, now, 'end').length > 0))
      most = Math.max(most, scoreOf(now, seat))
    if (over) return
    const choices =
      inTurn && now.turn.used ? legalChoicesNowOfKind(standardRules, now, 'novice') : legalChoices(standardRules, now)
    for (const choice of choices) {
      if (choice.kind === 'turnup' || choice.kind === 'newpaths' || choice.kind === 'end' || isUnseen(choice)) continue
      walk(playAutoPaying(standardRules, now, choice))
    }
  }
  walk(state)
  return left < 0 ? null : most
}

export interface Checked {
  readonly positions: number
  readonly noviceLies: number
  readonly lastTurns: number
  readonly exhaustive: number
  /** What was wrong, a line each. */
  readonly wrong: readonly string[]
}

/** Points that a seat has at the end if a last turn is played so. */
export function endPoints(from: GameState, seat: Seat, choices: readonly Choice[]): number {
  let state = from
  for (const choice of choices) {
    if (choice.kind === 'end' || state.ended !== null || whyNot(standardRules, state, choice) !== null) break
    state = play(standardRules, state, choice).state
  }
  return scoreOf(state, seat)
}

/** Whether a seat takes no turn after this one. */
const isLast = ({ state, seat }: HintPosition): boolean =>
  positionContextOf(turnContextOf(standardRules, FLAT.people.weights, state, seat), state).turns <= 0

/** Looks at hints in so many positions. */
export function checkHints(positions: Iterable<HintPosition>, most: number, plays: number): Checked {
  const wrong: string[] = []
  let [count, noviceLies, lastTurns, exhaustive] = [0, 0, 0, 0]
  for (const position of positions) {
    if (count === most) break
    count += 1
    const { name, state, seat } = position
    const legal = legalChoices(standardRules, state)
    if (legal.some(({ kind }) => kind === 'novice')) noviceLies += 1
    const dice = () => diceFor(name)
    const told = (choices: readonly Choice[]) => choices.map(formatChoice).join(', ')
    const [plan] = chooseTurn(standardRules, knownOf(state), seat, FLAT, dice())
    const single = oneStep(position)
    if (plan === undefined) {
      wrong.push(`${name}: no hint`)
      continue
    }
    if (plan.worth < single.worth - 1e-6)
      wrong.push(
        `${name}: ${told(plan.choices)} promises ${(single.worth - plan.worth).toFixed(2)} less than ${single.choice && formatChoice(single.choice)}`,
      )
    if (!isLast(position)) continue
    lastTurns += 1
    const hints = recommend(standardRules, knownOf(state), seat, LEVELS.expert, dice)
    const points = hints.map(({ choices }) => endPoints(state, seat, choices))
    if (legal.some(({ kind }) => kind === 'pass')) {
      const passing = endPoints(state, seat, [{ kind: 'pass' }])
      for (const [at, scored] of points.entries())
        if (scored < passing) wrong.push(`${name}: hint ${at + 1} comes to ${scored}, a pass to ${passing}`)
    }
    const best = mostPoints(position, plays)
    if (best === null) continue
    exhaustive += 1
    if (points[0] !== best)
      wrong.push(`${name}: ${told(hints[0]?.choices ?? [])} comes to ${points[0]} instead of ${best}`)
  }
  return { positions: count, noviceLies, lastTurns, exhaustive, wrong }
}
