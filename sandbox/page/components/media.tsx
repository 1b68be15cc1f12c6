import type { APIAttachment, APIMediaGalleryItem, APIThumbnailComponent } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { FileCard } from './file-card.tsx'
import { Lightbox, type PictureData } from './lightbox.tsx'
import { MaybeSpoiler } from './spoiler.tsx'

/** A picture that keeps its place while it loads, and opens large on a press. */
export function Picture({ picture, fill = false }: { readonly picture: PictureData; readonly fill?: boolean }) {
  const [large, setLarge] = useState(false)
  const { url, alt, width, height } = picture
  const measured = width !== null && height !== null && width > 0 && height > 0
  return (
    <>
      <button
        type="button"
        class={fill ? 'picture fill' : 'picture'}
        aria-label={alt === '' ? 'Open picture' : `Open picture: ${alt}`}
        style={measured ? { '--width': `${width}px`, '--ratio': `${width / height}` } : {}}
        onClick={() => setLarge(true)}
      >
        <img src={url} alt={alt} title={alt} {...(measured && { width, height })} />
        {alt !== '' && (
          <span class="alt-badge" aria-hidden="true">
            ALT
          </span>
        )}
      </button>
      {large && <Lightbox picture={picture} close={() => setLarge(false)} />}
    </>
  )
}

/** One to ten pictures in Discord's mosaic: one whole, two side by side, and so on. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }) {
  const single = items.length === 1
  return (
    <div class="gallery" data-count={items.length}>
      {items.map((item, at) => (
        <MaybeSpoiler key={`${at} ${item.media.url}`} spoiler={item.spoiler === true}>
          <Picture
            fill={!single}
            picture={{
              url: item.media.url,
              alt: item.description ?? '',
              width: item.media.width ?? null,
              height: item.media.height ?? null,
            }}
          />
        </MaybeSpoiler>
      ))}
    </div>
  )
}

export function Thumbnail({ thumbnail }: { readonly thumbnail: APIThumbnailComponent }) {
  const { media, description, spoiler } = thumbnail
  return (
    <div class="thumbnail">
      <MaybeSpoiler spoiler={spoiler === true}>
        <Picture
          fill
          picture={{ url: media.url, alt: description ?? '', width: media.width ?? null, height: media.height ?? null }}
        />
      </MaybeSpoiler>
    </div>
  )
}

/** What hangs at a message of the first kind: pictures as a mosaic, other files as cards. */
export function Attachments({ attachments }: { readonly attachments: readonly APIAttachment[] }) {
  const pictures = attachments.filter((a) => a.content_type?.startsWith('image/') || (a.width && a.height))
  const files = attachments.filter((a) => !pictures.includes(a))
  return (
    <>
      {pictures.length > 0 && (
        <Gallery
          items={pictures.map((a) => ({
            media: { url: a.url, width: a.width ?? null, height: a.height ?? null },
            description: a.description ?? null,
            spoiler: a.filename.startsWith('SPOILER_'),
          }))}
        />
      )}
      {files.map((a) => (
        <FileCard key={a.id} url={a.url} name={a.filename} size={a.size} />
      ))}
    </>
  )
}
