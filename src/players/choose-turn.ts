import { type Choice, decision, type GameState, legalChoices, play, type Rules, type Seat } from '#engine'
import type { Dice } from './dice.ts'
import { evaluate, outlookOf, viewOf } from './evaluate.ts'
import { dealt, type Known } from './known.ts'
import { type Level, thinkingIn } from './levels.ts'
import { lookAhead } from './look-ahead.ts'
import { type Parts, totalOf } from './parts.ts'
import { turnEnds } from './turn-ends.ts'

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
  if (decision(state)?.seat !== seat) throw new Error(`seat ${seat} is not asked`)
  const { breadth, slip } = level
  const { weights, ahead } = thinkingIn(level, state)
  const thought = new Set<number>()
  const view = viewOf(rules, weights, state, seat)
  const found = turnEnds(view, breadth, state)
    .map((end) => {
      const parts = evaluate(outlookOf(view, end.state))
      return {
        ...end,
        parts,
        worth: totalOf(parts) - end.luck + (slip === 0 ? 0 : (slip * (dice.below(2001) - 1000)) / 1000),
      }
    })
    .sort((a, b) => b.worth - a.worth)
    // There are many ways to the same position.
    .filter(({ worth }) => !thought.has(worth) && thought.add(worth))
  const ranked = ahead === null ? found : lookAhead(view, ahead, found)
  return ranked
    .slice(0, PLANS)
    .map(({ choices, parts, worth }) => ({ choices: wholeTurn(rules, state, choices), parts, worth }))
}
/** Plans that are told, with the runners-up. */
const PLANS = 8

/**
 * The plans of which it can be said what they promise; all of them where there is no such one. The parts of a plan that draws
 * a path tile from the pile (R6.1) are those with the one that the dice dealt: they would praise its luck.
 */
export function foreseen(plans: readonly Plan[]): readonly Plan[] {
  const sure = plans.filter(
    ({ choices }) => !choices.some((choice) => choice.kind === 'path' && choice.from === 'pile'),
  )
  return sure.length === 0 ? plans : sure
}

/** A turn's choices with its payments, as proposed, and the turn's end. */
export function wholeTurn(rules: Rules, from: GameState, choices: readonly Choice[]): Choice[] {
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
