/** What is kept of a person beside the tables. `store/` fulfils it. */
export interface PersonRepository {
  /** The JSON last saved, or null. */
  profile(personId: string): Promise<unknown>
  /**
   * Replaces the kept profile, without losing what another process saves meanwhile.
   * @param change makes the new one of the JSON last saved, or of null; asked again when that changes meanwhile
   * @param shownAt when to look at the person's tables, which show what changes or go by it; null where they do not
   */
  changeProfile(personId: string, change: (kept: unknown) => unknown, shownAt?: Date | null): Promise<void>
  forget(personId: string): Promise<void>
}
