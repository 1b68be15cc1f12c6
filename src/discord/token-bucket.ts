import { LRUCache } from 'lru-cache'
import type { Runtime } from '#runtime'

/** How much one person may do. */
interface Allowance {
  /** So much a second, in the long run. */
  readonly perSecond: number
  /** So much at once, when they rested before. */
  readonly atOnce: number
}

/** Takes from a person's bucket, which fills again by itself; false when it is empty. */
export type TakeToken = (personId: string) => boolean

/** Whoever was away for longer has a full bucket anyway. */
const REMEMBERED = 10_000

/** A bucket for each person, full at first. */
export function createBuckets(runtime: Pick<Runtime, 'monotonic'>, { perSecond, atOnce }: Allowance): TakeToken {
  const buckets = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: REMEMBERED })
  return (personId) => {
    const now = runtime.monotonic()
    const before = buckets.get(personId) ?? { left: atOnce, at: now }
    const left = Math.min(atOnce, before.left + ((now - before.at) / 1000) * perSecond)
    const enough = left >= 1
    buckets.set(personId, { left: enough ? left - 1 : left, at: now })
    return enough
  }
}
