import type { RequestData } from 'discord.js'
import {
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import type { Post } from '#commands'
import type { Picture } from '#render'
import { type EmojiIcons, type Language, NO_ICONS, words } from '#text'
import type { IconOrPlainEmojiSender } from './application-emoji.ts'
import { componentsOf, type PictureSlotContent } from './components.ts'
import type { PostedFile } from './files.ts'
import { componentsWithinBytes, storedComponentBytesOf } from './message-size.ts'
import type { DrawOutcome } from './picture-queue.ts'
import { isInternalServerError } from './problem.ts'

/** A file to be sent along. */
interface SentFile {
  /** Of letters, digits, dots and dashes. */
  readonly name: string
  readonly data: Uint8Array
  readonly contentType: string
}

/** A request's JSON with its files. */
export interface Body {
  readonly body: RESTPostAPIChannelMessageJSONBody & { attachments: { id: number | string; filename: string }[] }
  readonly files: SentFile[]
}

interface BodyOptions {
  ephemeral?: boolean
  /** A film that is drawn; nothing stands in its place unless given. */
  film?: DrawOutcome
  /** A further file to attach, beside the picture. */
  file?: { readonly name: string; readonly text: string } | undefined
  /** What the message shows now: the same picture is kept, not sent again; what else it had goes. */
  had?: readonly PostedFile[]
  /** Those that stand in place of their emoji; none unless given. */
  icons?: EmojiIcons
  /** In which its reader's Discord names commands; as they are written unless given. */
  commandLanguage?: Language | undefined
  /** How many bytes its components may take, as `storedComponentBytesOf` counts them. */
  most?: number | undefined
}

/**
 * A post as Discord takes it, and no larger than that: here all that stands in a message is counted together, in
 * characters and in the bytes that it keeps. Until its picture is drawn the gallery shows what the message had, or is
 * left out; where the picture will not come, words in its place say so.
 */
export function bodyOf(post: Post, drawn: DrawOutcome, options: BodyOptions = {}): Body {
  const files: SentFile[] = []
  let shown: PictureSlotContent = null
  let kept: PostedFile | undefined
  const attached = ({ hash, extension, bytes, mime, alt }: Picture): PictureSlotContent => {
    // Clients cache by name, and an equal picture need not be sent again.
    const name = `bonfire-${hash}.${extension}`
    const had = options.had?.find(({ filename }) => filename === name)
    if (had === undefined) files.push({ name, data: bytes, contentType: mime })
    else kept = had
    return { url: `attachment://${name}`, alt }
  }
  if (typeof drawn !== 'string') shown = attached(drawn)
  else if (drawn !== 'none' && post.picture !== null)
    shown = { instead: words(post.picture.language).live.noPicture[drawn] }
  else if (post.picture !== null && options.had?.[0] !== undefined) {
    // Until the new picture is drawn the one before stays, so that nothing jumps.
    kept = options.had[0]
    shown = { url: `attachment://${kept.filename}`, alt: kept.alt }
  }
  const film = typeof options.film === 'object' ? attached(options.film) : null
  const components: APIMessageTopLevelComponent[] = componentsOf(post, {
    shown,
    film,
    icons: options.icons ?? NO_ICONS,
    commandLanguage: options.commandLanguage,
  }).components
  if (options.file !== undefined) {
    const { name, text } = options.file
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8'
    files.push({ name, data: Buffer.from(text), contentType })
    components.push({ type: ComponentType.File, file: { url: `attachment://${options.file.name}` } })
  }
  return {
    body: {
      components: [...componentsWithinBytes(components, options.most)],
      flags: MessageFlags.IsComponentsV2 | (options.ephemeral ? MessageFlags.Ephemeral : 0),
      allowed_mentions: {
        parse: [],
        users: [...post.mentions],
        ...(post.roles === undefined ? {} : { roles: [...post.roles] }),
      },
      attachments: [
        ...files.map(({ name }, id) => ({ id, filename: name })),
        ...(kept === undefined ? [] : [{ id: kept.id, filename: kept.filename }]),
      ],
    },
    files,
  }
}

/** What is known to go through whatever it is made of, in bytes. */
const CUT_DOWN = 5000

/**
 * Sends a post with our icons; once more cut down, where Discord breaks over a large one: it does so each time over what is
 * too large, and does not say what that is.
 * @throws what sending throws
 */
export async function sendPost<T>(
  emoji: IconOrPlainEmojiSender,
  post: Post,
  drawn: DrawOutcome,
  send: (body: Body) => Promise<T>,
  options: Omit<BodyOptions, 'icons' | 'most'> = {},
): Promise<T> {
  const attempt = (most?: number) => emoji.with((icons) => send(bodyOf(post, drawn, { ...options, icons, most })))
  try {
    return await attempt()
  } catch (error) {
    if (!isInternalServerError(error) || storedComponentBytesOf(bodyOf(post, 'none').body.components) <= CUT_DOWN)
      throw error
    return await attempt(CUT_DOWN)
  }
}

/** No file of ours has it after a line's end: JSON escapes those, pictures and texts are our own. */
const BOUNDARY = 'bonfire-7e1c2f0a94d84b6fb3d5'

/**
 * What a request carries: its JSON, or JSON and files as one piece of memory. discord.js would make a form of blobs and
 * read that back bit by bit, which takes more time than all that led to the answer.
 */
export function restRequestData(
  json: object,
  files: readonly SentFile[],
): Pick<RequestData, 'body' | 'headers' | 'passThroughBody'> {
  if (files.length === 0) return { body: json }
  const parts = [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="payload_json"\r\nContent-Type: application/json\r\n\r\n`,
    JSON.stringify(json),
    ...files.flatMap(({ name, data, contentType }, index) => [
      `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="files[${index}]"; filename="${name}"\r\n`,
      `Content-Type: ${contentType}\r\n\r\n`,
      data,
    ]),
    `\r\n--${BOUNDARY}--\r\n`,
  ]
  return {
    body: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    passThroughBody: true,
  }
}
