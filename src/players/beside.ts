import { hasAbility, lastPathSpace, pathTileAt, resourceAndCrystal, type Space, type TaskId } from '#engine'
import type { PositionContext } from './outlook.ts'

/** Which of the portals that are still to be placed comes to a free notch: they are placed in the board's order. */
export function portalsUntilNotch({ rules, city }: PositionContext, space: Space): number {
  let portals = 1
  if (!hasAbility(city, 'anyNotch'))
    for (const notch of rules.notches(city.board)) {
      if (notch.space === space) break
      if (city.portals[notch.space - 1] === null) portals += 1
    }
  return portals
}

/** The chance that a portal comes to a space. */
function portalChance(outlook: PositionContext, space: Space): number {
  const { chances, city, turns } = outlook
  if (city.portals[space - 1] !== null) return 1
  const further = portalsUntilNotch(outlook, space)
  return further * 1.5 > turns ? 0 : chances.portal(further)
}

/** The chance that the path tile beside a space has the crystal of the task there. */
function crystalChance({ chances, rules, city, turns }: PositionContext, space: Space, task: TaskId): number {
  if (space === 1) return 0
  const wanted = rules.task(task).colour
  const tile = pathTileAt(city, space)
  if (tile !== undefined) return resourceAndCrystal(tile).crystal === wanted ? 1 : 0
  const further = space - lastPathSpace(city)
  return further > turns ? 0 : CRYSTAL_FITS * chances.path(further)
}
/** Of four open path tiles mostly one has the colour that is wanted. */
const CRYSTAL_FITS = 0.6

/** Points that portal and path tile add to a task that burns at a space (R15.3), those by chance counted in part. */
export const portalAndCrystalPointsOfTask = (outlook: PositionContext, space: Space, task: TaskId): number =>
  2 * portalChance(outlook, space) + 2 * crystalChance(outlook, space, task)
