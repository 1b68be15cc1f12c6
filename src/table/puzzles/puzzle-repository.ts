/** Somebody's way through the puzzle of a day, as it is kept. */
export interface StoredAttempt {
  readonly personId: string
  /** Where the person began it, or shared it last; null in direct messages. */
  readonly guildId: string | null
  /** JSON, decoded by attempt.ts. */
  readonly data: unknown
}

/** What the puzzles of the days need kept. `store/` fulfils it. */
export interface PuzzleRepository {
  find(day: number, personId: string): Promise<StoredAttempt | null>
  /**
   * Replaces an attempt; false when it was changed since it was read.
   * @param before null where there was none
   */
  save(day: number, attempt: StoredAttempt, before: StoredAttempt | null): Promise<boolean>
  /** Of the people of a server, at most `most`. */
  ofGuild(day: number, guildId: string, most: number): Promise<StoredAttempt[]>
  /** Deletes those of the days before. */
  removeBefore(day: number): Promise<void>
  forget(personId: string): Promise<void>
}
