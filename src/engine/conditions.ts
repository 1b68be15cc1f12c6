import {
  cityOf,
  elderCount,
  lastPathSpace,
  litCount,
  offeringsOn,
  ownsGuardian,
  portalCount,
  taskCount,
} from './city.ts'
import { boxOf, pathTileParts } from './components/boxes.ts'
import type { Condition } from './components/schema.ts'
import { covers, fateGroups } from './fate.ts'
import type { City, GameState } from './state.ts'
import {
  ACTION_TILES,
  COMMON_TASKS,
  type CommonTask,
  type Crystal,
  RESOURCES,
  type Resource,
  type Seat,
} from './terms.ts'

/**
 * Appendix I: whether a city meets a condition now (R12.4); more than asked also meets it.
 * The task that is being ignited counts as a task but not yet as a bonfire.
 */
export function conditionMet(state: GameState, seat: Seat, condition: Condition): boolean {
  const city = cityOf(state, seat)
  switch (condition.kind) {
    case 'pathTileWithResource':
      return pathResources(city).includes(condition.resource)
    case 'guardian':
      return condition.colours.every((colour) => ownsGuardian(city, colour))
    case 'offeringOnIslandWithResource':
      return offeringsByIsland(state, seat, condition.resource).some((count) => count >= 1)
    case 'offeringOnBothIslandsWithResource':
      return offeringsByIsland(state, seat, condition.resource).every((count) => count >= 1)
    case 'offeringsOnOneIsland':
      return offeringsByIsland(state, seat).some((count) => count >= condition.count)
    case 'offeringsOnIslands':
      return offeringsByIsland(state, seat).filter((count) => count >= condition.each).length >= condition.islands
    case 'emptyOfferingPile':
      return emptyPiles(city) >= condition.count
    case 'gnomeWithResource':
      return city.gnomes.some((gnome) => boxOf(state).gnomeResource(gnome) === condition.resource)
    case 'gnomes':
      return city.gnomes.length >= condition.count
    case 'elders':
      return elderCount(city) >= condition.count
    case 'portals':
      return portalCount(city) >= condition.count
    case 'guardians':
      return city.guardians.length >= condition.count
    case 'guardiansAtBonfires':
      return city.guardians.filter(({ place }) => place.startsWith('b')).length >= condition.count
    case 'bonfires':
      return litCount(city) >= condition.count
    case 'bonfiresOfColours':
      return condition.colours.every((colour) => tasksOf(state, city, colour).some((task) => task.lit))
    case 'tasksOrBonfiresOfColour':
      return tasksOf(state, city, condition.colour).length >= condition.count
    case 'commonTasks':
      return COMMON_TASKS.filter((task) => commonTaskMet(city, task)).length >= condition.count
    case 'resource':
      return city.resources[condition.resource] >= condition.count
    case 'resourcePairs':
      return counted(condition.gold).filter((one) => city.resources[one] >= condition.each).length >= condition.kinds
    case 'identicalResources':
      return counted(condition.gold).some((one) => city.resources[one] >= condition.count)
    case 'actionTiles':
      return ACTION_TILES.every(
        (tile) => city.actionTiles[tile] >= condition.tiles.filter((asked) => asked === tile).length,
      )
    case 'pathTilesWithCrystal':
      return city.path.filter((tile) => pathTileParts(tile).crystal === condition.crystal).length >= condition.count
    case 'adjacentPathTilesSameResource':
      return longestRun(pathResources(city)) >= condition.count
    case 'fateGroups':
      return hasGroups(state, city, condition.groups)
    case 'anyFateGroups':
      return fateGroups(state, city).filter(({ size }) => size >= condition.size).length >= condition.groups
    case 'fateCovered':
      return covers(state, city, boxOf(state).box.fateArea[condition.spaces])
  }
}

/** R13.1: whether a city meets a common task now. */
export function commonTaskMet(city: City, task: CommonTask): boolean {
  switch (task) {
    case 'sevenTasks':
      return taskCount(city) >= 7
    case 'sevenPortals':
      return portalCount(city) >= 7
    case 'sevenPathTiles':
      return lastPathSpace(city) >= 7
    case 'fiveGuardians':
      return city.guardians.length >= 5
    case 'sixGnomes':
      return city.gnomes.length >= 6
  }
}

/** R6.5: the printed gold space counts as a path tile. */
const pathResources = (city: City): Resource[] => ['gold', ...city.path.map((tile) => pathTileParts(tile).resource)]

function offeringsByIsland(state: GameState, seat: Seat, resource?: Resource): number[] {
  return boxOf(state).box.islands.flatMap((island) =>
    island.kind === 'task' && (resource === undefined || island.resource === resource)
      ? [offeringsOn(state, seat, island.id)]
      : [],
  )
}

/** Piles with neither an open tile nor one beneath; one that waits to be turned up still lies there. */
const emptyPiles = ({ offerings: { open, piles } }: City): number =>
  (open[0] === null && piles[0].length === 0 ? 1 : 0) + (open[1] === null && piles[1].length === 0 ? 1 : 0)

const tasksOf = (state: GameState, city: City, colour: Crystal) =>
  city.tasks.flatMap((task) => (task !== null && boxOf(state).task(task.task).colour === colour ? [task] : []))

const counted = (gold: boolean): readonly Resource[] => (gold ? RESOURCES : RESOURCES.filter((one) => one !== 'gold'))

function longestRun(resources: readonly Resource[]): number {
  let longest = 0
  let run = 0
  resources.forEach((resource, index) => {
    run = resource === resources[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** A group of more symbols than asked also counts; each group asked needs one of its own. */
function hasGroups(state: GameState, city: City, asked: Extract<Condition, { kind: 'fateGroups' }>['groups']): boolean {
  const groups = fateGroups(state, city)
  return asked.every(
    (one, index) =>
      groups.filter(({ symbol, size }) => symbol === one.symbol && size >= one.size).length >
      asked.slice(0, index).filter(({ symbol }) => symbol === one.symbol).length,
  )
}
