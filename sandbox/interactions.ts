import { randomBytes } from 'node:crypto'
import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  InteractionType,
} from 'discord-api-types/v10'
import type { Gateway } from './gateway/gateway.ts'
import type { ToPage } from './page-protocol.ts'
import { member } from './world/guild.ts'
import { botPermissions, memberPermissions } from './world/permissions.ts'
import { madeAt } from './world/snowflake.ts'
import type { Inhabitant, Room, World } from './world/world.ts'

export type Kind =
  | InteractionType.ApplicationCommand
  | InteractionType.ApplicationCommandAutocomplete
  | InteractionType.MessageComponent
  | InteractionType.ModalSubmit

/** Something a person did that the bot has to answer. */
export interface Interaction {
  readonly id: string
  readonly token: string
  readonly kind: Kind
  readonly person: Inhabitant
  readonly channelId: string
  readonly nonce: string
  readonly openedAt: number
  /** What replies to it carry, so that everyone sees who did what. */
  readonly metadata: APIMessageInteractionMetadata
  /** A slash command with its subcommand, `bonfire new`; null for anything else. */
  readonly commandPath: string | null
  /** The message whose component was pressed (or opened the modal). */
  readonly sourceId: string | null
  /** waiting → answered, or failed when nobody answered in time. */
  state: 'waiting' | 'answered' | 'failed'
  /** The message that `@original` means, once there is one. */
  originalId: string | null
  /** True after a deferral, until something visible follows. */
  pending: boolean
  /** Messages that this interaction made: only these may be edited through its token. */
  readonly made: Set<string>
  readonly tell: (message: ToPage) => void
}

export interface Opening {
  readonly kind: Kind
  readonly person: Inhabitant
  readonly room: Room
  readonly nonce: string
  readonly data: object
  /** The message that was pressed, as its presser sees it. */
  readonly message: APIMessage | null
  readonly tell: (message: ToPage) => void
  readonly commandPath?: string
  /** For a modal: the interaction that it answered. */
  readonly opener?: Interaction | undefined
}

/** How long a first answer may take, and how long the token lives (milliseconds). */
export interface Patience {
  readonly answerMs: number
  readonly tokenMs: number
}

export interface Interactions {
  /** Sends an interaction to the bot and waits for its answer. */
  open(opening: Opening): Interaction
  /** The interaction that a callback names; null for a wrong token or one that is over. */
  find(id: string, token: string): Interaction | null
  /** The interaction behind a webhook's token: 'expired' after 15 minutes, null if there never was one. */
  behind(token: string): Interaction | 'expired' | null
  /** Tells the person that their interaction was answered; `deferred` promises something visible later. */
  answer(interaction: Interaction, how: { messageId: string | null; deferred: boolean; thinking: boolean }): void
  /** Takes back that it was answered, when the answer was refused. */
  reopen(interaction: Interaction): void
  /** Remembers a modal, for the submission that may follow at any time. */
  showModal(interaction: Interaction, modal: APIModalInteractionResponseCallbackData): void
  modalOf(
    personId: string,
    nonce: string,
  ): { opener: Interaction; modal: APIModalInteractionResponseCallbackData } | null
  close(): void
}

const ATTACHMENT_LIMIT = 10 * 1024 * 1024
const MODALS_KEPT = 500

export function openInteractions(world: World, gateway: Gateway, patience: Patience): Interactions {
  const byId = new Map<string, Interaction>()
  const modals = new Map<string, { opener: Interaction; modal: APIModalInteractionResponseCallbackData }>()
  const timers = new Set<NodeJS.Timeout>()

  function forgetOld(): void {
    for (const [id, interaction] of byId) {
      if (Date.now() - interaction.openedAt <= patience.tokenMs) return
      byId.delete(id)
    }
  }
  function giveUp(interaction: Interaction): void {
    if (interaction.state !== 'waiting') return
    interaction.state = 'failed'
    interaction.tell({ t: 'interaction', nonce: interaction.nonce, state: 'failed', why: SILENCE[interaction.kind] })
  }

  return {
    open(opening) {
      forgetOld()
      const id = world.nextId()
      const interaction: Interaction = {
        id,
        token: Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString('base64url'),
        kind: opening.kind,
        person: opening.person,
        channelId: opening.room.channel.id,
        nonce: opening.nonce,
        openedAt: Date.now(),
        metadata: metadataOf(world, id, opening),
        commandPath: opening.commandPath ?? null,
        sourceId: opening.message?.id ?? null,
        state: 'waiting',
        originalId: null,
        pending: false,
        made: new Set(),
        tell: opening.tell,
      }
      byId.set(id, interaction)
      const timer = setTimeout(() => {
        timers.delete(timer)
        giveUp(interaction)
      }, patience.answerMs)
      timers.add(timer)
      gateway.send({
        name: 'INTERACTION_CREATE',
        guildId: opening.room.channel.type === ChannelType.DM ? null : world.guild.id,
        intent: 0,
        data: describe(world, interaction, opening),
      })
      return interaction
    },
    find(id, token) {
      const interaction = byId.get(id)
      if (interaction === undefined || interaction.token !== token || interaction.state === 'failed') return null
      return interaction
    },
    behind(token) {
      const [word, id] = Buffer.from(token, 'base64url').toString().split(':')
      if (word !== 'interaction' || id === undefined || !/^[0-9]{15,20}$/.test(id)) return null
      if (Date.now() - madeAt(id) > patience.tokenMs) return 'expired'
      const interaction = byId.get(id)
      return interaction?.token === token ? interaction : null
    },
    answer(interaction, { messageId, deferred, thinking }) {
      interaction.state = 'answered'
      interaction.pending = deferred
      interaction.tell({
        t: 'interaction',
        nonce: interaction.nonce,
        state: thinking ? 'thinking' : 'answered',
        interactionId: interaction.id,
        ...(messageId === null ? {} : { messageId }),
        ...(deferred ? { deferred: true } : {}),
      })
    },
    reopen(interaction) {
      interaction.state = 'waiting'
      if (Date.now() - interaction.openedAt >= patience.answerMs) giveUp(interaction)
    },
    showModal(interaction, modal) {
      modals.set(`${interaction.person.user.id}:${interaction.nonce}`, { opener: interaction, modal })
      const oldest = modals.keys().next()
      if (modals.size > MODALS_KEPT && oldest.done === false) modals.delete(oldest.value)
      interaction.tell({ t: 'modal', nonce: interaction.nonce, modal })
    },
    modalOf: (personId, nonce) => modals.get(`${personId}:${nonce}`) ?? null,
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** What Discord tells a person whose interaction nobody answered. */
const SILENCE: Readonly<Record<Kind, string>> = {
  [InteractionType.ApplicationCommand]: 'The application did not respond',
  [InteractionType.ApplicationCommandAutocomplete]: 'Loading options failed',
  [InteractionType.MessageComponent]: 'This interaction failed',
  [InteractionType.ModalSubmit]: 'Something went wrong. Try again.',
}

function owners(world: World, { room, person }: Opening) {
  return room.channel.type === ChannelType.DM
    ? { [ApplicationIntegrationType.UserInstall]: person.user.id }
    : { [ApplicationIntegrationType.GuildInstall]: world.guild.id }
}

function metadataOf(world: World, id: string, opening: Opening): APIMessageInteractionMetadata {
  const base = { id, user: opening.person.user, authorizing_integration_owners: owners(world, opening) }
  if (opening.opener !== undefined) {
    const { metadata } = opening.opener
    if (metadata.type !== InteractionType.ModalSubmit) {
      return { ...base, type: InteractionType.ModalSubmit, triggering_interaction_metadata: metadata }
    }
  }
  if (opening.message !== null) {
    return { ...base, type: InteractionType.MessageComponent, interacted_message_id: opening.message.id }
  }
  return { ...base, type: InteractionType.ApplicationCommand }
}

/** INTERACTION_CREATE as Discord sends it. */
function describe(world: World, interaction: Interaction, opening: Opening): object {
  const { room, person } = opening
  const { channel } = room
  const isDirect = channel.type === ChannelType.DM
  const permissions = memberPermissions(person).toString()
  const where = isDirect
    ? { user: person.user, context: InteractionContextType.BotDM }
    : {
        guild: { id: world.guild.id, locale: 'en-US', features: [] },
        guild_id: world.guild.id,
        guild_locale: 'en-US',
        member: { ...member(world, person), permissions },
        context: InteractionContextType.Guild,
      }
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.kind,
    data: opening.data,
    ...where,
    channel: { ...channel, ...(isDirect ? {} : { permissions }) },
    channel_id: channel.id,
    token: interaction.token,
    version: 1,
    app_permissions: botPermissions(world, room).toString(),
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: owners(world, opening),
    attachment_size_limit: ATTACHMENT_LIMIT,
    ...(opening.message === null ? {} : { message: opening.message }),
  }
}
