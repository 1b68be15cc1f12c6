import {
  ACTION_TILES,
  type ActionTile,
  type City,
  isBonfirePlace,
  lastPathSpace,
  portalCount,
  RESOURCES,
  recruitedElderCount,
  taskAndBonfireCount,
} from '#engine'
import { largestFateGroupsAndSums } from './fate-sizes.ts'
import type { PositionContext } from './outlook.ts'
import { memoizedPowerToExponent } from './powers.ts'

/** What is used up in a turn, about: more than that lies idle at the end. */
const TILES_A_TURN = 2
const RESOURCES_A_TURN = 1.2
/** Every so many turns one goes for a fate tile. */
const TURNS_A_FATE_TILE = 3.5
/** R15.5 */
const LEFTOVER = 0.5
const LEFT_FATE_TILE = 3

/** What tiles and resources in supply will be good for: the first few of each more, and no more than can be used. */
export function suppliesValue({ weights, city, turns }: PositionContext): number {
  let tiles = 0
  let tileCount = 0
  for (const tile of ACTION_TILES) {
    const count = city.actionTiles[tile]
    tileCount += count
    if (count > 0) tiles += tilesWorth(count) * (tile === 'yellow' ? weights.yellow : weights.tile * WANTED[tile](city))
  }
  let resources = 0
  let resourceCount = 0
  for (const resource of RESOURCES) {
    const count = city.resources[resource]
    resourceCount += count
    if (count > 0) resources += resourcesWorth(count) * (resource === 'gold' ? weights.gold : weights.resource)
  }
  const leftovers = Math.floor((tileCount + resourceCount) / 2)
  const usable = (worth: number, count: number, most: number) => (count <= most ? worth : (worth * most) / count)
  const used =
    usable(tiles, tileCount, turns * TILES_A_TURN) + usable(resources, resourceCount, turns * RESOURCES_A_TURN)
  const unused =
    LEFTOVER * (Math.max(0, tileCount - turns * TILES_A_TURN) + Math.max(0, resourceCount - turns * RESOURCES_A_TURN))
  return turns <= 0 ? leftovers : used + Math.floor(unused)
}

/** The first few of each more. */
const tilesWorth = memoizedPowerToExponent(0.8)
const resourcesWorth = memoizedPowerToExponent(0.75)

/** How much an action can still be wanted. */
const WANTED: Readonly<Record<ActionTile, (city: City) => number>> = {
  green: ({ path }) => (path.length >= 6 ? 0.4 : 1),
  blue: (city) => (taskAndBonfireCount(city) >= 7 && city.guardians.length >= 5 ? 0.4 : 1),
  red: (city) => (taskAndBonfireCount(city) >= 7 ? 0.4 : 1),
  white: ({ guardians }) => (guardians.length >= 5 && guardians.every(({ place }) => isBonfirePlace(place)) ? 0.4 : 1),
  purple: (city) => (portalCount(city) >= 7 ? 0.6 : 1),
  brown: ({ gnomes }) => (gnomes.length >= 6 ? 0.4 : 1),
  yellow: () => 1,
}

/** Fate tiles still to be placed are fuel, and what lies says how much the next one gives (R5.5). */
export function unplacedFateTilesValue({ rules, weights, city, turns }: PositionContext): number {
  const supply = city.fate.supply.length
  const placed = Math.min(supply, turns / TURNS_A_FATE_TILE)
  const { sum } = largestFateGroupsAndSums(rules, city)
  return placed * (weights.fateTile + (weights.fateGroup * sum) / 3) + (supply - placed) * LEFT_FATE_TILE
}

/** What the city has that helps on without being a project of its own. */
export function cityAssetValues({ weights, city, turns }: PositionContext) {
  const soon = Math.min(1, turns / 10)
  const specialists = city.gnomes.length - recruitedElderCount(city)
  return {
    gnomes: soon * (weights.gnome * city.gnomes.length + weights.specialist * specialists),
    path: soon * (weights.path * lastPathSpace(city) + weights.portal * portalCount(city)),
    guardians: soon * weights.guardian * city.guardians.length,
    // Tasks that are still to come, as long as there is time for them.
    space: Math.min(1, turns / 8) * weights.freeSpace * Math.sqrt(Math.max(0, 7 - taskAndBonfireCount(city))),
  }
}
