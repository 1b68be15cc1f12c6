import type { Condition } from './components/schema.ts'
import type { Question } from './decision.ts'
import type { FateSpotLack } from './fate-layout.ts'
import type { ResourcePrice } from './payment.ts'
import type { IslandId } from './state.ts'
import type {
  ActionColour,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  GuardianPlace,
  IslandGuardian,
  PortalKind,
} from './terms.ts'

/** Why just so many action tiles are asked. */
export type TilePriceCause =
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

/** Why a choice cannot be made, by code: the figures that a sentence needs, null where it needs none. */
interface RefusalFigures {
  /** The game is over. */
  gameOver: null
  /** This is not what is being decided now. */
  notAskedNow: { readonly asked: Question['kind'] }
  /** The turn's option has been taken already. */
  optionTaken: null
  /** An option can still be taken, so the turn cannot end. */
  optionOpen: null
  tilesShort: {
    readonly colour: ActionColour
    readonly needed: number
    readonly short: number
    readonly cause: TilePriceCause
  }
  resourcesShort: ResourcePrice & { readonly short: number }
  /** A payment that does not pay, pays too much, or replaces what is held. */
  notThePrice: null
  tooManyTiles: { readonly most: number; readonly held: number }
  noSuchTile: null
  /** The own supply of fate tiles is empty. */
  noFateTiles: null
  /** `lacks`: null where no fate tile fits anywhere. */
  doesNotFit: { readonly lacks: FateSpotLack | null }
  /** The tile is neither the top nor the bottom one. */
  notTopOrBottom: null
  cityFull: { readonly of: 'pathTiles' | 'tasks' | 'gnomes'; readonly most: number }
  notOnDisplay: null
  pileEmpty: null
  /** The colours that lie open, each once, and how many tiles that are. */
  notOneColour: { readonly crystals: readonly Crystal[]; readonly open: number }
  alreadyThere: null
  noSuchIsland: null
  /** `ship`: null on the landing stage. */
  shipElsewhere: { readonly colour: IslandGuardian; readonly at: IslandId; readonly ship: IslandId | null }
  /** `at`: the island where the task lies, null when it lies on none. */
  noSuchTask: { readonly at: IslandId | null; readonly ship: IslandId | null }
  noOffering: null
  spaceTaken: null
  guardianOwned: { readonly colour: IslandGuardian }
  noGuardianThere: { readonly colour: IslandGuardian }
  /** walkers: how many guardians are not at a bonfire yet. */
  nobodyCanMove: { readonly walkers: number }
  tooManySteps: { readonly most: number }
  notFurthest: null
  tooFar: { readonly needed: number; readonly steps: number }
  noWay: { readonly to: GuardianPlace; readonly lacks: GuardianWayLack }
  occupied: { readonly by: Guardian }
  somebodyMustMove: null
  noSuchSpace: null
  /** `there`: it lies at that space. `next`: what the next notch takes; null when none is free, or any is (specialist 25). */
  portalDoesNotFit: { readonly portal: PortalKind; readonly there: boolean; readonly next: PortalKind | null }
  takeTwo: null
  noSuchGnome: null
  conditionNotMet: { readonly asked: Condition | CommonTask; readonly have: number; readonly need: number }
  /** unlit: how many tasks the city has that are not lit. */
  noTaskThere: { readonly unlit: number }
  alreadyLit: { readonly unlit: number }
  noviceGone: { readonly task: CommonTask }
  /** `neutral`: it is no player's. */
  noviceThere: { readonly neutral: boolean }
  bonusUnusable: { readonly space: CouncilSpace }
  nothingToTurnUp: null
  nothingToDiscard: null
  /** Novices in the council, and at how many the countdown begins; `begun`: only no tile was handed on yet. */
  noCountdownTile: { readonly novices: number; readonly countdownAt: number; readonly begun: boolean }
  /** A player with a countdown tile passes for its points instead of going out. */
  mayPass: null
  mustTake: null
}

/** What a refusal has besides its code. */
export type RefusalFields = {
  [C in keyof RefusalFigures]: RefusalFigures[C] extends null ? object : { readonly figures: RefusalFigures[C] }
}
export type RefusalCode = keyof RefusalFields
/** Why a choice cannot be made, for the words; `rule` is a number of docs/rules.md, `R8.2`. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [P in C]: { readonly code: P; readonly rule: string } & RefusalFields[P]
}[C]

type WithFigures = {
  [C in RefusalCode]: RefusalFigures[C] extends null ? never : C
}[RefusalCode]

/** A refusal as a value. */
export function refuse<C extends Exclude<RefusalCode, WithFigures>>(code: C, rule: string): Refusal<C>
export function refuse<C extends WithFigures>(code: C, rule: string, figures: RefusalFigures[C]): Refusal<C>
export function refuse(code: RefusalCode, rule: string, figures?: object): object {
  return figures === undefined ? { code, rule } : { code, rule, figures }
}
