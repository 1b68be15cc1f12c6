import { LRUCache } from 'lru-cache'
import type { Runtime } from '#runtime'
import { MINUTE_MS } from '#time'

/** How often one person may have tried at once what Discord refused before. */
export interface OwnAttemptsAllowed {
  readonly most: number
  readonly withinMs: number
}

export const OWN_ATTEMPTS: OwnAttemptsAllowed = { most: 5, withinMs: 10 * MINUTE_MS }

/**
 * What somebody presses or types is tried at once, though it was refused a moment ago: they may have opened what was shut.
 * So that one person does not spend what all may have refused together, only so many such attempts are theirs.
 */
export interface OwnAttempts {
  /** Takes one of the person's attempts; false when there is none left. */
  take(personId: string): boolean
  /** It was not refused, or nobody knows: it does not count. */
  giveBack(personId: string): void
  /** When there is one again, by the wall clock; null while there is one. */
  freeAt(personId: string): Date | null
}

/** Whoever was away for longer has all of them anyway. */
const REMEMBERED = 10_000

export function createOwnAttempts(runtime: Runtime, { most, withinMs }: OwnAttemptsAllowed): OwnAttempts {
  /** When each person's attempts were made, oldest first. */
  const made = new LRUCache<string, readonly number[]>({ max: REMEMBERED })
  const counting = (personId: string): readonly number[] => {
    const since = runtime.monotonic() - withinMs
    return (made.get(personId) ?? []).filter((at) => at > since)
  }
  return {
    take(personId) {
      const times = counting(personId)
      if (times.length >= most) return false
      made.set(personId, [...times, runtime.monotonic()])
      return true
    },
    giveBack: (personId) => void made.set(personId, counting(personId).slice(0, -1)),
    freeAt(personId) {
      const times = counting(personId)
      const [first] = times
      return first === undefined || times.length < most
        ? null
        : new Date(runtime.now().getTime() + first + withinMs - runtime.monotonic())
    },
  }
}
