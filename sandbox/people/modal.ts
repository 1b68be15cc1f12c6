import { type APIModalInteractionResponseCallbackData, ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Interactions } from '#sandbox/interactions'
import type { FromPage, ToPage } from '#sandbox/page-protocol'
import { find } from '#sandbox/world/messages'
import type { Inhabitant, World } from '#sandbox/world/world'

/** Sends a filled-in form; a text says why Discord's client would not. */
export function submit(
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
