import { type APIMessage, MessageType, PermissionFlagsBits } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { z } from 'zod'
import { errorTree, fault } from '#sandbox/forms/form'
import { find, page, removePost } from '#sandbox/world/messages'
import { botPermissions } from '#sandbox/world/permissions'
import { dmPartner, isThread, type Room } from '#sandbox/world/world'
import { type Answer, brokenDown, done, ok, refuse, refuseForm } from './answer.ts'
import { readBody } from './body.ts'
import type { Env, Kit } from './kit.ts'
import { type Outcome, postEdit, postNew } from './posting.ts'
import { send } from './send.ts'

const P = PermissionFlagsBits
/** How long a nonce with `enforce_nonce` finds the message again instead of making another. */
const NONCE_MS = 5 * 60_000

const query = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().optional(),
  after: z.string().optional(),
  around: z.string().optional(),
})
const nonceOf = z.object({ nonce: z.union([z.string(), z.int()]), enforce_nonce: z.literal(true) })
const replyTo = z.object({ message_reference: z.object({ message_id: z.string() }) })

/** Messages in channels: read, write, edit, delete. */
export function messageRoutes(app: Hono<Env>, kit: Kit): void {
  const nonces = new Map<string, { made: Promise<Outcome>; at: number }>()

  app.get('/channels/:channel/messages', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const read = query.safeParse(c.req.query())
    if (!read.success) {
      const words = 'int value should be between 1 and 100.'
      return send(refuseForm(errorTree([fault(['limit'], 'NUMBER_TYPE_MAX', words)])))
    }
    if (kit.faults.strike('historyBroken', `GET /channels/${room.channel.id}/messages`) !== null)
      return send(brokenDown)
    // Without Read Message History Discord gives an empty list, not a refusal.
    if (lacks(kit, room, P.ReadMessageHistory)) return send(ok([]))
    return send(ok(page(room, read.data.limit, read.data)))
  })

  app.post('/channels/:channel/messages', async (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const refusal = mayNotWrite(kit, room, body.uploads.length > 0)
    if (refusal !== null) return send(refusal)

    const nonce = nonceOf.safeParse(body.json).data
    const key = nonce === undefined ? null : `${room.channel.id}:${nonce.nonce}`
    // Of two that come at once the second waits for the first.
    const before = await (key === null ? undefined : nonces.get(key)?.made)
    const known = before?.ok === true ? room.posts.get(before.post.message.id) : undefined
    if (known !== undefined) return send(ok(known.message))

    const reply = referenced(room, body.json)
    if (reply === 'unknown') {
      const words = 'Unknown message'
      return send(refuseForm(errorTree([fault(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', words)])))
    }
    const frame = () => ({
      channelId: room.channel.id,
      author: kit.world.bot,
      type: reply === null ? MessageType.Default : MessageType.Reply,
      flags: 0,
      extra: reply ?? {},
    })
    const made = postNew(kit, room, body.json, body.uploads, frame, 'body', null)
    if (key !== null) remember(nonces, key, made)
    const outcome = await made
    return send(outcome.ok ? ok(outcome.post.message) : outcome.answer)
  })

  app.get('/channels/:channel/messages/:message', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    if (lacks(kit, room, P.ReadMessageHistory)) return send(refuse('missingAccess'))
    const post = room.posts.get(c.req.param('message'))
    return send(post === undefined ? refuse('unknownMessage') : ok(post.message))
  })

  app.patch('/channels/:channel/messages/:message', async (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const place = find(kit.world, room, null, c.req.param('message'))
    if (place === null) return send(refuse('unknownMessage'))
    if (place.post.message.author.id !== kit.world.bot.id) return send(refuse('notYours'))
    if (isArchived(room)) return send(refuse('archived'))
    const outcome = await postEdit(kit, place, body.json, body.uploads, 'body')
    return send(outcome.ok ? ok(outcome.post.message) : outcome.answer)
  })

  app.delete('/channels/:channel/messages/:message', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const post = room.posts.get(c.req.param('message'))
    if (post === undefined) return send(refuse('unknownMessage'))
    const own = post.message.author.id === kit.world.bot.id
    if (!own && dmPartner(kit.world, room.channel) !== null) return send(refuse('dmOnly'))
    if (!own && lacks(kit, room, P.ManageMessages)) return send(refuse('missingPermissions'))
    if (isArchived(room)) return send(refuse('archived'))
    removePost(kit.world, room, post.message.id)
    return send(done)
  })

  app.post('/channels/:channel/typing', (c) => {
    const room = enter(kit, c.req.param('channel'))
    return send('status' in room ? room : done)
  })
}

/** A channel that the bot may look into: else 10003 or 50001. */
export function enter(kit: Kit, channelId: string): Room | Answer {
  const room = kit.world.rooms.get(channelId)
  if (room === undefined) return refuse('unknownChannel')
  return lacks(kit, room, P.ViewChannel) ? refuse('missingAccess') : room
}

export function lacks(kit: Kit, room: Room, permission: bigint): boolean {
  return (botPermissions(kit.world, room) & permission) === 0n
}

export function isArchived(room: Room): boolean {
  return isThread(room.channel) && room.channel.thread_metadata?.archived === true
}

function mayNotWrite(kit: Kit, room: Room, withFiles: boolean): Answer | null {
  const partner = dmPartner(kit.world, room.channel)
  if (partner !== null) {
    if (kit.world.guilds.every(({ left }) => left.has(partner.user.id))) return refuse('noMutualServer')
    return kit.world.closedDms.has(partner.user.id) ? refuse('closedDms') : null
  }
  const needed = isThread(room.channel) ? P.SendMessagesInThreads : P.SendMessages
  if (lacks(kit, room, needed)) return refuse('missingPermissions')
  if (withFiles && lacks(kit, room, P.AttachFiles)) return refuse('missingPermissions')
  const locked = isThread(room.channel) && room.channel.thread_metadata?.locked === true
  return locked && isArchived(room) && lacks(kit, room, P.ManageThreads) ? refuse('threadLocked') : null
}

function referenced(room: Room, json: unknown): Partial<APIMessage> | 'unknown' | null {
  const id = replyTo.safeParse(json).data?.message_reference.message_id
  if (id === undefined) return null
  const message = room.posts.get(id)?.message
  if (message === undefined) return 'unknown'
  const { referenced_message: _, ...referenced_message } = message
  return { message_reference: { type: 0, message_id: id, channel_id: room.channel.id }, referenced_message }
}

function remember(
  nonces: Map<string, { made: Promise<Outcome>; at: number }>,
  key: string,
  made: Promise<Outcome>,
): void {
  nonces.set(key, { made, at: Date.now() })
  for (const [old, { at }] of nonces) {
    if (Date.now() - at < NONCE_MS) break
    nonces.delete(old)
  }
}
