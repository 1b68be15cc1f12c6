import { type APITextChannel, ChannelType, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import { newThread } from '#sandbox/world/threads'
import { changeChannel, emptyRoom, guildRooms, isThread, tell, type World } from '#sandbox/world/world'

/** Where people sit down: channels and threads of a server, which somebody may delete. */
export interface Places {
  /** Makes another place, and gives its id. */
  open(asThread: boolean, ownerId: string): string
  isThere(channelId: string): boolean
  isThread(channelId: string): boolean
  /** Wakes and unlocks all threads. */
  wake(): void
}

export function openPlaces(world: World): Places {
  let made = 0

  function channel(): APITextChannel {
    const id = world.nextId()
    const one: APITextChannel = {
      ...{ id, name: `place-${++made}`, type: ChannelType.GuildText, guild_id: world.guild.id, position: made },
      ...{ topic: null, permission_overwrites: [], parent_id: null, nsfw: false, rate_limit_per_user: 0 },
      last_message_id: null,
    }
    world.rooms.set(id, emptyRoom(one))
    tell(world, { kind: 'channel', op: 'create', channel: one })
    return one
  }

  return {
    open(asThread, ownerId) {
      if (!asThread) return channel().id
      const [parent = channel()] = textChannels(world)
      const plan = { id: world.nextId(), name: `thread-${++made}`, kind: ChannelType.PublicThread, ownerId } as const
      return newThread(world, parent, { ...plan, archiveAfter: ThreadAutoArchiveDuration.OneWeek }).channel.id
    },
    isThere: (channelId) => world.rooms.has(channelId),
    isThread(channelId) {
      const room = world.rooms.get(channelId)
      return room !== undefined && isThread(room.channel)
    },
    wake() {
      for (const room of guildRooms(world)) {
        const { channel: thread } = room
        if (!isThread(thread) || thread.thread_metadata === undefined) continue
        const thread_metadata = { ...thread.thread_metadata, archived: false, locked: false }
        changeChannel(world, room, { ...thread, thread_metadata })
      }
    },
  }
}

const textChannels = (world: World): APITextChannel[] =>
  guildRooms(world).flatMap(({ channel }) => (channel.type === ChannelType.GuildText ? channel : []))
