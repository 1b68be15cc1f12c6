/** What is kept of a person beside the tables. `store/` fulfils it. */
export interface PersonRepository {
  /** The JSON last saved, or null. */
  profile(personId: string): Promise<unknown>
  /**
   * Puts another profile in the place of the one that is kept: nothing that somebody else saves meanwhile is lost.
   * @param change makes the new one of the JSON last saved, or of null; asked again when that changes meanwhile
   */
  changeProfile(personId: string, change: (kept: unknown) => unknown): Promise<void>
  forget(personId: string): Promise<void>
}

/** Keeps nothing longer than this process lives. */
export function inMemoryPeople(): PersonRepository {
  const profiles = new Map<string, unknown>()
  return {
    profile: async (id) => profiles.get(id) ?? null,
    changeProfile: async (id, change) => {
      profiles.set(id, change(profiles.get(id) ?? null))
    },
    forget: async (id) => {
      profiles.delete(id)
    },
  }
}
