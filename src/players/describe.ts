import {
  ACTION_TILES,
  COMMON_TASKS,
  COUNCIL_SPACES,
  commonTaskProgress,
  councilProgress,
  elderPoints,
  isElder,
  litCount,
  portalCount,
  RESOURCES,
  taskCount,
  tileLimit,
  totalTiles,
} from '#engine'
import { portalAway } from './cost.ts'
import { fateSizes } from './fate-sizes.ts'
import { describeGuardians } from './guardian-ways.ts'
import { insert } from './in-order.ts'
import type { Outlook } from './outlook.ts'
import type { OwnTask } from './own-tasks.ts'
import type { Parts } from './parts.ts'
import { CONDITION_PLACES, NEEDS, ones, TRAITS } from './traits.ts'

/** What a position is like: the numbers of `TRAITS`, written into the outlook's list, which is used again each time. */
export function traitsOf(outlook: Outlook, own: readonly OwnTask[], parts: Parts): Float64Array {
  const { traits } = outlook
  traits.fill(0)
  describeGoods(outlook)
  describePath(outlook)
  describeTasks(outlook, own)
  describeLying(outlook)
  describeGuardians(outlook)
  describeCommonTasks(outlook)
  describeGnomes(outlook)
  describeFate(outlook)
  describeTime(outlook)
  traits[TRAITS.reckonedTasks.at] = parts.tasks / 10
  traits[TRAITS.reckonedGuardians.at] = parts.guardians / 5
  traits[TRAITS.reckonedCommon.at] = parts.common / 5
  traits[TRAITS.reckonedGnomes.at] = parts.gnomes / 5
  traits[TRAITS.reckonedGoods.at] = parts.goods / 5
  traits[TRAITS.reckonedFate.at] = parts.fate / 5
  return traits
}

function steps(traits: Float64Array, { at, size }: { at: number; size: number }, count: number): void {
  ones(traits, at, at + Math.min(size, count))
}

function pieces(traits: Float64Array, at: number, count: number): void {
  ones(traits, at, at + Math.min(3, count))
  if (count > 3) traits[at + 3] = count - 3
}

function describeGoods({ traits, city }: Outlook): void {
  for (const [index, tile] of ACTION_TILES.entries())
    pieces(traits, TRAITS.tileSteps.at + 4 * index, city.actionTiles[tile])
  for (const [index, resource] of RESOURCES.entries())
    pieces(traits, TRAITS.resourceSteps.at + 4 * index, city.resources[resource])
  const all = totalTiles(city.actionTiles)
  const { at } = TRAITS.allTiles
  traits[at] = all <= tileLimit(city) ? 1 : 0
  traits[at + 1] = Math.max(0, all - 3)
  traits[at + 2] = Math.max(0, all - 6)
}

function describePath(outlook: Outlook): void {
  const { traits, state, city } = outlook
  steps(traits, TRAITS.pathSteps, city.path.length)
  const portals = portalCount(city)
  steps(traits, TRAITS.portalSteps, portals)
  if (portals === 7) return
  const away = state.bonfire.at === null ? 1 : portalAway(outlook)
  traits[TRAITS.portalAway.at + Math.min(3, away - 1)] = 1
}

function describeTasks({ traits, state, seat, city }: Outlook, own: readonly OwnTask[]): void {
  steps(traits, TRAITS.taskSteps, taskCount(city))
  steps(traits, TRAITS.litSteps, litCount(city))
  for (const { lit, points, condition, turns, beside } of own) {
    add(traits, TRAITS.beside.at + (lit ? 0 : 1), beside)
    if (lit) continue
    const need = NEEDS.findIndex((most) => turns <= most)
    add(traits, TRAITS.need.at + need, 1)
    add(traits, TRAITS.needPoints.at + need, points / POINTS)
    if (turns > 0) add(traits, TRAITS.conditions.at + CONDITION_PLACES[condition], 1)
  }
  for (const [index, space] of COUNCIL_SPACES.entries())
    if (state.council[space].includes(seat)) traits[TRAITS.council.at + index] = 1
}

function describeLying({ traits, state, city, lyingIn }: Outlook): void {
  const room = 7 - taskCount(city)
  if (room <= 0) return
  const { at } = TRAITS.lying
  const best: number[] = []
  let met = 0
  for (const { island, turns, here, away } of lyingIn(state)) {
    if (turns <= 0) met += 1
    insert(best, city.ship === island ? here : away, (one, other) => one > other)
    if (best.length > 3) best.pop()
  }
  for (let nth = 0; nth < 3; nth++) traits[at + nth] = (best[nth] ?? 0) / POINTS
  traits[at + 3] = Math.min(met, room)
}

function describeCommonTasks({ traits, state, city }: Outlook): void {
  for (const [index, task] of COMMON_TASKS.entries()) {
    const at = TRAITS.commonTasks.at + 5 * index
    const { have, need } = commonTaskProgress(city, task)
    if (!state.commonNovices.includes(task)) traits[at + 4] = 1
    else ones(traits, at + Math.max(0, need - have), at + 4)
  }
}

function describeGnomes({ traits, rules, state, city }: Outlook): void {
  steps(traits, TRAITS.gnomeSteps, city.gnomes.length)
  for (const gnome of city.gnomes)
    if (!isElder(gnome)) traits[TRAITS.specialists.at + rules.specialist(gnome).number - 1] = 1
  // The elder of gnomes, who counts itself (R12.2), is a point low here, not in `addElders`: the weights were learnt so. Counted
  // otherwise it would be wrong until `npm run tool -- tune` has learnt all weights anew, and what positions let expect after it.
  const points = state.elders.map((elder) => elderPoints(rules, city, elder)).sort((a, b) => b - a)
  for (let best = 0; best < Math.min(3, 6 - city.gnomes.length); best++)
    traits[TRAITS.elders.at + best] = (points[best] ?? 0) / POINTS
}

function describeFate({ traits, rules, city }: Outlook): void {
  const { supply } = city.fate
  steps(traits, TRAITS.supplySteps, supply.length)
  const { largest, sum, squares } = fateSizes(rules, city)
  let next = 0
  for (const tile of [supply[0], supply.at(-1)]) {
    if (tile === undefined) continue
    const areas = rules.symbols(tile).reduce((total, symbol) => total + (largest.get(symbol) ?? 0), 0)
    next = Math.max(next, areas)
  }
  const { at } = TRAITS.fateAreas
  traits[at] = sum / 8
  traits[at + 1] = (supply.length * sum) / 40
  traits[at + 2] = next / 4
  traits[at + 3] = squares / 20
}

function describeTime({ traits, state, turns }: Outlook): void {
  const { at } = TRAITS.time
  traits[at] = 1
  traits[at + 1] = turns / 8
  if (state.countdown !== null) traits[at + 2] = 1
  const { novices, countdownAt } = councilProgress(state)
  steps(traits, { at: at + 3, size: 7 }, countdownAt - novices)
  if (state.setup.players === 2) traits[at + 10] = 1
  if (state.setup.players > 2) traits[at + 11] = 1
}

const add = (traits: Float64Array, at: number, more: number): void => {
  traits[at] = (traits[at] ?? 0) + more
}
/** Points are counted in fours, so that all numbers are of one size. */
const POINTS = 4
