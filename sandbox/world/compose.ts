import {
  type APIAttachment,
  type APIMessage,
  type APIUser,
  MessageFlags,
  type MessageType,
} from 'discord-api-types/v10'
import { type Fault, fault } from '#sandbox/forms/form'
import { dressed, mediaOf, shownText } from '#sandbox/forms/layout'
import type { AllowedMentions, MessageForm } from '#sandbox/forms/message'
import { attach, described, embedUrls, named, referred, unfurled, withPictures } from './media.ts'
import { mentionedUsers } from './messages.ts'
import type { Pictures } from './pictures.ts'
import type { Post, World } from './world.ts'

/** A file as it came: `n` from its field `files[n]`. */
export interface Upload {
  readonly n: number
  readonly name: string
  readonly bytes: Buffer
}

/** What a new message is besides what its form says. */
export interface Frame {
  readonly channelId: string
  readonly author: APIUser
  readonly type: MessageType
  readonly flags: number
  readonly extra?: Partial<APIMessage>
}

export type Composed = { readonly ok: true; readonly post: Post } | { readonly ok: false; readonly why: Refused }
export type Refused = 'emptyMessage' | 'tooManyFiles' | readonly Fault[]

/** Flags that the author of a message may set. */
const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2
const MOST_FILES = 10

interface Kit {
  readonly world: World
  readonly pictures: Pictures
}

/** A message that says nothing yet. */
export function blank(world: World, frame: Frame): APIMessage {
  return {
    id: world.nextId(),
    channel_id: frame.channelId,
    author: frame.author,
    content: '',
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: frame.type,
    flags: frame.flags,
    ...frame.extra,
  }
}

/** Makes a message of a form that `readMessage` accepted. Nothing is stored but the files' bytes. */
export async function compose(
  kit: Kit,
  form: MessageForm,
  uploads: readonly Upload[],
  frame: Frame,
): Promise<Composed> {
  const nonce = form.nonce ?? null
  const message = { ...blank(kit.world, frame), tts: form.tts === true, ...(nonce === null ? {} : { nonce }) }
  return rewrite(kit, { message, files: [] }, form, uploads)
}

/** Edits a message by a form that `readMessage` accepted; what the form leaves out stays. */
export async function edit(kit: Kit, post: Post, form: MessageForm, uploads: readonly Upload[]): Promise<Composed> {
  const composed = await rewrite(kit, post, form, uploads)
  if (!composed.ok) return composed
  const message = { ...composed.post.message, edited_timestamp: new Date().toISOString() }
  const left = new Set(composed.post.files.map(({ id }) => id))
  for (const { id } of post.files) if (!left.has(id)) kit.pictures.drop(id)
  return { ok: true, post: { ...composed.post, message } }
}

async function rewrite(
  { world, pictures }: Kit,
  { message: before, files: had }: Post,
  form: MessageForm,
  uploads: readonly Upload[],
): Promise<Composed> {
  const flags = ((before.flags ?? 0) & ~MessageFlags.Loading) | ((form.flags ?? 0) & SETTABLE)
  const isLayout = (flags & MessageFlags.IsComponentsV2) !== 0
  const content = isLayout ? '' : form.content === undefined ? before.content : (form.content ?? '')
  const embeds = isLayout ? [] : form.embeds === undefined ? before.embeds : (form.embeds ?? [])
  const components = form.components === undefined ? (before.components ?? []) : (form.components ?? [])

  const kept = form.attachments === undefined ? had : had.filter(({ id }) => form.attachments?.some((a) => a.id === id))
  const strangers = unknownAttachments(form, uploads, kept)
  if (strangers.length > 0) return { ok: false, why: strangers }
  if (kept.length + uploads.length > MOST_FILES) return { ok: false, why: 'tooManyFiles' }

  const incoming = uploads.map((upload) => ({
    upload,
    ...named(
      world.nextId(),
      upload.name,
      form.attachments?.find(({ id }) => id === String(upload.n)),
    ),
  }))
  const known = referable(before, kept, form)
  for (const { id, filename } of incoming) known.set(filename, id)
  const faults = [
    ...[...mediaOf(form.components ?? [])].flatMap(([{ url }, at]) => missing(known, url, at)),
    ...(form.embeds ?? []).flatMap((embed, n) =>
      embedUrls(embed).flatMap(([url, at]) => missing(known, url, ['embeds', n, ...at])),
    ),
  ]
  if (faults.length > 0) return { ok: false, why: faults }

  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0
  const fresh = await Promise.all(
    incoming.map(async ({ upload, ...what }): Promise<APIAttachment> => {
      pictures.put(what.id, upload.bytes, !ephemeral)
      return attach(
        `${world.origin}/cdn/${ephemeral ? 'ephemeral-' : ''}attachments/${before.channel_id}`,
        upload.bytes,
        what,
      )
    }),
  )
  const all = new Map(
    [
      ...kept.map((file) =>
        described(
          file,
          form.attachments?.find(({ id }) => id === file.id),
        ),
      ),
      ...fresh,
    ].map((file) => [file.id, file]),
  )
  const used = new Set<string>()
  const resolve = (url: string): APIAttachment | undefined => {
    const file = all.get(known.get(referred(url) ?? '') ?? '') ?? [...all.values()].find((one) => one.url === url)
    if (file !== undefined) used.add(file.id)
    return file
  }
  const shown = dressed(components, (item) => unfurled(item, resolve(item.url)))
  const drawn = embeds.map((embed) => withPictures(embed, resolve))
  const files = isLayout ? [...all.values()].filter(({ id }) => used.has(id)) : [...all.values()]
  const loose = files.filter(({ id }) => !used.has(id))
  if (content === '' && drawn.length === 0 && shown.length === 0 && files.length === 0) {
    return { ok: false, why: 'emptyMessage' }
  }
  const message: APIMessage = {
    ...before,
    content,
    embeds: drawn,
    components: shown,
    attachments: loose,
    flags,
    ...mentions(world, before, `${content}\n${shownText(shown)}`, form.allowed_mentions ?? null),
  }
  return { ok: true, post: { message, files } }
}

/** Whom a message pings: named in its words (content and text displays alike), as far as it is allowed to. */
function mentions(world: World, before: APIMessage, text: string, allowed: AllowedMentions | null) {
  const parse = allowed === null ? ['users', 'roles', 'everyone'] : (allowed.parse ?? [])
  const users = mentionedUsers(world, text).filter(
    ({ id }) => parse.includes('users') || allowed?.users?.includes(id) === true,
  )
  const replied = before.referenced_message?.author
  const pingsReplied = replied !== undefined && (allowed === null || allowed.replied_user === true)
  const roleIds = [...text.matchAll(/<@&([0-9]+)>/g)].map((match) => match[1] ?? '')
  return {
    mentions: pingsReplied && !users.some(({ id }) => id === replied.id) ? [...users, replied] : users,
    mention_roles: [...new Set(roleIds)].filter(
      (id) => parse.includes('roles') || allowed?.roles?.includes(id) === true,
    ),
    mention_everyone: parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  }
}

function unknownAttachments(form: MessageForm, uploads: readonly Upload[], kept: readonly APIAttachment[]): Fault[] {
  return (form.attachments ?? []).flatMap(({ id }, at) =>
    kept.some((file) => file.id === id) || uploads.some(({ n }) => String(n) === id)
      ? []
      : [fault(['attachments', at], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found')],
  )
}

/**
 * Names that `attachment://` may say of files that the message already has. A file that a component shows is known
 * only when the edit names both its id and its filename.
 */
function referable(before: APIMessage, kept: readonly APIAttachment[], form: MessageForm): Map<string, string> {
  const names = new Map<string, string>()
  for (const file of kept) {
    const listed = before.attachments.some(({ id }) => id === file.id)
    const entry = form.attachments?.find(({ id }) => id === file.id)
    if (listed) names.set(file.filename, file.id)
    if (typeof entry?.filename === 'string') names.set(entry.filename, file.id)
  }
  return names
}

function missing(known: ReadonlyMap<string, string>, url: string, at: readonly PropertyKey[]): Fault[] {
  const name = referred(url)
  if (name === null || known.has(name)) return []
  const words = 'The referenced attachment was not found'
  return [fault(at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', words)]
}
