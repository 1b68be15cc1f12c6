import type { GameState } from '#engine'
import { type PositionTraitName, STAGE_COUNT, TRAIT_NUMBER_COUNT, TRAIT_RANGES } from './traits.ts'
import found from './weights.json' with { type: 'json' }

/** What a player goes by: costs in own turns, worth in points. */
export interface Weights {
  /** Novices that a seat sends to the council in a round, before the countdown. */
  readonly noviceRate: number
  /** The same for Tom. */
  readonly tomNoviceRate: number
  /** Points by which a turn more serves the rivals: in a game against Tom (in the mean), of two, of three or four. */
  readonly tomPace: number
  readonly duelPace: number
  readonly tablePace: number
  /** Share of the turns left that projects can count upon. */
  readonly usable: number
  /** Chance that a project is not abandoned, for each turn it still takes. */
  readonly patience: number
  /** A bonus action of the council, in points. */
  readonly bonus: number
  /** Turns for each of these things. */
  readonly pathTurns: number
  readonly gnomeTurns: number
  readonly portalTurns: number
  readonly guardianTurns: number
  readonly taskTurns: number
  readonly offeringTurns: number
  readonly routeTurns: number
  readonly igniteTurns: number
  readonly stepTurns: number
  readonly resourceTurns: number
  readonly tileTurns: number
  readonly setTurns: number
  readonly symbolTurns: number
  readonly cellTurns: number
  /** How much less likely each portal further off is to come; the same for path tiles. */
  readonly portalChance: number
  readonly pathChance: number
  /** In points. */
  readonly tile: number
  readonly yellow: number
  readonly resource: number
  readonly gold: number
  readonly gnome: number
  readonly specialist: number
  readonly portal: number
  readonly path: number
  readonly fateTile: number
  readonly fateGroup: number
  readonly guardian: number
  readonly freeSpace: number
  /** What is beside a bonfire, before a task lies there. */
  readonly besides: number
  /** How much of a task that lies on an island still counts. */
  readonly prospect: number
  /** What each number of a position's traits is worth beyond what is reckoned, in points: one weight a stage (`stageFactorsFor`). */
  readonly traits: Float64Array
}

/** Weights as they are kept: by trait, for each of its numbers one weight a stage. */
export type StoredTraitWeights = Readonly<Record<PositionTraitName, readonly (readonly number[])[]>>

const { traits, ...plain } = found

/** For games of people, and for those against Tom. Made by `npm run tool -- tune`; all but what the traits are worth was set by hand. */
export const WEIGHTS_BY_OPPONENT: Readonly<Record<'people' | 'tom', Weights>> = {
  people: { ...plain, traits: flattenTraitWeights(traits.people) },
  tom: { ...plain, traits: flattenTraitWeights(traits.tom) },
}

/** Those that a game is played by. */
export const weightsIn = ({ tom }: GameState): Weights =>
  tom === null ? WEIGHTS_BY_OPPONENT.people : WEIGHTS_BY_OPPONENT.tom

/** @returns for number n of the traits its weights at 3n, 3n + 1 and 3n + 2 */
export function flattenTraitWeights(kept: StoredTraitWeights): Float64Array {
  const weights = new Float64Array(STAGE_COUNT * TRAIT_NUMBER_COUNT)
  for (const [name, numbers] of Object.entries(kept)) {
    const trait = Object.entries(TRAIT_RANGES).find(([one]) => one === name)?.[1]
    if (trait === undefined || trait.size !== numbers.length) throw new Error(`weights.json has another trait ${name}`)
    for (const [index, stages] of numbers.entries()) weights.set(stages, STAGE_COUNT * (trait.at + index))
  }
  return weights
}
