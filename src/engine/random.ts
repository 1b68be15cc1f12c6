import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Draft } from './state.ts'

/** The generator's first state: the seed's 128 bits as four 32-bit words. */
export function rngStateFromSeed(seed: string): number[] {
  const words = [0, 8, 16, 24].map((from) => Number.parseInt(seed.slice(from, from + 8), 16) | 0)
  // From nothing but zeros the generator would draw zeros for ever.
  return words.every((word) => word === 0) ? [1, 0, 0, 0] : words
}

/**
 * Shuffles in place (Fisher and Yates), and moves the generator on.
 * @param holder whose `rng` is used and advanced
 */
export function shuffleInPlace<T>(holder: Pick<Draft, 'rng'>, items: T[]): T[] {
  const generator = xoroshiro128plusFromState(holder.rng)
  for (let last = items.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last)
    const kept = items[last]
    const taken = items[other]
    // Both indexes lie within the list, so neither is missing; the check only says so to the compiler.
    if (kept !== undefined && taken !== undefined) {
      items[last] = taken
      items[other] = kept
    }
  }
  holder.rng = [...generator.getState()]
  return items
}
