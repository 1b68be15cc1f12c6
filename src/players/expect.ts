import {
  type City,
  cityOf,
  countdownProgress,
  type GameState,
  litCount,
  portalCount,
  type Rules,
  type Seat,
  scoreSheetOf,
  TOM_SEAT,
  taskAndBonfireCount,
} from '#engine'
import { evaluate, positionContextOf, turnContextOf } from './evaluate.ts'
import found from './expectation.json' with { type: 'json' }
import { cardsTomPlayed, roundsLeft } from './horizon.ts'
import { weightsIn } from './weights.ts'

/** What is seen of a seat at a position from which its final points are expected. */
export interface ExpectationInputs {
  /** How much of the game is played, about: 0 at its beginning, 1 at its end. */
  readonly progress: number
  /**
   * A constant; points that are safe; what is promised, part by part; own turns left. Of Tom a constant, his points, the
   * cards that he has played and those to come, about, novices up to the countdown, and what is in his city; then the same
   * of who plays against him, with all that the position promises: the better that goes, the sooner the game is over.
   */
  readonly values: readonly number[]
}

/** What multiplies each of the values, from a game's beginning to its end; between two steps a mixture of both. */
export type Calibration = readonly (readonly number[])[]

/** Steps of a calibration: the game's beginning, its quarters, and its end. */
export const CALIBRATION_PROGRESS_STEP_COUNT = 5

/** Of whom a calibration is learnt: people who play with each other, who plays against Tom, and Tom. */
export const CALIBRATED_SEAT_KINDS = ['people', 'alone', 'tom'] as const
export type CalibratedSeatKind = (typeof CALIBRATED_SEAT_KINDS)[number]

/** Made by `npm run tool -- calibrate`. */
const EXPECTATION: Readonly<Record<CalibratedSeatKind, Calibration>> = found

/** Whose calibration holds for a seat. */
export function calibratedSeatKindOf(state: GameState, seat: Seat): CalibratedSeatKind {
  if (state.tom === null) return 'people'
  return seat === TOM_SEAT ? 'tom' : 'alone'
}

/** Points with which a seat began (R16.12). */
export function handicapPoints({ setup }: GameState, seat: Seat): number {
  const handicap = setup.solo?.handicap ?? 0
  return Math.max(0, seat === TOM_SEAT ? handicap : -handicap)
}

/** What a position shows of a seat when a turn has ended. A head start is no sign: it says nothing of what was made since. */
export function expectationInputsOf(rules: Rules, state: GameState, seat: Seat): ExpectationInputs {
  const weights = weightsIn(state)
  const rounds = roundsLeft(weights, state, seat)
  const played = (state.turn.number - 1) / state.cities.length
  const progress = played + rounds === 0 ? 1 : played / (played + rounds)
  const human = calibratedSeatKindOf(state, seat) === 'tom' ? 1 - TOM_SEAT : seat
  const outlook = positionContextOf(turnContextOf(rules, weights, state, human), state)
  // What the rivals gain meanwhile is no point of one's own.
  const { banked: all, time: _, ...parts } = evaluate(outlook)
  const banked = all - handicapPoints(state, human)
  const promised = Object.values(parts)
  if (human === seat || state.tom === null) return { progress, values: [1, banked, ...promised, outlook.turns] }
  const { novices, countdownAt } = countdownProgress(state)
  const points = scoreSheetOf(rules, state, seat).total - handicapPoints(state, seat)
  const clock = [cardsTomPlayed(state.tom), rounds, countdownAt - novices]
  const cities = [...holdings(cityOf(state, seat)), ...holdings(outlook.city)]
  return { progress, values: [1, points, ...clock, ...cities, banked, ...promised] }
}

const holdings = (city: City): number[] => [
  litCount(city),
  taskAndBonfireCount(city),
  portalCount(city),
  city.path.length,
  city.guardians.length,
  city.gnomes.length,
]

/** How much each step of a calibration counts; together 1. */
export const calibrationStepSharesAtProgress = (progress: number): number[] =>
  Array.from({ length: CALIBRATION_PROGRESS_STEP_COUNT }, (_, step) =>
    Math.max(0, 1 - Math.abs(progress * (CALIBRATION_PROGRESS_STEP_COUNT - 1) - step)),
  )

/** The final points that signs let expect. */
export function applyCalibration(calibration: Calibration, { progress, values }: ExpectationInputs): number {
  const shares = calibrationStepSharesAtProgress(progress)
  return calibration.reduce(
    (sum, step, index) =>
      sum + (shares[index] ?? 0) * step.reduce((part, each, at) => part + each * (values[at] ?? 0), 0),
    0,
  )
}

/**
 * The points that a seat can expect to end with, from what everybody sees when a turn has ended; at the end what the
 * score sheet says, and before never less than they say by now: of whoever plays worse than all that was learnt from, the
 * calibration alone expects too little, at worst less than nothing.
 * @returns an estimate, with fractions
 */
export function expectedPoints(rules: Rules, state: GameState, seat: Seat): number {
  const { total } = scoreSheetOf(rules, state, seat)
  if (state.ended !== null) return total
  const made = applyCalibration(EXPECTATION[calibratedSeatKindOf(state, seat)], expectationInputsOf(rules, state, seat))
  return Math.max(total, made + handicapPoints(state, seat))
}

/** The same by seat, Tom's included. */
export const expectedBySeat = (rules: Rules, state: GameState): number[] =>
  state.cities.map((_, seat) => expectedPoints(rules, state, seat))
