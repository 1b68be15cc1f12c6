import { type APITextChannel, ChannelType, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import { newThread } from '#sandbox/world/threads'
import { changeChannel, emptyRoom, type Guild, guildRooms, isThread, tell, type World } from '#sandbox/world/world'

/** Where people sit down: channels and threads of servers, which somebody may delete. */
export interface Places {
  /** Makes another place in a server, and gives its id. */
  open(guild: Guild, asThread: boolean, ownerId: string): string
  isThere(channelId: string): boolean
  isThread(channelId: string): boolean
  /** Wakes and unlocks all threads. */
  wake(): void
}

export function openPlaces(world: World): Places {
  let made = 0

  function channel(guild: Guild): APITextChannel {
    const id = world.nextId()
    const one: APITextChannel = {
      ...{ id, name: `place-${++made}`, type: ChannelType.GuildText, guild_id: guild.id, position: made },
      ...{ topic: null, permission_overwrites: [], parent_id: null, nsfw: false, rate_limit_per_user: 0 },
      last_message_id: null,
    }
    world.rooms.set(id, emptyRoom(one))
    tell(world, { kind: 'channel', op: 'create', channel: one })
    return one
  }

  return {
    open(guild, asThread, ownerId) {
      if (!asThread) return channel(guild).id
      const [parent = channel(guild)] = textChannels(world, guild)
      const plan = { id: world.nextId(), name: `thread-${++made}`, kind: ChannelType.PublicThread, ownerId } as const
      return newThread(world, parent, { ...plan, archiveAfter: ThreadAutoArchiveDuration.OneWeek }).channel.id
    },
    isThere: (channelId) => world.rooms.has(channelId),
    isThread(channelId) {
      const room = world.rooms.get(channelId)
      return room !== undefined && isThread(room.channel)
    },
    wake() {
      for (const room of world.guilds.flatMap((guild) => guildRooms(world, guild))) {
        const { channel: thread } = room
        if (!isThread(thread) || thread.thread_metadata === undefined) continue
        const thread_metadata = { ...thread.thread_metadata, archived: false, locked: false }
        changeChannel(world, room, { ...thread, thread_metadata })
      }
    },
  }
}

const textChannels = (world: World, guild: Guild): APITextChannel[] =>
  guildRooms(world, guild).flatMap(({ channel }) => (channel.type === ChannelType.GuildText ? channel : []))
