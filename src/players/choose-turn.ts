import { type Choice, decision, type GameState, legalChoices, play, type Rules, type Seat } from '#engine'
import type { Dice } from './dice.ts'
import { turnContextOf } from './evaluate.ts'
import { byWorth } from './in-order.ts'
import { dealt, type Known } from './known.ts'
import { type Level, weightsAndLookAheadIn } from './levels.ts'
import { rankByOwnTurnsAhead } from './look-ahead.ts'
import type { Parts } from './parts.ts'
import { type TurnEnd, worthwhileTurnEnds } from './turn-ends.ts'

/** One way to play a turn, with what it promises. */
export interface Plan {
  /** All its choices up to the turn's end, payments included. They are played as long as they are legal. */
  readonly choices: readonly Choice[]
  /** The position that it comes to, in parts. */
  readonly parts: Parts
  /** What it promises in all, in points; with what a longer look found. */
  readonly worth: number
}

/**
 * What a player of a level would do now, from the turn's beginning or from wherever in it the seat is asked.
 * @param known what the seat may know; hidden things are dealt anew by the dice
 * @returns the plans, the best first; at least one
 * @throws when the seat is not asked
 */
export function chooseTurn(rules: Rules, known: Known, seat: Seat, level: Level, dice: Dice): readonly Plan[] {
  const state = dealt(dice, known)
  return rankedTurnEnds(rules, state, seat, level, dice)
    .slice(0, PLANS)
    .map(({ choices, parts, worth }) => ({
      choices: choicesWithPaymentsAndTurnEnd(rules, state, choices),
      parts,
      worth,
    }))
}
/** Plans that are told, with the runners-up. */
const PLANS = 8

/**
 * All ends of a turn that a player of a level thinks of, the best first.
 * @param state as the seat takes it to be
 * @throws when the seat is not asked
 */
export function rankedTurnEnds(
  rules: Rules,
  state: GameState,
  seat: Seat,
  level: Level,
  dice: Dice,
): readonly TurnEnd[] {
  if (decision(state)?.seat !== seat) throw new Error(`seat ${seat} is not asked`)
  const { breadth, slip } = level
  const { weights, ahead } = weightsAndLookAheadIn(level, state)
  const thought = new Set<number>()
  const view = turnContextOf(rules, weights, state, seat)
  const slipped = (worth: number) => (slip === 0 ? worth : worth + (slip * (dice.below(2001) - 1000)) / 1000)
  const found = worthwhileTurnEnds(view, breadth, state)
    .map((end) => ({ ...end, worth: slipped(end.worth) }))
    .sort(byWorth)
    // There are many ways to the same position; a pass is what others are measured by.
    .filter(({ worth, option }) => option?.kind === 'pass' || (!thought.has(worth) && thought.add(worth)))
  return ahead === null ? found : rankByOwnTurnsAhead(view, ahead, found)
}

/**
 * The plans of which it can be said what they promise; all of them where there is no such one. The parts of a plan that draws
 * a path tile from the pile (R6.1) are those with the one that the dice dealt: they would praise its luck.
 */
export function plansWithoutPathDraw<T extends Pick<Plan, 'choices'>>(plans: readonly T[]): readonly T[] {
  const sure = plans.filter(
    ({ choices }) => !choices.some((choice) => choice.kind === 'path' && choice.from === 'pile'),
  )
  return sure.length === 0 ? plans : sure
}

/** A turn's choices with its payments, as proposed, and the turn's end. */
export function choicesWithPaymentsAndTurnEnd(rules: Rules, from: GameState, choices: readonly Choice[]): Choice[] {
  const all: Choice[] = []
  let state = from
  const make = (choice: Choice) => {
    all.push(choice)
    state = play(rules, state, choice).state
  }
  for (const choice of choices) {
    make(choice)
    for (;;) {
      const [first] = legalChoices(rules, state)
      if (first === undefined || (first.kind !== 'pay' && first.kind !== 'give')) break
      make(first)
    }
  }
  const end = legalChoices(rules, state).find(({ kind }) => kind === 'end')
  if (end !== undefined && state.turn.seat === from.turn.seat && state.turn.number === from.turn.number) make(end)
  return all
}
