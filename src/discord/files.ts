import { ComponentType } from 'discord-api-types/v10'
import { z } from 'zod'

/** A file that a message's gallery shows: naming it by both in an edit keeps it without sending it again. */
export interface PostedFile {
  readonly id: string
  readonly filename: string
  readonly alt: string | undefined
}

const container = z.object({ components: z.array(z.unknown()) })
const gallery = z.object({
  items: z.array(
    z.object({
      media: z.object({ url: z.url(), attachment_id: z.string().nullish() }),
      description: z.string().nullish(),
    }),
  ),
})

/** The uploaded files that a message's galleries show: such a file stands beside its component, not in `attachments`. */
export function postedFiles(components: readonly unknown[]): PostedFile[] {
  return components.flatMap((component): PostedFile[] => {
    // Most are neither, and zod would collect every problem of each to find that out.
    switch (typeOf(component)) {
      case ComponentType.Container:
        return postedFiles(container.safeParse(component).data?.components ?? [])
      case ComponentType.MediaGallery:
        return (gallery.safeParse(component).data?.items ?? []).flatMap(
          ({ media: { url, attachment_id: id }, description }) =>
            id == null ? [] : { id, filename: fileName(url), alt: description ?? undefined },
        )
      default:
        return []
    }
  })
}

const typeOf = (component: unknown): unknown =>
  typeof component === 'object' && component !== null && 'type' in component ? component.type : null

/** The last part of an address, without its query. */
const fileName = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''
