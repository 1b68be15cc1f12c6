import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { z } from 'zod'
import { type Caller, lacksNeededRights, type TypedOptions } from '#commands'
import { type Language, LIMITS, languageOf } from '#text'
import { type PostedFile, postedFiles } from './files.ts'
import { lackingForThread, lackingRights, memberMayWrite, permissionBitsSchema } from './rights.ts'

/** A press, a command or a half-typed one, as Discord's gateway brought it, decoded. */
export type ReadableInteraction = {
  readonly id: string
  readonly token: string
  readonly applicationId: string
  readonly caller: Caller
  /** In which their Discord names commands. */
  readonly commandLanguage: Language
  /** The interaction that brought the message that it answers in: of a press the pressed one's, else its own. */
  readonly panel: string
  /** The pressed message is the presser's own, private one. */
  readonly inPrivate: boolean
  /** What the pressed message shows. */
  readonly files: readonly PostedFile[]
} /** `path`: as Discord writes it, without the slash, `bonfire new`. */ & (
  | { readonly kind: 'command'; readonly path: string; readonly options: TypedOptions }
  | { readonly kind: 'autocomplete'; readonly path: string; readonly option: string; readonly typed: string }
  | {
      readonly kind: 'press'
      readonly customId: string
      readonly values: readonly string[]
      /** Of the pressed message; null where Discord does not say. */
      readonly messageId: string | null
    }
)

/** What can be answered, but not understood. */
export interface UnreadableInteraction {
  readonly kind: 'unreadable'
  readonly id: string
  readonly token: string
  readonly applicationId: string
  /** Of the client, or the server, where that can be read. */
  readonly language: Language
  /** It is half-typed: only suggestions may answer it. */
  readonly halfTyped: boolean
}

/** A field that Discord leaves out or gives as null. */
const untold = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined)
/** The same of a list, which is empty then. */
const listed = <Schema extends z.ZodType>(schema: Schema, most = Number.POSITIVE_INFINITY) =>
  z
    .array(schema)
    .max(most)
    .nullish()
    .transform((list) => list ?? [])

const snowflake = z.string().regex(/^\d{15,20}$/)
const token = z.string().min(1)
/** Longer than any name in Discord; without lone surrogates, which not every JSON reader takes. */
const name = z.string().transform((text) => [...text.slice(0, 200).replace(/\p{Cs}/gu, '')].slice(0, 100).join(''))
const user = z.object({ id: snowflake, username: name, global_name: untold(name) })
const given = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.int(),
  value: untold(z.union([z.string().max(LIMITS.typedText), z.number(), z.boolean()])),
  focused: untold(z.boolean()),
})
const subcommand = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.literal(ApplicationCommandOptionType.Subcommand),
  options: listed(given, LIMITS.commandOptions),
})
const common = z.object({
  id: snowflake,
  token,
  application_id: snowflake,
  guild_id: untold(snowflake),
  channel_id: snowflake,
  locale: untold(z.string()),
  guild_locale: untold(z.string()),
  user: untold(user),
  member: untold(z.object({ user, nick: untold(name), permissions: permissionBitsSchema, roles: listed(snowflake) })),
  channel: untold(
    z.object({
      type: z.int(),
      parent_id: snowflake.nullish().catch(null),
      thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean() }).nullish().catch(null),
    }),
  ),
  app_permissions: untold(permissionBitsSchema),
  authorizing_integration_owners: untold(z.record(z.string(), z.string())),
})
/** Who is named: of people only whether they are bots matters, of roles whether anybody may mention them. */
const resolved = untold(
  z.object({
    users: untold(z.record(z.string(), untold(z.object({ bot: untold(z.boolean()) })))),
    roles: untold(z.record(z.string(), untold(z.object({ mentionable: untold(z.boolean()) })))).catch(undefined),
  }),
).catch(undefined)
const interaction = z.discriminatedUnion('type', [
  common.extend({
    type: z.literal([InteractionType.ApplicationCommand, InteractionType.ApplicationCommandAutocomplete]),
    /** `/bonfire-puzzle` has no subcommand. */
    data: z.object({
      name: z.string().max(LIMITS.commandName),
      options: listed(subcommand, 1),
      resolved,
    }),
  }),
  common.extend({
    type: z.literal(InteractionType.MessageComponent),
    data: z.object({
      custom_id: z.string().min(1).max(LIMITS.customId),
      values: listed(z.string().max(LIMITS.optionValue), LIMITS.options),
      resolved,
    }),
    message: z.object({
      id: untold(snowflake),
      flags: untold(z.int()),
      components: listed(z.unknown()),
      interaction_metadata: untold(z.object({ id: snowflake })),
    }),
  }),
])
const locale = untold(z.string()).catch(undefined)
const answerable = z.object({
  id: snowflake,
  token,
  application_id: snowflake.catch(''),
  type: z.unknown().optional(),
  locale,
  guild_locale: locale,
})

/** @returns null for what cannot even be answered */
export function parseInteraction(raw: unknown): ReadableInteraction | UnreadableInteraction | null {
  const read = interaction.safeParse(raw)
  const caller = read.success ? callerOf(read.data) : null
  return read.success && caller !== null ? understood(read.data, caller) : unreadable(raw)
}

function understood(it: z.infer<typeof interaction>, caller: Caller): ReadableInteraction {
  const bots = Object.entries(it.data.resolved?.users ?? {}).flatMap(([id, named]) => (named?.bot === true ? id : []))
  const named = { ...caller, bots, mentionable: mentionableOf(it) }
  const base = {
    id: it.id,
    token: it.token,
    applicationId: it.application_id,
    caller: named,
    commandLanguage: languageOf(it.locale),
    panel: it.id,
    inPrivate: false,
    files: [],
  }
  if (it.type === InteractionType.MessageComponent) {
    const inPrivate = ((it.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0
    const files = postedFiles(it.message.components)
    const panel = it.message.interaction_metadata?.id ?? it.id
    const pressed = { customId: it.data.custom_id, values: it.data.values, messageId: it.message.id ?? null }
    const aged = it.message.id === undefined ? {} : { pressedAge: msBetween(it.message.id, it.id) }
    return { ...base, caller: { ...named, ...aged }, kind: 'press', ...pressed, inPrivate, panel, files }
  }
  const [sub] = it.data.options
  const path = sub === undefined ? it.data.name : `${it.data.name} ${sub.name}`
  const options = sub?.options ?? []
  if (it.type === InteractionType.ApplicationCommandAutocomplete) {
    const option = options.find(({ focused }) => focused)
    return { ...base, kind: 'autocomplete', path, option: option?.name ?? '', typed: String(option?.value ?? '') }
  }
  const typed = Object.fromEntries(options.flatMap((one) => (one.value === undefined ? [] : [[one.name, one.value]])))
  return { ...base, kind: 'command', path, options: typed }
}

/** What passed between the making of two of Discord's ids, in ms: all but their last 22 bits are a time. */
const msBetween = (earlier: string, later: string): number => Number((BigInt(later) >> 22n) - (BigInt(earlier) >> 22n))

/** Ids of the roles named that the bot can mention: those that anybody may, or all but everybody's. */
function mentionableOf({
  data,
  app_permissions: own = 0n,
  guild_id: everybody,
}: z.infer<typeof interaction>): string[] {
  const mayMentionAll = (own & (PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator)) !== 0n
  return Object.entries(data.resolved?.roles ?? {}).flatMap(([id, role]) =>
    id !== everybody && (mayMentionAll || role?.mentionable === true) ? id : [],
  )
}

function unreadable(raw: unknown): UnreadableInteraction | null {
  const read = answerable.safeParse(raw)
  if (!read.success) return null
  const { id, token, application_id: applicationId, type, locale, guild_locale } = read.data
  return {
    kind: 'unreadable',
    id,
    token,
    applicationId,
    language: languageOf(locale, guild_locale),
    halfTyped: type === InteractionType.ApplicationCommandAutocomplete,
  }
}

const MODERATES = PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator

const THREADS: readonly number[] = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]

/** Where threads grow from messages. */
const AROUND_THREADS: readonly number[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement]

/** A locked thread takes messages until it is archived; people who manage threads wake it. */
const isLocked = (thread: { archived: boolean; locked: boolean } | null | undefined, own: bigint): boolean =>
  thread?.locked === true && thread.archived && (own & PermissionFlagsBits.ManageThreads) === 0n

/** Threads inherit what may be done in the channel around them, where other bits of that count. */
const mayWriteAround = ({ member, app_permissions: own }: z.infer<typeof common>): boolean =>
  member !== undefined &&
  own !== undefined &&
  memberMayWrite(member.permissions, false) &&
  !lacksNeededRights(lackingRights(own, false))

function callerOf(it: z.infer<typeof common>): Caller | null {
  const who = it.member?.user ?? it.user
  if (who === undefined) return null
  const guildId = it.guild_id ?? null
  const { app_permissions: own, authorizing_integration_owners: owners } = it
  const channelType = it.channel?.type ?? ChannelType.GuildText
  const inThread = THREADS.includes(channelType)
  const around = inThread ? (it.channel?.parent_id ?? undefined) : undefined
  const growsThreads = guildId !== null && own !== undefined && AROUND_THREADS.includes(channelType)
  return {
    person: { id: who.id, name: it.member?.nick || who.global_name || who.username || '?' },
    moderator: ((it.member?.permissions ?? 0n) & MODERATES) !== 0n,
    roles: it.member?.roles ?? [],
    language: languageOf(it.locale, it.guild_locale),
    serverLanguage: guildId === null ? undefined : languageOf(it.guild_locale),
    interactionId: it.id,
    guildId,
    channelId: it.channel_id,
    around,
    mayWriteAround: around !== undefined && mayWriteAround(it),
    lackingForThread: growsThreads ? lackingForThread(own) : undefined,
    locked: isLocked(it.channel?.thread_metadata, own ?? 0n),
    lacking: guildId === null || own === undefined ? [] : lackingRights(own, inThread),
    mayNotWrite: it.member !== undefined && !memberMayWrite(it.member.permissions, inThread),
    guest: guildId !== null && owners !== undefined && owners[ApplicationIntegrationType.GuildInstall] === undefined,
  }
}
