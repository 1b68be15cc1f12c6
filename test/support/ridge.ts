/** Sums of squares of a linear regression, to which observations are added. Memory grows with the square of `size`. */
export interface Squares {
  readonly size: number
  /** The lower triangle of the matrix, by rows. */
  readonly matrix: Float64Array
}

export const squaresOf = (size: number): Squares => ({ size, matrix: new Float64Array(size * size) })

/** Adds an observation: its numbers that are not 0, in rising order, which and how much. */
export function observe({ size, matrix }: Squares, which: Uint16Array, much: Float64Array): void {
  for (let i = 0; i < which.length; i++) {
    const row = (which[i] ?? 0) * size
    const value = much[i] ?? 0
    for (let j = 0; j <= i; j++) {
      const at = row + (which[j] ?? 0)
      matrix[at] = (matrix[at] ?? 0) + value * (much[j] ?? 0)
    }
  }
}

/** What was observed counts so much less. */
export function fade({ matrix }: Squares, share: number): void {
  for (let at = 0; at < matrix.length; at++) matrix[at] = (matrix[at] ?? 0) * share
}

/**
 * Solves (matrix + ridge) x = right by Cholesky's decomposition.
 * @param ridge what is added on the diagonal: the more, the smaller the solution
 */
export function solved({ size, matrix }: Squares, right: Float64Array, ridge: number): Float64Array {
  const low = Float64Array.from(matrix)
  const get = (list: Float64Array, at: number) => list[at] ?? 0
  for (let j = 0; j < size; j++) {
    let square = get(low, j * size + j) + ridge
    for (let k = 0; k < j; k++) square -= get(low, j * size + k) ** 2
    const root = Math.sqrt(Math.max(square, 1e-9))
    low[j * size + j] = root
    for (let i = j + 1; i < size; i++) {
      let sum = get(low, i * size + j)
      for (let k = 0; k < j; k++) sum -= get(low, i * size + k) * get(low, j * size + k)
      low[i * size + j] = sum / root
    }
  }
  const half = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let sum = get(right, i)
    for (let k = 0; k < i; k++) sum -= get(low, i * size + k) * get(half, k)
    half[i] = sum / get(low, i * size + i)
  }
  const whole = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = get(half, i)
    for (let k = i + 1; k < size; k++) sum -= get(low, k * size + i) * get(whole, k)
    whole[i] = sum / get(low, i * size + i)
  }
  return whole
}
