import { ApplicationCommandOptionType, InteractionType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10'
import { z } from 'zod'
import type { Asker, Typed } from '#commands'
import { languageOf } from '#text'
import { type KeptFile, shownFiles } from './files.ts'

/** A press, a command or a half-typed one, as Discord's gateway brought it, decoded. */
export type Incoming = {
  readonly id: string
  readonly token: string
  readonly applicationId: string
  readonly asker: Asker
} & (
  | { readonly kind: 'command'; readonly name: string; readonly options: Typed }
  | { readonly kind: 'autocomplete'; readonly name: string; readonly typed: string }
  | {
      readonly kind: 'press'
      readonly customId: string
      readonly values: readonly string[]
      /** The pressed message is the presser's own, private one. */
      readonly inPrivate: boolean
      /** The interaction that brought the pressed message. */
      readonly panel: string
      /** What the pressed message shows. */
      readonly files: readonly KeptFile[]
    }
)

/** What can be answered, but not understood. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly id: string
  readonly token: string
  readonly applicationId: string
  /** It is half-typed: only suggestions may answer it. */
  readonly halfTyped: boolean
}

const snowflake = z.string().regex(/^\d{15,20}$/)
const token = z.string().min(1)
/** Longer than Discord lets a name be; cut without leaving half a character. */
const name = z.string().transform((text) => [...Buffer.from(text.slice(0, 200)).toString()].slice(0, 100).join(''))
const user = z.object({ id: snowflake, username: name, global_name: name.nullish() })
const given = z.object({
  name: z.string().max(32),
  type: z.int(),
  value: z.union([z.string().max(6000), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
})
const subcommand = z.object({
  name: z.string().max(32),
  type: z.literal(ApplicationCommandOptionType.Subcommand),
  options: z.array(given).max(25).default([]),
})
const common = z.object({
  id: snowflake,
  token,
  application_id: snowflake,
  guild_id: snowflake.nullish(),
  channel_id: snowflake,
  locale: z.string().optional(),
  user: user.optional(),
  member: z.object({ user, nick: name.nullish(), permissions: z.string().regex(/^\d{1,30}$/) }).optional(),
})
const interaction = z.discriminatedUnion('type', [
  common.extend({
    type: z.literal([InteractionType.ApplicationCommand, InteractionType.ApplicationCommandAutocomplete]),
    data: z.object({ name: z.string(), options: z.tuple([subcommand]) }),
  }),
  common.extend({
    type: z.literal(InteractionType.MessageComponent),
    data: z.object({
      custom_id: z.string().min(1).max(100),
      values: z.array(z.string().max(100)).max(25).default([]),
    }),
    message: z.object({
      flags: z.int().default(0),
      components: z.array(z.unknown()).default([]),
      interaction_metadata: z.object({ id: snowflake }).optional(),
    }),
  }),
])
const answerable = z.object({ id: snowflake, token, application_id: snowflake.catch(''), type: z.unknown().optional() })

/** @returns null for what cannot even be answered */
export function readInteraction(raw: unknown): Incoming | Unreadable | null {
  const read = interaction.safeParse(raw)
  const asker = read.success ? askerOf(read.data) : null
  return read.success && asker !== null ? understood(read.data, asker) : unreadable(raw)
}

function understood(it: z.infer<typeof interaction>, asker: Asker): Incoming {
  const base = { id: it.id, token: it.token, applicationId: it.application_id, asker }
  if (it.type === InteractionType.MessageComponent) {
    const inPrivate = (it.message.flags & MessageFlags.Ephemeral) !== 0
    const files = shownFiles(it.message.components)
    const panel = it.message.interaction_metadata?.id ?? it.id
    return { ...base, kind: 'press', customId: it.data.custom_id, values: it.data.values, inPrivate, panel, files }
  }
  const [{ name, options }] = it.data.options
  if (it.type === InteractionType.ApplicationCommandAutocomplete) {
    const typed = String(options.find(({ focused }) => focused)?.value ?? '')
    return { ...base, kind: 'autocomplete', name, typed }
  }
  const typed = Object.fromEntries(options.flatMap((one) => (one.value === undefined ? [] : [[one.name, one.value]])))
  return { ...base, kind: 'command', name, options: typed }
}

function unreadable(raw: unknown): Unreadable | null {
  const read = answerable.safeParse(raw)
  if (!read.success) return null
  const { id, token, application_id: applicationId, type } = read.data
  return {
    kind: 'unreadable',
    id,
    token,
    applicationId,
    halfTyped: type === InteractionType.ApplicationCommandAutocomplete,
  }
}

const MODERATES = PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator

function askerOf(it: z.infer<typeof common>): Asker | null {
  const who = it.member?.user ?? it.user
  if (who === undefined) return null
  return {
    person: { id: who.id, name: it.member?.nick || who.global_name || who.username || '?' },
    moderator: (BigInt(it.member?.permissions ?? '0') & MODERATES) !== 0n,
    language: languageOf(it.locale),
    interactionId: it.id,
    guildId: it.guild_id ?? null,
    channelId: it.channel_id,
  }
}
