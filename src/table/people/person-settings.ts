import { LRUCache } from 'lru-cache'
import type { PersonRepository } from './people.ts'
import { changeSettings, keptSettings } from './profile.ts'
import { DEFAULT_SETTINGS, type PersonSettings } from './settings.ts'

/** People's settings, kept in memory for a moment: a panel is drawn at every press. */
export interface PeoplesSettings {
  /** Reads them, unless they are at hand: afterwards `of` knows them. Never fails: a panel does without. */
  load(personId: string): Promise<void>
  of(personId: string): PersonSettings
  /**
   * Reads what is kept now, by whichever process.
   * @throws `StoreUnavailable`
   */
  now(personId: string): Promise<PersonSettings>
  /** @throws `StoreUnavailable` */
  save(personId: string, changed: Partial<PersonSettings>): Promise<void>
  forget(personId: string): void
}

/** So long another process may not have heard of a change. */
const FRESH_MS = 60_000
const MOST_PEOPLE = 2000

/**
 * @param people where they are kept
 * @param now in ms since 1970
 * @param onSaved hears of what somebody set
 */
export function createPeoplesSettings(
  people: PersonRepository,
  now: () => number,
  onSaved: (personId: string, changed: Partial<PersonSettings>) => void,
): PeoplesSettings {
  const known = new LRUCache<string, PersonSettings>({
    max: MOST_PEOPLE,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  return {
    load: async (personId) => {
      if (known.has(personId)) return
      try {
        known.set(personId, await keptSettings(people, personId))
      } catch {
        // Whatever needs the database next says so.
      }
    },
    of: (personId) => known.get(personId) ?? DEFAULT_SETTINGS,
    now: async (personId) => {
      const kept = await keptSettings(people, personId)
      known.set(personId, kept)
      return kept
    },
    save: async (personId, changed) => {
      await changeSettings(people, personId, changed, now())
      known.delete(personId)
      onSaved(personId, changed)
    },
    forget: (personId) => {
      known.delete(personId)
    },
  }
}
