import type { Question } from './decision.ts'
import type { TaskId } from './state.ts'
import type { Colour, CommonTask } from './terms.ts'

/** Why a choice cannot be made, by code; with the figures that a sentence needs. */
export interface RefusalFields {
  /** The game is over. */
  gameOver: object
  /** This is not what is being decided now. */
  notAskedNow: { readonly figures: { readonly asked: Question['kind'] } }
  /** The turn's option has been taken already. */
  optionTaken: object
  /** An option can still be taken, so the turn cannot end. */
  optionOpen: object
  tilesShort: { readonly figures: { readonly colour: Colour; readonly needed: number; readonly short: number } }
  resourcesShort: { readonly figures: { readonly short: number } }
  /** A payment that does not pay, pays too much, or replaces what is held. */
  notThePrice: object
  tooManyTiles: { readonly figures: { readonly most: number; readonly held: number } }
  noSuchTile: object
  /** The own supply of fate tiles is empty. */
  noFateTiles: object
  doesNotFit: object
  /** The tile is neither the top nor the bottom one. */
  notTopOrBottom: object
  cityFull: { readonly figures: { readonly most: number } }
  notOnDisplay: object
  pileEmpty: object
  notOneColour: object
  alreadyThere: object
  noSuchIsland: object
  shipElsewhere: object
  noSuchTask: object
  noOffering: object
  spaceTaken: object
  guardianOwned: object
  noGuardianThere: object
  nobodyCanMove: object
  tooManySteps: { readonly figures: { readonly most: number } }
  notFurthest: object
  tooFar: { readonly figures: { readonly needed: number; readonly steps: number } }
  noWay: object
  occupied: object
  somebodyMustMove: object
  noSuchSpace: object
  portalDoesNotFit: object
  takeTwo: object
  noSuchGnome: object
  conditionNotMet: { readonly figures: { readonly task: TaskId | CommonTask } }
  /** unlit: how many tasks the city has that are not lit. */
  noTaskThere: { readonly figures: { readonly unlit: number } }
  alreadyLit: { readonly figures: { readonly unlit: number } }
  noviceGone: object
  noviceThere: object
  bonusUnusable: object
  nothingToTurnUp: object
  nothingToDiscard: object
  noCountdownTile: object
  /** Whoever holds a countdown tile passes for its points instead of going out. */
  mayPass: object
  mustTake: object
}

export type RefusalCode = keyof RefusalFields
/** Why a choice cannot be made, for the words; `rule` is a number of docs/rules.md, `R8.2`. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [P in C]: { readonly code: P; readonly rule: string } & RefusalFields[P]
}[C]

type WithFigures = {
  [C in RefusalCode]: RefusalFields[C] extends { readonly figures: object } ? C : never
}[RefusalCode]

/** A refusal as a value. */
export function refuse<C extends Exclude<RefusalCode, WithFigures>>(code: C, rule: string): Refusal<C>
export function refuse<C extends WithFigures>(code: C, rule: string, figures: RefusalFields[C]['figures']): Refusal<C>
export function refuse(code: RefusalCode, rule: string, figures?: object): object {
  return figures === undefined ? { code, rule } : { code, rule, figures }
}
