import {
  type APIAttachment,
  type APIEmbed,
  type APIUnfurledMediaItem,
  EmbedType,
  UnfurledMediaItemLoadingState,
} from 'discord-api-types/v10'
import { sizeOf, typeOf } from './pictures.ts'

/** What a form says of one attachment. */
export interface AttachmentEntry {
  readonly filename?: string | null | undefined
  readonly description?: string | null | undefined
}

export interface NamedFile {
  readonly id: string
  readonly filename: string
  readonly description: string | null
}

/** Discord keeps only plain characters of a file's name; `attachment://` has to say the name as it was kept. */
export function named(id: string, name: string, entry: AttachmentEntry | undefined): NamedFile {
  const filename = (entry?.filename ?? name).replace(/[^A-Za-z0-9_.-]+/g, '_')
  return { id, filename, description: entry?.description ?? null }
}

/** The file name in `attachment://name`; null for other addresses. */
export function referred(url: string): string | null {
  return url.startsWith('attachment://') ? url.slice('attachment://'.length) : null
}

/** An attachment as Discord describes it, with width and height where it is a picture. */
export async function attach(folder: string, bytes: Buffer, file: NamedFile): Promise<APIAttachment> {
  const url = `${folder}/${file.id}/${file.filename}`
  const size = await sizeOf(bytes)
  return {
    id: file.id,
    filename: file.filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: typeOf(file.filename),
    ...(size ?? {}),
    ...(file.description === null ? {} : { description: file.description }),
  }
}

/** A kept attachment with the alt text that an edit gives it. */
export function described(file: APIAttachment, entry: AttachmentEntry | undefined): APIAttachment {
  return typeof entry?.description === 'string' ? { ...file, description: entry.description } : file
}

/** A component's picture as Discord gives it back; `file` is what its address named. */
export function unfurled(item: APIUnfurledMediaItem, file: APIAttachment | undefined): APIUnfurledMediaItem {
  if (file === undefined) return { url: item.url, proxy_url: item.proxy_url ?? item.url }
  return {
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.content_type ?? null,
    loading_state: UnfurledMediaItemLoadingState.LoadedSuccess,
    attachment_id: file.id,
  }
}

/** The addresses of an embed's pictures, with where in the embed they stand. */
export function embedUrls(embed: APIEmbed): (readonly [string, readonly PropertyKey[]])[] {
  const all: readonly (readonly [string | undefined, readonly PropertyKey[]])[] = [
    [embed.image?.url, ['image', 'url']],
    [embed.thumbnail?.url, ['thumbnail', 'url']],
    [embed.footer?.icon_url, ['footer', 'icon_url']],
    [embed.author?.icon_url, ['author', 'icon_url']],
  ]
  return all.flatMap(([url, at]) => (url === undefined ? [] : [[url, at] as const]))
}

/** An embed as Discord gives it back, its pictures found among the message's files. */
export function withPictures(embed: APIEmbed, resolve: (url: string) => APIAttachment | undefined): APIEmbed {
  const picture = (url: string) => {
    const file = resolve(url)
    return file === undefined
      ? { url, proxy_url: url }
      : { url: file.url, proxy_url: file.proxy_url, width: file.width ?? 0, height: file.height ?? 0 }
  }
  const icon = (url: string | undefined) => (url === undefined ? {} : { icon_url: resolve(url)?.url ?? url })
  return {
    ...embed,
    type: EmbedType.Rich,
    ...(embed.image === undefined ? {} : { image: picture(embed.image.url) }),
    ...(embed.thumbnail === undefined ? {} : { thumbnail: picture(embed.thumbnail.url) }),
    ...(embed.footer === undefined ? {} : { footer: { ...embed.footer, ...icon(embed.footer.icon_url) } }),
    ...(embed.author === undefined ? {} : { author: { ...embed.author, ...icon(embed.author.icon_url) } }),
  }
}
