import { type APIEmbed, type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10'
import { z } from 'zod'
import { classicComponents, layoutComponents } from './components.ts'
import {
  errorTree,
  type Fault,
  type Form,
  fault,
  lengthOf,
  list,
  mediaUrl,
  parseBody,
  snowflake,
  text,
  webUrl,
  withoutNulls,
} from './form.ts'
import { type KnownEmojis, layoutFaults } from './layout.ts'

const picture = z.object({ url: mediaUrl })

/** An embed image's `description` is ignored by Discord: it is no alt text. */
const embed = z.object({
  title: text(256).exactOptional(),
  description: text(4096).exactOptional(),
  url: webUrl.exactOptional(),
  timestamp: z.iso.datetime({ offset: true }).exactOptional(),
  color: z.int().min(0).max(0xffffff).exactOptional(),
  footer: z.object({ text: text(2048), icon_url: mediaUrl.exactOptional() }).exactOptional(),
  image: picture.exactOptional(),
  thumbnail: picture.exactOptional(),
  author: z
    .object({ name: text(1, 256), url: webUrl.exactOptional(), icon_url: mediaUrl.exactOptional() })
    .exactOptional(),
  fields: list(
    z.object({ name: text(1, 256), value: text(1, 1024), inline: z.boolean().exactOptional() }),
    25,
  ).exactOptional(),
})

const attachment = z.object({
  id: z.union([z.string(), z.int()]).transform(String).pipe(snowflake),
  filename: text(1, 1024).nullish(),
  description: text(1024).nullish(),
})

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 100).nullish(),
    roles: list(snowflake, 100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine(({ parse, users, roles }, check) => {
    for (const [kind, ids] of [
      ['users', users],
      ['roles', roles],
    ] as const) {
      if (parse?.includes(kind) !== true || (ids?.length ?? 0) === 0) continue
      const words = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`
      check.addIssue({ code: 'custom', message: `MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE: ${words}` })
    }
  })

export type AllowedMentions = z.output<typeof allowedMentions>

const fields = {
  content: text(2000).nullish(),
  embeds: z.preprocess(withoutNulls, list(embed, 10)).nullish(),
  flags: z.int().min(0).nullish(),
  attachments: z.array(attachment).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  nonce: z.union([z.int(), text(25)], { error: 'BASE_TYPE_MAX_LENGTH: Must be 25 or fewer in length.' }).nullish(),
  enforce_nonce: z.boolean().nullish(),
  tts: z.boolean().nullish(),
  message_reference: z.object({ message_id: snowflake, fail_if_not_exists: z.boolean().nullish() }).nullish(),
  sticker_ids: z.array(snowflake).nullish(),
  poll: z.object({}).nullish(),
}
const classic = z.object({ ...fields, components: z.preprocess(withoutNulls, classicComponents).nullish() })
const layout = z.object({ ...fields, components: z.preprocess(withoutNulls, layoutComponents).nullish() })
const flagsOnly = z.object({ flags: z.int().nullish() })

export interface MessageForm extends Omit<z.output<typeof classic>, 'components' | 'embeds'> {
  readonly embeds?: APIEmbed[] | null | undefined
  readonly components?: APIMessageTopLevelComponent[] | null | undefined
}

/**
 * Checks the body of a message that is made or edited.
 * @param before the flags of the message that is edited; null for a new message
 */
export function readMessage(body: unknown, before: number | null, emojis: KnownEmojis): Form<MessageForm> {
  const flags = flagsOnly.safeParse(body).data?.flags ?? 0
  const isLayout = (flags & MessageFlags.IsComponentsV2) !== 0
  const form: Form<MessageForm> = parseBody<MessageForm>(isLayout ? layout : classic, body)
  if (!form.ok) return form
  const faults = [
    ...layoutFaults(form.value.components ?? [], emojis),
    ...(isLayout ? legacyFaults(form.value) : embedFaults(form.value.embeds ?? [])),
    ...(before !== null && !isLayout ? removalFaults(form.value, before) : []),
  ]
  return faults.length > 0 ? { ok: false, errors: errorTree(faults) } : form
}

/** With IS_COMPONENTS_V2 everything is said in components. */
function legacyFaults(form: MessageForm): Fault[] {
  const used = {
    content: (form.content ?? '') !== '',
    embeds: (form.embeds ?? []).length > 0,
    sticker_ids: (form.sticker_ids ?? []).length > 0,
    poll: (form.poll ?? null) !== null,
  }
  return Object.entries(used)
    .filter(([, isUsed]) => isUsed)
    .map(([field]) =>
      fault(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    )
}

/**
 * A message that was once made of components stays so: an edit that touches what it shows has to carry the flag again.
 * (Reported by bot authors for `content`; taken here as strict for `components` and `embeds` too.)
 */
function removalFaults(form: MessageForm, before: number): Fault[] {
  if ((before & MessageFlags.IsComponentsV2) === 0) return []
  const touches =
    (form.flags ?? null) !== null ||
    (form.content ?? '') !== '' ||
    (form.embeds ?? []).length > 0 ||
    (form.components ?? null) !== null
  if (!touches) return []
  const words = 'The IS_COMPONENTS_V2 flag cannot be removed from a message'
  return [fault(['flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', words)]
}

/** Ten embeds together may say 6,000 characters. */
function embedFaults(embeds: readonly APIEmbed[]): Fault[] {
  const size = embeds
    .flatMap((one) => [
      one.title,
      one.description,
      one.footer?.text,
      one.author?.name,
      ...(one.fields ?? []).flatMap((field) => [field.name, field.value]),
    ])
    .reduce((sum, words) => sum + lengthOf(words ?? ''), 0)
  const most = 6000
  return size <= most
    ? []
    : [fault(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${most}`)]
}
