import { useState } from 'preact/hooks'
import { Dialog } from '../frame/dialog.tsx'
import { Icon } from '../frame/icons.tsx'

export interface PictureData {
  readonly url: string
  readonly alt: string
  /** In pixels, where Discord measured it. */
  readonly width: number | null
  readonly height: number | null
}

/** A picture over everything: first so that it fits, after a press in its own size, to be moved about. */
export function Lightbox({ picture, close }: { readonly picture: PictureData; readonly close: () => void }) {
  const [whole, setWhole] = useState(true)
  const { url, alt } = picture
  return (
    <Dialog label={alt === '' ? 'Picture' : alt} class="lightbox" close={close}>
      <div class="lightbox-tools">
        <a class="icon-button" href={url} target="_blank" rel="noreferrer noopener" aria-label="Open in browser">
          <Icon name="open" />
        </a>
        <button type="button" class="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <button
        type="button"
        class={whole ? 'lightbox-picture' : 'lightbox-picture zoomed'}
        aria-label={whole ? 'Show in full size' : 'Fit to the screen'}
        onClick={() => setWhole(!whole)}
      >
        <img src={url} alt={alt} />
      </button>
    </Dialog>
  )
}
