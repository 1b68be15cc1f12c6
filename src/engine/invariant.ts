/** @throws an error that says what is broken in a position, and where, unless it holds */
export function invariant(holds: boolean, where: string, what: string): asserts holds {
  if (!holds) throw new Error(`${where}: ${what}`)
}
