import { isBonfirePlace, lastPathSpace, pathSpaceOfPlace, SPACES, type Space } from '#engine'
import type { PositionContext } from './outlook.ts'
import { fillWithOnes, TRAIT_RANGES } from './traits.ts'

/** R10: where guardians stand, and which bonfires they can come to; the furthest ahead takes the best that is left. */
export function writeGuardianTraits({ traits, rules, city }: PositionContext): void {
  const guarded = new Set<number>()
  const walkers: number[] = []
  for (const { place } of city.guardians) {
    if (isBonfirePlace(place)) guarded.add(pathSpaceOfPlace(place))
    else walkers.push(pathSpaceOfPlace(place))
  }
  const { guardianSteps, bonfireGuardianSteps, way } = TRAIT_RANGES
  fillWithOnes(traits, guardianSteps.at, guardianSteps.at + city.guardians.length - 1)
  fillWithOnes(traits, bonfireGuardianSteps.at, bonfireGuardianSteps.at + guarded.size)
  const open: Space[] = []
  const nearlyOpen: Space[] = []
  const last = lastPathSpace(city)
  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (!task || guarded.has(space)) continue
    const lacks = (task.lit ? 0 : 1) + (city.portals[space - 1] === null ? 1 : 0) + (space > last ? 1 : 0)
    if (lacks === 0) open.push(space)
    else if (lacks === 1) nearlyOpen.push(space)
  }
  let points = 0
  let steps = 0
  let later = 0
  for (const from of walkers.sort((a, b) => b - a)) {
    const space = takeBest(open, from)
    if (space === null) {
      const hoped = takeBest(nearlyOpen, from)
      if (hoped !== null) later += rules.guardianValue(hoped)
      continue
    }
    points += rules.guardianValue(space)
    steps += space - from + 1
  }
  const { at } = way
  traits[at] = points / 4
  traits[at + 1] = steps / 4
  traits[at + 2] = later / 4
  traits[at + 3] = walkers.reduce((sum, from) => sum + from, 0) / 4
  traits[at + 4] = (walkers[0] ?? 0) / 4
  traits[at + 5] = (open.length + nearlyOpen.length / 2) / 2
}

/** The highest space from there on, which is taken off the list. */
function takeBest(spaces: Space[], from: number): Space | null {
  const at = spaces.findLastIndex((space) => space >= from)
  return at < 0 ? null : (spaces.splice(at, 1)[0] ?? null)
}
