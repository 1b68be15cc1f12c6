import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import { lengthOfTexts, PICTURE, type Post, withinBytes } from '#commands'
import { type Icons, NO_ICONS, words } from '#text'
import type { Drawn } from './drawing.ts'
import { keptFile, type ShownFile } from './files.ts'
import { inPlaceOfEmoji } from './icons.ts'
import { excessOf } from './message-size.ts'
import type { SentFile } from './multipart.ts'

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
 * is kept, not sent again; whatever else it had goes; icons: which ones stand in place of their emoji, none unless given
 */
export function bodyOf(
  post: Post,
  drawn: Drawn,
  options: {
    ephemeral?: boolean
    file?: { readonly name: string; readonly text: string } | undefined
    had?: readonly ShownFile[]
    icons?: Icons
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
  const sent = (component: APIMessageTopLevelComponent) => withPicture(component, shown, options.icons ?? NO_ICONS)
  const { components } = fitting(post, sent)
  if (options.file !== undefined) {
    const { name, text } = options.file
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8'
    files.push({ name, data: Buffer.from(text), contentType })
    components.push({ type: ComponentType.File, file: { url: `attachment://${options.file.name}` } })
  }
  return {
    body: {
      components: [...withinBytes(components)],
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

/** By how much at least the room is made smaller: without icons a text is shorter than what it is taken for. In characters. */
const LEAST_CUT = 40

/**
 * A post's components as they are sent: what gives way is cut until Discord takes them.
 * @param sent what becomes of a component when it is sent
 */
export function fitting(
  post: Post,
  sent: (component: APIMessageTopLevelComponent) => APIMessageTopLevelComponent,
): { readonly components: APIMessageTopLevelComponent[]; readonly cut: readonly string[] } {
  let { cut } = post
  let components = post.components.map(sent)
  let excess = excessOf(components)
  for (let room = lengthOfTexts(post.components); excess > 0 && room > 0; excess = excessOf(components)) {
    room -= Math.max(excess, LEAST_CUT)
    const shorter = post.within(room)
    components = shorter.components.map(sent)
    cut = shorter.cut
  }
  return { components, cut }
}

/** By what is to be seen: clients show the picture that they have of a name, and the same one need not be sent again. */
const nameOf = ({ hash, extension }: Exclude<Drawn, string>): string => `bonfire-${hash}.${extension}`

/** What stands where a post has its gallery: a file, or a line that says why there is none; null: nothing. */
type Shown = { readonly url: string; readonly alt: string | undefined } | { readonly instead: string } | null

function withPicture(component: APIMessageTopLevelComponent, shown: Shown, icons: Icons): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component
  return {
    ...component,
    components: component.components.flatMap((inner): APIComponentInContainer[] => {
      if (inner.type !== ComponentType.MediaGallery) return [inPlaceOfEmoji(inner, icons)]
      if (inner.items.every(({ media }) => media.url !== PICTURE)) return [inner]
      if (shown === null) return []
      if ('instead' in shown) return [{ type: ComponentType.TextDisplay, content: `-# ${shown.instead}` }]
      const { url, alt } = shown
      return [{ ...inner, items: [{ media: { url }, ...(alt === undefined ? {} : { description: alt }) }] }]
    }),
  }
}
