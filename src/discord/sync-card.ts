import { Routes } from 'discord-api-types/v10'
import type { Post } from '#commands'
import { cardPost, tableLanguage } from '#commands'
import { bodyOf } from './body.ts'
import { takeLease } from './lease.ts'
import { errorWithCauses } from './log.ts'
import { appearanceOf, gameKeyOf } from './message-due.ts'
import { isForbidden, problemOf, rightsIn } from './problem.ts'
import { type LiveMessageSync, type PublisherMemory, type PublisherParts, shown } from './sync-live-message.ts'

/**
 * Brings the card of a table up to date, once: the message in the channel around its thread. It is edited, and never
 * posted anew: who deletes it wants none. Tables without one have nothing to be brought up to date.
 * @throws when nobody knows whether Discord or the database did what was asked, and when it may be edited later
 */
export async function syncCard(
  parts: PublisherParts,
  tableId: string,
  { cards }: PublisherMemory,
): Promise<LiveMessageSync> {
  const { service, liveMessages, publisher, leaseMs } = parts
  const before = await service.view(tableId)
  if (before === null || before.cardChannelId === null) return 'done'
  if (before.newer && before.phase !== 'closed') return 'done'
  const channelId = before.cardChannelId
  const lease = await takeLease(liveMessages, { tableId, channelId, publisher, forMs: leaseMs })
  if (lease === null) return 'held'
  const { showing } = lease
  let leased = true
  try {
    // Another process may have shown more than this one knows.
    const table = (await service.view(tableId, showing.seq)) ?? before
    if (showing.seq >= table.seq) return 'done'
    const post = cardPost(table, tableLanguage(table))
    const appearance = appearanceOf(post)
    const known = cards.get(tableId)
    const same = known?.seq === showing.seq && known.appearance === appearance && !showing.orphaned
    const went =
      showing.messageId === null ? 'gone' : same ? 'shown' : await edited(parts, channelId, showing.messageId, post)
    await lease.stop()
    const messageId = went === 'gone' ? null : showing.messageId
    const recorded = await liveMessages.record(tableId, channelId, publisher, { messageId, ...shown(table) })
    if (!recorded) return 'again'
    leased = false
    if (went === 'leftAlone') cards.delete(tableId)
    else cards.set(tableId, { seq: table.seq, gameKey: gameKeyOf(table), appearance })
    return 'done'
  } finally {
    await lease.stop()
    if (leased) await liveMessages.release(tableId, channelId, publisher).catch(() => undefined)
  }
}

/** Where the bot is kept out the card waits for the table's next change. */
async function edited(
  { rest, emoji, coolDowns, log }: PublisherParts,
  channelId: string,
  messageId: string,
  post: Post,
): Promise<'shown' | 'gone' | 'leftAlone'> {
  if (coolDowns.coolingFor(channelId) !== null) return 'leftAlone'
  try {
    await emoji.with((icons) =>
      rest.patch(Routes.channelMessage(channelId, messageId), { body: bodyOf(post, 'none', { icons }).body }),
    )
    return 'shown'
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'messageGone' || problem === 'channelGone') return 'gone'
    if (problem === 'unknown' || problem === 'cannotEdit') throw error
    if (isForbidden(problem)) coolDowns.refused(channelId, problem, rightsIn(error))
    log.warn({ channel: channelId, problem, error: errorWithCauses(error) }, 'a card was left as it was')
    return 'leftAlone'
  }
}
