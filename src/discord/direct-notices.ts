import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import { type DirectNotice, directPost } from '#commands'
import { givenUpAfter } from '#runtime'
import { type ClaimedNotice, type NoticeWithTable, newsSeq, turnTimeEnd } from '#table'
import { showsTableAtOrAfter } from './channel-history.ts'
import type { BotContext } from './context.ts'
import { directLanguageOf, directPatienceMs, sendDirect } from './direct-message.ts'

/** The part of a claim that Discord's clock may be away from ours. */
const CLOCKS_APART = 0.5
/** People who are told at once; the others wait. */
const AT_ONCE = 4

export type DirectNotices = ReturnType<typeof createDirectNotices>

/**
 * Tells people directly what they want to hear that way.
 * @param plan has a table's notices planned anew, and what is due in its channel posted there
 */
export function createDirectNotices(context: BotContext, plan: (tableId: string) => void) {
  const { service, log } = context
  const { notices } = service
  const queue = new PQueue({ concurrency: AT_ONCE })
  const waiting = new Set<string>()

  async function tell(personId: string): Promise<void> {
    waiting.delete(personId)
    // What Discord lets wait for so long is given up while nobody else has claimed it: two messages would tell the same.
    await givenUpAfter(context.runtime, directPatienceMs(context), (signal) => tellWhileClaimed(personId, signal))
  }

  async function tellWhileClaimed(personId: string, signal: AbortSignal): Promise<void> {
    const claimed = await notices.claim(personId, context.processId, context.claimMs)
    if (claimed.length === 0) return
    // Once it is known what was heard, other notices may become due later.
    const heard = await sentButUnrecorded(personId, claimed)
    await notices.sent(heard)
    const left = claimed.filter((one) => !heard.includes(one))
    const told = await notices.stillTrue(personId, left)
    const past = left.filter((one) => !told.some(({ notice }) => notice === one))
    await notices.dropped(past)
    for (const tableId of tablesOf(past)) plan(tableId)
    if (told.length === 0) return
    const keys = told.map(({ notice }) => notice)
    if (await send(personId, told, signal)) return notices.sent(keys)
    await notices.notReached(personId, keys)
    // Somebody who lost their seat is at none of the tables that are planned anew by that.
    for (const tableId of tablesOf(keys)) plan(tableId)
  }

  /** Notices sent by a process that died before it recorded them, or that never got Discord's answer. */
  async function sentButUnrecorded(personId: string, claimed: readonly ClaimedNotice[]): Promise<ClaimedNotice[]> {
    if (claimed.every(({ orphanedAt }) => orphanedAt === null)) return []
    const channelId = await context.directChannels.openToRead(personId)
    if (channelId === null) return []
    const seen = await context.history.ownMessages(channelId)
    return claimed.filter(({ orphanedAt, dueAt, tableId, seq }) => {
      if (orphanedAt === null) return false
      // Before the one who died last others may have, since it was due.
      const since = Math.min(orphanedAt.getTime(), dueAt.getTime()) - context.claimMs * CLOCKS_APART
      return seen.some(
        (message) => Date.parse(message.timestamp) >= since && showsTableAtOrAfter(message, tableId, seq),
      )
    })
  }

  async function send(personId: string, told: readonly NoticeWithTable[], signal: AbortSignal): Promise<boolean> {
    const said: DirectNotice[] = []
    for (const table of new Set(told.map((one) => one.table))) {
      const kinds = told.flatMap((one) => (one.table === table ? one.notice.kind : []))
      const live = await context.liveMessages.get(table.id, table.channelId)
      // One that calls to an earlier turn is a line by now.
      const messageId = live !== null && live.seq >= newsSeq(table) ? live.messageId : null
      const end = table.acting === personId ? turnTimeEnd(table, await service.settings(personId)) : null
      said.push({ table, kinds, messageId, end })
    }
    const [first] = told
    if (first === undefined) return true
    const language = directLanguageOf(await service.settings(personId), first.table)
    const once = { nonce: nonceOf(told.map(({ notice }) => notice)), signal }
    return sendDirect(context, personId, directPost(said, personId, language), once)
  }

  return {
    /** Sends what is due to these people, soon: one message each about everything. */
    tell(personIds: readonly string[]): void {
      for (const personId of personIds) {
        if (waiting.has(personId)) continue
        waiting.add(personId)
        void queue
          .add(() => tell(personId))
          .catch((error: unknown) => log.warn({ person: personId, error }, 'somebody could not be told directly'))
      }
    },
    /** Lets what is being sent finish. */
    close: (): Promise<void> => queue.onIdle(),
  }
}

const tablesOf = (notices: readonly ClaimedNotice[]): string[] => [...new Set(notices.map(({ tableId }) => tableId))]

/** The same for the same notices, within Discord's 25 characters. */
const nonceOf = (notices: readonly ClaimedNotice[]): string =>
  createHash('sha256')
    .update(
      notices
        .map(({ tableId, personId, kind, seq }) => `${tableId} ${personId} ${kind} ${seq}`)
        .sort()
        .join(),
    )
    .digest('base64url')
    .slice(0, 24)
