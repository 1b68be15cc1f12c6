/** What is kept of a person beside the tables. `store/` fulfils it. */
export interface People {
  /** The JSON last saved, or null. */
  profile(personId: string): Promise<unknown>
  saveProfile(personId: string, profile: unknown): Promise<void>
}

/** Keeps nothing longer than this process lives. */
export function forgetfulPeople(): People {
  const profiles = new Map<string, unknown>()
  return {
    profile: async (id) => profiles.get(id) ?? null,
    saveProfile: async (id, profile) => {
      profiles.set(id, profile)
    },
  }
}
