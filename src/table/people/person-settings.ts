import { LRUCache } from 'lru-cache'
import type { PersonRepository } from './people.ts'
import { loadPersonSettings, saveChangedSettings } from './profile.ts'
import { DEFAULT_SETTINGS, type PersonSettings } from './settings.ts'

/** So long another process may not have heard of a change. */
const FRESH_MS = 60_000
const MOST_PEOPLE = 2000

/**
 * People's settings, kept in memory for a moment: a panel is drawn at every press.
 * @param people where they are kept
 * @param now in ms since 1970
 * @param onSaved hears of what somebody set
 */
export function createPeoplesSettings(
  people: PersonRepository,
  now: () => number,
  onSaved: (personId: string, changed: Partial<PersonSettings>) => void,
) {
  const known = new LRUCache<string, PersonSettings>({
    max: MOST_PEOPLE,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  return {
    /** Reads them, unless they are at hand: afterwards `of` knows them. Never fails: a panel does without. */
    load: async (personId: string) => {
      if (known.has(personId)) return
      try {
        known.set(personId, await loadPersonSettings(people, personId))
      } catch {
        // Whatever needs the database next says so.
      }
    },
    of: (personId: string) => known.get(personId) ?? DEFAULT_SETTINGS,
    /**
     * Reads what is kept now, by whichever process.
     * @throws `StoreUnavailable`
     */
    now: async (personId: string) => {
      const kept = await loadPersonSettings(people, personId)
      known.set(personId, kept)
      return kept
    },
    /** @throws `StoreUnavailable` */
    save: async (personId: string, changed: Partial<PersonSettings>) => {
      await saveChangedSettings(people, personId, changed, now())
      known.delete(personId)
      onSaved(personId, changed)
    },
    forget: (personId: string) => {
      known.delete(personId)
    },
  }
}
