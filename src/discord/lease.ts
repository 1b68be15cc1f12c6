import type { LeasedLiveMessage, LiveMessageRepository } from '#table'

/** The sole right to publish a channel, which is kept up while that goes on. */
export interface Lease {
  /** What the channel showed when it was taken. */
  readonly showing: LeasedLiveMessage
  /** Whether it still holds and nobody has published in between: asked before what cannot be taken back. */
  holds(): Promise<boolean>
  /** Stops keeping it up; before it is given back. */
  stop(): Promise<void>
}

/**
 * Takes the lease of a channel.
 * @param publisher names the process
 * @param forMs how long it holds after the last sign of life
 * @returns null when another process has it
 */
export async function takeLease(
  liveMessages: LiveMessageRepository,
  { tableId, channelId, publisher, forMs }: { tableId: string; channelId: string; publisher: string; forMs: number },
): Promise<Lease | null> {
  const showing = await liveMessages.lease(tableId, channelId, publisher, forMs)
  if (showing === null) return null
  let renewedAt = performance.now()
  let lost = false
  let renewing: Promise<void> = Promise.resolve()

  async function renew(): Promise<void> {
    const asked = performance.now()
    const now = await liveMessages.lease(tableId, channelId, publisher, forMs)
    lost ||= now === null || now.seq !== showing?.seq || now.messageId !== showing.messageId
    renewedAt = asked
  }
  const timer = setInterval(() => {
    renewing = renew().catch(() => undefined)
  }, forMs / 3)
  return {
    showing,
    async holds() {
      if (!lost && performance.now() - renewedAt > forMs / 2) await renew()
      return !lost
    },
    async stop() {
      clearInterval(timer)
      await renewing
    },
  }
}
