import {
  atBonfire,
  type City,
  COMMON_TASKS,
  distanceAlong,
  elderPoints,
  guardianPoints,
  has,
  type IslandId,
  lastPathSpace,
  litCount,
  SPACES,
  type Space,
  taskCount,
  totalResources,
} from '#engine'
import { gnomeCost, guardianCost, NEVER, pathCost, taskCost } from './cost.ts'
import { commonTaskCost, missingGuardians } from './need.ts'
import type { Outlook } from './outlook.ts'
import type { OwnTask } from './own-tasks.ts'

/** The parts of a value that are still to be earned. */
export type ProjectPart = 'tasks' | 'guardians' | 'common' | 'gnomes'

/** Something worth points that takes so many own turns. */
export interface Project {
  readonly part: ProjectPart
  readonly points: number
  readonly turns: number
}

/** All that a seat could still earn; each is reckoned as if it were alone. */
export const projectsOf = (outlook: Outlook, own: readonly OwnTask[]): Project[] => [
  ...bonfires(outlook, own),
  ...prospects(outlook),
  ...guardianPlans(outlook, own),
  ...commonTasks(outlook),
  ...elders(outlook),
]

/** Own tasks that do not burn yet. */
function bonfires({ weights }: Outlook, own: readonly OwnTask[]): Project[] {
  return own.flatMap(({ lit, points, turns, beside }) =>
    lit
      ? []
      : [{ part: 'tasks' as const, points: points + beside + weights.bonus, turns: turns + weights.igniteTurns }],
  )
}

/** The best of the tasks that could still be received, as many as there is room for. */
function prospects(outlook: Outlook): Project[] {
  const { weights, state, city, lying } = outlook
  const room = 7 - taskCount(city)
  if (room === 0) return []
  const held = Math.min(2, totalResources(city.resources))
  const shorts = (2 - held) * weights.resourceTurns
  const plans: Project[] = []
  // Those of an island stand together.
  let at: IslandId | null = null
  let taking = 0
  for (const { island, task, points, turns } of lying) {
    if (!state.islands[island]?.tasks.includes(task)) continue
    if (island !== at) taking = taskCost(outlook, island) + shorts
    at = island
    plans.push({
      part: 'tasks',
      points: weights.prospect * (points + weights.besides + weights.bonus),
      turns: taking + turns + weights.igniteTurns,
    })
  }
  return plans.sort((a, b) => b.points - a.points - 2 * (b.turns - a.turns)).slice(0, room)
}

/** Bonfires that guardians can still come to, the best ones given to those that are nearest. */
function guardianPlans(outlook: Outlook, own: readonly OwnTask[]): Project[] {
  const { rules, state, city, weights, chances } = outlook
  const taken = new Set<Space>()
  const walkers = city.guardians
    .filter(({ place }) => !atBonfire(place))
    .map(({ place }) => ({ from: distanceAlong(place), fetched: 0 }))
  const nearest = Math.min(...missingGuardians(outlook).map((colour) => guardianCost(outlook, colour)))
  if (nearest < NEVER) walkers.push({ from: 0, fetched: nearest })
  for (const { place } of city.guardians) for (const space of SPACES) if (place === `b${space}`) taken.add(space)
  if (walkers.length === 0) return []
  const ways = own.map((task) => ({
    space: task.space,
    open: openCost(outlook, task),
    points: guardianPoints(rules, state, city, `b${task.space}`) ?? 0,
  }))
  const plans: Project[] = []
  for (const { from, fetched } of walkers.sort((a, b) => b.from - a.from || a.fetched - b.fetched)) {
    let best: { plan: Project; space: Space; gain: number } | null = null
    for (const { space, open, points } of ways) {
      if (taken.has(space) || space < from || open >= NEVER) continue
      // From the starting tile the bonfire beside the first space is two steps away.
      const turns = fetched + open + (space - from + 1) * weights.stepTurns
      const gain = points * chances.patience(turns) - turns * 1.5
      if (best === null || gain > best.gain) best = { plan: { part: 'guardians', points, turns }, space, gain }
    }
    if (best === null || best.gain <= 0) continue
    taken.add(best.space)
    plans.push(best.plan)
  }
  return plans
}

/** Turns until a guardian can enter the bonfire of a space: path, portal and task are needed (R10.2). */
function openCost(outlook: Outlook, { space, lit, turns }: OwnTask): number {
  const { weights, rules, city } = outlook
  const path = pathCost(outlook, Math.max(0, space - lastPathSpace(city)))
  const free = rules.notches(city.board).filter((notch) => city.portals[notch.space - 1] === null)
  const portals =
    city.portals[space - 1] !== null ? 0 : has(city, 'anyNotch') ? 1 : 1 + free.findIndex((one) => one.space === space)
  // Half, for path and portals also serve other ends.
  const fire = lit ? 0 : (turns + weights.igniteTurns) / 2
  return Math.min(NEVER, (path + portals * weights.portalTurns) / 2 + fire)
}

/** R13.1: common tasks, and the bonus action where the neutral novice still stands (R13.2). */
function commonTasks(outlook: Outlook): Project[] {
  const { state, city, weights } = outlook
  return COMMON_TASKS.flatMap((task) => {
    const bonus = state.commonNovices.includes(task) ? weights.bonus : 0
    const turns = commonTaskCost(outlook, task)
    const points = turns === 0 ? 0 : task === 'sevenTasks' && litCount(city) === taskCount(city) ? 5 : 4
    return points + bonus === 0 ? [] : [{ part: 'common' as const, points: points + bonus, turns }]
  })
}

/** R12.2: what the elders that are left would score now. */
function elders(outlook: Outlook): Project[] {
  const { rules, state, city } = outlook
  const friend = has(city, 'elderFriend') ? 2 : 0
  const points = state.elders.map((elder) => elderPoints(rules, withGuest(city, elder), elder) + friend)
  return points
    .sort((a, b) => b - a)
    .slice(0, 6 - city.gnomes.length)
    .map((one) => ({ part: 'gnomes', points: one, turns: gnomeCost(outlook, 1) }))
}

/** The elder of gnomes counts itself. */
const withGuest = (city: City, elder: City['gnomes'][number]): City => ({ ...city, gnomes: [...city.gnomes, elder] })

/**
 * What projects come to in the turns that are left: those with most points a turn first, the last one in part. The longer
 * one takes, the likelier it is abandoned.
 */
export function earned(
  { weights, chances, turns }: Outlook,
  projects: readonly Project[],
): Record<ProjectPart, number> {
  const parts: Record<ProjectPart, number> = { tasks: 0, guardians: 0, common: 0, gnomes: 0 }
  const worth = projects
    .map((one) => ({ ...one, points: one.points * chances.patience(one.turns) }))
    .sort((a, b) => b.points / (b.turns + 0.3) - a.points / (a.turns + 0.3))
  // A task that could burn now still needs a whole turn, however many are left.
  let left = turns <= 0 ? 0 : turns * weights.usable + (1 - weights.usable)
  for (const { part, points, turns: taken } of worth) {
    if (taken > turns && taken > left) continue
    const share = taken <= left ? 1 : left / taken
    parts[part] += points * share
    left = Math.max(0, left - taken)
  }
  return parts
}
