import {
  COMMON_TASKS,
  elderPointsOnJoining,
  guardianPointsAt,
  hasAbility,
  type IslandId,
  isBonfirePlace,
  lastPathSpace,
  litCount,
  pathSpaceOfPlace,
  type Space,
  taskAndBonfireCount,
  totalResources,
} from '#engine'
import { portalsUntilNotch } from './beside.ts'
import { furtherGnomesCost, NEVER, pathCost, receiveGuardianCost, receiveTasksCost } from './cost.ts'
import { insertInOrder } from './in-order.ts'
import { commonTaskCost, missingGuardianColours } from './need.ts'
import type { PositionContext } from './outlook.ts'
import type { OwnTask } from './own-tasks.ts'

/** The parts of a value that are still to be earned. */
export type ProjectKind = 'tasks' | 'guardians' | 'common' | 'gnomes'

/** Something worth points that takes so many own turns. */
export interface Project {
  readonly part: ProjectKind
  readonly points: number
  readonly turns: number
}

/** All that a seat could still earn; each is reckoned as if it were alone. */
export function projectsOf(outlook: PositionContext, own: readonly OwnTask[]): Project[] {
  const projects: Project[] = []
  addBonfires(projects, outlook, own)
  addProspects(projects, outlook)
  addGuardianPlans(projects, outlook, own)
  addCommonTasks(projects, outlook)
  addElders(projects, outlook)
  return projects
}

/** Own tasks that do not burn yet. */
function addBonfires(projects: Project[], { weights }: PositionContext, own: readonly OwnTask[]): void {
  for (const { lit, points, turns, beside } of own)
    if (!lit)
      projects.push({ part: 'tasks', points: points + beside + weights.bonus, turns: turns + weights.igniteTurns })
}

/** The best of the tasks that could still be received, as many as there is room for. */
function addProspects(projects: Project[], outlook: PositionContext): void {
  const { weights, state, city, lyingIn } = outlook
  const room = 7 - taskAndBonfireCount(city)
  if (room === 0) return
  const held = Math.min(2, totalResources(city.resources))
  const shorts = (2 - held) * weights.resourceTurns
  const plans: Project[] = []
  // Those of an island stand together.
  let at: IslandId | null = null
  let taking = 0
  for (const { island, points, turns } of lyingIn(state)) {
    if (island !== at) taking = receiveTasksCost(outlook, island) + shorts
    at = island
    const plan: Project = {
      part: 'tasks',
      points: weights.prospect * (points + weights.besides + weights.bonus),
      turns: taking + turns + weights.igniteTurns,
    }
    insertInOrder(plans, plan, (one, other) => other.points - one.points - 2 * (other.turns - one.turns) < 0)
    if (plans.length > room) plans.pop()
  }
  for (const plan of plans) projects.push(plan)
}

/** Bonfires that guardians can still come to, the best ones given to those that are nearest. */
function addGuardianPlans(projects: Project[], outlook: PositionContext, own: readonly OwnTask[]): void {
  const { rules, state, city, weights, chances } = outlook
  const taken = new Set<number>()
  const walkers: { readonly from: number; readonly fetched: number }[] = []
  for (const { place } of city.guardians)
    if (isBonfirePlace(place)) taken.add(pathSpaceOfPlace(place))
    else walkers.push({ from: pathSpaceOfPlace(place), fetched: 0 })
  let nearest = NEVER
  for (const colour of missingGuardianColours(outlook))
    nearest = Math.min(nearest, receiveGuardianCost(outlook, colour))
  if (nearest < NEVER) walkers.push({ from: 0, fetched: nearest })
  if (walkers.length === 0) return
  const ways: { readonly space: Space; readonly open: number; readonly points: number }[] = []
  for (const task of own) {
    const { space } = task
    const open = taken.has(space) ? NEVER : openCost(outlook, task)
    if (open < NEVER) ways.push({ space, open, points: guardianPointsAt(rules, state, city, `b${space}`) ?? 0 })
  }
  for (const { from, fetched } of walkers.sort((a, b) => b.from - a.from || a.fetched - b.fetched)) {
    let best: { plan: Project; space: Space } | null = null
    let most = 0
    for (const { space, open, points } of ways) {
      if (taken.has(space) || space < from) continue
      // From the starting tile the bonfire beside the first space is two steps away.
      const turns = fetched + open + (space - from + 1) * weights.stepTurns
      // It gains no more than that, whatever patience there is.
      if (points - turns * 1.5 <= most) continue
      const gain = points * chances.patience(turns) - turns * 1.5
      if (gain <= most) continue
      best = { plan: { part: 'guardians', points, turns }, space }
      most = gain
    }
    if (best === null) continue
    taken.add(best.space)
    projects.push(best.plan)
  }
}

/** Turns until a guardian can enter the bonfire of a space: path, portal and task are needed (R10.2). */
function openCost(outlook: PositionContext, { space, lit, turns }: OwnTask): number {
  const { weights, city } = outlook
  const path = pathCost(outlook, Math.max(0, space - lastPathSpace(city)))
  const portals = city.portals[space - 1] === null ? portalsUntilNotch(outlook, space) : 0
  // Half, for path and portals also serve other ends.
  const fire = lit ? 0 : (turns + weights.igniteTurns) / 2
  return Math.min(NEVER, (path + portals * weights.portalTurns) / 2 + fire)
}

/** R13.1: common tasks, and the bonus action where the neutral novice still stands (R13.2). */
function addCommonTasks(projects: Project[], outlook: PositionContext): void {
  const { state, city, weights } = outlook
  if (outlook.turns <= 0) return
  for (const task of COMMON_TASKS) {
    const bonus = state.commonNovices.includes(task) ? weights.bonus : 0
    const turns = commonTaskCost(outlook, task)
    const points = turns === 0 ? 0 : task === 'sevenTasks' && litCount(city) === taskAndBonfireCount(city) ? 5 : 4
    if (points + bonus > 0) projects.push({ part: 'common', points: points + bonus, turns })
  }
}

/** R12.2: what the elders that are left would score now. */
function addElders(projects: Project[], outlook: PositionContext): void {
  const { rules, state, city } = outlook
  const room = 6 - city.gnomes.length
  const [guest] = state.elders
  if (room === 0 || guest === undefined) return
  const friend = hasAbility(city, 'elderFriend') ? 2 : 0
  // The elder of gnomes counts itself.
  const after = { ...city, gnomes: [...city.gnomes, guest] }
  const points: number[] = []
  for (const elder of state.elders)
    insertInOrder(points, elderPointsOnJoining(rules, after, elder) + friend, (one, other) => one > other)
  const turns = furtherGnomesCost(outlook, 1)
  for (const one of points.slice(0, room)) projects.push({ part: 'gnomes', points: one, turns })
}

/**
 * What projects come to in the turns that are left: those with most points a turn first, the last one in part. The longer
 * one takes, the likelier it is abandoned.
 */
export function projectsValue(
  { weights, chances, turns }: PositionContext,
  projects: readonly Project[],
): Record<ProjectKind, number> {
  const parts: Record<ProjectKind, number> = { tasks: 0, guardians: 0, common: 0, gnomes: 0 }
  const order: (Project & { readonly pace: number })[] = []
  for (const { part, points, turns: taken } of projects) {
    const hoped = points * chances.patience(taken)
    const project = { part, points: hoped, turns: taken, pace: hoped / (taken + 0.3) }
    insertInOrder(order, project, (one, other) => one.pace > other.pace)
  }
  // A task that could burn now still needs a whole turn, however many are left.
  let left = turns <= 0 ? 0 : turns * weights.usable + (1 - weights.usable)
  for (const { part, points, turns: taken } of order) {
    if (taken > turns && taken > left) continue
    const share = taken <= left ? 1 : left / taken
    parts[part] += points * share
    left = Math.max(0, left - taken)
  }
  return parts
}
