import { type APITextChannel, ChannelType, type ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import { emptyRoom, type Room, type Thread, tell, type World } from './world.ts'

interface Plan {
  readonly id: string
  readonly name: string
  readonly kind: ChannelType.PublicThread | ChannelType.PrivateThread
  readonly ownerId: string
  readonly archiveAfter: ThreadAutoArchiveDuration
}

/** Opens a thread in a channel. Everyone of the server sees it; membership is not kept. */
export function newThread(world: World, parent: APITextChannel, plan: Plan): Room {
  const now = new Date().toISOString()
  const base = {
    id: plan.id,
    name: plan.name,
    guild_id: world.guild.id,
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
  world.rooms.set(plan.id, room)
  tell(world, { kind: 'channel', op: 'create', channel })
  return room
}
