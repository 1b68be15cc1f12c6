import {
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import type { Post } from '#commands'
import { type Icons, NO_ICONS, words } from '#text'
import { componentsOf, type Shown } from './components.ts'
import type { Drawn } from './drawing.ts'
import { keptFile, type ShownFile } from './files.ts'
import type { SentFile } from './multipart.ts'
import { withinBytes } from './post-size.ts'

/** A request's JSON with its files. */
export interface Body {
  readonly body: RESTPostAPIChannelMessageJSONBody & { attachments: { id: number | string; filename: string }[] }
  readonly files: SentFile[]
}

/**
 * A post as Discord takes it, and no larger than that: here all that stands in a message is counted together, in
 * characters and in the bytes that it keeps. Until its picture is drawn the gallery shows what the message had, or is
 * left out; where the picture will not come, words in its place say so.
 * @param options file: a further file to attach, beside the picture; had: what the message shows now: the same picture
 * is kept, not sent again; whatever else it had goes; icons: which ones stand in place of their emoji, none unless given; most: how
 * many bytes its components may take, as `bytesOf` counts them
 */
export function bodyOf(
  post: Post,
  drawn: Drawn,
  options: {
    ephemeral?: boolean
    file?: { readonly name: string; readonly text: string } | undefined
    had?: readonly ShownFile[]
    icons?: Icons
    most?: number | undefined
  } = {},
): Body {
  const files: SentFile[] = []
  let shown: Shown = null
  let kept: ShownFile | undefined
  if (typeof drawn !== 'string') {
    const name = nameOf(drawn)
    kept = options.had?.find(({ filename }) => filename === name)
    if (kept === undefined) files.push({ name, data: drawn.bytes, contentType: drawn.mime })
    shown = { url: `attachment://${name}`, alt: drawn.alt }
  } else if (drawn !== 'none' && post.picture !== null) {
    shown = { instead: words(post.picture.language).live.noPicture[drawn] }
  } else if (post.picture !== null && options.had?.[0] !== undefined) {
    // Until the new picture is drawn the one before stays, so that nothing jumps.
    kept = options.had[0]
    shown = { url: `attachment://${kept.filename}`, alt: kept.alt }
  }
  const components: APIMessageTopLevelComponent[] = componentsOf(post, {
    shown,
    icons: options.icons ?? NO_ICONS,
  }).components
  if (options.file !== undefined) {
    const { name, text } = options.file
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8'
    files.push({ name, data: Buffer.from(text), contentType })
    components.push({ type: ComponentType.File, file: { url: `attachment://${options.file.name}` } })
  }
  return {
    body: {
      components: [...withinBytes(components, options.most)],
      flags: MessageFlags.IsComponentsV2 | (options.ephemeral ? MessageFlags.Ephemeral : 0),
      allowed_mentions: { parse: [], users: [...post.mentions] },
      attachments: [
        ...files.map(({ name }, id) => ({ id, filename: name })),
        ...(kept === undefined ? [] : [keptFile(kept)]),
      ],
    },
    files,
  }
}

/** By what is to be seen: clients show the picture that they have of a name, and the same one need not be sent again. */
const nameOf = ({ hash, extension }: Exclude<Drawn, string>): string => `bonfire-${hash}.${extension}`
