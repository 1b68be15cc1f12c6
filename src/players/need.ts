import {
  COMMON_TASKS,
  type CommonTask,
  type Condition,
  commonTaskProgress,
  conditionProgress,
  type IslandGuardian,
  litCount,
  ownOfferingCountOn,
  ownsGuardian,
  type Resource,
  resourceAndCrystal,
  resourcesWithOrWithoutGold,
  taskAndBonfireCount,
} from '#engine'
import { furtherGnomesCost, NEVER, pathCost, portalCost, receiveGuardianCost, receiveTasksCost } from './cost.ts'
import { insertInOrder } from './in-order.ts'
import type { PositionContext } from './outlook.ts'

/** Own turns that a condition still takes to be met, about; 0 when it is met. */
export function turnsToMeetCondition(outlook: PositionContext, condition: Condition): number {
  const { rules, state, seat } = outlook
  const { have, need } = conditionProgress(rules, state, seat, condition)
  return have >= need ? 0 : Math.min(NEVER, missingCost(outlook, condition, need - have))
}

function missingCost(outlook: PositionContext, condition: Condition, missing: number): number {
  const { rules, weights, state, city } = outlook
  switch (condition.kind) {
    case 'pathTileWithResource':
      return pathCost(outlook, anyOpen(outlook, (tile) => tile.resource === condition.resource) ? 1 : 2)
    case 'pathTilesWithCrystal': {
      const open = anyOpen(outlook, (tile) => tile.crystal === condition.crystal)
      return pathCost(outlook, missing) + (open ? 0 : weights.pathTurns / 2)
    }
    case 'adjacentPathTilesSameResource': {
      const last = city.path.at(-1)
      const wanted = last === undefined ? null : resourceAndCrystal(last).resource
      return pathCost(outlook, anyOpen(outlook, (tile) => tile.resource === wanted) ? 1 : 2)
    }
    case 'guardian':
      return condition.colours
        .filter((colour) => !ownsGuardian(city, colour))
        .reduce((total, colour) => total + receiveGuardianCost(outlook, colour), 0)
    case 'guardians':
      return guardiansCost(outlook, missing)
    case 'guardiansAtBonfires':
      return missing * (weights.stepTurns * 4 + weights.portalTurns)
    case 'offeringOnIslandWithResource':
      return offeringsCost(outlook, 1, 1, condition.resource)
    case 'offeringOnBothIslandsWithResource':
      return offeringsCost(outlook, 1, 2, condition.resource)
    case 'offeringsOnOneIsland':
      return offeringsCost(outlook, condition.count, 1)
    case 'offeringsOnIslands':
      return offeringsCost(outlook, condition.each, condition.islands)
    case 'emptyOfferingPile': {
      const left = city.offerings.piles.map(
        (pile, index) => pile.length + (city.offerings.open[index] === null ? 0 : 1),
      )
      return tasksCost(outlook, Math.min(...left))
    }
    case 'gnomeWithResource': {
      const open = [...state.gnomeDisplay, ...state.elders]
      const there = open.some((gnome) => gnome !== null && rules.gnomeResource(gnome) === condition.resource)
      return furtherGnomesCost(outlook, there ? 1 : 2)
    }
    case 'gnomes':
      return furtherGnomesCost(outlook, missing)
    case 'elders':
      return state.elders.length < missing ? NEVER : furtherGnomesCost(outlook, missing)
    case 'portals':
      return portalCost(outlook, missing)
    case 'bonfires':
    case 'bonfiresOfColours':
      return bonfiresCost(outlook, missing)
    case 'tasksOrBonfiresOfColour':
      return tasksCost(outlook, missing)
    case 'commonTasks':
      return cheapest(
        COMMON_TASKS.map((task) => commonTaskCost(outlook, task)).filter((cost) => cost > 0),
        missing,
      )
    case 'resource':
      return missing * weights.resourceTurns * (condition.resource === 'gold' ? 1.3 : 1)
    case 'resourcePairs': {
      const short = resourcesWithOrWithoutGold(condition.gold).map((kind) => condition.each - city.resources[kind])
      const lacking = short.filter((count) => count > 0)
      return cheapest(lacking, missing) * weights.resourceTurns
    }
    case 'identicalResources':
      return missing * weights.resourceTurns
    case 'actionTiles':
      return missing * weights.setTurns
    case 'fateGroups':
      return fateCost(outlook, missing, weights.symbolTurns)
    case 'anyFateGroups':
      return fateCost(outlook, missing * 2, weights.symbolTurns)
    case 'fateCovered':
      return fateCost(outlook, missing, weights.cellTurns)
  }
}

/** Own turns that a common task still takes to be met (R13.1); 0 when it is met. */
export function commonTaskCost(outlook: PositionContext, task: CommonTask): number {
  const { have, need } = commonTaskProgress(outlook.city, task)
  return have >= need ? 0 : COMMON_TASK_COSTS[task](outlook, need - have)
}

/** The sum of the `count` smallest. */
function cheapest(costs: readonly number[], count: number): number {
  if (costs.length < count) return NEVER
  const least: number[] = []
  for (const cost of costs) insertInOrder(least, cost, (one, other) => one < other)
  let total = 0
  for (let at = 0; at < count; at++) total += least[at] ?? 0
  return total
}

export const missingGuardianColours = ({ rules, city }: PositionContext): IslandGuardian[] =>
  rules.guardians.filter((colour) => !ownsGuardian(city, colour))

const guardiansCost = (outlook: PositionContext, missing: number): number =>
  cheapest(
    missingGuardianColours(outlook).map((colour) => receiveGuardianCost(outlook, colour)),
    missing,
  )

const COMMON_TASK_COSTS: Readonly<Record<CommonTask, (outlook: PositionContext, missing: number) => number>> = {
  sevenTasks: tasksCost,
  sevenPortals: portalCost,
  sevenPathTiles: pathCost,
  fiveGuardians: guardiansCost,
  sixGnomes: furtherGnomesCost,
}

const anyOpen = ({ state }: PositionContext, fits: (tile: ReturnType<typeof resourceAndCrystal>) => boolean): boolean =>
  state.pathDisplay.some((tile) => tile !== null && fits(resourceAndCrystal(tile)))

/** R8: so many tasks from wherever they lie. */
function tasksCost(outlook: PositionContext, tasks: number): number {
  return taskAndBonfireCount(outlook.city) + tasks > 7
    ? NEVER
    : tasks * (outlook.weights.taskTurns + outlook.weights.routeTurns)
}

/** Tasks that lie unlit are nearer to burning than those still to be received. */
function bonfiresCost(outlook: PositionContext, missing: number): number {
  const { weights, city } = outlook
  const unlit = taskAndBonfireCount(city) - litCount(city)
  return missing * (weights.igniteTurns + 1) + tasksCost(outlook, Math.max(0, missing - unlit))
}

function fateCost({ city }: PositionContext, missing: number, each: number): number {
  // R5: a tile has three cells, and never all where they are wanted.
  return city.fate.supply.length * 2 < missing ? NEVER : missing * each
}

/** Offering tiles lie where tasks are received (R8.4): so many on each of so many islands, on those of a resource if one is named. */
function offeringsCost(outlook: PositionContext, each: number, islands: number, resource?: Resource): number {
  const { rules, state, seat } = outlook
  if (taskAndBonfireCount(outlook.city) >= 7) return NEVER
  const costs = rules.taskIslands
    .filter((island) => resource === undefined || island.resource === resource)
    .map(({ id }) => {
      const missing = each - ownOfferingCountOn(state, seat, id)
      return missing <= 0 ? 0 : receiveTasksCost(outlook, id, missing)
    })
  return cheapest(costs, islands)
}
