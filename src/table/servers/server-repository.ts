/** What a moderator did, as it is kept. */
export interface StoredModeratorDeed {
  readonly id: string
  readonly guildId: string
  readonly at: Date
  /** The moderator; null once forgotten. */
  readonly actor: string | null
  /** The person it was done to; null where it was nobody, and once forgotten. */
  readonly subject: string | null
  /** JSON, decoded by deeds.ts. */
  readonly data: unknown
}

/** What is kept of servers beside their tables. `store/` fulfils it. */
export interface ServerRepository {
  /** The JSON last saved, or null. */
  data(guildId: string): Promise<unknown>
  /**
   * Replaces what is kept, without losing what another process saves meanwhile.
   * @param change makes the new one of the JSON last saved, or of null; asked again when that changes meanwhile
   */
  changeData(guildId: string, change: (kept: unknown) => unknown): Promise<void>
  isBlocked(guildId: string, personId: string): Promise<boolean>
  /** Ids of the blocked people of a server, at most `most`. */
  blocked(guildId: string, most: number): Promise<string[]>
  block(guildId: string, personId: string): Promise<void>
  unblock(guildId: string, personId: string): Promise<void>
  /** Once, by its id. */
  addDeed(deed: StoredModeratorDeed): Promise<void>
  /** Of a server, the newest first: at most `most` after so many. */
  deeds(guildId: string, after: number, most: number): Promise<StoredModeratorDeed[]>
  /** How many tables of a server are kept, open or not. */
  countTables(guildId: string): Promise<number>
  /** Whether a channel of the server still has to say that its table is closed. */
  isBehind(guildId: string): Promise<boolean>
  /** Ids of tables of a server, open or not, at most `most`. */
  tables(guildId: string, most: number): Promise<string[]>
  /** Deletes all that is kept of a table. */
  deleteTable(tableId: string): Promise<void>
  /** Deletes all that is kept of a server but its tables. */
  deleteServer(guildId: string): Promise<void>
  /** Ids of all servers of which something is kept. */
  all(): Promise<string[]>
  /** Keeps since when the bot is not in a server any more; later moments change nothing. */
  markLeft(guildId: string, at: Date): Promise<void>
  /** The bot is there. */
  markThere(guildId: string): Promise<void>
  /** Ids of servers that the bot left before that. */
  leftBefore(at: Date): Promise<string[]>
  /** Takes a person's id out of what moderators did. Whom a server blocks stays blocked. */
  forget(personId: string): Promise<void>
}
