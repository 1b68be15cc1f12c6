import type {
  APIApplicationCommand,
  APIAttachment,
  APIDMChannel,
  APIEmoji,
  APIMessage,
  APIPrivateThreadChannel,
  APIPublicThreadChannel,
  APITextChannel,
  APIUser,
  Locale,
} from 'discord-api-types/v10'
import { ChannelType } from 'discord-api-types/v10'

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel
export type Channel = APITextChannel | Thread | APIDMChannel

export interface Inhabitant {
  readonly user: APIUser
  readonly locale: Locale
}

/** A message with every file that it brought; Discord leaves files that a component shows out of `attachments`. */
export interface Post {
  readonly message: APIMessage
  readonly files: readonly APIAttachment[]
}

/** A channel and what stands in it. `ids` are the posts' ids, oldest first. */
export interface Room {
  channel: Channel
  readonly ids: string[]
  readonly posts: Map<string, Post>
  /** Pinned message → since when (ISO). */
  readonly pins: Map<string, string>
  /** Permissions that the bot has lost here. */
  denied: bigint
  /** Permissions that all people have lost here. */
  deniedPeople: bigint
  /** Of a thread: ids of its members. */
  readonly members: Set<string>
}

export type Change =
  /** `to` names the only person who sees an ephemeral message. */
  | {
      readonly kind: 'message'
      readonly op: 'create' | 'update'
      readonly message: APIMessage
      readonly to: string | null
    }
  | {
      readonly kind: 'messageGone'
      readonly channel: Channel
      readonly post: Post
      readonly to: string | null
    }
  | { readonly kind: 'channel'; readonly op: 'create' | 'update'; readonly channel: Channel }
  | { readonly kind: 'channelGone'; readonly room: Room }
  /** The bot left a server, or was invited again. */
  | { readonly kind: 'botIn'; readonly guild: Guild }
  | { readonly kind: 'pins'; readonly channel: Channel }
  | { readonly kind: 'commands' }
  | { readonly kind: 'emojis' }
  | { readonly kind: 'dms'; readonly personId: string }

/** A server. */
export interface Guild {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  /** Ids of its roles: of moderators, and one that anybody may mention. */
  readonly moderators: string
  readonly players: string
  /** Who moderates it. */
  readonly moderatorIds: ReadonlySet<string>
  /** People who have left it: they see none of its channels. */
  readonly left: Set<string>
  /** False while the bot is no member: people use it there as an app of their own. */
  botIn: boolean
}

/** All that this Discord knows. Plain data; the functions beside it change it and tell what changed. */
export interface World {
  /** Where this Discord answers, for addresses of pictures: `http://127.0.0.1:4242`. */
  readonly origin: string
  /** The first server; mostly there is no other. */
  readonly guild: Guild
  readonly guilds: readonly Guild[]
  bot: APIUser
  /** What the bot was invited with. */
  readonly botPermissions: bigint
  readonly people: Map<string, Inhabitant>
  readonly rooms: Map<string, Room>
  /** Person → their direct channel with the bot. */
  readonly dms: Map<string, string>
  /** People who accept no direct messages. */
  readonly closedDms: Set<string>
  /** Global commands under 'global', a server's under its id; each by command id. */
  readonly commands: Map<string, Map<string, APIApplicationCommand>>
  /** The application's own emoji, by id. */
  readonly emojis: Map<string, APIEmoji>
  /** Person → what only they see; never kept in the file, as in Discord it is gone after a reload. */
  readonly ephemeral: Map<string, Map<string, Post>>
  readonly nextId: () => string
  readonly listeners: Set<(change: Change) => void>
}

/** Tells the gateway, the pages and the keeper what changed. */
export function tell(world: World, change: Change): void {
  for (const listener of world.listeners) listener(change)
}

export function isThread(channel: Channel): channel is Thread {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread
}

/** Text channels and threads of a server. */
export function guildRooms(world: World, guild: Guild): Room[] {
  return [...world.rooms.values()].filter((room) => guildOf(world, room.channel) === guild)
}

/** The server that a channel is in; null of direct ones. */
export function guildOf(world: World, channel: Channel): Guild | null {
  if (channel.type === ChannelType.DM) return null
  return world.guilds.find(({ id }) => id === channel.guild_id) ?? world.guild
}

export function emptyRoom(channel: Channel): Room {
  return { channel, ids: [], posts: new Map(), pins: new Map(), denied: 0n, deniedPeople: 0n, members: new Set() }
}

/** The person on the other side of a direct channel; null in the server's channels. */
export function dmPartner(world: World, channel: Channel): Inhabitant | null {
  if (channel.type !== ChannelType.DM) return null
  const id = channel.recipients?.[0]?.id
  return (id === undefined ? null : world.people.get(id)) ?? null
}

/** The direct channel between the bot and a person, opened now if it was not. */
export function openDm(world: World, person: Inhabitant): Room {
  const known = world.rooms.get(world.dms.get(person.user.id) ?? '')
  if (known !== undefined) return known
  const channel: APIDMChannel = {
    id: world.nextId(),
    type: ChannelType.DM,
    name: null,
    recipients: [person.user],
    last_message_id: null,
  }
  const room = emptyRoom(channel)
  world.rooms.set(channel.id, room)
  world.dms.set(person.user.id, channel.id)
  tell(world, { kind: 'channel', op: 'create', channel })
  return room
}

/** Replaces a channel's data, for a new name, an archived thread, a later last message. */
export function changeChannel(world: World, room: Room, channel: Channel): void {
  room.channel = channel
  tell(world, { kind: 'channel', op: 'update', channel })
}

/** Removes a channel with its threads and messages. */
export function removeChannel(world: World, room: Room): void {
  for (const other of [...world.rooms.values()]) {
    if (isThread(other.channel) && other.channel.parent_id === room.channel.id) removeChannel(world, other)
  }
  world.rooms.delete(room.channel.id)
  const partner = dmPartner(world, room.channel)
  if (partner !== null) world.dms.delete(partner.user.id)
  tell(world, { kind: 'channelGone', room })
}
