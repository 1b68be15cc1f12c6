import {
  type APIMessage,
  InteractionType,
  MessageFlags,
  MessageType,
  InteractionResponseType as R,
} from 'discord-api-types/v10'
import { z } from 'zod'
import { errorTree, fault, list, parseBody, text } from '#sandbox/forms/form'
import { modal } from '#sandbox/forms/modal'
import type { Interaction, Kind } from '#sandbox/interaction'
import { blank, type Frame, type Upload } from '#sandbox/world/compose'
import { addEphemeral, addPost, find, type Place } from '#sandbox/world/messages'
import { guildOf, type Room } from '#sandbox/world/world'
import { type Answer, done, ok, refuse, refuseForm } from './answer.ts'
import type { Kit } from './kit.ts'
import { type Outcome, postEdit, postNew } from './posting.ts'

/** Which answers an interaction takes. */
const ANSWERS: Readonly<Record<Kind, readonly number[]>> = {
  [InteractionType.ApplicationCommand]: [R.ChannelMessageWithSource, R.DeferredChannelMessageWithSource, R.Modal],
  [InteractionType.ApplicationCommandAutocomplete]: [R.ApplicationCommandAutocompleteResult],
  [InteractionType.MessageComponent]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
    R.Modal,
  ],
  [InteractionType.ModalSubmit]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
  ],
}

const callback = z.object({ type: z.int(), data: z.unknown().optional() })
const deferral = z.object({ data: z.object({ flags: z.int().nullish() }).nullish() })
const modalAnswer = z.object({ data: modal })
const choices = z.object({
  data: z.object({
    choices: list(z.object({ name: text(1, 100), value: z.union([text(6000), z.number()]) }), 25).nullish(),
  }),
})

/** Takes the first answer to an interaction; which state it leaves it in says `#sandbox/interactions`. */
export async function answerFirst(
  kit: Kit,
  interaction: Interaction,
  json: unknown,
  uploads: readonly Upload[],
  withResponse: boolean,
): Promise<Answer> {
  if (interaction.state === 'answered') return refuse('alreadyAcknowledged')
  const room = kit.world.rooms.get(interaction.channelId)
  if (room === undefined) return refuse('unknownChannel')
  const read = parseBody(callback, json)
  if (!read.ok) return refuseForm(read.errors)
  const { type, data } = read.value
  const allowed = ANSWERS[interaction.kind]
  const canUpdate = interaction.sourceId !== null
  if (!allowed.includes(type) || (!canUpdate && (type === R.DeferredMessageUpdate || type === R.UpdateMessage))) {
    return badForm(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`)
  }
  // Two callbacks may be on their way at once; only the first to get here is taken.
  interaction.state = 'answered'
  const answer = await respond(kit, interaction, room, type, data, json, uploads)
  if ('answer' in answer) {
    kit.interactions.reopen(interaction)
    return answer.answer
  }
  interaction.originalId = answer.messageId
  kit.interactions.answer(interaction, {
    messageId: answer.messageId,
    deferred: type === R.DeferredChannelMessageWithSource || type === R.DeferredMessageUpdate,
    thinking: type === R.DeferredChannelMessageWithSource,
  })
  return withResponse ? ok(responseBody(kit, interaction, room, type)) : done
}

type Responded = { readonly messageId: string | null } | { readonly answer: Answer }

async function respond(
  kit: Kit,
  interaction: Interaction,
  room: Room,
  type: number,
  data: unknown,
  json: unknown,
  uploads: readonly Upload[],
): Promise<Responded> {
  switch (type) {
    case R.ChannelMessageWithSource:
      return made(interaction, await reply(kit, interaction, room, data ?? {}, uploads, 'data'))
    case R.DeferredChannelMessageWithSource:
      return think(kit, interaction, room, json)
    case R.DeferredMessageUpdate: {
      const place = sourceOf(kit, interaction, room)
      return place === null ? { answer: refuse('unknownMessage') } : { messageId: place.post.message.id }
    }
    case R.UpdateMessage: {
      const place = sourceOf(kit, interaction, room)
      if (place === null) return { answer: refuse('unknownMessage') }
      const outcome = await postEdit(kit, place, data ?? {}, uploads, 'data')
      return outcome.ok ? { messageId: outcome.post.message.id } : outcome
    }
    case R.ApplicationCommandAutocompleteResult: {
      const read = parseBody(choices, json)
      if (!read.ok) return { answer: refuseForm(read.errors) }
      interaction.tell({ t: 'choices', nonce: interaction.nonce, choices: read.value.data.choices ?? [] })
      return { messageId: null }
    }
    default: {
      const read = parseBody(modalAnswer, json)
      if (!read.ok) return { answer: refuseForm(read.errors) }
      kit.interactions.showModal(interaction, read.value.data)
      return { messageId: null }
    }
  }
}

/** A reply or follow-up: a message of the bot's that says whose interaction it answers. */
export async function reply(
  kit: Kit,
  interaction: Interaction,
  room: Room,
  json: unknown,
  uploads: readonly Upload[],
  at: 'body' | 'data',
): Promise<Outcome> {
  const frame = ({ flags }: { flags?: number | null | undefined }) =>
    frameOf(kit, interaction, room, (flags ?? 0) & MessageFlags.Ephemeral)
  const outcome = await postNew(kit, room, json, uploads, frame, at, interaction.person.user.id)
  if (outcome.ok) interaction.made.add(outcome.post.message.id)
  return outcome
}

function made(interaction: Interaction, outcome: Outcome): Responded {
  if (!outcome.ok) return outcome
  interaction.made.add(outcome.post.message.id)
  return { messageId: outcome.post.message.id }
}

/** A deferred reply: a message that says "thinking". It may carry no flag but EPHEMERAL. */
function think(kit: Kit, interaction: Interaction, room: Room, json: unknown): Responded {
  const read = parseBody(deferral, json)
  if (!read.ok) return { answer: refuseForm(read.errors) }
  const flags = read.value.data?.flags ?? 0
  if ((flags & ~MessageFlags.Ephemeral) !== 0) {
    const words = 'A deferred reply takes no flag but EPHEMERAL; others go into the edit that follows.'
    return { answer: badForm(['data', 'flags'], 'BASE_TYPE_CHOICES', words) }
  }
  const frame = frameOf(kit, interaction, room, flags | MessageFlags.Loading)
  const post = { message: blank(kit.world, frame), files: [] }
  if (flags === 0) addPost(kit.world, room, post)
  else addEphemeral(kit.world, interaction.person.user.id, post)
  interaction.made.add(post.message.id)
  return { messageId: post.message.id }
}

/** What a reply is besides its words: a first answer to a command says so, all else replies to what came before. */
function frameOf(kit: Kit, interaction: Interaction, room: Room, flags: number): Frame {
  const { id } = room.channel
  const before = interaction.originalId ?? interaction.sourceId
  return {
    channelId: id,
    author: kit.world.bot,
    type: before === null ? MessageType.ChatInputCommand : MessageType.Reply,
    flags,
    extra: {
      webhook_id: kit.world.bot.id,
      application_id: kit.world.bot.id,
      interaction_metadata: interaction.metadata,
      ...usedCommand(interaction),
      ...(before === null ? {} : { message_reference: { message_id: before, channel_id: id, type: 0 } }),
    },
  }
}

/** Deprecated, but still the only place from which a client knows the command's name: "Ada used /bonfire new". */
function usedCommand({ id, commandPath, person }: Interaction): Pick<APIMessage, 'interaction'> {
  if (commandPath === null) return {}
  return { interaction: { id, type: InteractionType.ApplicationCommand, name: commandPath, user: person.user } }
}

/** The message whose component was pressed, where it stands now. */
function sourceOf(kit: Kit, interaction: Interaction, room: Room): Place | null {
  return interaction.sourceId === null ? null : find(kit.world, room, interaction.person.user.id, interaction.sourceId)
}

function responseBody(kit: Kit, interaction: Interaction, room: Room, type: number): unknown {
  const id = interaction.originalId
  const guild = guildOf(kit.world, room.channel)
  const message = id === null ? undefined : find(kit.world, room, interaction.person.user.id, id)?.post.message
  const flags = message?.flags ?? 0
  return {
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      channel_id: interaction.channelId,
      ...(guild === null ? {} : { guild_id: guild.id }),
      ...(message === undefined
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }),
    },
    ...(message === undefined ? {} : { resource: { type, message } }),
  }
}

function badForm(path: readonly string[], code: string, message: string): Answer {
  return refuseForm(errorTree([fault(path, code, message)]))
}
