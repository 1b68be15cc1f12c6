import type { PublicTable } from '../state/public-table.ts'
import { hasOnePerson } from '../state/seats.ts'
import type { NoticeKey } from './notices.ts'
import { newsSeq } from './who-to-mention.ts'

/** What a channel shows of a table. */
export interface LiveMessage {
  readonly tableId: string
  readonly channelId: string
  /** The live message, or null before there was one. */
  readonly messageId: string | null
  /** The entry it was drawn at; 0 before anything was shown. */
  readonly seq: number
}

/** Whether a new message is due: only those notify anybody, so whatever somebody has to hear needs one. */
export const needsNewMessage = (table: PublicTable, shown: LiveMessage): boolean =>
  // Who plays alone needs no ping, unless the game had stopped.
  shown.messageId === null || shown.seq < (hasOnePerson(table) ? (table.thawedSeq ?? 0) : newsSeq(table))

/** A message that is no longer the live one. */
export interface PastMessage {
  readonly id: string
  /** The entry that it was drawn at. */
  readonly seq: number
}

export interface LeasedLiveMessage extends LiveMessage {
  /** A process died over it, or lost the answer: its last post may not be recorded. */
  readonly orphaned: boolean
  /** Discord said that there is no such channel. */
  readonly gone: boolean
  /** The message that was live when the bot was kept out, which nobody has retired; null where there is none. */
  readonly left: PastMessage | null
  /** The table's newest entry when the lease was taken, whichever process kept it. */
  readonly lastSeq: number
}

/** What a channel shows from now on. */
export interface RecordedLiveMessage {
  readonly messageId: string | null
  readonly seq: number
  /** The table is over, its channel says so, and nothing more will come. */
  readonly settled: boolean
  /** Discord says that there is no such channel; absent where it is there. */
  readonly gone?: boolean
  /** The message that is left as it is, for the bot is kept out; null or absent where none is. */
  readonly left?: PastMessage | null
  /** The entry with which the turn began that the message calls to; null or absent when it calls to none. */
  readonly turnSeq?: number | null
  /** The notices that the message sent, and when. */
  readonly called?: { readonly notices: readonly NoticeKey[]; readonly at: Date }
}

/** A channel's message is still right at a later entry. */
interface UnchangedLiveMessage {
  readonly tableId: string
  readonly channelId: string
  readonly from: number
  readonly to: number
}

/** A channel that shows less than there is. */
interface OutdatedChannel {
  readonly tableId: string
  readonly channelId: string
  readonly shownSeq: number
  readonly lastSeq: number
  /** When the last entry came. */
  readonly lastAt: Date
}

/**
 * The outbox, which `store/` keeps. What a channel should show is a function of the table's entries; a row says what it
 * does show, so that nothing has to be remembered in between. Only who holds the lease publishes; a process that dies with
 * it is replaced when it runs out. Leases are compared by the clocks of the processes, so those should agree to a second.
 */
export interface LiveMessageRepository {
  get(tableId: string, channelId: string): Promise<LiveMessage | null>
  /**
   * Takes the lease.
   * @param publisher names the process, not the machine
   * @param forMs from now
   * @returns what is shown, or null when another holds the lease (or nothing of the table is shown in that channel)
   */
  lease(tableId: string, channelId: string, publisher: string, forMs: number): Promise<LeasedLiveMessage | null>
  /**
   * Makes one's own lease longer.
   * @returns false where it is not one's own any more
   */
  renew(tableId: string, channelId: string, publisher: string, forMs: number): Promise<boolean>
  /**
   * Records what is shown now, and gives the lease back.
   * @returns false, and nothing written, when the lease went to another meanwhile or a later seq is shown already
   */
  record(tableId: string, channelId: string, publisher: string, shown: RecordedLiveMessage): Promise<boolean>
  /**
   * Records that channels are still right.
   * @returns the tables left out, because somebody has leased their channel or it shows another entry
   */
  advance(channels: readonly UnchangedLiveMessage[]): Promise<string[]>
  /** Gives the lease back, if it is still one's own. */
  release(tableId: string, channelId: string, publisher: string): Promise<void>
  /**
   * Ends one's own lease as if its holder had died, who does not know what it posted: the channel is not settled any more,
   * so that it is looked at again.
   */
  leaveOpen(tableId: string, channelId: string, publisher: string): Promise<void>
  /** A turn's message is gone from Discord; without an id, all of the table are. */
  forgetTurnMessages(tableId: string, messageId?: string): Promise<void>
  /**
   * Channels that are behind their tables, closed tables included until their end is shown; longest waiting first, at
   * most so many.
   */
  outdatedChannels(most: number): Promise<OutdatedChannel[]>
  /** Ids of tables whose channels are not settled, and whose publisher died or does not know what it posted; at most so many. */
  orphanedChannels(most: number): Promise<string[]>
  /**
   * Ids of tables whose channels are there and show nothing, for somebody was kept out of them, and those that are over
   * until they are settled; at most so many.
   */
  emptyChannels(most: number): Promise<string[]>
  /** Ids of tables whose channels show that they were played to their end, and may have more to tell; at most so many. */
  untoldEnds(most: number): Promise<string[]>
}
