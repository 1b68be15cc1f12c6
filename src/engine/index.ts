/** The engine's one door: the rules of Bonfire as pure functions over plain data. */

export { assertSound, readState } from './assert-sound.ts'
export {
  fillableCityNotches,
  fittingPortalsAt,
  greatBonfireSpacesNextFirst,
  unitsToTurnGreatBonfireTo,
} from './bonfire.ts'
export type { Choice, ChoiceFields, ChoiceKind } from './choice.ts'
export {
  type Ability,
  cityOf,
  elderCount,
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
  taskAndBonfireCount,
  totalResources,
  totalTiles,
} from './city.ts'
export { problemsOfNewBox, readBox, standardBox } from './components/box.ts'
export type { Box, Condition, Elder, Island, Specialist, Task } from './components/schema.ts'
export {
  type ConditionProgress,
  commonTaskMet,
  commonTaskProgress,
  conditionProgress,
  countedResources,
} from './conditions.ts'
export { countdownProgress, countdownTileOnPass, possibleTurnsAfterCountdownBegins, turnsLeft } from './countdown.ts'
export { type Decision, decision, type Question } from './decision.ts'
export { anyRefillWaits, refillsWaiting } from './displays.ts'
export { eventSchema, GAIN_SOURCES, type GainSource, type GameEvent, revealsHidden, type StoredEvent } from './event.ts'
export {
  cityFateGroups,
  fateGain,
  fateGainGivenPlaced,
  mostTilesHeldToPlaceFate,
  topAndBottomFateTiles,
} from './fate.ts'
export { cellsOfFateTile } from './fate-grid.ts'
export { elderPointsOnJoining } from './gnomes.ts'
export { type Journal, journalSchema, playJournalLine, RULES_NUMBER, replayToEnd } from './journal.ts'
export { formatChoice, formatChoices, parseChoice, parseChoices } from './notation.ts'
export type { ResourcePrice } from './payment.ts'
export { choicesOfKind, legalChoices, type Played, play, playAutoPaying, sitOut, whyNot } from './play.ts'
export { nextGuardians, pathResource, processionTargets, stepsForUnits } from './procession.ts'
export { type Price, priceOf, taskMet } from './queries.ts'
export type { GuardianWayLack, Refusal, RefusalCode, RefusalFields, TileCountCause } from './refusal.ts'
export { type RefusedChoice, refusalDistance, refusedChoices } from './refused.ts'
export { type Rules, rulesOf, standardRules } from './rules.ts'
export {
  bonfirePortalAndCrystalPoints,
  crystalMatchesTask,
  guardianPointsAt,
  pointsByScoreLine,
  SCORE_LINES,
  type ScoreLineName,
  type ScoreSheet,
  scoreSheetOf,
  scoreSheets,
} from './scoring.ts'
export { newGame } from './setup.ts'
export { shipUnits } from './ship.ts'
export {
  type City,
  type FateTileId,
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
export { asIfOnTurn } from './turn.ts'
