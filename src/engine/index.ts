/** The engine's one door: the rules of Bonfire as pure functions over plain data. */
export { bonfireUnits, fittingPortals, nextNotches } from './bonfire.ts'
export type { Choice, ChoiceFields, ChoiceKind } from './choice.ts'
export {
  type Ability,
  cityOf,
  distanceAlong,
  guardiansLeft,
  has,
  lastPathSpace,
  litCount,
  offeringsOn,
  ownsGuardian,
  portalCount,
  taskCount,
  totalResources,
  totalTiles,
} from './city.ts'
export { readBox, standardBox } from './components/box.ts'
export {
  boxOf,
  knowsBox,
  type Lookup,
  pathTileParts,
  registerBox,
  STANDARD_BOX,
  spaceFrom,
} from './components/boxes.ts'
export type { Box, Condition, Elder, Island, Specialist, Task } from './components/schema.ts'
export { commonTaskMet } from './conditions.ts'
export { councilCount } from './council.ts'
export { type Asked, type Decision, decision } from './decision.ts'
export { somethingWaits } from './displays.ts'
export { type GainSource, type GameEvent, revealed } from './event.ts'
export { fateGain, fateGroups, nextFateTiles, tileLimit } from './fate.ts'
export { fateCells } from './fate-grid.ts'
export { elderPoints } from './gnomes.ts'
export { type Journal, journalSchema, playLine, RULES_NUMBER, replay } from './journal.ts'
export { formatChoice, parseChoice } from './notation.ts'
export type { ResourcePrice } from './payment.ts'
export { legalChoices, type Played, play, sitOut, whyNot } from './play.ts'
export { nextWalkers, pathResource, processionTargets, strides } from './procession.ts'
export { type Price, priceOf, taskMet } from './queries.ts'
export type { Refusal, RefusalCode } from './refusal.ts'
export { type ScoreSheet, scoreSheetOf, scoreSheets } from './scoring.ts'
export { newGame } from './setup.ts'
export { assertSound, readState } from './sound.ts'
export {
  type City,
  type Ending,
  type FateTileId,
  type GameState,
  type GnomeId,
  type IslandId,
  type PathTile,
  type PlacedFateTile,
  type Setup,
  setupSchema,
  type TaskId,
} from './state.ts'
export * from './terms.ts'
export { countdownTile } from './turn.ts'
