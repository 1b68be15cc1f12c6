import type { Condition } from './components/schema.ts'
import type { Question } from './decision.ts'
import type { SpotLack } from './fate-layout.ts'
import type { ResourcePrice } from './payment.ts'
import type { IslandId } from './state.ts'
import type { Colour, CommonTask, CouncilSpace, Crystal, Guardian, IslandGuardian, Place, Portal } from './terms.ts'

/** Why just so many action tiles are asked. */
export type TileCountCause =
  /** That is the price, here and everywhere. */
  | { readonly kind: 'always' }
  /** R8.2: own offerings on that island already. */
  | { readonly kind: 'offerings'; readonly there: number }
  /** R7.1: routes to that island. */
  | { readonly kind: 'routes'; readonly routes: number }
  /** R11.1: spaces that the Great Bonfire turns. */
  | { readonly kind: 'spaces'; readonly spaces: number }
  /** R6.2: which path tile it would be, the printed one not counted. */
  | { readonly kind: 'pathTile'; readonly nth: number }

/** What a guardian's way lacks: path as far as that, a portal there, its task ignited; or it leads not forward. */
export type GuardianWayLack = 'path' | 'portal' | 'ignition' | 'forward'

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
  tilesShort: {
    readonly figures: {
      readonly colour: Colour
      readonly needed: number
      readonly short: number
      readonly cause: TileCountCause
    }
  }
  resourcesShort: { readonly figures: ResourcePrice & { readonly short: number } }
  /** A payment that does not pay, pays too much, or replaces what is held. */
  notThePrice: object
  tooManyTiles: { readonly figures: { readonly most: number; readonly held: number } }
  noSuchTile: object
  /** The own supply of fate tiles is empty. */
  noFateTiles: object
  /** `lacks`: null where no fate tile fits anywhere. */
  doesNotFit: { readonly figures: { readonly lacks: SpotLack | null } }
  /** The tile is neither the top nor the bottom one. */
  notTopOrBottom: object
  cityFull: { readonly figures: { readonly of: 'pathTiles' | 'tasks' | 'gnomes'; readonly most: number } }
  notOnDisplay: object
  pileEmpty: object
  /** The colours that lie open, each once, and how many tiles that are. */
  notOneColour: { readonly figures: { readonly crystals: readonly Crystal[]; readonly open: number } }
  alreadyThere: object
  noSuchIsland: object
  /** `ship`: null on the landing stage. */
  shipElsewhere: {
    readonly figures: { readonly colour: IslandGuardian; readonly at: IslandId; readonly ship: IslandId | null }
  }
  /** `at`: the island where the task lies, null when it lies on none. */
  noSuchTask: { readonly figures: { readonly at: IslandId | null; readonly ship: IslandId | null } }
  noOffering: object
  spaceTaken: object
  guardianOwned: { readonly figures: { readonly colour: IslandGuardian } }
  noGuardianThere: { readonly figures: { readonly colour: IslandGuardian } }
  /** walkers: how many guardians are not at a bonfire yet. */
  nobodyCanMove: { readonly figures: { readonly walkers: number } }
  tooManySteps: { readonly figures: { readonly most: number } }
  notFurthest: object
  tooFar: { readonly figures: { readonly needed: number; readonly steps: number } }
  noWay: { readonly figures: { readonly to: Place; readonly lacks: GuardianWayLack } }
  occupied: { readonly figures: { readonly by: Guardian } }
  somebodyMustMove: object
  noSuchSpace: object
  /** `there`: it lies at that space. `next`: what the next notch takes; null when none is free, or any is (specialist 25). */
  portalDoesNotFit: {
    readonly figures: { readonly portal: Portal; readonly there: boolean; readonly next: Portal | null }
  }
  takeTwo: object
  noSuchGnome: object
  conditionNotMet: {
    readonly figures: { readonly asked: Condition | CommonTask; readonly have: number; readonly need: number }
  }
  /** unlit: how many tasks the city has that are not lit. */
  noTaskThere: { readonly figures: { readonly unlit: number } }
  alreadyLit: { readonly figures: { readonly unlit: number } }
  noviceGone: { readonly figures: { readonly task: CommonTask } }
  /** `neutral`: it is no player's. */
  noviceThere: { readonly figures: { readonly neutral: boolean } }
  bonusUnusable: { readonly figures: { readonly space: CouncilSpace } }
  nothingToTurnUp: object
  nothingToDiscard: object
  /** Novices in the council, and at how many the countdown begins; `begun`: only no tile was handed on yet. */
  noCountdownTile: {
    readonly figures: { readonly novices: number; readonly countdownAt: number; readonly begun: boolean }
  }
  /** A player with a countdown tile passes for its points instead of going out. */
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
