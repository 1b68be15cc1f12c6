import {
  type APIMessage,
  type APITextChannel,
  ChannelType,
  MessageFlags,
  MessageType,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'
import { blank } from './compose.ts'
import { addPost, replacePost } from './messages.ts'
import { changeChannel, emptyRoom, isThread, type Room, type Thread, tell, type World } from './world.ts'

interface Plan {
  readonly id: string
  readonly name: string
  readonly kind: ChannelType.PublicThread | ChannelType.PrivateThread
  readonly ownerId: string
  readonly archiveAfter: ThreadAutoArchiveDuration
}

/** Opens a thread in a channel. Everyone of the server sees it; the person who opens it is its first member. */
export function newThread(world: World, parent: APITextChannel, plan: Plan): Room {
  const now = new Date().toISOString()
  const { guild_id = world.guild.id } = parent
  const base = {
    id: plan.id,
    name: plan.name,
    guild_id,
    parent_id: parent.id,
    owner_id: plan.ownerId,
    last_message_id: null,
    rate_limit_per_user: 0,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    thread_metadata: {
      archived: false,
      locked: false,
      auto_archive_duration: plan.archiveAfter,
      archive_timestamp: now,
      create_timestamp: now,
    },
  }
  const channel: Thread =
    plan.kind === ChannelType.PublicThread
      ? { ...base, type: ChannelType.PublicThread }
      : { ...base, type: ChannelType.PrivateThread }
  const room = emptyRoom(channel)
  room.members.add(plan.ownerId)
  world.rooms.set(plan.id, room)
  tell(world, { kind: 'channel', op: 'create', channel })
  startFromMessage(world, parent, room)
  return room
}

/** A thread that has the id of a message grew from it: the message carries it, and the thread begins with the message. */
function startFromMessage(world: World, parent: APITextChannel, room: Room): void {
  const around = world.rooms.get(parent.id)
  const post = around?.posts.get(room.channel.id)
  if (around === undefined || post === undefined || !isThread(room.channel)) return
  const { message } = post
  const flags = (message.flags ?? 0) | MessageFlags.HasThread
  const grown: APIMessage = { ...message, flags, thread: room.channel }
  replacePost(world, { kind: 'room', room: around, post }, { ...post, message: grown })
  const { referenced_message: _, ...referenced_message } = message
  const extra: Partial<APIMessage> = {
    message_reference: {
      type: 0,
      channel_id: parent.id,
      message_id: message.id,
      guild_id: parent.guild_id ?? world.guild.id,
    },
    referenced_message,
  }
  const frame = { channelId: room.channel.id, type: MessageType.ThreadStarterMessage, flags: 0, extra }
  addPost(world, room, { message: blank(world, { ...frame, author: message.author }), files: [] })
}

/** Adds somebody to a thread, which says so; one who is a member already stays one. */
export function addMember(world: World, room: Room, userId: string): void {
  const user = world.people.get(userId)?.user
  if (user === undefined || room.members.has(userId)) return
  const frame = { channelId: room.channel.id, author: world.bot, type: MessageType.RecipientAdd, flags: 0 }
  addPost(world, room, { message: blank(world, { ...frame, extra: { mentions: [user] } }), files: [] })
}

/** Takes somebody out of a thread. */
export function removeFromThread(world: World, room: Room, userId: string): void {
  if (!isThread(room.channel) || !room.members.delete(userId)) return
  changeChannel(world, room, { ...room.channel, member_count: room.members.size })
}
