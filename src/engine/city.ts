import type { GainSource, GameEvent } from './event.ts'
import {
  type City,
  type CityDraft,
  type Draft,
  type GameState,
  type GnomeId,
  type IslandId,
  isElder,
  type PathTile,
} from './state.ts'
import {
  type ActionTile,
  type ActionTiles,
  type Guardian,
  type GuardianPlace,
  type IslandGuardian,
  PARTS_BY_GUARDIAN_PLACE,
  pathSpaceByNumber,
  type Resource,
  type Resources,
  type Seat,
  type Space,
} from './terms.ts'

/** Where what happens is told. */
export type Emit = (event: GameEvent) => void

/** R12.2: what a city's specialists change, by the number of the specialist. Elders have no lasting ability. */
const ABILITIES = {
  crowdedPath: 'S1',
  longerStrides: 'S2',
  anyOffering: 'S3',
  elderFriend: 'S4',
  doubleYellow: 'S5',
  freeYield: 'S6',
  noviceGold: 'S7',
  pathYield: 'S8',
  anyGnomePrice: 'S9',
  threeTilesKept: 'S14',
  gnomeTile: 'S15',
  doubleCover: 'S16',
  welcomeProcession: 'S17',
  brightGuardians: 'S18',
  commonTaskPay: 'S19',
  firstSpaceGold: 'S20',
  longerSail: 'S21',
  longerTurn: 'S22',
  allRewards: 'S23',
  sameColours: 'S24',
  anyNotch: 'S25',
  cheapTasks: 'S26',
  overhang: 'S27',
} as const
export type AbilityName = keyof typeof ABILITIES

/** Whether a specialist with this ability lives in the city. */
export const hasAbility = (city: City, ability: AbilityName): boolean => city.gnomes.includes(ABILITIES[ability])

/** The city of a seat; a seat that does not exist is the caller's mistake. */
export function cityOf<T>(state: { readonly cities: readonly T[] }, seat: Seat): T {
  const city = state.cities[seat]
  if (city === undefined) throw new Error(`there is no seat ${seat}`)
  return city
}
/** The city of the seat whose turn it is. */
export const actingCity = <T>(state: { readonly cities: readonly T[]; readonly turn: { readonly seat: Seat } }): T =>
  cityOf(state, state.turn.seat)

/** R6.5: path spaces that can be stood on: the printed one and those built. */
export const lastPathSpace = (city: City): number => 1 + city.path.length
/** R6.2: where the next path tile will lie; null when the path is full. */
export const nextPathSpace = (city: City): Space | null => pathSpaceByNumber(lastPathSpace(city) + 1)
/** The tile built at a path space: none lies on the first, which is printed. */
export const pathTileAt = (city: City, space: Space): PathTile | undefined => city.path[space - 2]

/** R8.1, R13.1: tasks and bonfires together. */
export const taskAndBonfireCount = (city: City): number =>
  city.tasks.reduce((sum, task) => sum + (task === null ? 0 : 1), 0)
export const litCount = (city: City): number => city.tasks.reduce((sum, task) => sum + (task?.lit ? 1 : 0), 0)
export const portalCount = (city: City): number => city.portals.reduce((sum, kind) => sum + (kind === null ? 0 : 1), 0)
export const recruitedElderCount = (city: City): number => city.gnomes.filter(isElder).length
export const ownsGuardian = (city: City, colour: Guardian): boolean =>
  city.guardians.some((guardian) => guardian.colour === colour)
/** R9.1: guardians of a colour still on their island: of four, one for each city that has one. */
export function guardiansLeftOfColour(state: GameState, colour: IslandGuardian): number {
  let left = 4
  for (const city of state.cities) if (ownsGuardian(city, colour)) left -= 1
  return left
}
/** Where the offering pile of that number stands in lists. */
export const offeringPileNumberToIndex = (pile: 1 | 2): 0 | 1 => (pile === 1 ? 0 : 1)
/** R8.3: the open tile of an offering pile; null when none lies there. */
export const faceUpOfferingOfPile = (city: City, pile: 1 | 2): Resource | null =>
  city.offerings.open[offeringPileNumberToIndex(pile)]
/** Own offering tiles on an island (R8.2). */
export function ownOfferingCountOn(state: GameState, seat: Seat, island: IslandId): number {
  let own = 0
  for (const owner of state.islands[island]?.offerings ?? []) if (owner === seat) own += 1
  return own
}

// Written out, for they are counted at every choice.
export const totalTiles = ({ green, blue, red, white, purple, brown, yellow }: Readonly<ActionTiles>): number =>
  green + blue + red + white + purple + brown + yellow
export const totalResources = ({ blossom, fruit, herb, shell, root, gold }: Readonly<Resources>): number =>
  blossom + fruit + herb + shell + root + gold

/** The path space that a place is on or beside; 0 for the starting tile. */
export const pathSpaceOfPlace = (place: GuardianPlace): number => PARTS_BY_GUARDIAN_PLACE[place].space
/** R10.2: whether a place is a bonfire. */
export const isBonfirePlace = (place: GuardianPlace): boolean => PARTS_BY_GUARDIAN_PLACE[place].on === 'bonfire'
/** Item of a list by path space 1 to 7. */
export function listItemAtSpace<T>(list: readonly T[], space: Space): T {
  const item = list[space - 1]
  if (item === undefined) throw new Error(`nothing at space ${space}`)
  return item
}

/** R10.2: whether a bonfire can be entered from the path space beside it: portal placed, task ignited. */
export const isBonfireLitWithPortal = (city: City, space: Space): boolean =>
  city.portals[space - 1] !== null && city.tasks[space - 1]?.lit === true

/** What somebody gains at once. */
export interface Gain {
  readonly source: GainSource
  readonly resources?: readonly Resource[]
  readonly tiles?: readonly ActionTile[]
  readonly points?: number
  readonly gnome?: GnomeId
}

/** Gives a city what it gains, the acting one unless another is named, and says so; nothing is said of nothing. */
export function gain(draft: Draft, emit: Emit, what: Gain, seat: Seat = draft.turn.seat): void {
  const city = cityOf(draft, seat)
  const { source, resources = [], tiles = [], points = 0 } = what
  if (resources.length === 0 && tiles.length === 0 && points === 0) return
  if (resources.length > 0) city.resources = adjustedCounts(city.resources, resources, 1)
  if (tiles.length > 0) city.actionTiles = adjustedCounts(city.actionTiles, tiles, 1)
  city.score += points
  const event = { kind: 'gained', seat, source, resources, tiles, points } as const
  emit(what.gnome === undefined ? event : { ...event, gnome: what.gnome })
}

/** Gives the acting city what a specialist with that ability brings; nothing where none lives there. */
export function gainIfAbility(
  draft: Draft,
  emit: Emit,
  ability: AbilityName,
  what: Omit<Gain, 'source' | 'gnome'>,
): void {
  if (hasAbility(actingCity(draft), ability))
    gain(draft, emit, { source: 'specialist', ...what, gnome: ABILITIES[ability] })
}

/** So many of each kind, after these pieces came or went. */
export function adjustedCounts<K extends string>(
  held: Readonly<Record<K, number>>,
  pieces: readonly K[],
  by: 1 | -1,
): Record<K, number> {
  const after: Record<K, number> = { ...held }
  for (const piece of pieces) after[piece] += by
  return after
}

/** Puts a guardian somewhere in her city. */
export function setGuardianPlace(city: CityDraft, colour: Guardian, place: GuardianPlace): void {
  if (!ownsGuardian(city, colour)) throw new Error(`the ${colour} guardian is not in this city`)
  city.guardians = city.guardians.map((one) => (one.colour === colour ? { colour, place } : one))
}
