import { Piscina } from 'piscina'
import type { PictureRequest } from './request.ts'

/** A finished picture, ready to be attached to a message. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly mime: string
  /** Of the file name, without the dot. */
  readonly extension: string
  readonly width: number
  readonly height: number
  /** At most 1,024 characters. */
  readonly alt: string
}

export interface Artist {
  /**
   * Draws a picture, and tells it in words, in a worker thread.
   * @throws when the drawing fails; the worker lives on
   */
  draw(request: PictureRequest): Promise<Picture>
  /** Lets running drawings finish and ends the workers. */
  close(): Promise<void>
}

/**
 * Starts the drawing workers.
 * @param options workers: how many threads; two suffice for about twenty pictures a second; log: told of a worker that
 * broke while nobody waited for it (who waits for a drawing is told by its rejection)
 */
export function startArtist(options: { readonly workers: number; readonly log?: (message: string) => void }): Artist {
  const pool = new Piscina<PictureRequest, Picture>({
    filename: new URL('./worker-entry.mjs', import.meta.url).href,
    execArgv: [],
    minThreads: options.workers,
    maxThreads: options.workers,
    env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: '1' },
  })
  // A worker that dies fails its drawing, and the pool starts another. Unheard, this would end the process.
  pool.on('error', (error: unknown) => options.log?.(`a drawing worker broke: ${String(error)}`))
  return {
    draw: (request) => pool.run(request),
    close: () => pool.close(),
  }
}
