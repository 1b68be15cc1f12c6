/** The words of the rulebook that the engine, the words and the pictures share. Order matters: it is the order of display. */

/** Those of which path tiles, islands and offering tiles are: all but gold. */
export const PLAIN_RESOURCES = ['blossom', 'fruit', 'herb', 'shell', 'root'] as const
export const RESOURCES = [...PLAIN_RESOURCES, 'gold'] as const
/** R1.1 */
export type Resource = (typeof RESOURCES)[number]

export const ACTION_COLOURS = ['green', 'blue', 'red', 'white', 'purple', 'brown'] as const
/** R1.2: the six colours of action tile that power an action, and the six fate symbols. */
export type ActionColour = (typeof ACTION_COLOURS)[number]

export const ACTION_TILES = [...ACTION_COLOURS, 'yellow'] as const
/** R1.2: yellow is wild. */
export type ActionTile = (typeof ACTION_TILES)[number]

export const CRYSTALS = ['blue', 'red', 'yellow'] as const
/** R1.3: the colours of tasks, bonfires and crystals. */
export type Crystal = (typeof CRYSTALS)[number]

/** The sources name three colours of island guardians and only picture the fourth: a box has one of these. */
export const FOURTH_ISLAND_GUARDIAN_CHOICES = [
  'turquoise',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'black',
  'white',
] as const
/** All that a box may have; `Rules.guardians` are the four that it has. */
export const ALL_ISLAND_GUARDIAN_COLOURS = ['grey', 'red', 'pink', ...FOURTH_ISLAND_GUARDIAN_CHOICES] as const
export const ALL_GUARDIAN_COLOURS = ['wood', ...ALL_ISLAND_GUARDIAN_COLOURS] as const
/** R1.4: four colours from the islands and each player's own, wood-coloured. */
export type Guardian = (typeof ALL_GUARDIAN_COLOURS)[number]
export type IslandGuardian = (typeof ALL_ISLAND_GUARDIAN_COLOURS)[number]

export const PORTAL_KINDS = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star', 'crescent'] as const
export type PortalKind = (typeof PORTAL_KINDS)[number]

export const COUNCIL_SPACES = [
  'goldAndYellow',
  'pathTile',
  'guardian',
  'greatBonfire',
  'specialist',
  'moveGuardian',
  'moveShip',
  'fateTile',
] as const
/** R12.6 a–h, in that order. */
export type CouncilSpace = (typeof COUNCIL_SPACES)[number]

export const COMMON_TASKS = ['sevenTasks', 'sevenPortals', 'sevenPathTiles', 'fiveGuardians', 'sixGnomes'] as const
/** R13.1 */
export type CommonTask = (typeof COMMON_TASKS)[number]

export const RULES_EDITIONS = ['rulebook', 'online'] as const
export type RulesEdition = (typeof RULES_EDITIONS)[number]

export const TOM_CARD_KINDS = ['gnome', 'path', 'taskHighest', 'taskLowest', 'guardian', 'greatBonfire'] as const
/** R16.6; Task I takes the highest, Task II the lowest. */
export type TomCardKind = (typeof TOM_CARD_KINDS)[number]

export const SPACES = [1, 2, 3, 4, 5, 6, 7] as const
/** R6.5: a space of the path, and the task space, portal notch, novice and guardian value beside it. */
export type Space = (typeof SPACES)[number]

export const GUARDIAN_PLACES = [
  'start',
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
  'p6',
  'p7',
  'b1',
  'b2',
  'b3',
  'b4',
  'b5',
  'b6',
  'b7',
] as const
/** Where a guardian of a city stands: the starting tile, a path space, or the bonfire beside a path space. */
export type GuardianPlace = 'start' | `p${Space}` | `b${Space}`

/** A place taken apart. */
export type GuardianPlaceParts =
  | { readonly on: 'start'; readonly space: 0 }
  | { readonly on: 'path' | 'bonfire'; readonly space: Space }
/** What each place is. */
export const PARTS_BY_GUARDIAN_PLACE: { readonly [P in GuardianPlace]: GuardianPlaceParts } = {
  start: { on: 'start', space: 0 },
  p1: { on: 'path', space: 1 },
  p2: { on: 'path', space: 2 },
  p3: { on: 'path', space: 3 },
  p4: { on: 'path', space: 4 },
  p5: { on: 'path', space: 5 },
  p6: { on: 'path', space: 6 },
  p7: { on: 'path', space: 7 },
  b1: { on: 'bonfire', space: 1 },
  b2: { on: 'bonfire', space: 2 },
  b3: { on: 'bonfire', space: 3 },
  b4: { on: 'bonfire', space: 4 },
  b5: { on: 'bonfire', space: 5 },
  b6: { on: 'bonfire', space: 6 },
  b7: { on: 'bonfire', space: 7 },
}

export const FATE_TILE_DIRECTIONS = ['e', 's', 'w', 'n'] as const
/** Which way a fate tile's symbols run from its first: east (right), south (down), west, north. */
export type FateTileDirection = (typeof FATE_TILE_DIRECTIONS)[number]

/** Seats are numbered from 0 in the order in which people sit. */
export type Seat = number

/** How many of each resource. */
export type Resources = Record<Resource, number>
/** How many of each action tile. */
export type ActionTiles = Record<ActionTile, number>

/** None of any resource. */
export const zeroResources = (): Resources => ({ blossom: 0, fruit: 0, herb: 0, shell: 0, root: 0, gold: 0 })
/** None of any action tile. */
export const zeroActionTiles = (): ActionTiles => ({
  green: 0,
  blue: 0,
  red: 0,
  white: 0,
  purple: 0,
  brown: 0,
  yellow: 0,
})

/** A number as a space of the path, or null when there is none. */
export const pathSpaceByNumber = (value: number): Space | null => SPACES[value - 1] ?? null
