import type { Runtime } from '#runtime'
import { createLruMap } from './lru-map.ts'

/** So much within so many ms. */
export interface RateLimit {
  readonly most: number
  readonly withinMs: number
}

type SlidingWindow = ReturnType<typeof createSlidingWindow>

/**
 * Counts what happens within a time that goes along with the clock. What happened so often is at its limit until the first
 * of it is long enough ago.
 */
export function createSlidingWindow(runtime: Runtime, { most, withinMs }: RateLimit) {
  /** Oldest first. */
  let times: readonly number[] = []
  const recent = (): readonly number[] => {
    const since = runtime.monotonic() - withinMs
    times = times.filter((at) => at > since)
    return times
  }
  return {
    add: (): void => {
      times = [...recent(), runtime.monotonic()]
    },
    /** The last one does not count. */
    takeBack: (): void => {
      times = recent().slice(0, -1)
    },
    /** For how many ms it is full; 0 while it is not. */
    fullForMs: (): number => {
      const [first] = recent()
      return first === undefined || times.length < most ? 0 : first + withinMs - runtime.monotonic()
    },
  }
}

export type PersonRefusalRetryLimit = ReturnType<typeof createPersonRefusalRetryLimit>

/**
 * What somebody presses or types is tried at once, though it was refused a moment ago: they may have opened what was shut.
 * So that one person does not spend what all may have refused together, only so many such attempts are theirs.
 */
export function createPersonRefusalRetryLimit(runtime: Runtime, limit: RateLimit) {
  const tallies = createLruMap<SlidingWindow>()
  const tallyOf = (personId: string): SlidingWindow => {
    const tally = tallies.get(personId) ?? createSlidingWindow(runtime, limit)
    tallies.set(personId, tally)
    return tally
  }
  return {
    /** Takes one of the person's attempts; false when there is none left. */
    take(personId: string): boolean {
      const tally = tallyOf(personId)
      if (tally.fullForMs() > 0) return false
      tally.add()
      return true
    },
    /** It was not refused, or nobody knows: it does not count. */
    giveBack: (personId: string): void => tallyOf(personId).takeBack(),
    /** When there is one again, by the wall clock; null while there is one. */
    freeAt(personId: string): Date | null {
      const ms = tallyOf(personId).fullForMs()
      return ms === 0 ? null : new Date(runtime.now().getTime() + ms)
    },
  }
}

/** How much one person may do. */
interface Allowance {
  /** So much a second, in the long run. */
  readonly perSecond: number
  /** So much at once, when they rested before. */
  readonly atOnce: number
}

/** Takes from a bucket, which fills again by itself; false when it is empty. */
export type TakeToken = (id: string) => boolean

/** Presses of so many seconds may come at once: at 6 a second, somebody may click ten times a second for ten seconds. */
const PRESSES_SAVED = 7

/** How many presses (`PRESSES_PER_SECOND`) each person may still do. */
export const createPressBuckets = (runtime: Runtime, perSecond: number): TakeToken =>
  createBuckets(runtime, { perSecond, atOnce: perSecond * PRESSES_SAVED })

/** A bucket for each person, or channel, full at first. */
export function createBuckets(runtime: Runtime, { perSecond, atOnce }: Allowance): TakeToken {
  const buckets = createLruMap<{ readonly left: number; readonly at: number }>()
  return (id) => {
    const now = runtime.monotonic()
    const before = buckets.get(id) ?? { left: atOnce, at: now }
    const left = Math.min(atOnce, before.left + ((now - before.at) / 1000) * perSecond)
    const enough = left >= 1
    buckets.set(id, { left: enough ? left - 1 : left, at: now })
    return enough
  }
}
