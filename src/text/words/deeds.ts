import type {
  ActionColour,
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  GuardianPlace,
  Island,
  IslandGuardian,
  PortalKind,
  Resource,
  Space,
  Task,
  TomCardKind,
} from '#engine'
import type { GnomeFacts, GreatBonfireCompassPoint, NoviceKind } from './facts.ts'

/** A path tile that was built. */
export interface BuiltPathTile {
  readonly crystal: Crystal
  readonly resource: Resource
  readonly space: Space
  readonly from: 'display' | 'pile' | 'search'
}

/** Where a guardian was moved. */
export interface GuardianWalk {
  readonly guardian: Guardian
  readonly to: GuardianPlace
}

/** Deeds, and the facts of each. */
interface Facts {
  readonly startTileLaid: { readonly symbols: readonly ActionColour[]; readonly swapped: boolean }
  readonly fateTilePlaced: { readonly symbols: readonly ActionColour[] }
  readonly discarded: { readonly tiles: readonly ActionTile[] }
  readonly pathsBuilt: { readonly tiles: readonly [BuiltPathTile, ...(readonly BuiltPathTile[])] }
  readonly pathsPutBack: object
  readonly shipMoved: { readonly island: Island }
  /** An offering was laid, but no task taken yet. */
  readonly offeringLaid: { readonly resource: Resource }
  /** `lit`: Tom's tasks come bonfire side up. */
  readonly taskReceived: { readonly task: Task; readonly offering: Resource | null; readonly lit: boolean }
  readonly guardianReceived: { readonly colour: IslandGuardian }
  /** `moves` is empty where nobody walked, or where each walk is told for itself. */
  readonly procession: { readonly steps: number; readonly moves: readonly GuardianWalk[] }
  readonly guardianMoved: { readonly walks: readonly [GuardianWalk, ...(readonly GuardianWalk[])] }
  readonly bonfireTurned: { readonly compass: GreatBonfireCompassPoint }
  readonly portalPlaced: { readonly portal: PortalKind; readonly space: Space }
  readonly gnomesJoined: { readonly gnomes: readonly [GnomeFacts, ...(readonly GnomeFacts[])] }
  readonly ignited: { readonly task: Task; readonly space: Space }
  /** `met`: that its common task was fulfilled stands just before. */
  readonly noviceMoved: { readonly novice: NoviceKind; readonly to: CouncilSpace; readonly met: boolean }
  readonly bonusTaken: object
  readonly commonTaskMet: { readonly task: CommonTask }
  readonly islandActionDeclined: object
  readonly countdownBegan: object
  readonly passed: { readonly byItself: boolean }
  readonly wentOut: { readonly why: 'nothingLeft' | 'declined' | 'satOut' }
  readonly tomDrew: { readonly card: TomCardKind }
  /** R16.9: he had fulfilled that common task before, or nothing fits his card. */
  readonly tomIdle: { readonly why: 'outgrown' | 'nothingFits' }
  /** A price was paid, and what for is still to come. */
  readonly paid: object
  /** Something was gained: piles of it as emoji, each perhaps with who brought it in brackets. */
  readonly gained: { readonly rows: readonly string[] }
}

/** What somebody did: the facts, which a language tells in its way. */
export type Deed<Kind extends keyof Facts = keyof Facts> = { [K in Kind]: { readonly kind: K } & Facts[K] }[Kind]

/**
 * How much is said of a deed: all of it, with emoji where they are shorter, or in words alone; what it was done to; only what
 * was done.
 */
export type DeedFullness = 'signs' | 'words' | 'brief' | 'short'

/** The verb, and what follows it: between them other languages than English can put who did it. */
export type VerbAndRest = readonly [verb: string, rest: string]

/** The verb table of a language. */
export type DeedWords = {
  readonly [Kind in Deed['kind']]: (deed: Deed<Kind>, how: DeedFullness) => VerbAndRest
}

/** Whether all of a deed is told. */
export const isToldInFull = (how: DeedFullness): boolean => how === 'signs' || how === 'words'

/** One of the texts; what is not said shorter is said as before. */
export const byFullness = (how: DeedFullness, full: string, brief = full, short = brief): string =>
  how === 'short' ? short : how === 'brief' ? brief : full

/** A clause without its person. */
export const verbPhraseText = ([verb, rest]: VerbAndRest): string => (rest === '' ? verb : `${verb} ${rest}`)
