import type { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import type { Post } from '#commands'
import type { LiveMessage, PublicTable } from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import { type Body, bodyOf } from './body.ts'
import { type ChannelHistory, pressesOn } from './channel-history.ts'
import type { Drawn } from './drawing.ts'
import type { UnrecordedMessage } from './how-to-show.ts'
import { carrying } from './multipart.ts'
import { problemOf } from './problem.ts'
import { cutDownIfTooLarge } from './too-large.ts'

interface Parts {
  readonly rest: REST
  readonly emoji: ApplicationEmoji
  readonly applicationId: string
  readonly history: ChannelHistory
}

/** A message of a table's that stands in its channel and is not on record. */
export interface FoundMessage extends UnrecordedMessage {
  readonly postedAt: Date
}

/** Where a post goes. */
export interface MessagePlace {
  /** The message to edit; null: a new one. */
  readonly messageId: string | null
  /** The message in whose place a new one calls once more; null where it is the first of its turn. */
  readonly again: string | null
}

/**
 * Edits the message, or posts a new one where there is none, or where it cannot be edited. Of all messages for one thing
 * only the first notifies anybody: an edit does not, and neither does what has to be posted in its place.
 * @returns the id of the message
 */
export async function postOrEdit(
  parts: Parts,
  table: PublicTable,
  post: Post,
  picture: Drawn,
  place: MessagePlace,
): Promise<string> {
  return cutDownIfTooLarge(post, (most) =>
    parts.emoji.with((icons) => sent(parts, table, bodyOf(post, picture, { icons, most }), place)),
  )
}

async function sent(parts: Parts, table: PublicTable, body: Body, { messageId, again }: MessagePlace): Promise<string> {
  if (messageId !== null) {
    try {
      await parts.rest.patch(Routes.channelMessage(table.channelId, messageId), carrying(body.body, body.files))
      return messageId
    } catch (error) {
      const problem = problemOf(error)
      if (problem !== 'messageGone' && problem !== 'cannotEdit') throw error
    }
  }
  // Discord knows the one of a message that was deleted still, and gives no other for it.
  const first = again === null ? `${table.id}-${table.seq}` : `re-${again}`
  const nonce = messageId === null ? first : `for-${messageId}`
  const silent = messageId === null ? {} : { allowed_mentions: { parse: [] } }
  const made = await parts.rest.post(
    Routes.channelMessages(table.channelId),
    carrying({ ...body.body, ...silent, nonce, enforce_nonce: true }, body.files),
  )
  return idOf(made)
}

/** @throws when it is no message */
export function idOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
    return message.id
  throw new Error('Discord answered a new message without its id')
}

/**
 * Messages of this table, newest first, that were posted and not recorded, because a process ended in between or the
 * answer got lost: those newer than the one on record that still have buttons. Nonces only help for a few minutes.
 */
export async function unrecordedMessages(
  parts: Parts,
  table: PublicTable,
  shown: LiveMessage,
): Promise<FoundMessage[]> {
  const messages = await parts.history.lastMessages(table.channelId)
  return messages.flatMap((message) => {
    const { id, author, mentions, timestamp } = message
    if (author.id !== parts.applicationId) return []
    if (shown.messageId !== null && BigInt(id) <= BigInt(shown.messageId)) return []
    const seqs = pressesOn(message).flatMap((press) => (press.table === table.id ? press.seq : []))
    if (seqs.length === 0) return []
    const called = mentions.map((person) => person.id)
    return { id, seq: Math.max(...seqs), mentions: called, postedAt: new Date(timestamp) }
  })
}
