import { setTimeout as sleep } from 'node:timers/promises'
import type { REST } from 'discord.js'
import {
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  Routes,
} from 'discord-api-types/v10'
import { livePost, type Post, tableOf } from '#commands'
import type { Artist } from '#render'
import type { House, TableView } from '#table'
import { draw, messageOf } from './answering.ts'
import { bodyOf } from './body.ts'
import type { Log } from './log.ts'
import { type Problem, problemOf } from './problem.ts'

/** What a channel does show of a table. */
export interface Showing {
  readonly tableId: string
  readonly channelId: string
  readonly messageId: string | null
  readonly seq: number
}

/** Where it is kept what channels show; only who holds the lease publishes. `store/` fulfils it. */
export interface Showings {
  lease(tableId: string, channelId: string, publisher: string, forMs: number): Promise<Showing | null>
  record(
    tableId: string,
    channelId: string,
    publisher: string,
    shown: { messageId: string | null; seq: number; settled: boolean },
  ): Promise<boolean>
  release(tableId: string, channelId: string, publisher: string): Promise<void>
  tablesBehind(): Promise<readonly { readonly tableId: string }[]>
}

export interface Publisher {
  /** Brings a table's channel up to date, soon: the newest state only, however often it is asked. */
  publish(tableId: string): void
  /** All tables whose channels are behind. */
  catchUp(): Promise<void>
  /** Why a table's channel cannot be written to, as it was found last; null when it can. */
  trouble(tableId: string): Problem | null
  /** Resolves when nothing is being published any more. */
  idle(): Promise<void>
}

interface Parts {
  readonly rest: REST
  readonly applicationId: string
  readonly house: House
  readonly showings: Showings
  readonly artist: Artist
  readonly log: Log
  /** Names this process. */
  readonly publisher: string
}

const LEASE = 30_000
const RETRIES = 5

/** What a channel should show is a function of the table; this brings channels there. */
export function createPublisher(parts: Parts): Publisher {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const troubles = new Map<string, Problem>()
  const known = new Map<string, string>()

  async function work(tableId: string): Promise<void> {
    for (let attempt = 1; ; ) {
      again.delete(tableId)
      let done = false
      try {
        done = await bring(parts, tableId, known, troubles)
      } catch (error) {
        parts.log.warn(
          { table: tableId, attempt, error: messageOf(error) },
          'a channel could not be brought up to date',
        )
      }
      if (done && !again.has(tableId)) return
      if (!done && attempt++ >= RETRIES) return
      if (!done) await sleep(200 * 2 ** attempt, undefined, { ref: false })
    }
  }

  function publish(tableId: string): void {
    again.add(tableId)
    if (running.has(tableId)) return
    running.set(
      tableId,
      work(tableId).finally(() => {
        running.delete(tableId)
        if (again.has(tableId)) publish(tableId)
      }),
    )
  }

  return {
    publish,
    async catchUp() {
      for (const { tableId } of await parts.showings.tablesBehind()) publish(tableId)
    },
    trouble: (tableId) => troubles.get(tableId) ?? null,
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

/** One go: leases, posts or edits, records. False: try again. */
async function bring(
  parts: Parts,
  tableId: string,
  known: Map<string, string>,
  troubles: Map<string, Problem>,
): Promise<boolean> {
  const { house, showings, publisher, log } = parts
  const table = await house.view(tableId)
  if (table === null) return true
  const showing = await showings.lease(tableId, table.channelId, publisher, LEASE)
  if (showing === null) return false
  try {
    const post = livePost(table, 'en')
    const looks = JSON.stringify(post.components)
    const isNew = wantsNew(table, showing)
    let { messageId } = showing
    if (isNew || known.get(tableId) !== looks) {
      const old = messageId
      const adopted = known.has(tableId) ? null : await findOwn(parts, table, showing)
      const target = isNew ? adopted : (adopted ?? messageId)
      messageId = await put(parts, table, post, target)
      if (old !== null && old !== messageId) await retire(parts, table.channelId, old)
    }
    known.set(tableId, looks)
    troubles.delete(tableId)
    return await showings.record(tableId, table.channelId, publisher, { messageId, ...shown(table) })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') {
      // It may have been posted all the same: look before posting again.
      known.delete(tableId)
      throw error
    }
    troubles.set(tableId, problem)
    log.warn({ table: tableId, problem, error: messageOf(error) }, 'a channel cannot be written to')
    // The table goes on; the next change tries again, nothing before.
    return await showings.record(tableId, table.channelId, publisher, { messageId: showing.messageId, ...shown(table) })
  } finally {
    await showings.release(tableId, table.channelId, publisher).catch(() => undefined)
  }
}

const shown = (table: TableView) => ({
  seq: table.seq,
  settled: table.phase === 'finished' || table.phase === 'closed',
})

/** Whether a new message is due: a turn has begun, or the game has ended, since the one that is shown. */
function wantsNew(table: TableView, showing: Showing): boolean {
  if (showing.messageId === null) return true
  switch (table.phase) {
    case 'playing':
      // Who plays alone needs no ping.
      return !table.solo && showing.seq < (table.openTurn?.seq ?? 0)
    case 'finished':
      return showing.seq < table.seq
    default:
      return false
  }
}

/** Edits the message, or posts a new one where there is none, or where it cannot be edited; returns its id. */
async function put(parts: Parts, table: TableView, post: Post, messageId: string | null): Promise<string> {
  const body = bodyOf(post, await draw(parts, post.picture))
  if (messageId !== null) {
    try {
      await parts.rest.patch(Routes.channelMessage(table.channelId, messageId), body)
      return messageId
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
  return idOf(made)
}

function idOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
    return message.id
  throw new Error('Discord answered a new message without its id')
}

/**
 * A message of this table that was posted and not recorded, because the process ended in between or the answer got
 * lost: newer than the one on record. Nonces only help for a few minutes.
 */
async function findOwn(parts: Parts, table: TableView, showing: Showing): Promise<string | null> {
  try {
    const messages = await lastMessages(parts, table.channelId)
    const own = messages.find(
      (message) =>
        message.author.id === parts.applicationId &&
        customIds(message.components ?? []).some((id) => tableOf(id) === table.id) &&
        (showing.messageId === null || BigInt(message.id) > BigInt(showing.messageId)),
    )
    return own?.id ?? null
  } catch {
    return null
  }
}

async function lastMessages({ rest }: Parts, channelId: string): Promise<APIMessage[]> {
  const read = await rest.get(Routes.channelMessages(channelId), { query: new URLSearchParams({ limit: '50' }) })
  return isMessages(read) ? read : []
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

/** Takes the buttons off a message that is no longer the live one; its words and picture stay. Best effort. */
async function retire({ rest, log }: Parts, channelId: string, messageId: string): Promise<void> {
  try {
    const route = Routes.channelMessage(channelId, messageId)
    const message = await rest.get(route)
    if (!isMessage(message)) return
    const attachments = message.attachments.map(({ id, filename }) => ({ id, filename }))
    const components = (message.components ?? []).map((component) => withoutRows(component, message))
    await rest.patch(route, {
      body: { components, attachments, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } },
    })
  } catch (error) {
    log.debug({ message: messageId, error: messageOf(error) }, 'an old message kept its buttons')
  }
}

const isMessage = (value: unknown): value is APIMessage =>
  typeof value === 'object' && value !== null && 'attachments' in value && 'components' in value

/** Keeps text and picture; the picture is named again by its file, or Discord would lose it. */
function withoutRows(component: APIMessageTopLevelComponent, message: APIMessage): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component
  const [file] = message.attachments
  return {
    type: ComponentType.Container,
    ...(component.accent_color == null ? {} : { accent_color: component.accent_color }),
    components: component.components
      .filter(({ type }) => type !== ComponentType.ActionRow)
      .flatMap((inner): APIComponentInContainer[] => {
        if (inner.type === ComponentType.TextDisplay) return [{ type: inner.type, content: inner.content }]
        if (inner.type !== ComponentType.MediaGallery || file === undefined) return []
        const items = inner.items.map(({ description }) => ({
          media: { url: `attachment://${file.filename}` },
          ...(description == null ? {} : { description }),
        }))
        return [{ type: inner.type, items }]
      }),
  }
}
