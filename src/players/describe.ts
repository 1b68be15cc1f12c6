import {
  ACTION_TILES,
  COMMON_TASKS,
  COUNCIL_SPACES,
  commonTaskProgress,
  countdownProgress,
  elderPointsOnJoining,
  isElder,
  litCount,
  mostTilesHeldToPlaceFate,
  portalCount,
  RESOURCES,
  taskAndBonfireCount,
  totalTiles,
} from '#engine'
import { greatBonfireStepsToFittingPortal } from './cost.ts'
import { largestFateGroupsAndSums } from './fate-sizes.ts'
import { writeGuardianTraits } from './guardian-ways.ts'
import { insertInOrder } from './in-order.ts'
import type { PositionContext } from './outlook.ts'
import type { OwnTask } from './own-tasks.ts'
import type { Parts } from './parts.ts'
import { CONDITION_TRAIT_INDEX, fillWithOnes, TRAIT_RANGES, TURNS_NEEDED_UPPER_BOUNDS } from './traits.ts'

/** What a position is like: the numbers of `TRAITS`, written into the outlook's list, which is used again each time. */
export function writePositionTraits(outlook: PositionContext, own: readonly OwnTask[], parts: Parts): Float64Array {
  const { traits } = outlook
  traits.fill(0)
  describeGoods(outlook)
  describePath(outlook)
  describeTasks(outlook, own)
  describeLying(outlook)
  writeGuardianTraits(outlook)
  describeCommonTasks(outlook)
  describeGnomes(outlook)
  describeFate(outlook)
  describeTime(outlook)
  traits[TRAIT_RANGES.reckonedTasks.at] = parts.tasks / 10
  traits[TRAIT_RANGES.reckonedGuardians.at] = parts.guardians / 5
  traits[TRAIT_RANGES.reckonedCommon.at] = parts.common / 5
  traits[TRAIT_RANGES.reckonedGnomes.at] = parts.gnomes / 5
  traits[TRAIT_RANGES.reckonedGoods.at] = parts.goods / 5
  traits[TRAIT_RANGES.reckonedFate.at] = parts.fate / 5
  return traits
}

function steps(traits: Float64Array, { at, size }: { at: number; size: number }, count: number): void {
  fillWithOnes(traits, at, at + Math.min(size, count))
}

function pieces(traits: Float64Array, at: number, count: number): void {
  fillWithOnes(traits, at, at + Math.min(3, count))
  if (count > 3) traits[at + 3] = count - 3
}

function describeGoods({ traits, city }: PositionContext): void {
  for (const [index, tile] of ACTION_TILES.entries())
    pieces(traits, TRAIT_RANGES.tileSteps.at + 4 * index, city.actionTiles[tile])
  for (const [index, resource] of RESOURCES.entries())
    pieces(traits, TRAIT_RANGES.resourceSteps.at + 4 * index, city.resources[resource])
  const all = totalTiles(city.actionTiles)
  const { at } = TRAIT_RANGES.allTiles
  traits[at] = all <= mostTilesHeldToPlaceFate(city) ? 1 : 0
  traits[at + 1] = Math.max(0, all - 3)
  traits[at + 2] = Math.max(0, all - 6)
}

function describePath(outlook: PositionContext): void {
  const { traits, state, city } = outlook
  steps(traits, TRAIT_RANGES.pathSteps, city.path.length)
  const portals = portalCount(city)
  steps(traits, TRAIT_RANGES.portalSteps, portals)
  if (portals === 7) return
  const away = state.bonfire.at === null ? 1 : greatBonfireStepsToFittingPortal(outlook)
  traits[TRAIT_RANGES.portalAway.at + Math.min(3, away - 1)] = 1
}

function describeTasks({ traits, state, seat, city }: PositionContext, own: readonly OwnTask[]): void {
  steps(traits, TRAIT_RANGES.taskSteps, taskAndBonfireCount(city))
  steps(traits, TRAIT_RANGES.litSteps, litCount(city))
  for (const { lit, points, condition, turns, beside } of own) {
    add(traits, TRAIT_RANGES.beside.at + (lit ? 0 : 1), beside)
    if (lit) continue
    const need = TURNS_NEEDED_UPPER_BOUNDS.findIndex((most) => turns <= most)
    add(traits, TRAIT_RANGES.need.at + need, 1)
    add(traits, TRAIT_RANGES.needPoints.at + need, points / POINTS)
    if (turns > 0) add(traits, TRAIT_RANGES.conditions.at + CONDITION_TRAIT_INDEX[condition], 1)
  }
  for (const [index, space] of COUNCIL_SPACES.entries())
    if (state.council[space].includes(seat)) traits[TRAIT_RANGES.council.at + index] = 1
}

function describeLying({ traits, state, city, lyingIn }: PositionContext): void {
  const room = 7 - taskAndBonfireCount(city)
  if (room <= 0) return
  const { at } = TRAIT_RANGES.lying
  const best: number[] = []
  let met = 0
  for (const { island, turns, here, away } of lyingIn(state)) {
    if (turns <= 0) met += 1
    insertInOrder(best, city.ship === island ? here : away, (one, other) => one > other)
    if (best.length > 3) best.pop()
  }
  for (let nth = 0; nth < 3; nth++) traits[at + nth] = (best[nth] ?? 0) / POINTS
  traits[at + 3] = Math.min(met, room)
}

function describeCommonTasks({ traits, state, city }: PositionContext): void {
  for (const [index, task] of COMMON_TASKS.entries()) {
    const at = TRAIT_RANGES.commonTasks.at + 5 * index
    const { have, need } = commonTaskProgress(city, task)
    if (!state.commonNovices.includes(task)) traits[at + 4] = 1
    else fillWithOnes(traits, at + Math.max(0, need - have), at + 4)
  }
}

function describeGnomes({ traits, rules, state, city }: PositionContext): void {
  steps(traits, TRAIT_RANGES.gnomeSteps, city.gnomes.length)
  for (const gnome of city.gnomes)
    if (!isElder(gnome)) traits[TRAIT_RANGES.specialists.at + rules.specialist(gnome).number - 1] = 1
  // The elder of gnomes, who counts itself (R12.2), is a point low here, not in `addElders`: the weights were learnt so. Counted
  // otherwise it would be wrong until `npm run tool -- tune` has learnt all weights anew, and what positions let expect after it.
  const points = state.elders.map((elder) => elderPointsOnJoining(rules, city, elder)).sort((a, b) => b - a)
  for (let best = 0; best < Math.min(3, 6 - city.gnomes.length); best++)
    traits[TRAIT_RANGES.elders.at + best] = (points[best] ?? 0) / POINTS
}

function describeFate({ traits, rules, city }: PositionContext): void {
  const { supply } = city.fate
  steps(traits, TRAIT_RANGES.supplySteps, supply.length)
  const { largest, sum, squares } = largestFateGroupsAndSums(rules, city)
  let next = 0
  for (const tile of [supply[0], supply.at(-1)]) {
    if (tile === undefined) continue
    const areas = rules.symbols(tile).reduce((total, symbol) => total + (largest.get(symbol) ?? 0), 0)
    next = Math.max(next, areas)
  }
  const { at } = TRAIT_RANGES.fateAreas
  traits[at] = sum / 8
  traits[at + 1] = (supply.length * sum) / 40
  traits[at + 2] = next / 4
  traits[at + 3] = squares / 20
}

function describeTime({ traits, state, turns }: PositionContext): void {
  const { at } = TRAIT_RANGES.time
  traits[at] = 1
  traits[at + 1] = turns / 8
  if (state.countdown !== null) traits[at + 2] = 1
  const { novices, countdownAt } = countdownProgress(state)
  steps(traits, { at: at + 3, size: 7 }, countdownAt - novices)
  if (state.setup.players === 2) traits[at + 10] = 1
  if (state.setup.players > 2) traits[at + 11] = 1
}

const add = (traits: Float64Array, at: number, more: number): void => {
  traits[at] = (traits[at] ?? 0) + more
}
/** Points are counted in fours, so that all numbers are of one size. */
const POINTS = 4
