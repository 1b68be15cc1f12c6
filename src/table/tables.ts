/** One line of a table's history; appended, never changed, never deleted. `data` is the entry's own JSON, decoded by table/entries.ts. */
export interface StoredEntry {
  /** Its place in the table's history: 1, 2, 3 … without gaps within one append. */
  readonly seq: number
  readonly at: Date
  /** The person who did it, or null for the bot itself. */
  readonly actor: string | null
  readonly type: string
  readonly data: unknown
  /** Discord's id of the press or command that caused it: tells an interaction delivered twice. */
  readonly interactionId: string | null
}

/** An entry to be appended. The store adds the time. */
export interface NewEntry {
  readonly seq: number
  readonly actor: string | null
  readonly type: string
  /** Plain JSON; `undefined`, functions and the like do not survive. */
  readonly data: unknown
  readonly interactionId?: string | null
}

export interface StoredTable {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  /** The channel while the table is open, null after: at most one open table a channel. */
  readonly openIn: string | null
  /** One person against Tom. */
  readonly solo: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
}

/** What stands in for somebody who wants to be forgotten. */
export interface Renaming {
  /** Instead of the person's id. */
  readonly id: string
  /** Entries up to this one; whatever comes later speaks of somebody who came back. */
  readonly upTo: number
  /** Entries whose data named the person, with their new data. */
  readonly entries: readonly { readonly seq: number; readonly data: unknown }[]
  /** Nobody can sit down there any more. */
  readonly over: boolean
  /** The table's channel belonged to this person alone: its id goes, too. */
  readonly channel: boolean
}

export type Appended = { readonly kind: 'appended' } | { readonly kind: 'taken' }

/** What a table needs kept. `store/` fulfils it; nothing else does. */
export interface Tables {
  /**
   * A new table, open in its channel, with its first entries: all or nothing.
   * @param table `people` are those who sit there from the start
   */
  create(
    table: { id: string; guildId: string | null; channelId: string; solo: boolean; people?: readonly string[] },
    first: readonly NewEntry[],
  ): Promise<{ kind: 'created' } | { kind: 'channelTaken'; tableId: string }>
  /** The table with its newest snapshot and all entries after `afterSeq` (or after the snapshot when there is one and afterSeq is undefined). Null when there is no such table. */
  load(
    tableId: string,
    afterSeq?: number,
  ): Promise<{
    table: StoredTable
    snapshot: { seq: number; state: unknown } | null
    entries: StoredEntry[]
  } | null>
  /** All entries from the first, for a replay or a journal file. */
  entries(tableId: string): Promise<StoredEntry[]>
  /**
   * Appends all or none; 'taken' when any (table, seq) exists already.
   * @param change is made in the same transaction: `openIn: null` frees the channel, `people` are all who sit there now
   */
  append(
    tableId: string,
    entries: readonly NewEntry[],
    change?: { openIn?: null; closedAt?: Date; people?: readonly string[] },
  ): Promise<Appended>
  saveSnapshot(tableId: string, seq: number, state: unknown): Promise<void>
  saveBox(hash: string, box: unknown): Promise<void>
  /** The box of that hash, or null when it was never kept. */
  box(hash: string): Promise<unknown | null>
  /** The id of the table that is open in that channel. */
  openInChannel(channelId: string): Promise<string | null>
  /** Open tables at which the person sits. */
  openTablesOf(personId: string): Promise<StoredTable[]>
  /** Every table at which the person sits or ever sat, open or not. */
  tablesOf(personId: string): Promise<StoredTable[]>
  /** Solo tables of that person that are open no more, in the order in which they ended. */
  endedSoloOf(personId: string): Promise<StoredTable[]>
  /**
   * Open tables without an entry since `before`, for lobbies that close themselves, at most `limit`, oldest first. Those
   * with a snapshot may be left out: their games have begun.
   */
  openSince(before: Date, limit: number): Promise<StoredTable[]>
  /**
   * Puts another name in a person's place at a table, all or nothing. The one exception to entries that never change:
   * whom they speak of may.
   */
  rename(tableId: string, personId: string, to: Renaming): Promise<void>
  /** Ids of all tables, open or not, in the order of the ids: those after `after`, or from the first; at most `limit`. */
  ids(after: string | null, limit: number): Promise<string[]>
}
