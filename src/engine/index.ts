/** The engine's one door: the rules of Bonfire as pure functions over plain data. */

export { assertSound, readState } from './assert-sound.ts'
export {
  fillableCityNotches,
  fittingPortalsAt,
  greatBonfireSpacesNextFirst,
  unitsToTurnGreatBonfireTo,
} from './bonfire.ts'
export type { Choice, ChoiceKind } from './choice.ts'
export {
  cityOf,
  faceUpOfferingOfPile,
  guardiansLeftOfColour,
  hasAbility,
  isBonfirePlace,
  lastPathSpace,
  litCount,
  nextPathSpace,
  ownOfferingCountOn,
  ownsGuardian,
  pathSpaceOfPlace,
  pathTileAt,
  portalCount,
  recruitedElderCount,
  taskAndBonfireCount,
  totalResources,
  totalTiles,
} from './city.ts'
export { problemsOnlyInNewBox, readBox, standardBox } from './components/box.ts'
export type { Box, Condition, Elder, Island, Task } from './components/schema.ts'
export {
  commonTaskMet,
  commonTaskProgress,
  conditionProgress,
  resourcesWithOrWithoutGold,
} from './conditions.ts'
export {
  countdownProgress,
  countdownTileOnPass,
  possibleTurnCountsInCountdown,
  turnsLeftInCountdown,
} from './countdown.ts'
export { decision, type Question } from './decision.ts'
export { refillsWaiting } from './displays.ts'
export {
  eventSchema,
  GAIN_SOURCES,
  type GainSource,
  type GameEvent,
  isRevealingEvent,
  type StoredEvent,
} from './event.ts'
export {
  cityFateGroups,
  fatePlacementGain,
  fatePlacementGainBeside,
  mostTilesHeldToPlaceFate,
  topAndBottomFateTiles,
} from './fate.ts'
export { cellsOfFateTile } from './fate-grid.ts'
export { elderPointsOnJoining } from './gnomes.ts'
export { type Journal, journalSchema, playJournalLine, RULES_NUMBER, replayToEnd } from './journal.ts'
export { formatChoice, formatChoices, parseChoice, parseChoices } from './notation.ts'
export type { ResourcePrice } from './payment.ts'
export { legalChoices, legalChoicesNowOfKind, type Played, play, playAutoPaying, sitOut, whyNot } from './play.ts'
export { nextGuardians, processionTargets, stepsForUnits } from './procession.ts'
export { type Price, priceOf, taskMet } from './queries.ts'
export type { Refusal, RefusalCode, RefusalFields, TilePriceCause } from './refusal.ts'
export { distanceToBeingLegal, type RefusedChoice, refusedChoices } from './refused.ts'
export { type Rules, rulesOf, standardRules } from './rules.ts'
export {
  crystalMatchesTask,
  guardianPointsAt,
  pointsByScoreLine,
  SCORE_LINES,
  type ScoreLineName,
  type ScoreSheet,
  scoreSheetOf,
  scoreSheets,
  spacePointsExceptGuardian,
} from './scoring.ts'
export { newGame } from './setup.ts'
export { shipUnits } from './ship.ts'
export {
  type City,
  type GameEndCause,
  type GameState,
  type GnomeId,
  gnomeIdSchema,
  type IslandId,
  isElder,
  type PathTile,
  type PlacedFateTile,
  parseGnomeId,
  resourceAndCrystal,
  type Setup,
  type SpecialistGnomeId,
  setupSchema,
  stateSchema,
  type TaskId,
} from './state.ts'
export { takeTaskUnits } from './tasks.ts'
export * from './terms.ts'
export { isChoiceForTom, isTom, isTomsTurn, TOM_SEAT } from './tom.ts'
export { stateAtNextTurnOf } from './turn.ts'
