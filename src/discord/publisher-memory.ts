import type { DatedUnrecordedMessage } from './live-message.ts'
import { createLruMap, type LruMap } from './lru-map.ts'
import type { RequestProblem } from './problem.ts'
import type { ThreadSyncMemory } from './thread.ts'

/** How this process left a channel. */
export interface PublishedMessage extends PublishedCard {
  readonly messageId: string
  /** Ids of those whom it names as called. */
  readonly mentions: readonly string[]
  /** Its picture was not drawn in time, or its film is being drawn: that is to follow. */
  readonly lacksPicture: boolean
}

/** How this process left a card. */
export interface PublishedCard {
  /** The entry that it recorded with it. */
  readonly seq: number
  readonly stateKey: string | null
  readonly appearance: string
}

/** What this process remembers of channels between one go and the next, by table. */
export interface PublisherMemory {
  readonly published: LruMap<PublishedMessage>
  readonly cards: LruMap<PublishedCard>
  readonly threads: ThreadSyncMemory
  /** Why a channel cannot be written to. */
  readonly problems: Map<string, { readonly channelId: string; readonly problem: RequestProblem }>
  /** Live messages that somebody deleted. */
  readonly gone: Set<string>
  /** Messages that were posted, or found, and are not on record: Discord may not let the channel be read. */
  readonly posted: LruMap<readonly DatedUnrecordedMessage[]>
  /** Tables of whose end more is to be known than their channels tell. */
  readonly untold: LruMap<true>
}

/** Channels that are remembered. */
const REMEMBERED = 2000

/** Nothing is remembered yet. */
export const newPublisherMemory = (): PublisherMemory => ({
  published: createLruMap(REMEMBERED),
  cards: createLruMap(REMEMBERED),
  threads: { members: createLruMap(REMEMBERED), toRename: new Set() },
  problems: new Map(),
  gone: new Set(),
  posted: createLruMap(REMEMBERED),
  untold: createLruMap(REMEMBERED),
})
