import type { Dice } from '#support/dice'

/** A normal deviate. */
function normal(dice: Dice): number {
  const uniform = () => (1 + dice.below(1_000_000)) / 1_000_001
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** Where a search by evolution stands. */
export interface Evolution {
  readonly mean: readonly number[]
  readonly sigma: number
  /** Variance of each dimension; the covariances are left out. */
  readonly variance: readonly number[]
  readonly pathC: readonly number[]
  readonly pathS: readonly number[]
  readonly generation: number
}

export const evolutionFrom = (mean: readonly number[], sigma: number): Evolution => ({
  mean,
  sigma,
  variance: mean.map(() => 1),
  pathC: mean.map(() => 0),
  pathS: mean.map(() => 0),
  generation: 0,
})

/** One generation of candidates, drawn round the mean. */
export const candidatesOf = (dice: Dice, { mean, sigma, variance }: Evolution, count: number): number[][] =>
  Array.from({ length: count }, () => mean.map((one, at) => one + sigma * Math.sqrt(variance[at] ?? 1) * normal(dice)))

/**
 * The next generation, by separable CMA-ES (Ros and Hansen 2008): the better half moves mean, step and variances.
 * @param candidates the best first
 */
export function evolved(before: Evolution, candidates: readonly (readonly number[])[]): Evolution {
  const n = before.mean.length
  const half = Math.floor(candidates.length / 2)
  const raw = Array.from({ length: half }, (_, at) => Math.log(half + 0.5) - Math.log(at + 1))
  const total = raw.reduce((sum, one) => sum + one, 0)
  const share = raw.map((one) => one / total)
  const effective = 1 / share.reduce((sum, one) => sum + one * one, 0)
  const forS = (effective + 2) / (n + effective + 3)
  const damp = 1 + forS + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1)
  const forC = 4 / (n + 4)
  const plain = 2 / ((n + 1.3) ** 2 + effective)
  const rankOne = Math.min(1, (plain * (n + 2)) / 3)
  const rankMany = Math.min(
    1 - rankOne,
    ((n + 2) / 3) * Math.min(1, (2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective)),
  )
  const typical = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
  const at = (list: readonly number[], index: number) => list[index] ?? 0
  const deviation = (index: number) => Math.sqrt(at(before.variance, index))
  const mean = before.mean.map((_, index) =>
    share.reduce((sum, part, rank) => sum + part * at(candidates[rank] ?? [], index), 0),
  )
  const step = mean.map((one, index) => (one - at(before.mean, index)) / before.sigma)
  const pathS = step.map(
    (one, index) =>
      (1 - forS) * at(before.pathS, index) + (Math.sqrt(forS * (2 - forS) * effective) * one) / deviation(index),
  )
  const length = Math.sqrt(pathS.reduce((sum, one) => sum + one * one, 0))
  const moving = length / Math.sqrt(1 - (1 - forS) ** (2 * (before.generation + 1))) < (1.4 + 2 / (n + 1)) * typical
  const pathC = step.map(
    (one, index) =>
      (1 - forC) * at(before.pathC, index) + (moving ? Math.sqrt(forC * (2 - forC) * effective) * one : 0),
  )
  const variance = before.variance.map((one, index) => {
    const many = share.reduce((sum, part, rank) => {
      const off = (at(candidates[rank] ?? [], index) - at(before.mean, index)) / before.sigma
      return sum + part * off * off
    }, 0)
    return (1 - rankOne - rankMany) * one + rankOne * at(pathC, index) ** 2 + rankMany * many
  })
  const sigma = before.sigma * Math.exp((forS / damp) * (length / typical - 1))
  return { mean, sigma, variance, pathC, pathS, generation: before.generation + 1 }
}
