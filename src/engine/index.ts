/** The engine's one door: the rules of Bonfire as pure functions over plain data. */

export { assertSound, readState } from './assert-sound.ts'
export { bonfireSpaces, bonfireUnits, fittingPortals, nextNotches } from './bonfire.ts'
export type { Choice, ChoiceFields, ChoiceKind } from './choice.ts'
export {
  type Ability,
  atBonfire,
  cityOf,
  distanceAlong,
  elderCount,
  guardiansLeft,
  has,
  lastPathSpace,
  litCount,
  nextPathSpace,
  offeringsOn,
  openOffering,
  ownsGuardian,
  pathTileAt,
  portalCount,
  taskCount,
  totalResources,
  totalTiles,
} from './city.ts'
export { newBoxProblems, readBox, standardBox } from './components/box.ts'
export type { Box, Condition, Elder, Island, Specialist, Task } from './components/schema.ts'
export {
  type ConditionProgress,
  commonTaskMet,
  commonTaskProgress,
  conditionProgress,
  countedResources,
} from './conditions.ts'
export { councilCount } from './council.ts'
export { type Decision, decision, type Question } from './decision.ts'
export { somethingWaits, whatWaits } from './displays.ts'
export { eventSchema, type GainSource, type GameEvent, revealed, type StoredEvent } from './event.ts'
export { fateGain, fateGainBeside, fateGroups, nextFateTiles, tileLimit } from './fate.ts'
export { fateCells } from './fate-grid.ts'
export { elderPoints } from './gnomes.ts'
export { type Journal, journalSchema, playLine, RULES_NUMBER, replay } from './journal.ts'
export { formatChoice, formatChoices, parseChoice, parseChoices } from './notation.ts'
export { pathTileParts } from './path-tile.ts'
export type { ResourcePrice } from './payment.ts'
export { choicesOf, legalChoices, type Played, play, playProposed, sitOut, whyNot } from './play.ts'
export { nextWalkers, pathResource, processionTargets, strides } from './procession.ts'
export { type Price, priceOf, taskMet } from './queries.ts'
export type { Refusal, RefusalCode, RefusalFields, TileCause, WayLack } from './refusal.ts'
export { type RefusedChoice, refusedChoices, shortfall } from './refused.ts'
export { type Rules, rulesOf, standardRules } from './rules.ts'
export {
  crystalMatches,
  guardianPoints,
  type ScoreSheet,
  type SpacePoints,
  scoreLines,
  scoreSheetOf,
  scoreSheets,
  spacePoints,
} from './scoring.ts'
export { newGame } from './setup.ts'
export { shipUnits } from './ship.ts'
export {
  type City,
  type Ending,
  type FateTileId,
  type GameState,
  type GnomeId,
  type IslandId,
  isElder,
  type PathTile,
  type PlacedFateTile,
  parseGnome,
  type Setup,
  type SpecialistId,
  setupSchema,
  stateSchema,
  type TaskId,
} from './state.ts'
export { taskUnits } from './tasks.ts'
export * from './terms.ts'
export { isTomsChoice, TOM_SEAT, tomsTurn } from './tom.ts'
export { asIfOnTurn, countdownTile, turnsLeft, turnsOnceBegun } from './turn.ts'
