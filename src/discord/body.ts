import type { RawFile } from 'discord.js'
import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import { PICTURE, type Post } from '#commands'
import type { Picture } from '#render'

/** A request's JSON with its files. */
export interface Body {
  readonly body: RESTPostAPIChannelMessageJSONBody & { attachments: { id: number; filename: string }[] }
  readonly files: RawFile[]
}

let pictures = 0

/**
 * A post as Discord takes it. Without its picture the gallery is left out; whatever files the message had go.
 * @param file a further file to attach, beside the picture
 */
export function bodyOf(
  post: Post,
  picture: Picture | null,
  options: { ephemeral?: boolean; file?: { readonly name: string; readonly text: string } | undefined } = {},
): Body {
  const files: RawFile[] = []
  let url: string | null = null
  if (picture !== null) {
    // A name of its own for each picture, or clients show the one they have.
    const name = `bonfire-${Date.now().toString(36)}-${pictures++}.${picture.extension}`
    files.push({ name, data: Buffer.from(picture.bytes), contentType: picture.mime })
    url = `attachment://${name}`
  }
  const components = post.components.map((component) => withPicture(component, url))
  if (options.file !== undefined) {
    files.push({ name: options.file.name, data: Buffer.from(options.file.text), contentType: 'application/json' })
    components.push({ type: ComponentType.File, file: { url: `attachment://${options.file.name}` } })
  }
  return {
    body: {
      components,
      flags: MessageFlags.IsComponentsV2 | (options.ephemeral ? MessageFlags.Ephemeral : 0),
      allowed_mentions: { parse: [], users: [...post.mentions] },
      attachments: files.map(({ name }, id) => ({ id, filename: name })),
    },
    files,
  }
}

function withPicture(component: APIMessageTopLevelComponent, url: string | null): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component
  return {
    ...component,
    components: component.components.flatMap((inner): APIComponentInContainer[] => {
      if (inner.type !== ComponentType.MediaGallery) return [inner]
      if (inner.items.every(({ media }) => media.url !== PICTURE)) return [inner]
      return url === null ? [] : [{ ...inner, items: inner.items.map((item) => ({ ...item, media: { url } })) }]
    }),
  }
}
