import { Routes } from 'discord-api-types/v10'
import { type Post, pastPost, tableLanguage } from '#commands'
import type { LiveMessage, PastMessage, PublicTable } from '#table'
import { type Body, bodyOf, restRequestData, sendPost } from './body.ts'
import { decodedPressesOn } from './channel-history.ts'
import type { BotContext } from './context.ts'
import type { LiveMessagePlan, UnrecordedMessage } from './live-message-plan.ts'
import type { DrawOutcome } from './picture-queue.ts'
import { idOfPostedMessage } from './posting.ts'
import { problemOf } from './problem.ts'

/** A message of a table's that stands in its channel and is not on record. */
export interface DatedUnrecordedMessage extends UnrecordedMessage {
  readonly postedAt: Date
}

/** What was drawn of a post. */
export interface PictureAndFilm {
  readonly picture: DrawOutcome
  readonly film: DrawOutcome
}

/**
 * What edits the message, or posts a new one where there is none, or where it cannot be edited. Of all messages for one thing
 * only the first notifies anybody: an edit does not, and neither does what has to be posted in its place. Once it could not
 * be edited that is not tried again: what takes its place may stand there, although Discord's answer got lost.
 * @param gone ids of messages that are known not to be there any more, which are not tried; it adds what it finds gone
 * @returns gives the id of the message
 */
export function createEditOrPost(
  { rest, emoji }: Pick<BotContext, 'rest' | 'emoji'>,
  table: PublicTable,
  post: Post,
  { edits: messageId, again }: Pick<LiveMessagePlan, 'edits' | 'again'>,
  gone: Set<string>,
): (drawn: PictureAndFilm) => Promise<string> {
  let mayBeEdited = messageId !== null && !gone.has(messageId)
  async function sent({ body, files }: Body): Promise<string> {
    if (messageId !== null && mayBeEdited) {
      try {
        await rest.patch(Routes.channelMessage(table.channelId, messageId), restRequestData(body, files))
        return messageId
      } catch (error) {
        const problem = problemOf(error)
        if (problem !== 'messageGone' && problem !== 'cannotEdit') throw error
        if (problem === 'messageGone') gone.add(messageId)
        mayBeEdited = false
      }
    }
    // Discord remembers the nonce of a deleted message, and would post nothing new for it.
    const first = again === null ? `${table.id}-${table.seq}` : `re-${again}`
    const nonce = messageId === null ? first : `for-${messageId}`
    const silent = messageId === null ? {} : { allowed_mentions: { parse: [] } }
    const made = await rest.post(
      Routes.channelMessages(table.channelId),
      restRequestData({ ...body, ...silent, nonce, enforce_nonce: true }, files),
    )
    return idOfPostedMessage(made)
  }
  return ({ picture, film }) => sendPost(emoji, post, picture, sent, { film })
}

/**
 * Messages of this table, newest first, that were posted and not recorded, because a process ended or an answer got
 * lost: newer than the recorded one, with buttons. Nonces only help for a few minutes.
 * @param posted those that this process knows of: Discord may not let the channel be read
 */
export async function unrecordedMessages(
  { history }: BotContext,
  table: PublicTable,
  shown: LiveMessage,
  posted: readonly DatedUnrecordedMessage[] = [],
): Promise<DatedUnrecordedMessage[]> {
  const found = (await history.ownMessages(table.channelId)).flatMap((message) => {
    const { id, mentions, timestamp } = message
    const seqs = decodedPressesOn(message).flatMap((press) => (press.table === table.id ? press.seq : []))
    if (seqs.length === 0) return []
    const called = mentions.map((person) => person.id)
    return { id, seq: Math.max(...seqs), mentions: called, postedAt: new Date(timestamp) }
  })
  return [...found, ...posted.filter(({ id }) => found.every((one) => one.id !== id))]
    .filter(({ id }) => shown.messageId === null || BigInt(id) > BigInt(shown.messageId))
    .toSorted((a, b) => Number(BigInt(b.id) - BigInt(a.id)))
}

/**
 * Makes a line of a message that is no longer the live one: it says whose turn it called to and what came of that, and
 * asks nothing any more. What Discord refuses is left as it is; where nobody knows whether it was done it throws, to be
 * tried again.
 * @param post what is left of it, if not that line
 */
export async function retireMessage(
  { rest, liveMessages, log }: BotContext,
  table: PublicTable,
  { id, seq }: PastMessage,
  post: Post = pastPost(table, seq, tableLanguage(table)),
): Promise<void> {
  try {
    const { body } = bodyOf(post, 'none')
    await rest.patch(Routes.channelMessage(table.channelId, id), { body })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') throw error
    if (problem === 'messageGone') await liveMessages.forgetTurnMessages(table.id, id)
    log.debug({ message: id, error }, 'an old message was left as it was')
  }
}

/** Takes a message away in whose place a newer one calls; where Discord does not let that be, it becomes a line. */
export async function deleteOrRetireMessage(
  context: BotContext,
  table: PublicTable,
  message: PastMessage,
): Promise<void> {
  try {
    await context.rest.delete(Routes.channelMessage(table.channelId, message.id))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') throw error
    if (problem !== 'messageGone') await retireMessage(context, table, message)
  }
}
