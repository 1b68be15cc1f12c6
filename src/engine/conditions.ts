import {
  cityOf,
  isBonfirePlace,
  lastPathSpace,
  litCount,
  ownOfferingCountOn,
  ownsGuardian,
  portalCount,
  recruitedElderCount,
  taskAndBonfireCount,
} from './city.ts'
import type { Condition } from './components/schema.ts'
import { cityFateGroups, coveredCountAmongCells } from './fate.ts'
import type { Rules } from './rules.ts'
import { type City, type GameState, resourceAndCrystal } from './state.ts'
import {
  ACTION_TILES,
  COMMON_TASKS,
  type CommonTask,
  type Crystal,
  PLAIN_RESOURCES,
  RESOURCES,
  type Resource,
  type Seat,
} from './terms.ts'

/** How far a city is with a condition: it is met as soon as `have` has come to `need`. */
export interface ConditionProgress {
  /** May be more than is asked. */
  readonly have: number
  readonly need: number
}

/**
 * Appendix I: how much of a condition a city has now, and how much it asks (R12.4). What is counted is what the
 * condition names: gnomes, islands, colours, covered spaces, or the symbols of the fate areas that it asks for.
 * The task that is being ignited counts as a task but not yet as a bonfire.
 */
export function conditionProgress(rules: Rules, state: GameState, seat: Seat, condition: Condition): ConditionProgress {
  const city = cityOf(state, seat)
  switch (condition.kind) {
    case 'pathTileWithResource':
      return one(pathResources(city).includes(condition.resource))
    case 'guardian':
      return all(condition.colours, (colour) => ownsGuardian(city, colour))
    case 'offeringOnIslandWithResource':
      return one(offeringsByIsland(rules, state, seat, condition.resource).some((count) => count >= 1))
    case 'offeringOnBothIslandsWithResource':
      return all(offeringsByIsland(rules, state, seat, condition.resource), (count) => count >= 1)
    case 'offeringsOnOneIsland':
      return { have: most(offeringsByIsland(rules, state, seat)), need: condition.count }
    case 'offeringsOnIslands': {
      const islands = offeringsByIsland(rules, state, seat).filter((count) => count >= condition.each)
      return { have: islands.length, need: condition.islands }
    }
    case 'emptyOfferingPile':
    case 'gnomes':
    case 'elders':
    case 'portals':
    case 'guardians':
    case 'guardiansAtBonfires':
    case 'bonfires':
    case 'commonTasks':
      return { have: COUNTED[condition.kind](city), need: condition.count }
    case 'gnomeWithResource':
      return one(city.gnomes.some((gnome) => rules.gnomeResource(gnome) === condition.resource))
    case 'bonfiresOfColours':
      return all(condition.colours, (colour) => tasksOf(rules, city, colour).some((task) => task.lit))
    case 'tasksOrBonfiresOfColour':
      return { have: tasksOf(rules, city, condition.colour).length, need: condition.count }
    case 'resource':
      return { have: city.resources[condition.resource], need: condition.count }
    case 'resourcePairs': {
      const kinds = resourcesWithOrWithoutGold(condition.gold).filter((kind) => city.resources[kind] >= condition.each)
      return { have: kinds.length, need: condition.kinds }
    }
    case 'identicalResources':
      return {
        have: most(resourcesWithOrWithoutGold(condition.gold).map((kind) => city.resources[kind])),
        need: condition.count,
      }
    case 'actionTiles': {
      const held = ACTION_TILES.map((tile) =>
        Math.min(city.actionTiles[tile], condition.tiles.filter((asked) => asked === tile).length),
      )
      return { have: held.reduce((sum, count) => sum + count, 0), need: condition.tiles.length }
    }
    case 'pathTilesWithCrystal': {
      const tiles = city.path.filter((tile) => resourceAndCrystal(tile).crystal === condition.crystal)
      return { have: tiles.length, need: condition.count }
    }
    case 'adjacentPathTilesSameResource':
      return { have: longestRun(pathResources(city)), need: condition.count }
    case 'fateGroups':
      return groupProgress(rules, city, condition.groups)
    case 'anyFateGroups': {
      const groups = cityFateGroups(rules, city).filter(({ size }) => size >= condition.size)
      return { have: groups.length, need: condition.groups }
    }
    case 'fateCovered': {
      const cells = rules.box.fateArea[condition.spaces]
      return { have: coveredCountAmongCells(rules, city, cells), need: cells.length }
    }
  }
}

/** Appendix I: whether a city meets a condition now (R12.4); more than asked also meets it. */
export function conditionMet(rules: Rules, state: GameState, seat: Seat, condition: Condition): boolean {
  const { have, need } = conditionProgress(rules, state, seat, condition)
  return have >= need
}

const one = (met: boolean): ConditionProgress => ({ have: met ? 1 : 0, need: 1 })
const all = <T>(asked: readonly T[], met: (one: T) => boolean): ConditionProgress => ({
  have: asked.filter(met).length,
  need: asked.length,
})
const most = (counts: readonly number[]): number => Math.max(0, ...counts)

/** R13.1: whether a city meets a common task now. */
export function commonTaskMet(city: City, task: CommonTask): boolean {
  const { have, need } = commonTaskProgress(city, task)
  return have >= need
}

/** R13.1: how much a city has of what a common task asks. */
export function commonTaskProgress(city: City, task: CommonTask): ConditionProgress {
  switch (task) {
    case 'sevenTasks':
      return { have: taskAndBonfireCount(city), need: 7 }
    case 'sevenPortals':
      return { have: portalCount(city), need: 7 }
    case 'sevenPathTiles':
      return { have: lastPathSpace(city), need: 7 }
    case 'fiveGuardians':
      return { have: city.guardians.length, need: 5 }
    case 'sixGnomes':
      return { have: city.gnomes.length, need: 6 }
  }
}

/** R6.5: the printed gold space counts as a path tile. */
const pathResources = (city: City): Resource[] => [
  'gold',
  ...city.path.map((tile) => resourceAndCrystal(tile).resource),
]

function offeringsByIsland(rules: Rules, state: GameState, seat: Seat, resource?: Resource): number[] {
  const counts: number[] = []
  for (const island of rules.taskIslands)
    if (resource === undefined || island.resource === resource) counts.push(ownOfferingCountOn(state, seat, island.id))
  return counts
}

/** Piles with neither an open tile nor one beneath; one that waits to be turned up still lies there. */
const emptyPiles = ({ offerings: { open, piles } }: City): number =>
  (open[0] === null && piles[0].length === 0 ? 1 : 0) + (open[1] === null && piles[1].length === 0 ? 1 : 0)

/** What conditions only count in a city. */
const COUNTED = {
  emptyOfferingPile: emptyPiles,
  gnomes: (city: City) => city.gnomes.length,
  elders: recruitedElderCount,
  portals: portalCount,
  guardians: (city: City) => city.guardians.length,
  guardiansAtBonfires: (city: City) => city.guardians.filter(({ place }) => isBonfirePlace(place)).length,
  bonfires: litCount,
  commonTasks: (city: City) => COMMON_TASKS.filter((task) => commonTaskMet(city, task)).length,
}

const tasksOf = (rules: Rules, city: City, colour: Crystal) =>
  city.tasks.flatMap((task) => (task !== null && rules.task(task.task).colour === colour ? [task] : []))

/** The resources that a condition counts, with gold or without. */
export const resourcesWithOrWithoutGold = (gold: boolean): readonly Resource[] => (gold ? RESOURCES : PLAIN_RESOURCES)

function longestRun(resources: readonly Resource[]): number {
  let longest = 0
  let run = 0
  resources.forEach((resource, index) => {
    run = resource === resources[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** A group of more symbols than asked also counts; each group asked needs one of its own: the largest takes the largest. */
function groupProgress(
  rules: Rules,
  city: City,
  asked: Extract<Condition, { kind: 'fateGroups' }>['groups'],
): ConditionProgress {
  const groups = cityFateGroups(rules, city).toSorted((a, b) => b.size - a.size)
  const largestFirst = [...asked].sort((a, b) => b.size - a.size)
  const have = largestFirst.map(({ symbol, size }, index) => {
    const before = largestFirst.slice(0, index).filter((other) => other.symbol === symbol).length
    return Math.min(size, groups.filter((group) => group.symbol === symbol)[before]?.size ?? 0)
  })
  return {
    have: have.reduce((sum, size) => sum + size, 0),
    need: asked.reduce((sum, { size }) => sum + size, 0),
  }
}
