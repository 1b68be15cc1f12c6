import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10'
import { type Channel, dmPartner, guildOf, type Inhabitant, isThread, type Room, type World } from './world.ts'

const P = PermissionFlagsBits

/** What this Discord lets everybody do; roles beyond moderator and everyone do not exist here. */
export const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseExternalEmojis |
  P.UseApplicationCommands

export const MODERATOR =
  EVERYONE | P.ManageGuild | P.ManageMessages | P.ManageThreads | P.ManageChannels | P.PinMessages

/** What the bot was invited with, unless it is told otherwise. */
export const INVITED_WITH = EVERYONE | P.PinMessages | P.CreatePrivateThreads

/**
 * Permissions by their names, as discord-api-types has them.
 * @throws when there is none of a name
 */
export function permissionsNamed(names: readonly string[]): bigint {
  const known = new Map(Object.entries(P))
  return names.reduce((bits, name) => {
    const bit = known.get(name)
    if (bit === undefined) throw new Error(`There is no permission ${name}.`)
    return bits | bit
  }, 0n)
}

/** What a person may do in a channel of the server, without what people lost there; the owner is a moderator like any. */
export function memberPermissions(world: World, person: Inhabitant, room: Room): bigint {
  const lost = room.deniedPeople | (parentRoom(world, room.channel)?.deniedPeople ?? 0n)
  return (moderates(world, person, room) ? MODERATOR : EVERYONE) & ~lost
}

/** Whether a person moderates the server of a channel. */
export function moderates(world: World, person: Inhabitant, room: Room): boolean {
  return guildOf(world, room.channel)?.moderatorIds.has(person.user.id) === true
}

/** Whether a person may write in a channel; in direct ones everybody may. */
export function maySay(world: World, person: Inhabitant, room: Room): boolean {
  const needed = isThread(room.channel) ? P.SendMessagesInThreads : P.SendMessages
  return dmPartner(world, room.channel) !== null || (memberPermissions(world, person, room) & needed) !== 0n
}

/** What an app may do in its answers where it is no member: nothing without being asked. */
const GUEST = P.AttachFiles | P.EmbedLinks | P.MentionEveryone | P.UseExternalEmojis

/** What the bot may do in a channel, without what it lost there (threads inherit from their parent). */
export function botPermissions(world: World, room: Room): bigint {
  if (dmPartner(world, room.channel) !== null) return EVERYONE
  if (guildOf(world, room.channel)?.botIn === false) return GUEST
  const parent = parentRoom(world, room.channel)
  return world.botPermissions & ~room.denied & ~(parent?.denied ?? 0n)
}

/** What keeps the bot from what everybody may, as a channel tells it. */
export function botOverwrites(world: World, room: Room): object[] {
  const deny = EVERYONE & ~botPermissions(world, room)
  return deny === 0n ? [] : [{ id: world.bot.id, type: OverwriteType.Member, allow: '0', deny: deny.toString() }]
}

function parentRoom(world: World, channel: Channel): Room | undefined {
  return isThread(channel) && channel.parent_id !== undefined ? world.rooms.get(channel.parent_id) : undefined
}
