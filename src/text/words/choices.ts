import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  Island,
  IslandGuardian,
  Place,
  Portal,
  Resource,
  Space,
  Task,
} from '#engine'
import type { Compass, GnomeWords } from './names.ts'

/** What a choice is called. Price and gain are added to the note by `label.ts`. */
export interface Said {
  readonly label: string
  /** For where it follows another choice on one button. The label where there is none. */
  readonly short?: string
  readonly note?: string
}

export type Novice = { readonly kind: 'own' } | { readonly kind: 'neutral'; readonly task: CommonTask }

interface PathFacts {
  readonly crystal: Crystal
  readonly resource: Resource
  /** Where it will lie; null when the path is full. */
  readonly space: Space | null
  /** The crystal has the colour of the task or bonfire beside it (R15.3). */
  readonly matches: boolean
}

/** One function a kind of choice: what it is about goes in, names are looked up inside. */
export interface ChoiceWords {
  /** "Pay 🟦🟨" */
  readonly price: (goods: string) => string
  /** R8.3: the price of a task whose offering is not chosen yet: "Pay 🟥 and an offering" */
  readonly taskPrice: (tiles: string) => string
  /** "Get 🟦×3" */
  readonly gain: (goods: string) => string
  /** Of what turns something up. */
  readonly final: string
  /** R12.7: a council space whose bonus cannot be used. */
  readonly onlyPoint: string
  readonly start: (facts: { readonly symbols: string; readonly swapped: boolean }) => Said
  readonly fate: (facts: {
    readonly end: 'top' | 'bottom' | 'only'
    readonly symbols: string
    readonly row: number
    readonly column: number
    readonly arrow: string
  }) => Said
  readonly path: (facts: PathFacts) => Said
  readonly pathFromPile: (facts: { readonly space: Space | null }) => Said
  readonly search: (facts: PathFacts) => Said
  readonly newpaths: Said
  readonly ship: (facts: {
    readonly island: Island
    /** Ids of the tasks lying there. */
    readonly tasks: readonly string[]
    /** Of a guardian island: how many are left, and whether the city has one. */
    readonly guardiansLeft: number
    readonly owned: boolean
  }) => Said
  readonly task: (facts: { readonly task: Task; readonly met: boolean }) => Said
  readonly offer: (facts: { readonly resource: Resource | null; readonly pile: 1 | 2 }) => Said
  readonly space: (facts: {
    readonly space: Space
    readonly value: number
    readonly portal: Portal | null
    readonly crystal: Crystal | null
  }) => Said
  readonly guardian: (colour: IslandGuardian) => Said
  readonly procession: (facts: { readonly steps: number }) => Said
  /** `points`: at a bonfire, for the end of the game. */
  readonly move: (facts: { readonly guardian: Guardian; readonly to: Place; readonly points: number | null }) => Said
  readonly stay: (guardian: Guardian) => Said
  readonly yield: (resource: Resource) => Said
  readonly bonfire: (facts: {
    readonly compass: Compass
    readonly tile: ActionTile
    readonly reward: Resource | 'points'
    /** Portals there that fit the city. */
    readonly portals: readonly Portal[]
  }) => Said
  readonly take: (facts: {
    readonly tile: ActionTile | null
    readonly reward: Resource | 'points' | null
    readonly portal: Portal | null
  }) => Said
  readonly gnome: (facts: { readonly gnome: GnomeWords; readonly resource: string; readonly tiles: 0 | 1 | 2 }) => Said
  readonly ignite: (facts: { readonly space: Space; readonly task: Task | null }) => Said
  readonly novice: (task: CommonTask) => Said
  readonly council: (space: CouncilSpace) => Said
  readonly bonus: (space: CouncilSpace) => Said
  readonly point: Said
  readonly pay: (tiles: readonly ActionTile[]) => Said
  readonly give: (resources: readonly Resource[]) => Said
  readonly discard: (facts: { readonly tile: ActionTile; readonly held: number; readonly most: number }) => Said
  readonly turnup: Said
  readonly decline: Said
  readonly tomTask: (task: Task) => Said
  readonly tomGuardian: (colour: IslandGuardian) => Said
  readonly tomCouncil: (space: CouncilSpace) => Said
  readonly tomGnome: (gnome: GnomeWords, resource: string) => Said
  /** `points`: of the countdown tile; null when there is none. */
  readonly pass: (points: number | null) => Said
  readonly end: Said
}

/** What is asked now, in a sentence or two; one function a kind of decision. */
export interface PromptWords {
  readonly startTile: string
  readonly turn: (facts: {
    readonly used: boolean
    readonly mayEnd: boolean
    readonly bonusActions: number
    readonly passPoints: number | null
  }) => string
  readonly payTiles: (goods: string) => string
  readonly payResources: (goods: string) => string
  readonly payAnyResources: (count: number) => string
  readonly takePath: string
  readonly offering: (task: Task) => string
  readonly taskSpace: (task: Task) => string
  readonly islandAction: (island: Island) => string
  readonly procession: (facts: {
    readonly steps: number
    readonly paid: boolean
    readonly next: readonly Guardian[]
  }) => string
  readonly yield: (times: number) => string
  readonly rewards: (facts: { readonly compass: Compass; readonly all: boolean }) => string
  readonly council: (novice: Novice) => string
  readonly bonus: (space: CouncilSpace) => string
  readonly freePath: string
  readonly freeGuardian: string
  readonly freeBonfire: string
  readonly freeSpecialist: string
  readonly freeMove: string
  readonly freeShip: string
  readonly freeFate: string
  readonly tomTask: (highest: boolean) => string
  readonly tomGuardian: string
  readonly tomCouncil: (task: CommonTask | null) => string
  readonly tomGnome: (left: number) => string
}
