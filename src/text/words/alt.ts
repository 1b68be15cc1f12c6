import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  Island,
  Place,
  Portal,
  Resource,
  Space,
} from '#engine'
import type { GnomeWords } from './gnomes.ts'
import type { Compass } from './names.ts'

interface PathFacts {
  readonly crystal: Crystal
  readonly resource: Resource
}

/**
 * What a picture tells people who cannot see it, a sentence a function: the facts go in, and each language has its nouns
 * and its grammar to itself. Lists may be empty. Names are those of people.
 */
export interface AltWords {
  /** `tile`: of the countdown, once it has begun. */
  readonly council: (facts: {
    readonly novices: number
    readonly countdownAt: number
    readonly tile: number | null
  }) => string
  /** The ship of the one whose city it is. */
  readonly ship: (island: Island) => string
  /** Whose ships lie at an island. */
  readonly shipsHere: (names: readonly string[]) => string
  /** Null before its first use. */
  readonly bonfireAt: (compass: Compass | null) => string
  readonly bonfirePortals: (
    spaces: readonly { readonly compass: Compass; readonly portals: readonly Portal[] }[],
  ) => string
  /** Portals at the Great Bonfire that somebody could take next. */
  readonly fittingPortals: (name: string, portals: readonly Portal[]) => string
  readonly openPaths: (tiles: readonly PathFacts[]) => string
  readonly gnomes: (gnomes: readonly GnomeWords[]) => string
  readonly elders: (elders: readonly GnomeWords[]) => string
  readonly gnome: (gnome: GnomeWords, resource: Resource) => string
  /** Beside the rules, which say what the tile brings. */
  readonly fateExample: string
  /** Where neutral novices are left. */
  readonly commonTasks: (tasks: readonly CommonTask[]) => string
  /** R16.8: one that Tom sent lies flat, and blocks nothing. */
  readonly councilSpace: (
    space: CouncilSpace,
    novices: readonly ({ readonly of: string } | 'neutral' | 'flat')[],
  ) => string
  /** What a seat holds, how long its path is, and what it would have if the game ended now. */
  readonly holds: (facts: {
    readonly name: string
    readonly tiles: Readonly<Record<ActionTile, number>>
    readonly resources: Readonly<Record<Resource, number>>
    readonly path: number
    readonly total: number | null
  }) => string
  readonly city: (name: string, points: number) => string
  readonly standing: { readonly out: string; readonly passed: string }
  readonly starts: string
  readonly hand: (signs: readonly ActionTile[]) => string
  readonly tiles: (tiles: Readonly<Record<ActionTile, number>>) => string
  readonly resources: (resources: Readonly<Record<Resource, number>>) => string
  readonly soFar: (text: string) => string
  /** The open tiles of the two piles, with how many lie beneath. */
  readonly openOfferings: (piles: readonly { readonly open: Resource | null; readonly beneath: number }[]) => string
  readonly guardians: (guardians: readonly { readonly colour: Guardian; readonly place: Place }[]) => string
  readonly path: (tiles: readonly PathFacts[]) => string
  readonly portals: (facts: {
    readonly placed: readonly { readonly portal: Portal; readonly space: Space }[]
    readonly next: readonly { readonly portal: Portal; readonly space: Space }[]
  }) => string
  /** `next`: the signs of the tiles that may be placed next. */
  readonly fate: (facts: {
    readonly placed: number
    readonly left: number
    readonly next: readonly (readonly ActionTile[])[]
  }) => string
  /** The largest joined area of each sign. */
  readonly joined: (areas: readonly { readonly tile: ActionTile; readonly size: number }[]) => string
  readonly tomsDeck: (left: number, round: number) => string
  readonly fateOf: (name: string) => string
  readonly ifItEnded: string
  readonly island: (island: Island) => string
  readonly guardiansLeft: (n: number) => string
  /** What each could expect from turn to turn, what they scored, and the turns that are marked. */
  readonly course: (
    scored: readonly { readonly name: string; readonly points: number }[],
    marked: readonly number[],
  ) => string
}
