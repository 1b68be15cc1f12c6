/**
 * One row of a table's history: appended, never deleted, and changed only by `forget`, which puts somebody nameless in a
 * person's place. `data` is the entry's own JSON, decoded by state/entries.ts.
 */
export interface StoredEntry extends Required<EntryToAppend> {
  readonly at: Date
}

/** An entry to be appended. The store adds the time. */
export interface EntryToAppend {
  /** Its place in the table's history: 1, 2, 3 … without gaps within one append. */
  readonly seq: number
  /** The person who did it, or null for the bot itself. */
  readonly actor: string | null
  readonly type: string
  /** Plain JSON; `undefined`, functions and the like do not survive. */
  readonly data: unknown
  /** Discord's id of the press or command that caused it: tells an interaction delivered twice. */
  readonly interactionId?: string | null
}

export interface TableRowWithoutState {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  /** The channel while the table is open, null after: at most one open table a channel. */
  readonly openIn: string | null
  /** The channel around the table's own thread, with its card; null where it has none. */
  readonly cardChannelId: string | null
  /** Of a game in direct messages: the server where it was asked for, in which it counts. */
  readonly askedIn: string | null
  /** One person against Tom. */
  readonly solo: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  /** How it ended; null while it is open. */
  readonly ended: TableEndKind | null
}

/** A time in which games ended. */
export interface Period {
  readonly from: Date
  /** Before that moment. */
  readonly until: Date
}

/** Played to its end, or closed before that. */
type TableEndKind = 'finished' | 'closed'

/** A message in a channel, by Discord's ids. */
interface MessageIds {
  readonly channelId: string
  readonly messageId: string
}

/** Stands in for somebody who wants to be forgotten. */
export interface AnonymizationChanges {
  /** Instead of the person's id. */
  readonly id: string
  /** Entries whose data named the person, with their new data. */
  readonly entries: readonly { readonly seq: number; readonly data: unknown }[]
  /** Nobody can sit down there any more. */
  readonly over: boolean
  /** The table's channel belonged to this person alone: its id goes, too. */
  readonly channel: boolean
}

/** The place of a table among those that have ended. */
export interface EndedTableCursor {
  readonly id: string
  readonly closedAt: Date
}

/** A plan as it was read: somebody's next turn at a table. */
export interface PlanOwnerAndRevision {
  readonly personId: string
  /** Counts its changes, from 1. */
  readonly revision: number
}

/** What somebody plans for the next turn; `plan` is JSON, decoded by plans/plan.ts. */
export interface StoredPlan extends PlanOwnerAndRevision {
  readonly plan: unknown
}

/** Changes of plans that go with appended entries. */
export interface StoredPlanChanges {
  /** They are played, and deleted. */
  readonly playedPlans?: readonly PlanOwnerAndRevision[]
  /** They are deleted; ids of their people. */
  readonly droppedPlans?: readonly string[]
  /** They are kept again, unless their people have made others. */
  readonly restoredPlans?: readonly StoredPlan[]
}

export type AppendOutcome = { readonly kind: 'appended' } | { readonly kind: 'taken' }

/** What a table needs kept. `store/` fulfils it; nothing else does. */
export interface TableRepository {
  /**
   * A new table, open in its channel, with its first entries: all or nothing.
   * @param table `people` are those who sit there from the start, `invited` those for whom a seat is kept. With a `cardChannelId` its card is the message there
   * that its thread grew from, whichever table it told of before
   */
  create(
    table: {
      id: string
      guildId: string | null
      channelId: string
      cardChannelId?: string | null
      askedIn?: string | null
      solo: boolean
      people?: readonly string[]
      /** A computer player begins. */
      computerDue?: boolean
      invited?: readonly string[]
    },
    first: readonly EntryToAppend[],
  ): Promise<{ kind: 'created' } | { kind: 'channelTaken'; tableId: string }>
  /** The table with its newest snapshot and all entries after `afterSeq` (or after the snapshot when there is one and afterSeq is undefined). Null when there is no such table. */
  load(
    tableId: string,
    afterSeq?: number,
  ): Promise<{
    table: TableRowWithoutState
    snapshot: { seq: number; state: unknown } | null
    entries: StoredEntry[]
  } | null>
  /** The server where a game in direct messages was asked for; null where there is none. */
  askedIn(tableId: string): Promise<string | null>
  /** The seq of a table's last entry; 0 where there is none. */
  lastSeq(tableId: string): Promise<number>
  /** All entries from the first, for a replay or a journal file. */
  entries(tableId: string): Promise<StoredEntry[]>
  /** The same without choices: few, where a game has many of those. */
  entriesButChoices(tableId: string): Promise<StoredEntry[]>
  /** The snapshot of the table's last entry, as JSON; null where there is none. */
  finalSnapshot(tableId: string): Promise<unknown>
  /**
   * Appends all or none; 'taken' when any (table, seq) exists already.
   * @param change is made in the same transaction: `ended` frees the channel, `people` are all who sit there now,
   * `invited` are named there without having sat down, to be found when they want to be forgotten; `computerDue` tells that
   * a computer player is to act, or not any more; `movedTo`: the channel in which the table is from now on: what other
   * channels show of it goes, its card's too, and so does its row among the followers, 'taken' also where another table is
   * open there; with a table that ends, and with people who leave, their plans go; 'taken'
   * also when a plan that is played was changed since it was read
   */
  append(
    tableId: string,
    entries: readonly EntryToAppend[],
    change?: {
      ended?: { readonly how: TableEndKind; readonly at: Date }
      people?: readonly string[]
      computerDue?: boolean
      invited?: readonly string[]
      movedTo?: string
    } & StoredPlanChanges,
  ): Promise<AppendOutcome>
  /** Replaces the snapshot, unless somebody was forgotten after `seq`, whom it may name. */
  saveSnapshot(tableId: string, seq: number, state: unknown): Promise<void>
  saveBox(hash: string, box: unknown): Promise<void>
  /** The box of that hash, or null when it was never kept. */
  box(hash: string): Promise<unknown | null>
  /** Whether the person sits at the table, sat there once, or had a seat kept for them. */
  knows(tableId: string, personId: string): Promise<boolean>
  /** Whether Discord said last that the table's channel is not there any more. */
  isPlaceGone(tableId: string): Promise<boolean>
  /** The id of the table that is open in that channel. */
  openInChannel(channelId: string): Promise<string | null>
  /** Ids of open tables whose cards are in that channel, those that were opened last first, at most `limit`. */
  openAround(cardChannelId: string, limit: number): Promise<string[]>
  /** Ids of open tables of a server for several people, those that were opened last first, at most `limit`. */
  openIn(guildId: string, limit: number): Promise<string[]>
  /** Whether the thread grew from a message in that channel that is, or was, the card of a table there. */
  hasCard(cardChannelId: string, threadId: string): Promise<boolean>
  /** Ids of open tables at which the person sits, those that were opened last first, at most `limit`. */
  openTablesOf(personId: string, limit: number): Promise<string[]>
  /** The same of solo tables. */
  openSoloOf(personId: string, limit: number): Promise<string[]>
  /**
   * Tables of servers for several people that were opened since a moment, by somebody or in a server, those that were opened
   * last first; at most `limit`.
   */
  openings(
    where: { hostId: string } | { guildId: string },
    since: Date,
    limit: number,
  ): Promise<{ readonly id: string; readonly at: Date }[]>
  /**
   * Data of the `held` entries of seats that were kept at tables where the person never sat down, the newest first; at
   * most `limit`. Seats for others who never sat down there are among them.
   */
  seatsKeptFor(personId: string, limit: number): Promise<unknown[]>
  /** How many tables are open in a server. */
  countOpenIn(guildId: string): Promise<number>
  /** How many tables are open at which a person sits, in a server or, where it is null, anywhere. */
  countOpenOf(personId: string, guildId: string | null): Promise<number>
  /**
   * Every table at which the person sits or ever sat, or where a seat was kept for them, open or not: in the order of the ids, those after `after` or from
   * the first, at most `limit`.
   */
  tablesOf(personId: string, after: string | null, limit: number): Promise<TableRowWithoutState[]>
  /** Ids of tables of that person that were played to their end, those that ended last first, at most `limit`. */
  finishedOf(personId: string, limit: number): Promise<string[]>
  /** Ids of tables that were played to their end and count in a server: at most `limit` after so many, the newest first. */
  finishedIn(guildId: string, period: Period, after: number, limit: number): Promise<string[]>
  /** Solo tables of that person that are open no more, in the order in which they ended: those after one, at most `limit`. */
  endedSoloOf(personId: string, after: EndedTableCursor | null, limit: number): Promise<TableRowWithoutState[]>
  /**
   * Ids of open tables whose game has not begun and that have no entry since `before`, for lobbies that close
   * themselves: in the order of the ids, those after `after` or from the first, at most `limit`.
   */
  inactiveLobbies(before: Date, after: string | null, limit: number): Promise<string[]>
  /** Ids of open tables at which a computer player is to act: in their order, those after `after` or from the first. */
  computersDue(after: string | null, limit: number): Promise<string[]>
  /** What people at a table plan for their next turns. */
  plansAt(tableId: string): Promise<StoredPlan[]>
  /** What one of them plans; null when nothing. */
  planOf(tableId: string, personId: string): Promise<StoredPlan | null>
  /**
   * Replaces a plan, unless it was changed since it was read.
   * @param seen the plan as it was read: revision 0 when there was none
   * @param next null deletes it
   * @returns false when it was changed, or played
   */
  savePlan(tableId: string, seen: PlanOwnerAndRevision, next: Omit<StoredPlan, 'personId'> | null): Promise<boolean>
  /** The message that called somebody to the turn that began with that entry; null when none is known. */
  turnMessage(tableId: string, turnSeq: number): Promise<MessageIds | null>
  /** All known ones of a table. */
  turnMessages(tableId: string): Promise<(MessageIds & { readonly turnSeq: number })[]>
  /**
   * Appends the entry that says that somebody is forgotten, and puts another name in the person's place in all entries
   * before it; all or nothing, 'taken' as with `append`. Nothing else changes entries that are kept. Snapshots from
   * before the entry go, and which messages told of the turns.
   */
  forget(tableId: string, personId: string, entry: EntryToAppend, to: AnonymizationChanges): Promise<AppendOutcome>
  /** Ids of all tables, open or not, in the order of the ids: those after `after`, or from the first; at most `limit`. */
  ids(after: string | null, limit: number): Promise<string[]>
}
