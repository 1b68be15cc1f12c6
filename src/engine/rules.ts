import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { standardBox } from './components/box.ts'
import type { Box, Elder, Island, Specialist, Task } from './components/schema.ts'
import { FATE_GRID_SIZE, gridIndex, spotsAtLeastPartlyInFateArea } from './fate-grid.ts'
import { createFateSpotsAndGroupsCache, type FateSpotsAndGroups } from './fate-layout.ts'
import { invariant } from './invariant.ts'
import {
  type ElderGnomeId,
  type GnomeId,
  type IslandId,
  isElder,
  type PlacedFateTile,
  type SpecialistGnomeId,
} from './state.ts'
import {
  type ActionColour,
  ALL_ISLAND_GUARDIAN_COLOURS,
  type IslandGuardian,
  type PortalKind,
  pathSpaceByNumber,
  type Resource,
  type Space,
} from './terms.ts'

/**
 * What a game is played by: a box, with what is looked up in it. Never changed. A state names its box by `hash`, and is
 * always handed over together with the rules of that box.
 */
export interface Rules {
  /** Of the box's content: its name in `setup.box`, and wherever a game is stored. */
  readonly hash: string
  readonly box: Box
  task(id: string): Task
  island(id: IslandId): Island
  hasIsland(id: IslandId): boolean
  /** Those with tasks. */
  readonly taskIslands: readonly Extract<Island, { kind: 'task' }>[]
  islandOf(guardian: string): IslandId
  /** The four colours of island guardians (R1.4), in the order of `terms.ts`. */
  readonly guardians: readonly IslandGuardian[]
  /** R2.6: the space that the Great Bonfire points at before its first use; null for none. */
  readonly bonfireStart: number | null
  /** Routes between two islands, 1 to a neighbour. */
  distance(from: IslandId, to: IslandId): number
  specialist(id: SpecialistGnomeId): Specialist
  elder(id: ElderGnomeId): Elder
  /** The resource that a gnome shows. */
  gnomeResource(id: GnomeId): Resource
  symbols(tile: string): readonly [ActionColour, ActionColour, ActionColour]
  /** Notches in the order in which they are filled: kind and path space. */
  notches(board: number): readonly { readonly portal: PortalKind; readonly space: Space }[]
  /** By grid index. */
  readonly inFateArea: readonly boolean[]
  /** What placed fate tiles come to: the grid, the groups on it, and where a next tile could lie. */
  fateLayout(placed: readonly PlacedFateTile[]): FateSpotsAndGroups
  readonly printed: readonly ('gold' | 'yellow' | null)[]
  readonly guardianValue: (space: Space) => number
}

function known<K, T>(map: ReadonlyMap<K, T>, what: string) {
  return (id: K): T => {
    const found = map.get(id)
    if (found === undefined) throw new Error(`the box has no ${what} ${id}`)
    return found
  }
}

/** The rules of a box. This takes about a millisecond: keep them. */
export function rulesOf(box: Box): Rules {
  const island = known(new Map(box.islands.map((one) => [one.id, one])), 'island')
  const specialist = known(new Map(box.specialists.map((one) => [`S${one.number}`, one])), 'specialist')
  const elder = known(new Map(box.elders.map((one) => [`E${one.number}`, one])), 'elder')
  const islandOfGuardian = known(
    new Map(box.islands.flatMap((one) => (one.kind === 'guardian' ? [[one.guardian, one.id] as const] : []))),
    'island of guardian',
  )
  const symbols = known(new Map(box.fateTiles.map((tile) => [tile.id, tile.symbols])), 'fate tile')
  const inFateArea = new Array<boolean>(FATE_GRID_SIZE.rows * FATE_GRID_SIZE.columns).fill(false)
  for (const [row, column] of box.fateArea.cells) inFateArea[gridIndex(row, column)] = true
  const printed = new Array<'gold' | 'yellow' | null>(inFateArea.length).fill(null)
  for (const [row, column] of box.fateArea.gold) printed[gridIndex(row, column)] = 'gold'
  for (const [row, column] of box.fateArea.yellow) printed[gridIndex(row, column)] = 'yellow'
  const ids = new Set(box.islands.map((one) => one.id))
  const start = box.greatBonfire.findIndex((space) => space.at === box.greatBonfireStart?.at)
  return {
    hash: hashOf(box),
    box,
    task: known(new Map(box.tasks.map((one) => [one.id, one])), 'task'),
    island,
    hasIsland: (id) => ids.has(id),
    taskIslands: box.islands.flatMap((one) => (one.kind === 'task' ? [one] : [])),
    islandOf: islandOfGuardian,
    guardians: ALL_ISLAND_GUARDIAN_COLOURS.filter((one) =>
      box.islands.some((at) => at.kind === 'guardian' && at.guardian === one),
    ),
    bonfireStart: start < 0 ? null : start,
    distance: distances(box),
    specialist,
    elder,
    gnomeResource: (id) => (isElder(id) ? elder(id) : specialist(id)).resource,
    symbols,
    notches: known(
      new Map(
        box.boards.map((board) => [
          board.id,
          board.portalOrder.flatMap((portal, index) => {
            const space = pathSpaceByNumber(7 - index)
            return space === null ? [] : [{ portal, space }]
          }),
        ]),
      ),
      'city board',
    ),
    inFateArea,
    fateLayout: createFateSpotsAndGroupsCache({ symbols, inFateArea, spots: spotsAtLeastPartlyInFateArea(inFateArea) }),
    printed,
    guardianValue: (space) => box.guardianValues.values[space - 1] ?? 0,
  }
}

const hashOf = (box: Box): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(box)))).slice(0, 16)

/** The number of routes between any two islands (R7.1), by breadth-first search. */
function distances(box: Box): (from: IslandId, to: IslandId) => number {
  const neighbours = new Map<string, string[]>(box.islands.map((one) => [one.id, []]))
  for (const [from, to] of box.routes.between) {
    neighbours.get(from)?.push(to)
    neighbours.get(to)?.push(from)
  }
  const table = new Map<string, Map<string, number>>()
  for (const start of neighbours.keys()) {
    const routes = new Map([[start, 0]])
    // What is added on the way is visited too.
    for (const [at, so] of routes)
      for (const next of neighbours.get(at) ?? []) if (!routes.has(next)) routes.set(next, so + 1)
    table.set(start, routes)
  }
  return (from, to) => table.get(from)?.get(to) ?? Number.POSITIVE_INFINITY
}

/** The rules of the standard box. */
export const standardRules = rulesOf(standardBox)

/**
 * A position and rules that belong together.
 * @throws when the position names another box
 */
export function assertSameBox(rules: Rules, { setup }: { readonly setup: { readonly box: string } }): void {
  invariant(setup.box === rules.hash, 'setup.box', `${setup.box}, but the rules are those of box ${rules.hash}`)
}
