import type { APIMessage } from 'discord-api-types/v10'
import { MessageFlags } from 'discord-api-types/v10'
import type { ToPage, World } from './page-protocol.ts'

/** What Discord's own client would hold, of what it was sent. */
export interface ClientState {
  /** Channel → message id → message, oldest first, ephemeral ones too. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, APIMessage>>
  /**
   * As it is now.
   * @throws before the first frame
   */
  world(): World
  take(frame: ToPage): void
  /** Holds a message that was asked for, too. */
  hold(message: APIMessage): void
  /** Holds nothing of a channel any more but what one person sees alone. */
  leave(channelId: string): void
  /** A message, wherever it stands. */
  message(messageId: string | null): APIMessage | null
  /** The newest message of a channel, or the newest that passes. */
  latest(channelId: string, passes?: (message: APIMessage) => boolean): APIMessage | null
  /** Whether everybody in the channel sees that message. */
  isForAll(messageId: string | null): boolean
}

/** A message that one person sees, or that says that more is to come. */
const PRIVATE = MessageFlags.Ephemeral | MessageFlags.Loading

export function createClientState(): ClientState {
  const messages = new Map<string, Map<string, APIMessage>>()
  let world: World | null = null

  function hold(message: APIMessage): void {
    const room = messages.get(message.channel_id) ?? new Map<string, APIMessage>()
    messages.set(message.channel_id, room)
    room.set(message.id, message)
  }

  function take(frame: ToPage): void {
    switch (frame.t) {
      case 'world':
        world = frame.world
        break
      case 'message':
        hold(frame.message)
        break
      case 'messageGone':
        messages.get(frame.channelId)?.delete(frame.messageId)
        break
      case 'channel':
        if (world !== null) {
          const others = world.channels.filter(({ id }) => id !== frame.channel.id)
          world = { ...world, channels: [...others, frame.channel] }
        }
        break
      case 'channelGone':
        messages.delete(frame.channelId)
        if (world !== null) {
          world = { ...world, channels: world.channels.filter(({ id }) => id !== frame.channelId) }
        }
        break
      case 'commands':
        if (world !== null) world = { ...world, commands: frame.commands }
        break
      case 'bot':
        if (world !== null) world = { ...world, bot: frame.user, botOnline: frame.online }
        break
      default:
        break
    }
  }

  function message(messageId: string | null): APIMessage | null {
    const all = [...messages.values()].flatMap((room) => (messageId === null ? [] : (room.get(messageId) ?? [])))
    return all[0] ?? null
  }

  return {
    messages,
    world: () => {
      if (world === null) throw new Error('Not connected.')
      return world
    },
    take,
    hold,
    leave(channelId) {
      const room = messages.get(channelId)
      for (const { id, flags } of [...(room?.values() ?? [])])
        if (((flags ?? 0) & MessageFlags.Ephemeral) === 0) room?.delete(id)
    },
    message,
    latest: (channelId, passes = () => true) => [...(messages.get(channelId)?.values() ?? [])].findLast(passes) ?? null,
    isForAll: (messageId) => ((message(messageId)?.flags ?? PRIVATE) & PRIVATE) === 0,
  }
}
