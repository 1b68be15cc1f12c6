import { Routes } from 'discord-api-types/v10'
import { channelCardPost, type Post, tableLanguage } from '#commands'
import { valueOrNullWithin } from '#runtime'
import type { PublicTable } from '#table'
import { words } from '#text'
import { restRequestData, sendPost } from './body.ts'
import type { BotContext } from './context.ts'
import { type SyncOutcome, underLease } from './lease.ts'
import { postAppearanceKey, stateKeyWhilePlaying } from './live-message-state.ts'
import { PATIENCE } from './patience.ts'
import { drawIfFilesAllowed } from './posting.ts'
import { isAccessProblem, problemOf, rightsNamedByRefusal } from './problem.ts'
import type { PublisherMemory } from './publisher-memory.ts'

/**
 * Edits the card of a table, the message in the channel around its thread, once. It is never posted anew: somebody who
 * deleted it wants none.
 * @throws when nobody knows whether Discord or the database did what was asked, and when it may be edited later
 */
export async function updateCard(
  context: BotContext,
  tableId: string,
  { cards, problems }: PublisherMemory,
): Promise<SyncOutcome> {
  const cardOf = ({ cardChannelId }: PublicTable) => cardChannelId
  return await underLease(context, tableId, cardOf, async ({ lease: { showing }, table, record }) => {
    const threadGone = problems.get(tableId)?.problem === 'channelGone'
    if (table.cardChannelId === null || (showing.seq >= table.seq && !threadGone)) return 'done'
    const post = channelCardPost(table, tableLanguage(table), threadGone)
    const appearance = postAppearanceKey(post)
    const known = cards.get(tableId)
    const same = known?.seq === showing.seq && known.appearance === appearance && !showing.orphaned
    const { messageId } = showing
    const went =
      messageId === null ? 'gone' : same ? 'shown' : await edited(context, table.cardChannelId, messageId, post)
    const recorded = await record({ messageId: went === 'gone' ? null : messageId })
    if (recorded === 'again') return 'again'
    if (went === 'leftAlone') cards.delete(tableId)
    else cards.set(tableId, { seq: table.seq, stateKey: stateKeyWhilePlaying(table), appearance })
    return 'done'
  })
}

/** Where the bot is kept out the card waits for the table's next change. */
async function edited(
  context: BotContext,
  channelId: string,
  messageId: string,
  post: Post,
): Promise<'shown' | 'gone' | 'leftAlone'> {
  const { rest, emoji, coolDowns, log, runtime } = context
  if (coolDowns.coolingFor(channelId) !== null) return 'leftAlone'
  const picture = await valueOrNullWithin(runtime, drawIfFilesAllowed(context, channelId, post), PATIENCE.newMessage)
  try {
    // Late or failed, it goes without.
    const alt = words(post.picture?.language ?? 'en').card.picture
    const shown = typeof picture === 'string' || picture === null ? 'none' : { ...picture, alt }
    await sendPost(emoji, post, shown, ({ body, files }) =>
      rest.patch(Routes.channelMessage(channelId, messageId), restRequestData(body, files)),
    )
    return 'shown'
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'messageGone' || problem === 'channelGone') return 'gone'
    if (problem === 'unknown' || problem === 'cannotEdit') throw error
    if (isAccessProblem(problem)) coolDowns.refused(channelId, problem, rightsNamedByRefusal(error))
    log.warn({ channel: channelId, problem, error }, 'a card was left as it was')
    return 'leftAlone'
  }
}
