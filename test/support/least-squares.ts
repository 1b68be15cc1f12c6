/** Sums that a fit of least squares is made of: rows may come one by one. */
export interface Sums {
  readonly products: number[][]
  readonly targets: number[]
}

export const noSums = (size: number): Sums => ({
  products: Array.from({ length: size }, () => Array.from({ length: size }, () => 0)),
  targets: Array.from({ length: size }, () => 0),
})

/** Adds one observation: its values, and what they should come to. */
export function addObservation({ products, targets }: Sums, row: readonly number[], target: number): void {
  row.forEach((value, at) => {
    if (value === 0) return
    targets[at] = (targets[at] ?? 0) + value * target
    const line = products[at] ?? []
    row.forEach((other, column) => {
      line[column] = (line[column] ?? 0) + value * other
    })
  })
}

/**
 * What each value is multiplied by, so that the squares of what is missed are least.
 * @param ridge draws all of them towards 0; more than 0, so that there is always one answer
 */
export function fitted({ products, targets }: Sums, ridge: number): number[] {
  const lines = products.map((line, at) => [
    ...line.map((value, i) => value + (i === at ? ridge : 0)),
    targets[at] ?? 0,
  ])
  for (const [at, line] of lines.entries()) {
    const pivot = line[at] ?? 1
    for (const [other, below] of lines.entries()) {
      if (other === at) continue
      const share = (below[at] ?? 0) / pivot
      for (let column = at; column < line.length; column++)
        below[column] = (below[column] ?? 0) - share * (line[column] ?? 0)
    }
  }
  return lines.map((line, at) => (line.at(-1) ?? 0) / (line[at] ?? 1))
}
