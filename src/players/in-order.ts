/**
 * Puts one into a list that is kept in order, after its equals: the order of a stable sort. What a value sorts is at most a
 * few dozen long; there this is quicker than `sort`, which was a fifth of its time.
 */
export function insertInOrder<T>(list: T[], one: T, isBefore: (one: T, other: T) => boolean): void {
  let at = list.length
  list.push(one)
  for (; at > 0; at--) {
    const other = list[at - 1]
    if (other === undefined || !isBefore(one, other)) break
    list[at] = other
  }
  list[at] = one
}

/** The order of a sort that puts first what promises most. */
export const byWorth = (one: { readonly worth: number }, other: { readonly worth: number }): number =>
  other.worth - one.worth
