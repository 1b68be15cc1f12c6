import { type ActionColour, type City, cityFateGroups, type Rules } from '#engine'

/** What the groups of symbols on a city's fate tiles come to. */
interface FateSizes {
  /** The size of the largest group of each symbol. */
  readonly largest: ReadonlyMap<ActionColour, number>
  /** Of all symbols together. */
  readonly sum: number
  /** The sum of all groups' sizes squared. */
  readonly squares: number
}

/** By the groups: two parts of a value ask for them, and positions in which no fate tile was placed share theirs. */
const known = new WeakMap<ReturnType<typeof cityFateGroups>, FateSizes>()

/** What the groups on a city's fate tiles come to. */
export function largestFateGroupsAndSums(rules: Rules, city: City): FateSizes {
  const groups = cityFateGroups(rules, city)
  const before = known.get(groups)
  if (before !== undefined) return before
  const largest = new Map<ActionColour, number>()
  let squares = 0
  for (const { symbol, size } of groups) {
    largest.set(symbol, Math.max(size, largest.get(symbol) ?? 0))
    squares += size * size
  }
  const sizes = { largest, sum: [...largest.values()].reduce((sum, size) => sum + size, 0), squares }
  known.set(groups, sizes)
  return sizes
}
