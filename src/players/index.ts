/** The players' one door: computer players as pure functions over what a seat may know. */

export { type Analysis, analyse, type ExpectedScores } from './analyse.ts'
export { bestChoiceAndRestOfTurn } from './best-line.ts'
export { chooseTurn, type Plan } from './choose-turn.ts'
export { type TurnEffect, turnEffectsOf } from './deeds.ts'
export { DICE_IN_ORDER, type Dice } from './dice.ts'
export { evaluate, positionContextOf, turnContextOf } from './evaluate.ts'
export {
  applyCalibration,
  CALIBRATED_SEAT_KINDS,
  CALIBRATION_PROGRESS_STEP_COUNT,
  type CalibratedSeatKind,
  type Calibration,
  calibratedSeatKindOf,
  calibrationStepSharesAtProgress,
  type ExpectationInputs,
  expectationInputsOf,
  expectedBySeat,
  expectedPoints,
} from './expect.ts'
export { roundsLeft } from './horizon.ts'
export { type JournalTurn, replayByTurns } from './journal-turns.ts'
export { dealt, type Known, knownOf } from './known.ts'
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, withoutLookingAhead } from './levels.ts'
export { PARTS, type Part, sumOfParts } from './parts.ts'
export { REASON_SIZES, type ReasonSize, type Recommendation, recommend } from './recommend.ts'
export {
  finalPointsByStyleTrait,
  type MostAndLeastStyleTraits,
  STYLE_TRAITS,
  type StyleTrait,
  styleTraitShareOfFinalPoints,
} from './style.ts'
export { compareTurnWithBestPlan, type TurningPoint } from './turning-points.ts'
export { WEIGHTS_BY_OPPONENT } from './weights.ts'
