import { ACTION_TILES, COMMON_TASKS, COUNCIL_SPACES, type Condition, RESOURCES } from '#engine'
import type { Part } from './parts.ts'

/** A trait of a position: the part of the value that it belongs to, and where its numbers stand. */
interface Trait {
  readonly part: Part
  readonly at: number
  readonly size: number
}

/** Own turns that a task's condition still takes, at most: a task is counted with the first that it fits. */
export const TURNS_NEEDED_UPPER_BOUNDS = [0, 1, 2, 3.2, 5, Number.POSITIVE_INFINITY] as const

/**
 * Where each kind of condition stands among the traits: each is judged a little too easy or too hard by the reckoned turns.
 * The learnt weights know these places, so a new kind goes to the end (CONTRIBUTING.md).
 */
export const CONDITION_TRAIT_INDEX: Readonly<Record<Condition['kind'], number>> = {
  pathTileWithResource: 0,
  guardian: 1,
  offeringOnIslandWithResource: 2,
  offeringOnBothIslandsWithResource: 3,
  offeringsOnOneIsland: 4,
  offeringsOnIslands: 5,
  emptyOfferingPile: 6,
  gnomeWithResource: 7,
  gnomes: 8,
  elders: 9,
  portals: 10,
  guardians: 11,
  guardiansAtBonfires: 12,
  bonfires: 13,
  bonfiresOfColours: 14,
  tasksOrBonfiresOfColour: 15,
  commonTasks: 16,
  resource: 17,
  resourcePairs: 18,
  identicalResources: 19,
  actionTiles: 20,
  pathTilesWithCrystal: 21,
  adjacentPathTilesSameResource: 22,
  fateGroups: 23,
  anyFateGroups: 24,
  fateCovered: 25,
}
/** Specialists have the numbers 1 to 27. */
const SPECIALISTS = 27

let taken = 0
function trait(part: Part, size: number): Trait {
  const at = taken
  taken += size
  return { part, at, size }
}

/**
 * What is seen of a position. `…Steps` are counts in steps: the first number is 1 from one on, the second from two on, and
 * so forth, so that each more has a worth of its own.
 */
export const TRAIT_RANGES = {
  /** By kind: three steps, then how many more. */
  tileSteps: trait('goods', 4 * ACTION_TILES.length),
  /** Few enough for a fate tile (R5.1); how many more than three; than six. */
  allTiles: trait('goods', 3),
  /** By kind: three steps, then how many more. */
  resourceSteps: trait('goods', 4 * RESOURCES.length),
  pathSteps: trait('path', 6),
  portalSteps: trait('path', 7),
  /** How far the Great Bonfire is from the next portal that fits: one to three spaces, or more. */
  portalAway: trait('path', 4),
  taskSteps: trait('tasks', 7),
  litSteps: trait('tasks', 7),
  /** Unlit tasks by what they need (`NEEDS`), and what they score. */
  need: trait('tasks', TURNS_NEEDED_UPPER_BOUNDS.length),
  needPoints: trait('tasks', TURNS_NEEDED_UPPER_BOUNDS.length),
  /** What may still come beside bonfires (R15.3), and beside unlit tasks. */
  beside: trait('path', 2),
  /** The three best tasks that lie on islands, and how many of them could be lit at once. */
  lying: trait('tasks', 4),
  /** Unlit tasks whose condition is not met, by kind. */
  conditions: trait('tasks', Object.keys(CONDITION_TRAIT_INDEX).length),
  /** Beyond the own one. */
  guardianSteps: trait('guardians', 4),
  bonfireGuardianSteps: trait('guardians', 5),
  /** Points at open bonfires that can be reached, the steps there, points at nearly open ones; steps made in all and by the
   * furthest; bonfires without a guardian. */
  way: trait('guardians', 6),
  /** By common task, while its novice stands there: met, one missing, two, three; then whether it is gone. */
  commonTasks: trait('common', 5 * COMMON_TASKS.length),
  gnomeSteps: trait('gnomes', 6),
  specialists: trait('gnomes', SPECIALISTS),
  /** What the three best elders would score now. */
  elders: trait('gnomes', 3),
  supplySteps: trait('fate', 7),
  /** The largest areas; these for each tile in supply; those of the next tiles; how compact all is. */
  fateAreas: trait('fate', 4),
  /** That there is time; how many turns; the countdown; novices up to it in steps; two players; more. */
  time: trait('time', 12),
  /** Council spaces that have an own novice. */
  council: trait('tasks', COUNCIL_SPACES.length),
  /** What was reckoned. */
  reckonedTasks: trait('tasks', 1),
  reckonedGuardians: trait('guardians', 1),
  reckonedCommon: trait('common', 1),
  reckonedGnomes: trait('gnomes', 1),
  reckonedGoods: trait('goods', 1),
  reckonedFate: trait('fate', 1),
} as const
export type PositionTraitName = keyof typeof TRAIT_RANGES

/** How many numbers describe a position. */
export const TRAIT_NUMBER_COUNT = taken

/** Sets numbers to 1, from one up to before another. `fill` does the same, but its call takes longer than these few. */
export function fillWithOnes(traits: Float64Array, from: number, to: number): void {
  for (let at = from; at < to; at++) traits[at] = 1
}

/** What a trait is worth depends on the own turns left: each has a weight for either of these, 0 when there are none. */
export const stageFactorsFor = (turns: number): readonly [number, number, number] => [
  Math.min(1, turns / 3),
  Math.min(1, turns / 8),
  Math.min(1.3, turns / 16),
]
export const STAGE_COUNT = 3

/** What each number of a position's traits is worth when so many own turns are left. */
export type TraitWeightsByTurnsLeft = (turns: number) => Float64Array

/** @param weights three a number, as `stageFactorsFor` mixes them; a turn sees few counts of turns, and each is mixed once */
export function createTraitWeightsByTurnsLeft(weights: Float64Array): TraitWeightsByTurnsLeft {
  const known = new Map<number, Float64Array>()
  return (turns) => {
    const before = known.get(turns)
    if (before !== undefined) return before
    const [soon, later, late] = stageFactorsFor(turns)
    const mixed = new Float64Array(TRAIT_NUMBER_COUNT)
    for (let number = 0; number < TRAIT_NUMBER_COUNT; number++) {
      const [first = 0, second = 0, third = 0] = weights.subarray(STAGE_COUNT * number, STAGE_COUNT * (number + 1))
      mixed[number] = soon * first + later * second + late * third
    }
    known.set(turns, mixed)
    return mixed
  }
}
