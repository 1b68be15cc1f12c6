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
import type { Gnome } from './gnomes.ts'
import type { Compass } from './names.ts'

/** What a choice is called. Price and gain are added to the note by `label.ts`. */
export interface ChoiceText {
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
  /** The same after another price: "then 🟥 and 2 resources" */
  readonly taskPriceLater: (tiles: string) => string
  /** Where a voyage ends that leaves nothing to be done on the island (R7.2). */
  readonly nothingThere: string
  /** "Get 🟦×3" */
  readonly gain: (goods: string) => string
  /** Of what turns something up. */
  readonly final: string
  /** R12.7: a council space whose bonus cannot be used. */
  readonly onlyPoint: string
  readonly start: (facts: { readonly symbols: string; readonly swapped: boolean }) => ChoiceText
  readonly fate: (facts: {
    readonly end: 'top' | 'bottom' | 'only'
    readonly symbols: string
    readonly row: number
    readonly column: number
    readonly arrow: string
  }) => ChoiceText
  readonly path: (facts: PathFacts) => ChoiceText
  readonly pathFromPile: (facts: { readonly space: Space | null }) => ChoiceText
  readonly search: (facts: PathFacts) => ChoiceText
  readonly newpaths: ChoiceText
  readonly ship: (facts: {
    readonly island: Island
    /** The tasks lying there. */
    readonly tasks: readonly Task[]
    /** Of a guardian island: how many are left, and whether the city has one. */
    readonly guardiansLeft: number
    readonly owned: boolean
  }) => ChoiceText
  readonly task: (facts: { readonly task: Task; readonly met: boolean }) => ChoiceText
  readonly offer: (facts: { readonly resource: Resource | null; readonly pile: 1 | 2 }) => ChoiceText
  readonly space: (facts: {
    readonly space: Space
    readonly value: number
    readonly portal: Portal | null
    readonly crystal: Crystal | null
  }) => ChoiceText
  readonly guardian: (colour: IslandGuardian) => ChoiceText
  readonly procession: (facts: { readonly steps: number }) => ChoiceText
  /** `points`: at a bonfire, for the end of the game. */
  readonly move: (facts: {
    readonly guardian: Guardian
    readonly to: Place
    readonly points: number | null
  }) => ChoiceText
  readonly stay: (guardian: Guardian) => ChoiceText
  readonly yield: (resource: Resource) => ChoiceText
  readonly bonfire: (facts: {
    readonly compass: Compass
    readonly tile: ActionTile
    readonly reward: Resource | 'points'
    /** Portals there that fit the city. */
    readonly portals: readonly Portal[]
  }) => ChoiceText
  readonly take: (facts: {
    readonly tile: ActionTile | null
    readonly reward: Resource | 'points' | null
    readonly portal: Portal | null
  }) => ChoiceText
  readonly gnome: (facts: { readonly gnome: Gnome; readonly tiles: 0 | 1 | 2 }) => ChoiceText
  readonly ignite: (facts: { readonly space: Space; readonly task: Task | null }) => ChoiceText
  readonly novice: (task: CommonTask) => ChoiceText
  readonly council: (space: CouncilSpace) => ChoiceText
  readonly bonus: (space: CouncilSpace) => ChoiceText
  readonly point: ChoiceText
  readonly pay: (tiles: readonly ActionTile[]) => ChoiceText
  readonly give: (resources: readonly Resource[]) => ChoiceText
  readonly discard: (facts: { readonly tile: ActionTile; readonly held: number; readonly most: number }) => ChoiceText
  /** The tiles that are discarded before something else, all in one. */
  readonly discards: (tiles: readonly ActionTile[]) => string
  readonly turnup: ChoiceText
  /** R7.2: nothing is done on the island, for which there would be something to do. */
  readonly decline: (island: Island['kind']) => ChoiceText
  readonly tomTask: (task: Task) => ChoiceText
  readonly tomGuardian: (colour: IslandGuardian) => ChoiceText
  readonly tomCouncil: (space: CouncilSpace) => ChoiceText
  readonly tomGnome: (gnome: Gnome) => ChoiceText
  /** `points`: of the countdown tile; null when there is none. */
  readonly pass: (points: number | null) => ChoiceText
  /** To take no more turns rather than the bonus action that is all there is. */
  readonly out: ChoiceText
  readonly end: ChoiceText
}
