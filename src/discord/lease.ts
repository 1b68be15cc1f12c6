import { isOver, type LeasedLiveMessage, type PublicTable, type RecordedLiveMessage } from '#table'
import type { BotContext } from './context.ts'

/** The sole right to publish a channel, renewed while publishing. */
export interface Lease {
  /** What the channel showed when it was taken. */
  readonly showing: LeasedLiveMessage
  /** Whether it held all the time, so that nobody published in between: asked before anything irrevocable. */
  holds(): Promise<boolean>
  /** Stops keeping it up; before it is given back. */
  stop(): Promise<void>
}

type Leasing = Pick<BotContext, 'runtime' | 'service' | 'liveMessages' | 'processId' | 'leaseMs'>

/**
 * Takes the lease of a channel, which holds for so long after the last sign of life.
 * @returns null when another process has it
 */
async function takeLease(
  { runtime, liveMessages, processId, leaseMs: forMs }: Leasing,
  tableId: string,
  channelId: string,
): Promise<Lease | null> {
  let renewedAt = runtime.monotonic()
  const showing = await liveMessages.lease(tableId, channelId, processId, forMs)
  if (showing === null) return null
  let lost = false
  let renewing: Promise<void> = Promise.resolve()

  async function renew(): Promise<void> {
    const asked = runtime.monotonic()
    lost ||= !(await liveMessages.renew(tableId, channelId, processId, forMs))
    renewedAt = asked
  }
  const timer = runtime.every(forMs / 3, () => {
    renewing = renew().catch(() => undefined)
  })
  return {
    showing,
    async holds() {
      if (!lost && runtime.monotonic() - renewedAt > forMs / 2) await renew()
      return !lost
    },
    async stop() {
      timer.cancel()
      await renewing
    },
  }
}

/** What came of one go: `held` means that another process is publishing, or has died doing so. */
export type SyncOutcome = 'done' | 'again' | 'held'

/** A channel that this process alone publishes for now. */
export interface LeasedChannel {
  readonly lease: Lease
  /** As it stands since the lease was taken. */
  readonly table: PublicTable
  /**
   * Records what the channel shows of it now, and with that the lease is over; `again` where another process has it.
   * @param nothingMore false where there is more to tell of a table that is over, though no entry will come
   */
  record(shown: Omit<RecordedLiveMessage, 'seq' | 'settled'>, nothingMore?: boolean): Promise<'done' | 'again'>
}

/**
 * Publishes a channel of a table while nobody else can.
 * @param channelOf where that is; null where nothing is to be published
 */
export async function underLease(
  context: Leasing,
  tableId: string,
  channelOf: (table: PublicTable) => string | null,
  publish: (channel: LeasedChannel) => Promise<SyncOutcome>,
): Promise<SyncOutcome> {
  const { service, liveMessages, processId } = context
  const before = await service.view(tableId)
  if (before === null || isTableShownByNewerVersion(before)) return 'done'
  const channelId = channelOf(before)
  if (channelId === null) return 'done'
  const lease = await takeLease(context, tableId, channelId)
  if (lease === null) {
    // Where nothing of it is shown there, another process has had it go on elsewhere.
    if ((await liveMessages.get(tableId, channelId)) !== null) return 'held'
    await service.view(tableId, before.seq + 1)
    return 'again'
  }
  let leased = true
  let isKnown = false
  try {
    // Another process may have kept, posted and shown more than this one knows.
    const table = (await service.view(tableId, lease.showing.lastSeq)) ?? before
    if (isTableShownByNewerVersion(table)) return 'done'
    const went = await publish({
      lease,
      table,
      async record(shown, nothingMore = true) {
        await lease.stop()
        const settled = nothingMore && isOver(table.phase)
        const recorded = await liveMessages.record(tableId, channelId, processId, { ...shown, seq: table.seq, settled })
        leased = !recorded
        return recorded ? 'done' : 'again'
      },
    })
    isKnown = true
    return went
  } finally {
    await lease.stop()
    // If it is unknown what was posted the next one looks into the channel.
    const giveBack = isKnown ? liveMessages.release : liveMessages.leaveOpen
    if (leased) await giveBack(tableId, channelId, processId).catch(() => undefined)
  }
}

/** A table of a newer version is shown by that version, unless it is closed. */
export const isTableShownByNewerVersion = ({ newer, phase }: PublicTable): boolean => newer && phase !== 'closed'
