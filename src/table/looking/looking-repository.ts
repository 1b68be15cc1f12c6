/** Somebody's search for players, as it is kept. */
export interface StoredLooking {
  readonly id: string
  readonly guildId: string
  readonly channelId: string
  /** Null until its message was posted. */
  readonly messageId: string | null
  /** Counts its changes. */
  readonly revision: number
  readonly dueAt: Date
  /** JSON, decoded by looking.ts. */
  readonly data: unknown
}

/** What looking for players needs kept. `store/` fulfils it. */
export interface LookingRepository {
  /** @returns false, and nothing is added, where there is one with that id */
  add(looking: StoredLooking): Promise<boolean>
  find(id: string): Promise<StoredLooking | null>
  /** Of a server, or all. */
  all(guildId: string | null): Promise<StoredLooking[]>
  /**
   * Replaces it, unless it was changed since it was read.
   * @param next has the revision that was read; what is kept has the next one
   */
  change(next: StoredLooking): Promise<boolean>
  /** Ids of those that are to be looked at by now. */
  due(now: Date): Promise<string[]>
  remove(id: string): Promise<void>
}
