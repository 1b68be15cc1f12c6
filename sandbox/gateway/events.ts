import { type APIMessage, ChannelType, GatewayDispatchEvents as E, GatewayIntentBits } from 'discord-api-types/v10'
import { guildCreate, member } from '#sandbox/world/guild'
import { shardOf } from '#sandbox/world/snowflake'
import { type Change, type Channel, type Guild, guildOf, isThread, type World } from '#sandbox/world/world'

export interface GatewayEvent {
  readonly name: string
  /** The server that it concerns, which decides the shard; null for direct messages, which shard 0 hears. */
  readonly guildId: string | null
  /** The intents it takes to hear it; 0 for what every session hears. */
  readonly intent: number
  readonly data: unknown
}

/** What a change of the world tells a bot. Ephemeral messages tell it nothing. */
export function eventsOf(world: World, change: Change): GatewayEvent[] {
  switch (change.kind) {
    case 'message': {
      if (change.to !== null) return []
      const room = world.rooms.get(change.message.channel_id)
      if (room === undefined) return []
      const name = change.op === 'create' ? E.MessageCreate : E.MessageUpdate
      return [messageEvent(world, room.channel, name, describe(world, room.channel, change.message))]
    }
    case 'messageGone': {
      if (change.to !== null) return []
      const gone = { id: change.post.message.id, channel_id: change.channel.id }
      return [messageEvent(world, change.channel, E.MessageDelete, { ...gone, ...ofGuild(world, change.channel) })]
    }
    case 'channel': {
      const [create, update] = isThread(change.channel)
        ? [E.ThreadCreate, E.ThreadUpdate]
        : [E.ChannelCreate, E.ChannelUpdate]
      return channelEvents(world, change.channel, change.op === 'create' ? create : update, change.channel)
    }
    case 'channelGone':
      return channelEvents(
        world,
        change.room.channel,
        isThread(change.room.channel) ? E.ThreadDelete : E.ChannelDelete,
        change.room.channel,
      )
    case 'pins': {
      const data = { channel_id: change.channel.id, ...ofGuild(world, change.channel) }
      return channelEvents(world, change.channel, E.ChannelPinsUpdate, data)
    }
    case 'botIn': {
      const { id, botIn } = change.guild
      const [name, data] = botIn ? [E.GuildCreate, guildCreate(world, change.guild)] : [E.GuildDelete, { id }]
      return [{ name, guildId: id, intent: GatewayIntentBits.Guilds, data }]
    }
    case 'commands':
    case 'emojis':
    case 'dms':
      return []
  }
}

function ofGuild(world: World, channel: Channel): { guild_id?: string } {
  const guild = guildOf(world, channel)
  return guild === null ? {} : { guild_id: guild.id }
}

function messageEvent(world: World, channel: Channel, name: string, data: unknown): GatewayEvent {
  const isDirect = channel.type === ChannelType.DM
  return {
    name,
    guildId: guildOf(world, channel)?.id ?? null,
    intent: isDirect ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages,
    data,
  }
}

/** Of direct channels Discord tells a bot nothing but the messages in them. */
function channelEvents(world: World, channel: Channel, name: string, data: unknown): GatewayEvent[] {
  const guild = guildOf(world, channel)
  return guild === null ? [] : [{ name, guildId: guild.id, intent: GatewayIntentBits.Guilds, data }]
}

/** Without the privileged intent a bot reads only what it wrote, what mentions it, and direct messages. */
function describe(world: World, channel: Channel, message: APIMessage): unknown {
  const author = world.people.get(message.author.id)
  const guild = guildOf(world, channel)
  const readable = guild === null || author === undefined || message.mentions.some(({ id }) => id === world.bot.id)
  const { user: _, ...asMember } = author === undefined || guild === null ? { user: null } : member(guild, author)
  return {
    ...message,
    ...(readable ? {} : { content: '', embeds: [], attachments: [], components: [] }),
    ...ofGuild(world, channel),
    ...(author === undefined || guild === null ? {} : { member: asMember }),
    channel_type: channel.type,
  }
}

/** The servers that a session is told of: the bot is a member, and the shard is the server's. */
export const serversHeard = (world: World, [id, count]: readonly [number, number]): Guild[] =>
  world.guilds.filter((guild) => guild.botIn && id === shardOf(guild.id, count))

export function ready(world: World, sessionId: string, url: string, shard: readonly [number, number]): unknown {
  return {
    v: 10,
    user: { ...world.bot, verified: true, mfa_enabled: false, flags: 0, email: null },
    guilds: serversHeard(world, shard).map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: sessionId,
    resume_gateway_url: url,
    shard,
    application: { id: world.bot.id, flags: 0 },
    private_channels: [],
    user_settings: {},
    relationships: [],
    presences: [],
    guild_join_requests: [],
    session_type: 'normal',
    auth: {},
    geo_ordered_rtc_regions: [],
    _trace: [],
  }
}
