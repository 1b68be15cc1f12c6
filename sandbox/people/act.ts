import {
  type APIMessageComponent,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'
import { walk } from '#sandbox/forms/layout'
import type { Interactions } from '#sandbox/interactions'
import type { FromPage, ToPage } from '#sandbox/page-protocol'
import { addPost, find, page, saidBy } from '#sandbox/world/messages'
import { newThread } from '#sandbox/world/threads'
import {
  changeChannel,
  dmPartner,
  type Inhabitant,
  isThread,
  openDm,
  type Room,
  tell,
  type World,
} from '#sandbox/world/world'
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
    case 'say':
      wake(world, room)
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

/** Direct channels are seen by the two in them. */
export function sees(world: World, person: Inhabitant, room: Room): boolean {
  const partner = dmPartner(world, room.channel)
  return partner === null || partner.user.id === person.user.id
}

function wake(world: World, room: Room): void {
  const { channel } = room
  if (!isThread(channel) || channel.thread_metadata?.archived !== true) return
  changeChannel(world, room, { ...channel, thread_metadata: { ...channel.thread_metadata, archived: false } })
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
  const found = resolved(world, idsIn(request.options), room.channel.type !== ChannelType.DM)
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
  const inGuild = room.channel.type !== ChannelType.DM
  const isPicker = component.type !== ComponentType.Button && component.type !== ComponentType.StringSelect
  const found = isPicker ? resolved(world, request.values ?? [], inGuild) : null
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

function submit(
  world: World,
  interactions: Interactions,
  person: Inhabitant,
  request: Extract<FromPage, { t: 'modal' }>,
  reply: (message: ToPage) => void,
): string | null {
  const open = interactions.modalOf(person.user.id, request.of)
  if (open === null || open.modal.custom_id !== request.customId) return 'This form is no longer open.'
  const room = world.rooms.get(open.opener.channelId)
  if (room === undefined) return 'There is no such channel.'
  const filled = fill(open.modal, request.fields)
  if (typeof filled === 'string') return filled
  const { sourceId } = open.opener
  const source = sourceId === null ? null : find(world, room, person.user.id, sourceId)
  interactions.open({
    kind: InteractionType.ModalSubmit,
    person,
    room,
    nonce: request.nonce,
    message: source?.post.message ?? null,
    opener: open.opener,
    tell: reply,
    data: { custom_id: request.customId, components: filled },
  })
  return null
}

type Fields = Extract<FromPage, { t: 'modal' }>['fields']

/** A modal's answers in the shape in which Discord sends them, or why its client would not. */
function fill(modal: APIModalInteractionResponseCallbackData, fields: Fields): object[] | string {
  const answers: object[] = []
  for (const component of modal.components) {
    switch (component.type) {
      case ComponentType.TextDisplay:
        answers.push({ type: component.type, id: component.id })
        break
      case ComponentType.ActionRow: {
        const inner = component.components.map((input) => answer(input, fields))
        const why = inner.find((one) => typeof one === 'string')
        if (why !== undefined) return why
        answers.push({ type: component.type, id: component.id, components: inner })
        break
      }
      case ComponentType.Label: {
        const inner = answer(component.component, fields)
        if (typeof inner === 'string') return inner
        answers.push({ type: component.type, id: component.id, component: inner })
        break
      }
      default:
        break
    }
  }
  return answers
}

type Input = Extract<APIModalInteractionResponseCallbackData['components'][number], { component: unknown }>['component']

function answer(input: Input, fields: Fields): object | string {
  const field = fields.find((one) => one.customId === input.custom_id)
  const base = { type: input.type, id: input.id, custom_id: input.custom_id }
  if (input.type === ComponentType.TextInput) {
    const value = field?.value ?? ''
    if (value === '' && input.required === false) return { ...base, value }
    const [least, most] = [Math.max(input.min_length ?? 0, input.required === false ? 0 : 1), input.max_length ?? 4000]
    return value.length < least || value.length > most ? `Write ${least} to ${most} characters.` : { ...base, value }
  }
  if (input.type === ComponentType.StringSelect) {
    const values = field?.values ?? (field === undefined || field.value === '' ? [] : [field.value])
    const known = input.options.map(({ value }) => value)
    const least = input.required === false ? 0 : (input.min_values ?? 1)
    const fits = values.length >= least && values.length <= (input.max_values ?? 1)
    return fits && values.every((value) => known.includes(value)) ? { ...base, values } : 'Choose from the list.'
  }
  return 'This sandbox cannot fill in such a field.'
}
