import { councilCount, type GameState, type Rules, type Seat, scoreSheetOf, scoreSheets, TOM_SEAT } from '#engine'
import { evaluate, outlookOf, viewOf } from './evaluate.ts'
import found from './expectation.json' with { type: 'json' }
import { roundsLeft } from './horizon.ts'
import { WEIGHTS } from './weights.ts'

/** What is seen of a seat at a position from which its final points are expected. */
export interface Signs {
  /** How much of the game is played, about: 0 at its beginning, 1 at its end. */
  readonly progress: number
  /**
   * A constant; points that are safe; what is promised, part by part; own turns left. Of Tom a constant, his points and
   * turns, novices up to the countdown, and what the position promises who plays against him: the better that goes, the
   * sooner the game is over.
   */
  readonly values: readonly number[]
}

/** What multiplies each of the values, from a game's beginning to its end; between two steps a mixture of both. */
export type Calibration = readonly (readonly number[])[]

/** Steps of a calibration: the game's beginning, its quarters, and its end. */
export const STEPS = 5

/** Made by `npm run calibrate`. */
const EXPECTATION: { readonly people: Calibration; readonly tom: Calibration } = found

const isTom = (state: GameState, seat: Seat): boolean => state.tom !== null && seat === TOM_SEAT

/** What a position shows of a seat when a turn has ended. */
export function signsOf(rules: Rules, state: GameState, seat: Seat): Signs {
  const rounds = roundsLeft(WEIGHTS, state, seat)
  const played = (state.turn.number - 1) / state.cities.length
  const progress = played + rounds === 0 ? 1 : played / (played + rounds)
  const human = isTom(state, seat) ? 1 - TOM_SEAT : seat
  const outlook = outlookOf(viewOf(rules, WEIGHTS, state, human), state)
  // What the rivals gain meanwhile is no point of one's own.
  const { banked, time: _, ...parts } = evaluate(outlook)
  const promised = Object.values(parts)
  if (human === seat) return { progress, values: [1, banked, ...promised, outlook.turns] }
  const { novices, countdownAt } = councilCount(state)
  const points = scoreSheetOf(rules, state, seat).total
  const worth = promised.reduce((sum, part) => sum + part, banked)
  return { progress, values: [1, points, rounds, countdownAt - novices, worth] }
}

/** How much each step of a calibration counts; together 1. */
export const sharesOf = (progress: number): number[] =>
  Array.from({ length: STEPS }, (_, step) => Math.max(0, 1 - Math.abs(progress * (STEPS - 1) - step)))

/** The final points that signs let expect. */
export function expectedOf(calibration: Calibration, { progress, values }: Signs): number {
  const shares = sharesOf(progress)
  return calibration.reduce(
    (sum, step, index) =>
      sum + (shares[index] ?? 0) * step.reduce((part, each, at) => part + each * (values[at] ?? 0), 0),
    0,
  )
}

/**
 * The points that each seat can expect to end with, from what everybody sees when a turn has ended; at the end what the
 * score sheets say.
 * @returns by seat, Tom's included; estimates, with fractions
 */
export function expectedPoints(rules: Rules, state: GameState): number[] {
  if (state.ended !== null) return scoreSheets(rules, state).map(({ total }) => total)
  return state.cities.map((_, seat) =>
    expectedOf(isTom(state, seat) ? EXPECTATION.tom : EXPECTATION.people, signsOf(rules, state, seat)),
  )
}
