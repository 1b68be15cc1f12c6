import {
  type APIMessageComponent,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'
import { walk } from '#sandbox/forms/layout'
import type { Interactions } from '#sandbox/interactions'
import type { FromPage, ToPage } from '#sandbox/page-protocol'
import { roles } from '#sandbox/world/guild'
import { addPost, find, page, saidBy } from '#sandbox/world/messages'
import { maySay, moderates } from '#sandbox/world/permissions'
import { newThread } from '#sandbox/world/threads'
import {
  changeChannel,
  dmPartner,
  guildOf,
  type Inhabitant,
  isThread,
  openDm,
  type Room,
  tell,
  type World,
} from '#sandbox/world/world'
import { submit } from './modal.ts'
import { commandFor, idsIn, optionsRefused, pathOf, resolved } from './typed.ts'

const HISTORY = 50

/** What a person's frame does. A text says why Discord's client would not do it. */
export function act(
  world: World,
  interactions: Interactions,
  person: Inhabitant,
  request: FromPage,
  reply: (message: ToPage) => void,
): string | null {
  switch (request.t) {
    case 'openDm':
      reply({ t: 'channel', channel: openDm(world, person).channel })
      return null
    case 'closeDms': {
      if (request.closed) world.closedDms.add(person.user.id)
      else world.closedDms.delete(person.user.id)
      tell(world, { kind: 'dms', personId: person.user.id })
      return null
    }
    case 'modal':
      return submit(world, interactions, person, request, reply)
    default:
      break
  }
  const room = world.rooms.get(request.channelId)
  if (room === undefined || !sees(world, person, room)) return 'There is no such channel.'
  switch (request.t) {
    case 'command':
    case 'autocomplete':
      return type(world, interactions, person, room, request, reply)
    case 'press':
      return press(world, interactions, person, room, request, reply)
    case 'changeThread':
      return changeThread(world, person, room, request)
    case 'say':
      if (isLocked(room) && !moderates(world, person, room)) return 'This thread is locked.'
      if (!maySay(world, person, room)) return 'You do not have permission to send messages in this channel.'
      addPost(world, room, saidBy(world, room, person, request.content))
      return null
    case 'openThread': {
      if (room.channel.type !== ChannelType.GuildText) return 'A thread grows only from a channel.'
      newThread(world, room.channel, {
        id: world.nextId(),
        name: request.name,
        kind: ChannelType.PublicThread,
        ownerId: person.user.id,
        archiveAfter: ThreadAutoArchiveDuration.OneDay,
      })
      return null
    }
    case 'history': {
      const messages = page(room, HISTORY, { before: request.before })
      reply({ t: 'history', nonce: request.nonce, messages })
      return null
    }
  }
}

const isLocked = ({ channel }: Room): boolean => isThread(channel) && channel.thread_metadata?.locked === true

/** The person who opened a thread, or a moderator, archives it; anybody wakes it, unless it is locked; moderators lock. */
function changeThread(
  world: World,
  person: Inhabitant,
  room: Room,
  { archived, locked }: Extract<FromPage, { t: 'changeThread' }>,
): string | null {
  const { channel } = room
  if (!isThread(channel) || channel.thread_metadata === undefined) return 'That is no thread.'
  const own = channel.owner_id === person.user.id
  const isModerator = moderates(world, person, room)
  if (!isModerator && locked !== undefined) return 'Only moderators lock and unlock threads.'
  if (!isModerator && archived === true && !own) return 'Only moderators archive threads of others.'
  if (!isModerator && isLocked(room)) return 'This thread is locked.'
  const before = channel.thread_metadata
  const thread_metadata = {
    ...before,
    archived: archived ?? before.archived,
    locked: locked ?? before.locked ?? false,
    archive_timestamp: new Date().toISOString(),
  }
  changeChannel(world, room, { ...channel, thread_metadata })
  return null
}

/** Direct channels are seen by the two in them, a server's by its members. */
export function sees(world: World, person: Inhabitant, room: Room): boolean {
  const partner = dmPartner(world, room.channel)
  return partner === null
    ? guildOf(world, room.channel)?.left.has(person.user.id) !== true
    : partner.user.id === person.user.id
}

function type(
  world: World,
  interactions: Interactions,
  person: Inhabitant,
  room: Room,
  request: Extract<FromPage, { t: 'command' | 'autocomplete' }>,
  reply: (message: ToPage) => void,
): string | null {
  const command = commandFor(world, person, room, request.name)
  if (typeof command === 'string') return command
  if (request.t === 'command') {
    const why = optionsRefused(command.options ?? [], request.options)
    if (why !== null) return why
  }
  const found = resolved(world, idsIn(request.options), room)
  interactions.open({
    kind: request.t === 'command' ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete,
    person,
    room,
    nonce: request.nonce,
    message: null,
    tell: reply,
    commandPath: pathOf(request),
    data: {
      id: command.id,
      name: command.name,
      type: ApplicationCommandType.ChatInput,
      options: request.options,
      ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
      ...(found === null ? {} : { resolved: found }),
    },
  })
  return null
}

function press(
  world: World,
  interactions: Interactions,
  person: Inhabitant,
  room: Room,
  request: Extract<FromPage, { t: 'press' }>,
  reply: (message: ToPage) => void,
): string | null {
  const message = find(world, room, person.user.id, request.messageId)?.post.message
  if (message === undefined) return 'This message is gone.'
  let component: APIMessageComponent | null = null
  for (const [one] of walk(message.components ?? [])) {
    if ('custom_id' in one && one.custom_id === request.customId) component = one
  }
  if (component === null || component.type !== request.componentType) return 'There is nothing like that to press.'
  const why = pressRefused(component, request.values)
  if (why !== null) return why
  const isPicker = component.type !== ComponentType.Button && component.type !== ComponentType.StringSelect
  const found = isPicker ? resolved(world, request.values ?? [], room) : null
  if (isPicker && !namesAll(world, room, component.type, request.values ?? [])) return 'That choice is not in the list.'
  interactions.open({
    kind: InteractionType.MessageComponent,
    person,
    room,
    nonce: request.nonce,
    message,
    tell: reply,
    data: {
      id: component.id,
      custom_id: request.customId,
      component_type: component.type,
      ...(component.type === ComponentType.Button ? {} : { values: request.values ?? [] }),
      ...(found === null ? {} : { resolved: found }),
    },
  })
  return null
}

/** Whether all that a select brings is of its kind. */
function namesAll(world: World, room: Room, type: ComponentType, values: readonly string[]): boolean {
  const isPerson = (id: string) => world.people.has(id) || id === world.bot.id
  const guild = guildOf(world, room.channel)
  const isRole = (id: string) => guild !== null && roles(guild).some((one) => one.id === id)
  return values.every((id) => {
    if (type === ComponentType.ChannelSelect) return world.rooms.has(id)
    if (type === ComponentType.UserSelect) return isPerson(id)
    return isRole(id) || (type === ComponentType.MentionableSelect && isPerson(id))
  })
}

function pressRefused(component: APIMessageComponent, values: readonly string[] = []): string | null {
  switch (component.type) {
    case ComponentType.Button:
      return component.disabled === true ? 'This button is disabled.' : null
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      if (component.disabled === true) return 'This select is disabled.'
      const [least, most] = [component.min_values ?? 1, component.max_values ?? 1]
      if (values.length < least || values.length > most) return `Choose ${least} to ${most}.`
      if (new Set(values).size !== values.length) return 'Choose each only once.'
      if (component.type !== ComponentType.StringSelect) return null
      const known = component.options.map(({ value }) => value)
      return values.every((value) => known.includes(value)) ? null : 'That choice is not in the list.'
    }
    default:
      return 'There is nothing like that to press.'
  }
}
