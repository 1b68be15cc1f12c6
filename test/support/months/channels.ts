import {
  isChannelUpToDate,
  type LiveMessagePlanInput,
  needsPostOrEdit,
  planLiveMessage,
  rememberedIfRecordUnchanged,
  type UnrecordedMessage,
} from '#discord/live-message-plan'
import { stateKeyWhilePlaying } from '#discord/live-message-state'
import type { Store } from '#store'
import type { LeasedLiveMessage, NoticeKey, PublicTable } from '#table'
import { diceFor } from '../dice.ts'

/** How long a lease holds, in ms: whoever takes over from the dead needs not wait. */
const LEASE = 1

/** A message of the bot's. */
interface ChannelMessage extends UnrecordedMessage {
  /** It has its buttons still. */
  live: boolean
}

/** What was done in all channels, and how many live messages one held when it was up to date. */
interface ChannelCounts {
  posts: number
  edits: number
  deleted: number
  retired: number
  /** Processes that died after they had posted or edited, and messages of theirs that the next one took for its own. */
  deaths: number
  adopted: number
  /** The most, and the fewest, in a channel of a game that is on. */
  mostLive: number
  fewestLive: number
}

/** What is to be shown, and whom that calls. */
interface Wanted {
  readonly table: PublicTable
  readonly showing: LeasedLiveMessage
  /** The notices that are due in the channel. */
  readonly sends: readonly NoticeKey[]
  /** It looks otherwise though nothing was kept at the table. */
  readonly redraw: boolean
  readonly now: Date
}

/** The channels of simulated tables, and the processes that bring them up to date, as the store records it. */
export interface SimulatedChannels {
  /** Takes a table's channel, and tells what it is on record to show. */
  lease(tableId: string): Promise<LeasedLiveMessage>
  /**
   * Posts, edits, deletes and retires as a publisher does, and records it.
   * @param called is told of the notices that a new message sends
   * @returns those that are recorded to be sent; null where the process died before it could record anything
   */
  bring(wanted: Wanted, called: (sends: readonly NoticeKey[]) => void): Promise<readonly NoticeKey[] | null>
  readonly counts: Readonly<ChannelCounts>
}

/** @param diesOneIn of so many messages that were posted, edited, or put away, a process dies after one */
export function simulatedChannels({ liveMessages }: Store, diesOneIn: number): SimulatedChannels {
  const dice = diceFor('deaths')
  const channels = new Map<string, ChannelMessage[]>()
  let published = new Map<string, { readonly messageId: string; readonly seq: number; readonly looks: string | null }>()
  let ids = 0
  const counts: ChannelCounts = {
    ...{ posts: 0, edits: 0, deleted: 0, retired: 0, deaths: 0, adopted: 0 },
    ...{ mostLive: 0, fewestLive: Number.POSITIVE_INFINITY },
  }
  const publisher = () => `process ${counts.deaths}`

  /** What it knew is lost, and its lease runs out. */
  function dies(): boolean {
    if (!dice.oneIn(diesOneIn)) return false
    counts.deaths++
    published = new Map()
    return true
  }

  /** Posts or edits, and puts away what was live before; false where the process died in between. */
  function write(
    { table, showing, now }: Wanted,
    channel: LiveMessagePlanInput,
    called: (sends: readonly NoticeKey[]) => void,
  ) {
    const messages = channels.get(table.id) ?? []
    channels.set(table.id, messages)
    const since = showing.messageId === null ? 0 : Number(showing.messageId)
    const isKnown = rememberedIfRecordUnchanged(published.get(table.id), showing) !== null
    const own = isKnown ? [] : messages.filter(({ id, live }) => live && Number(id) > since).toReversed()
    const how = planLiveMessage(channel, own)
    let id = how.edits
    if (id === null) {
      id = String(++ids)
      const mentions = [...new Set(how.sends.map(({ personId }) => personId))]
      messages.push({ id, seq: table.seq, mentions, live: true })
      counts.posts++
      called(how.sends)
    } else {
      const index = messages.findIndex((one) => one.id === id)
      const message = messages[index]
      if (message === undefined)
        throw new Error(`${table.id}: at ${now.toISOString()} there was no message ${id} to edit`)
      messages[index] = { ...message, seq: table.seq }
      counts.edits++
      if (id !== showing.messageId) counts.adopted++
    }
    if (dies()) return null
    for (const one of how.before.filter((other) => other.id !== id)) {
      const index = messages.findIndex((other) => other.id === one.id)
      const message = messages[index]
      if (message === undefined) continue
      if (one.way === 'delete') messages.splice(index, 1)
      else message.live = false
      counts[one.way === 'delete' ? 'deleted' : 'retired']++
    }
    return dies() ? null : { id, sends: how.sends }
  }

  return {
    counts,
    async lease(tableId) {
      for (;;) {
        const showing = await liveMessages.lease(tableId, tableId, publisher(), LEASE)
        if (showing !== null) return showing
      }
    },
    async bring(wanted, called) {
      const { table, showing, sends, redraw, now } = wanted
      const channel: LiveMessagePlanInput = { table, showing, isGone: false, sends }
      if (isChannelUpToDate(channel) && !redraw) {
        await liveMessages.release(table.id, table.id, publisher())
        return []
      }
      const looks = redraw ? null : stateKeyWhilePlaying(table)
      const mine = rememberedIfRecordUnchanged(published.get(table.id), showing)
      const isWritten = needsPostOrEdit(channel, mine !== null && looks !== null && mine.looks === looks)
      const written = isWritten ? write(wanted, channel, called) : { id: mine?.messageId ?? '', sends }
      if (written === null) return null
      const { id: messageId, sends: sent } = written
      const turnSeq = messageId === showing.messageId ? null : table.turnSeq
      const shown = { messageId, seq: table.seq, settled: false, turnSeq, called: { notices: sent, at: now } }
      if (!(await liveMessages.record(table.id, table.id, publisher(), shown)))
        throw new Error(`${table.id}: what was shown at ${now.toISOString()} could not be recorded`)
      published.set(table.id, { messageId, seq: table.seq, looks })
      const live = channels.get(table.id)?.filter((one) => one.live).length ?? 0
      counts.mostLive = Math.max(counts.mostLive, live)
      if (table.phase === 'playing') counts.fewestLive = Math.min(counts.fewestLive, live)
      return sent
    },
  }
}
