import {
  fillableCityNotches,
  guardiansLeftOfColour,
  hasAbility,
  type IslandGuardian,
  type IslandId,
  ownOfferingCountOn,
  portalCount,
} from '#engine'
import type { PositionContext } from './outlook.ts'

/** More turns than any game has: it cannot be done any more. */
export const NEVER = 99

/** Turns that so many further path tiles take. */
export function pathCost({ weights, rules, city }: PositionContext, tiles: number): number {
  let cost = 0
  for (let built = city.path.length; built < city.path.length + tiles; built++) {
    const units = rules.box.pathCost.units[built]
    if (units === undefined) return NEVER
    cost += weights.pathTurns + (units - 1) * weights.tileTurns
  }
  return cost
}

/** Turns that so many further gnomes take. */
export const furtherGnomesCost = ({ weights, city }: PositionContext, gnomes: number): number =>
  city.gnomes.length + gnomes > 6 ? NEVER : Math.max(0, gnomes) * weights.gnomeTurns

/** By how many spaces the Great Bonfire turns to the next portal that fits; a full turn when there is none. */
export function greatBonfireStepsToFittingPortal({ rules, state, city }: PositionContext): number {
  const wanted = fillableCityNotches(rules, city)
  for (let away = 1; away < 7; away++) {
    const lying = state.bonfire.portals[((state.bonfire.at ?? 6) + away) % 7]
    for (const { portal } of wanted) if (lying?.includes(portal)) return away
  }
  return 7
}

/** Turns that so many further portals take; the next one less when the Great Bonfire is near one. */
export function portalCost(outlook: PositionContext, portals: number): number {
  const { weights, state, city } = outlook
  if (portals <= 0) return 0
  if (portalCount(city) === 7) return NEVER
  const units = state.bonfire.at === null ? 1 : Math.min(3, greatBonfireStepsToFittingPortal(outlook))
  return portals * weights.portalTurns + (units - 1) * weights.tileTurns
}

/** Turns that sailing to an island and acting there adds to the action itself. */
function sailCost({ weights, rules, city }: PositionContext, island: IslandId): number {
  if (city.ship === null) return weights.routeTurns
  return Math.min(3, rules.distance(city.ship, island)) * weights.routeTurns
}

/** Turns that getting the guardian of a colour takes. */
export function receiveGuardianCost(outlook: PositionContext, colour: IslandGuardian): number {
  if (guardiansLeftOfColour(outlook.state, colour) === 0) return NEVER
  return outlook.weights.guardianTurns + sailCost(outlook, outlook.rules.islandOf(colour))
}

/** Turns that receiving so many tasks of an island takes. */
export function receiveTasksCost(outlook: PositionContext, island: IslandId, tasks = 1): number {
  const { weights, state, seat, city } = outlook
  const lying = state.islands[island]?.tasks.length ?? 0
  if (lying < tasks) return NEVER
  const laid = hasAbility(city, 'cheapTasks') ? 0 : ownOfferingCountOn(state, seat, island)
  const offerings = laid + (tasks - 1) / 2
  return tasks * (weights.taskTurns + offerings * weights.offeringTurns) + sailCost(outlook, island)
}
