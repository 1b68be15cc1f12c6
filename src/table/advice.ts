import { LRUCache } from 'lru-cache'
import type { PersonRepository } from './people.ts'
import { adviceSetting, changeAdvice } from './profile.ts'
import { type Advice, type AdviceKind, ALL_ADVICE } from './view.ts'

/** People's settings, kept in memory for a moment: a panel is drawn at every press. */
export interface AdviceSettings {
  /** Reads them, unless they are at hand: afterwards `of` knows them. Never fails: a panel does without. */
  load(personId: string): Promise<void>
  of(personId: string): Advice
  /** @throws `Unavailable` */
  save(personId: string, kind: AdviceKind, on: boolean): Promise<void>
  forget(personId: string): void
}

/** So long another process may not have heard of a change. */
const FRESH_MS = 60_000
const MOST_PEOPLE = 2000

/** @param people where they are kept */
export function createAdviceSettings(people: PersonRepository): AdviceSettings {
  const known = new LRUCache<string, Advice>({
    max: MOST_PEOPLE,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  return {
    load: async (personId) => {
      if (known.has(personId)) return
      try {
        known.set(personId, await adviceSetting(people, personId))
      } catch {
        // Whatever needs the database next says so.
      }
    },
    of: (personId) => known.get(personId) ?? ALL_ADVICE,
    save: async (personId, kind, on) => {
      await changeAdvice(people, personId, kind, on)
      known.delete(personId)
    },
    forget: (personId) => {
      known.delete(personId)
    },
  }
}
