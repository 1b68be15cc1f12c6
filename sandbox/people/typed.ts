import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10'
import type { TypedOption } from '#sandbox/page-protocol'
import { member, roles } from '#sandbox/world/guild'
import { memberPermissions, moderates } from '#sandbox/world/permissions'
import { guildOf, type Inhabitant, type Room, type World } from '#sandbox/world/world'

/** The command of a name that a person can use in a channel; a text says why they cannot. */
export function commandFor(world: World, person: Inhabitant, room: Room, name: string): APIApplicationCommand | string {
  const isDirect = room.channel.type === ChannelType.DM
  const here = isDirect ? InteractionContextType.BotDM : InteractionContextType.Guild
  const guild = guildOf(world, room.channel)
  const own = guild?.botIn === true ? [...(world.commands.get(guild.id)?.values() ?? [])] : []
  const global = [...(world.commands.get('global')?.values() ?? [])].filter(
    ({ integration_types: types }) =>
      guild?.botIn !== false || types?.includes(ApplicationIntegrationType.UserInstall) === true,
  )
  const found = [...(isDirect ? [] : own), ...global].find((one) => one.name === name)
  if (found === undefined) return `There is no command /${name} here.`
  const contexts = found.contexts ?? (found.dm_permission === false ? [InteractionContextType.Guild] : null)
  if (contexts !== null && !contexts.includes(here)) return `/${name} cannot be used here.`
  const needed = BigInt(found.default_member_permissions ?? 0)
  if (!isDirect && found.default_member_permissions !== null && found.default_member_permissions !== undefined) {
    const lacking =
      needed === 0n ? !moderates(world, person, room) : (memberPermissions(world, person, room) & needed) !== needed
    if (lacking) return `You may not use /${name}.`
  }
  return found
}

/** Why Discord's client would not send these options; null when it would. */
export function optionsRefused(
  declared: readonly APIApplicationCommandOption[],
  typed: readonly TypedOption[],
): string | null {
  for (const one of typed) {
    const option = declared.find(({ name }) => name === one.name)
    if (option === undefined || option.type !== one.type) return `There is no option "${one.name}".`
    const why =
      option.type === O.Subcommand || option.type === O.SubcommandGroup
        ? optionsRefused(option.options ?? [], one.options ?? [])
        : valueRefused(option, one.value)
    if (why !== null) return why
  }
  const needsOne = declared.some(({ type }) => type === O.Subcommand || type === O.SubcommandGroup)
  if (needsOne && typed.length !== 1) return 'Choose one of the subcommands.'
  const missing = declared.find(({ name, required }) => required === true && !typed.some((one) => one.name === name))
  return missing === undefined ? null : `The option "${missing.name}" is required.`
}

function valueRefused(option: APIApplicationCommandBasicOption, value: TypedOption['value']): string | null {
  const no = `That is not a valid value for "${option.name}".`
  switch (option.type) {
    case O.String: {
      if (typeof value !== 'string') return no
      const { min_length = 0, max_length = 6000 } = option
      if (value.length < min_length || value.length > max_length) return no
      return isChoice(option.choices, value) ? null : no
    }
    case O.Integer:
    case O.Number: {
      if (typeof value !== 'number' || (option.type === O.Integer && !Number.isSafeInteger(value))) return no
      const { min_value = -(2 ** 53), max_value = 2 ** 53 } = option
      return value >= min_value && value <= max_value && isChoice(option.choices, value) ? null : no
    }
    case O.Boolean:
      return typeof value === 'boolean' ? null : no
    case O.Attachment:
      return 'This sandbox takes no files from people.'
    default:
      return typeof value === 'string' ? null : no
  }
}

function isChoice(choices: readonly { value: string | number }[] | undefined, value: string | number): boolean {
  return choices === undefined || choices.length === 0 || choices.some((choice) => choice.value === value)
}

/** Users, members, roles and channels that were named in a channel, as Discord adds them under `resolved`. */
export function resolved(world: World, ids: readonly string[], where: Room): object | null {
  const guild = guildOf(world, where.channel)
  const users: Record<string, object> = {}
  const members: Record<string, object> = {}
  const channels: Record<string, object> = {}
  const named: Record<string, object> = {}
  for (const id of ids) {
    const person = world.people.get(id)
    const room = world.rooms.get(id)
    const role = guild && roles(guild).find((one) => one.id === id)
    if (person !== undefined) {
      users[id] = person.user
      if (guild !== null) {
        const { user: _, deaf: __, mute: ___, ...shown } = member(guild, person)
        members[id] = { ...shown, permissions: memberPermissions(world, person, where).toString() }
      }
    }
    if (id === world.bot.id) users[id] = world.bot
    if (room !== undefined) channels[id] = { ...room.channel, permissions: '0' }
    if (role) named[id] = role
  }
  const all = { users, members, channels, roles: named }
  const kinds = Object.entries(all).filter(([, things]) => Object.keys(things).length > 0)
  return kinds.length === 0 ? null : Object.fromEntries(kinds)
}

/** The ids among typed values: of users, channels, roles and mentionables. */
export function idsIn(typed: readonly TypedOption[]): string[] {
  return typed.flatMap((one) => {
    const isId = one.type === O.User || one.type === O.Channel || one.type === O.Role || one.type === O.Mentionable
    const own = isId && typeof one.value === 'string' ? [one.value] : []
    return [...own, ...idsIn(one.options ?? [])]
  })
}

/** A command's name with its group and subcommand, as Discord shows it: `bonfire new`. */
export function pathOf({ name, options }: Pick<TypedOption, 'name' | 'options'>): string {
  const below = options?.find(({ type }) => type === O.Subcommand || type === O.SubcommandGroup)
  return below === undefined ? name : `${name} ${pathOf(below)}`
}
