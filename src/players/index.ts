/** The players' one door: computer players as pure functions over what a seat may know. */

export { type Analysis, analyse, type ExpectedScores } from './analyse.ts'
export { bestChoiceWithFollowUps } from './best-line.ts'
export { chooseTurn, type Plan } from './choose-turn.ts'
export { type TurnEffect, turnEffectsOf } from './deeds.ts'
export { DICE_IN_ORDER, type Dice } from './dice.ts'
export { evaluate, positionContextOf, turnContextOf } from './evaluate.ts'
export {
  CALIBRATED_SEAT_KINDS,
  CALIBRATION_STEP_COUNT,
  type CalibratedSeatKind,
  type Calibration,
  calibratedSeatKindOf,
  calibrationStepShares,
  type ExpectationInputs,
  expectationInputsOf,
  expectedBySeat,
  expectedPoints,
  pointsExpectedFrom,
} from './expect.ts'
export { roundsLeft } from './horizon.ts'
export { type JournalTurn, replayByTurns } from './journal-turns.ts'
export { dealt, type Known, knownOf } from './known.ts'
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, withoutLookingAhead } from './levels.ts'
export { PARTS, type Part, sumOfParts } from './parts.ts'
export { REASON_SIZES, type ReasonSize, type Recommendation, recommend } from './recommend.ts'
export { pointsByStyleTrait, STYLE_TRAITS, type StandoutTraits, type StyleTrait, styleTraitShare } from './style.ts'
export { judge, type TurningPoint } from './turning-points.ts'
export { WEIGHTS_BY_OPPONENT } from './weights.ts'
