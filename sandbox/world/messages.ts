import { type APIMessage, MessageType } from 'discord-api-types/v10'
import { changeChannel, type Inhabitant, isThread, type Post, type Room, tell, type World } from './world.ts'

/** How many messages a channel keeps, and how many ephemeral ones a person; the oldest go first. */
const KEPT = 3_000
const KEPT_EPHEMERAL = 300

/** Puts a new message into a channel; it wakes an archived thread. */
export function addPost(world: World, room: Room, post: Post): void {
  const { id } = post.message
  room.posts.set(id, post)
  room.ids.push(id)
  room.channel = { ...room.channel, last_message_id: id }
  wake(world, room)
  becomeMembers(world, room, post.message)
  tell(world, { kind: 'message', op: 'create', message: post.message, to: null })
  while (room.ids.length > KEPT) {
    const oldest = room.ids[0]
    if (oldest === undefined) break
    removePost(world, room, oldest)
  }
}

function wake(world: World, room: Room): void {
  const { channel } = room
  if (!isThread(channel) || channel.thread_metadata?.archived !== true) return
  const archive_timestamp = new Date().toISOString()
  const thread_metadata = { ...channel.thread_metadata, archived: false, archive_timestamp }
  changeChannel(world, room, { ...channel, thread_metadata })
}

/** Who writes in a thread, or is mentioned there, is a member of it. */
function becomeMembers(world: World, room: Room, { author, mentions }: APIMessage): void {
  const { channel } = room
  if (!isThread(channel)) return
  const before = room.members.size
  for (const { id } of [author, ...mentions]) room.members.add(id)
  // Discord counts no further.
  if (room.members.size > before)
    changeChannel(world, room, { ...channel, member_count: Math.min(room.members.size, 50) })
}

/** Puts a message before one person's eyes only. */
export function addEphemeral(world: World, personId: string, post: Post): void {
  const own = world.ephemeral.get(personId) ?? new Map<string, Post>()
  world.ephemeral.set(personId, own)
  own.set(post.message.id, post)
  tell(world, { kind: 'message', op: 'create', message: post.message, to: personId })
  const oldest = own.keys().next()
  // Discord's client forgets them at a reload; here the oldest fade without a word.
  if (own.size > KEPT_EPHEMERAL && oldest.done === false) own.delete(oldest.value)
}

/** Where a message stands: in a channel, or before one person. */
export type Place =
  | { readonly kind: 'room'; readonly room: Room; readonly post: Post }
  | { readonly kind: 'ephemeral'; readonly personId: string; readonly post: Post }

/** Finds a message in a channel as a person sees it: the channel's own first, then what only they see. */
export function find(world: World, room: Room, personId: string | null, messageId: string): Place | null {
  const post = room.posts.get(messageId)
  if (post !== undefined) return { kind: 'room', room, post }
  if (personId === null) return null
  const own = world.ephemeral.get(personId)?.get(messageId)
  return own !== undefined && own.message.channel_id === room.channel.id
    ? { kind: 'ephemeral', personId, post: own }
    : null
}

/** Replaces a message where it stands and tells everybody who sees it. */
export function replacePost(world: World, place: Place, post: Post): void {
  const { message } = post
  switch (place.kind) {
    case 'room':
      place.room.posts.set(message.id, post)
      tell(world, { kind: 'message', op: 'update', message, to: null })
      return
    case 'ephemeral':
      world.ephemeral.get(place.personId)?.set(message.id, post)
      tell(world, { kind: 'message', op: 'update', message, to: place.personId })
      return
  }
}

/** Takes a message away where it stands. */
export function removePlace(world: World, channel: Room['channel'], place: Place): void {
  const messageId = place.post.message.id
  switch (place.kind) {
    case 'room':
      removePost(world, place.room, messageId)
      return
    case 'ephemeral':
      world.ephemeral.get(place.personId)?.delete(messageId)
      tell(world, { kind: 'messageGone', channel, post: place.post, to: place.personId })
      return
  }
}

/** Takes a message out of a channel; false when it was not there. */
export function removePost(world: World, room: Room, messageId: string): boolean {
  const post = room.posts.get(messageId)
  if (post === undefined) return false
  room.posts.delete(messageId)
  room.pins.delete(messageId)
  const at = position(room.ids, messageId)
  if (room.ids[at] === messageId) room.ids.splice(at, 1)
  tell(world, { kind: 'messageGone', channel: room.channel, post, to: null })
  return true
}

/**
 * A page of a channel's messages, newest first, as Discord lists them.
 * @param limit 1 to 100
 */
export function page(
  room: Room,
  limit: number,
  where: { before?: string | undefined; after?: string | undefined; around?: string | undefined },
): APIMessage[] {
  const { ids } = room
  let [from, to] = [Math.max(0, ids.length - limit), ids.length]
  if (where.around !== undefined) {
    const middle = position(ids, where.around)
    from = Math.max(0, middle - Math.floor(limit / 2))
    to = Math.min(ids.length, from + limit)
  } else if (where.before !== undefined) {
    to = position(ids, where.before)
    from = Math.max(0, to - limit)
  } else if (where.after !== undefined) {
    const at = position(ids, where.after)
    from = ids[at] === where.after ? at + 1 : at
    to = Math.min(ids.length, from + limit)
  }
  const messages: APIMessage[] = []
  for (let at = to - 1; at >= from; at--) {
    const post = room.posts.get(ids[at] ?? '')
    if (post !== undefined) messages.push(post.message)
  }
  return messages
}

/** Where an id stands, or would stand, in a list that grows from old to new (binary search). */
function position(ids: readonly string[], id: string): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (older(ids[middle] ?? '', id)) low = middle + 1
    else high = middle
  }
  return low
}

function older(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length
}

/** What a person writes into a channel by hand. */
export function saidBy(world: World, room: Room, person: Inhabitant, content: string): Post {
  const message: APIMessage = {
    id: world.nextId(),
    channel_id: room.channel.id,
    author: person.user,
    content,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: mentionedUsers(world, content),
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: MessageType.Default,
  }
  return { message, files: [] }
}

/** The users whom a text names as `<@id>`, each once. */
export function mentionedUsers(world: World, text: string): APIMessage['mentions'] {
  const ids = new Set([...text.matchAll(/<@!?([0-9]+)>/g)].map((match) => match[1] ?? ''))
  return [...ids].flatMap((id) => {
    const user = id === world.bot.id ? world.bot : world.people.get(id)?.user
    return user === undefined ? [] : [user]
  })
}
