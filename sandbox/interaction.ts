import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  ApplicationIntegrationType,
  InteractionContextType,
  InteractionType,
} from 'discord-api-types/v10'
import type { ToPage } from './page-protocol.ts'
import { member } from './world/guild.ts'
import { botPermissions, memberPermissions } from './world/permissions.ts'
import { guildOf, type Inhabitant, type Room, type World } from './world/world.ts'

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

const ATTACHMENT_LIMIT = 10 * 1024 * 1024

/** By whose leave the bot hears of it: the server's that it is a member of (0 in direct messages), or the person's. */
function owners(world: World, { room, person }: Opening) {
  const guild = guildOf(world, room.channel)
  if (guild?.botIn === false) return { [ApplicationIntegrationType.UserInstall]: person.user.id }
  return { [ApplicationIntegrationType.GuildInstall]: guild?.id ?? '0' }
}

/** What the replies to an interaction carry. */
export function metadataOf(world: World, id: string, opening: Opening): APIMessageInteractionMetadata {
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
export function interactionCreate(world: World, interaction: Interaction, opening: Opening): object {
  const { room, person } = opening
  const { channel } = room
  const guild = guildOf(world, channel)
  const permissions = memberPermissions(world, person, room).toString()
  const where =
    guild === null
      ? { user: person.user, context: InteractionContextType.BotDM }
      : {
          guild: { id: guild.id, locale: 'en-US', features: [] },
          guild_id: guild.id,
          guild_locale: 'en-US',
          member: { ...member(guild, person), permissions },
          context: InteractionContextType.Guild,
        }
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.kind,
    data: opening.data,
    ...where,
    channel: { ...channel, ...(guild === null ? {} : { permissions }) },
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
