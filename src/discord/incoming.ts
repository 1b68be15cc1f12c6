import { ApplicationCommandOptionType, InteractionType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10'
import { z } from 'zod'
import type { Asker, Typed } from '#commands'
import { languageOf } from '#text'

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
    }
)

const user = z.object({ id: z.string(), username: z.string(), global_name: z.string().nullish() })
const value = z.union([z.string(), z.number(), z.boolean()])
const option = z.object({
  name: z.string(),
  type: z.int(),
  value: value.optional(),
  focused: z.boolean().optional(),
  options: z
    .array(z.object({ name: z.string(), type: z.int(), value: value.optional(), focused: z.boolean().optional() }))
    .optional(),
})
const common = z.object({
  id: z.string(),
  token: z.string(),
  application_id: z.string(),
  guild_id: z.string().nullish(),
  channel_id: z.string(),
  locale: z.string().optional(),
  user: user.optional(),
  member: z.object({ user, nick: z.string().nullish(), permissions: z.string() }).optional(),
})
const interaction = z.discriminatedUnion('type', [
  common.extend({
    type: z.literal([InteractionType.ApplicationCommand, InteractionType.ApplicationCommandAutocomplete]),
    data: z.object({ name: z.string(), options: z.array(option).default([]) }),
  }),
  common.extend({
    type: z.literal(InteractionType.MessageComponent),
    data: z.object({ custom_id: z.string(), values: z.array(z.string()).default([]) }),
    message: z.object({ flags: z.int().default(0) }),
  }),
])

/** @returns null for what this bot has no use for */
export function readInteraction(raw: unknown): Incoming | null {
  const read = interaction.safeParse(raw)
  if (!read.success) return null
  const { data: it } = read
  const asker = askerOf(it)
  if (asker === null) return null
  const base = { id: it.id, token: it.token, applicationId: it.application_id, asker }
  if (it.type === InteractionType.MessageComponent) {
    const inPrivate = (it.message.flags & MessageFlags.Ephemeral) !== 0
    return { ...base, kind: 'press', customId: it.data.custom_id, values: it.data.values, inPrivate }
  }
  const [subcommand] = it.data.options
  if (subcommand?.type !== ApplicationCommandOptionType.Subcommand) return null
  const options = subcommand.options ?? []
  if (it.type === InteractionType.ApplicationCommandAutocomplete) {
    const typed = String(options.find(({ focused }) => focused)?.value ?? '')
    return { ...base, kind: 'autocomplete', name: subcommand.name, typed }
  }
  const given = Object.fromEntries(options.flatMap((one) => (one.value === undefined ? [] : [[one.name, one.value]])))
  return { ...base, kind: 'command', name: subcommand.name, options: given }
}

const MODERATES = PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator

function askerOf(it: z.infer<typeof common>): Asker | null {
  const who = it.member?.user ?? it.user
  if (who === undefined) return null
  return {
    person: { id: who.id, name: it.member?.nick ?? who.global_name ?? who.username },
    moderator: (BigInt(it.member?.permissions ?? '0') & MODERATES) !== 0n,
    language: languageOf(it.locale),
    interactionId: it.id,
    guildId: it.guild_id ?? null,
    channelId: it.channel_id,
  }
}
