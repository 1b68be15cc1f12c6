/** What was expected, and what came. */
export type Guess = readonly [expected: number, total: number]

const FIFTHS = 5

/** A row of the table that says how well expectations held. */
export function rowOf(guesses: readonly Guess[]) {
  const sorted = [...guesses].sort(([a], [b]) => a - b)
  const missed = Array.from({ length: FIFTHS }, (_, nth) =>
    sorted
      .slice(Math.floor((nth * sorted.length) / FIFTHS), Math.floor(((nth + 1) * sorted.length) / FIFTHS))
      .map(([expected, total]) => expected - total),
  )
  const error = mean(sorted.map(([expected, total]) => Math.abs(total - expected)))
  // Who knows nothing expects the same of all.
  const constant = mean(sorted.map(([, total]) => total))
  const constantError = mean(sorted.map(([, total]) => Math.abs(total - constant)))
  return {
    seats: sorted.length,
    slope: round(slopeOf(sorted)),
    bias: missed.map((fifth) => round(mean(fifth), 1)),
    /** The widest 95 % interval of these, to either side. */
    interval: round(Math.max(...missed.map((fifth) => (1.96 * spread(fifth)) / Math.sqrt(fifth.length))), 1),
    error: round(error, 1),
    constant: round(constantError, 1),
    less: `${round(100 * (1 - error / constantError), 1)} %`,
  }
}

export const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits
export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
export function spread(list: readonly number[]): number {
  const middle = mean(list)
  return Math.sqrt(mean(list.map((one) => (one - middle) ** 2)))
}
/** By how much the second of each pair rises with the first. */
export function slopeOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, one]) => one))]
  return mean(pairs.map(([a, b]) => (a - x) * (b - y))) / mean(pairs.map(([a]) => (a - x) ** 2))
}
