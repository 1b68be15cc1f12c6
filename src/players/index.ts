/** The players' one door: computer players as pure functions over what a seat may know. */

export { type Analysis, analyse, type Expectation } from './analyse.ts'
export { bestLine } from './best-line.ts'
export { chooseTurn, type Plan } from './choose-turn.ts'
export { type Deed, deedsOf } from './deeds.ts'
export { type Dice, IN_ORDER } from './dice.ts'
export { evaluate, outlookOf, viewOf } from './evaluate.ts'
export {
  CALIBRATED,
  CALIBRATION_STEPS,
  type Calibrated,
  type Calibration,
  calibratedAs,
  expectedBySeat,
  expectedFromSigns,
  expectedPoints,
  type Signs,
  signsOf,
  stepShares,
} from './expect.ts'
export { roundsLeft } from './horizon.ts'
export { type JournalTurn, turnsIn } from './journal-turns.ts'
export { dealt, type Known, knownOf } from './known.ts'
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, withoutLookingAhead } from './levels.ts'
export { type Part, totalOf } from './parts.ts'
export { type Recommendation, recommend, SIZES, type Size } from './recommend.ts'
export { measureOf, pointsByTrait, type Style, TRAITS, type Trait } from './style.ts'
export { judge, type TurningPoint } from './turning-points.ts'
export { WEIGHTS } from './weights.ts'
