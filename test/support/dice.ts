import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A seeded source of chance ; the engine has its own, inside the state. */
export interface Dice {
  /** A whole number from 0 to below `below`. */
  below(below: number): number
  /** One of a list, each as likely. An empty list is the caller's mistake. */
  pick<T>(list: readonly T[]): T
  /** True once in so many times. */
  oneIn(times: number): boolean
  /** One of a list, as likely as its weight; weights are whole numbers. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
}

/** Dice that always fall alike for one name. */
export function diceFor(name: string): Dice {
  const generator = xoroshiro128plus(createHash('sha256').update(name).digest().readInt32LE(0))
  const below = (limit: number) => uniformInt(generator, 0, limit - 1)
  const itemAt = <T>(list: readonly T[], index: number): T => {
    const [item] = list.slice(index, index + 1)
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  return {
    below,
    pick: (list) => itemAt(list, list.length === 0 ? 0 : below(list.length)),
    oneIn: (times) => below(times) === 0,
    weighted(list, weight) {
      const total = list.reduce((sum, item) => sum + weight(item), 0)
      const drawn = total > 0 ? below(total) : 0
      let passed = 0
      for (const item of list) {
        passed += weight(item)
        if (drawn < passed) return item
      }
      return itemAt(list, 0)
    },
  }
}

/** The seed of a game for one name: 128 bits as 32 hexadecimal digits. */
export const seedFor = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)
