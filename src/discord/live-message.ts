import type { REST } from 'discord.js'
import { type APIMessage, type APIMessageTopLevelComponent, ComponentType, Routes } from 'discord-api-types/v10'
import { decodeId, type Post } from '#commands'
import type { Showing, TableView } from '#table'
import { bodyOf } from './body.ts'
import type { Draw } from './drawing.ts'
import { problemOf } from './problem.ts'
import { type Bare, bareOf } from './retire.ts'

interface Parts {
  readonly rest: REST
  readonly applicationId: string
  readonly draw: Draw
}

export interface Posted {
  readonly id: string
  /** What it will be without its buttons; null where Discord's answer does not tell. */
  readonly bare: Bare | null
}

/** Edits the message, or posts a new one where there is none, or where it cannot be edited. */
export async function put(parts: Parts, table: TableView, post: Post, messageId: string | null): Promise<Posted> {
  const body = bodyOf(post, await parts.draw(post.picture))
  if (messageId !== null) {
    try {
      return {
        id: messageId,
        bare: bareOf(await parts.rest.patch(Routes.channelMessage(table.channelId, messageId), body)),
      }
    } catch (error) {
      const problem = problemOf(error)
      if (problem !== 'messageGone' && problem !== 'cannotEdit') throw error
    }
  }
  const nonce = `${table.id}-${table.seq}`
  const made = await parts.rest.post(Routes.channelMessages(table.channelId), {
    files: body.files,
    body: { ...body.body, nonce, enforce_nonce: true },
  })
  return { id: idOf(made), bare: bareOf(made) }
}

function idOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
    return message.id
  throw new Error('Discord answered a new message without its id')
}

/**
 * Messages of this table, newest first, that were posted and not recorded, because a process ended in between or the
 * answer got lost: those newer than the one on record that still have buttons. Nonces only help for a few minutes.
 * `seq` is the entry that a message was drawn at.
 */
export async function ownMessages(
  parts: Parts,
  table: TableView,
  showing: Showing,
): Promise<{ id: string; seq: number }[]> {
  const messages = await lastMessages(parts, table.channelId)
  return messages.flatMap(({ id, author, components }) => {
    if (author.id !== parts.applicationId) return []
    if (showing.messageId !== null && BigInt(id) <= BigInt(showing.messageId)) return []
    const seqs = customIds(components ?? []).flatMap((customId) => {
      const decoded = decodeId(customId)
      return decoded.kind === 'press' && decoded.press.table === table.id ? [decoded.press.seq] : []
    })
    return seqs.length === 0 ? [] : [{ id, seq: Math.max(...seqs) }]
  })
}

/** None where they may not be read; where that is not known it throws, for posting then might be once too often. */
async function lastMessages({ rest }: Parts, channelId: string): Promise<APIMessage[]> {
  try {
    const read = await rest.get(Routes.channelMessages(channelId), { query: new URLSearchParams({ limit: '50' }) })
    return isMessages(read) ? read : []
  } catch (error) {
    if (problemOf(error) === 'unknown') throw error
    return []
  }
}

const isMessages = (value: unknown): value is APIMessage[] => Array.isArray(value)

function customIds(components: readonly APIMessageTopLevelComponent[]): string[] {
  return components.flatMap((component) => {
    if (component.type !== ComponentType.Container) return []
    return component.components.flatMap((inner) =>
      inner.type === ComponentType.ActionRow
        ? inner.components.flatMap((one) => ('custom_id' in one ? one.custom_id : []))
        : [],
    )
  })
}
