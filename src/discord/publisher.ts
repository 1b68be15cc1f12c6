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
import { decodeId, livePost, type Post } from '#commands'
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
  /** Resolves when a table's channel is up to date, or cannot be brought there. */
  settled(tableId: string): Promise<void>
  /** Why a table's channel cannot be written to, as it was found last; null when it can. */
  trouble(tableId: string): Problem | null
  /** Lets what is being published finish; what waits for another process's lease is left to that one. */
  close(): Promise<void>
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

/** Longer than publishing takes, retries included; a channel whose publisher died waits so long. In ms. */
const LEASE = 15_000
/** How often to ask for a lease that another process has. */
const HELD_PAUSE = 500
const RETRIES = 5

/** What came of one go: `held` means that another process is publishing, or has died doing so. */
type Went = 'done' | 'again' | 'held'

/** What this process made a message look like last, and the entry it recorded with it. */
interface Known {
  readonly looks: string
  readonly seq: number
}

/** What a channel should show is a function of the table; this brings channels there. */
export function createPublisher(parts: Parts): Publisher {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const troubles = new Map<string, Problem>()
  const known = new Map<string, Known>()
  let closing = false

  async function work(tableId: string): Promise<void> {
    for (let attempt = 1; ; ) {
      again.delete(tableId)
      let went: Went = 'again'
      try {
        went = await bring(parts, tableId, known, troubles)
      } catch (error) {
        parts.log.warn(
          { table: tableId, attempt, error: messageOf(error) },
          'a channel could not be brought up to date',
        )
      }
      if (went === 'done' && !again.has(tableId)) return
      if (went === 'held') {
        if (closing) return
        await sleep(HELD_PAUSE)
      }
      if (went === 'again') {
        if (attempt++ >= RETRIES) return
        await sleep(200 * 2 ** attempt)
      }
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
    settled: async (tableId) => running.get(tableId),
    trouble: (tableId) => troubles.get(tableId) ?? null,
    async close() {
      closing = true
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

/** One go: leases, posts or edits, records. */
async function bring(
  parts: Parts,
  tableId: string,
  known: Map<string, Known>,
  troubles: Map<string, Problem>,
): Promise<Went> {
  const { house, showings, publisher, log } = parts
  const before = await house.view(tableId)
  if (before === null) return 'done'
  const showing = await showings.lease(tableId, before.channelId, publisher, LEASE)
  if (showing === null) return 'held'
  // Another process may have shown more than this one knows.
  const table = (await house.view(tableId, showing.seq)) ?? before
  const record = async (messageId: string | null): Promise<Went> => {
    const recorded = await showings.record(tableId, table.channelId, publisher, { messageId, ...shown(table) })
    return recorded ? 'done' : 'again'
  }
  try {
    if (showing.messageId !== null && showing.seq >= table.seq) return 'done'
    const post = livePost(table, 'en')
    const looks = looksOf(post)
    const mine = known.get(tableId)
    const isNew = wantsNew(table, showing)
    let { messageId } = showing
    if (isNew || mine?.seq !== showing.seq || mine.looks !== looks) {
      const own = isNew || mine?.seq !== showing.seq ? await ownMessages(parts, table, showing) : []
      const adopted = own.find(({ seq }) => seq >= turnStart(table))?.id ?? null
      messageId = await put(parts, table, post, isNew ? adopted : (adopted ?? messageId))
      for (const id of [showing.messageId, ...own.map((one) => one.id)])
        if (id !== null && id !== messageId) await retire(parts, table.channelId, id)
    }
    known.set(tableId, { looks, seq: table.seq })
    troubles.delete(tableId)
    return await record(messageId)
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
    return await record(showing.messageId)
  } finally {
    await showings.release(tableId, table.channelId, publisher).catch(() => undefined)
  }
}

const shown = (table: TableView) => ({
  seq: table.seq,
  settled: table.phase === 'finished' || table.phase === 'closed',
})

/** What can be seen of a message: the seq in its custom ids is not, and none of its buttons minds an older one. */
const looksOf = (post: Post): string => JSON.stringify(post.components).replaceAll(/("b1:[^":]+:)\d+:/g, '$1')

/** The entry with which began what a message is for: one that was drawn before is another turn's. */
function turnStart(table: TableView): number {
  switch (table.phase) {
    case 'playing':
      return table.openTurn?.seq ?? 0
    case 'finished':
      return table.seq
    default:
      return 0
  }
}

/** Whether a new message is due: a turn has begun, or the game has ended, since the one that is shown. */
function wantsNew(table: TableView, showing: Showing): boolean {
  if (showing.messageId === null) return true
  switch (table.phase) {
    case 'playing':
    case 'finished':
      // Who plays alone needs no ping.
      return !table.solo && showing.seq < turnStart(table)
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
 * Messages of this table, newest first, that were posted and not recorded, because a process ended in between or the
 * answer got lost: those newer than the one on record that still have buttons. Nonces only help for a few minutes.
 * `seq` is the entry that a message was drawn at.
 */
async function ownMessages(parts: Parts, table: TableView, showing: Showing): Promise<{ id: string; seq: number }[]> {
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

/**
 * Takes the buttons off a message that is no longer the live one; its words and picture stay. What Discord refuses is
 * left as it is; where nobody knows whether it was done it throws, to be tried again.
 */
async function retire({ rest, log }: Parts, channelId: string, messageId: string): Promise<void> {
  try {
    const route = Routes.channelMessage(channelId, messageId)
    const message = await rest.get(route)
    if (!isMessage(message)) return
    const components = (message.components ?? []).map(withoutRows)
    const attachments = (message.components ?? []).flatMap(filesOf)
    await rest.patch(route, {
      body: { components, attachments, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } },
    })
  } catch (error) {
    if (problemOf(error) === 'unknown') throw error
    log.debug({ message: messageId, error: messageOf(error) }, 'an old message kept its buttons')
  }
}

const isMessage = (value: unknown): value is APIMessage =>
  typeof value === 'object' && value !== null && 'components' in value

/** Keeps text and pictures; a picture is named again by its file, or Discord would lose it. */
function withoutRows(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component
  return {
    type: ComponentType.Container,
    ...(component.accent_color == null ? {} : { accent_color: component.accent_color }),
    components: component.components.flatMap((inner): APIComponentInContainer[] => {
      if (inner.type === ComponentType.TextDisplay) return [{ type: inner.type, content: inner.content }]
      if (inner.type !== ComponentType.MediaGallery) return []
      const items = inner.items.map(({ media, description }) => ({
        media: { url: `attachment://${fileName(media.url)}` },
        ...(description == null ? {} : { description }),
      }))
      return [{ type: inner.type, items }]
    }),
  }
}

/** The uploaded files that a message's galleries show: such a file stands beside its component, not in `attachments`. */
const filesOf = (component: APIMessageTopLevelComponent): { id: string; filename: string }[] =>
  component.type !== ComponentType.Container
    ? []
    : component.components.flatMap((inner) =>
        inner.type !== ComponentType.MediaGallery
          ? []
          : inner.items.flatMap(({ media }) =>
              media.attachment_id === undefined ? [] : { id: media.attachment_id, filename: fileName(media.url) },
            ),
      )

/** The last part of an address, without its query. */
const fileName = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''
