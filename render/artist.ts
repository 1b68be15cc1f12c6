import { Piscina } from 'piscina'
import { type Box, standardRules } from '#engine'
import { MINUTE_MS } from '#time'
import type { IconName } from './icons/index.ts'
import type { FilmRequest, PictureRequest } from './request.ts'
import { serializeRequest } from './request-text.ts'

/** A finished picture, ready to be attached to a message. */
export interface Picture {
  readonly bytes: Uint8Array
  /** Names the bytes: letters and digits, the same for the same ones. */
  readonly hash: string
  readonly mime: string
  /** Of the file name, without the dot. */
  readonly extension: string
  readonly width: number
  readonly height: number
  /** At most 1,024 characters. */
  readonly alt: string
}

/** Some frames of a film; the size, in pixels, and the words are those of all of it. */
export interface FrameBatch extends Pick<Picture, 'width' | 'height' | 'alt'> {
  /** As `joinFrameBatches` joins them. */
  readonly frames: readonly Uint8Array[]
  /** How many frames are there by now; null where that is all. */
  readonly next: number | null
}

export interface Artist {
  /** How many pictures it draws at once; what is asked for beyond that waits. */
  readonly workers: number
  /**
   * Draws a picture, and tells it in words, in a worker thread.
   * @throws when the drawing fails or takes too long, which is logged; the next one is drawn all the same
   */
  draw(request: PictureRequest): Promise<Picture>
  /**
   * Draws the next frames of a film, so that other pictures can be drawn before the rest.
   * @param from how many frames are there already
   * @throws as `draw` does
   */
  drawFrameBatch(request: FilmRequest, from: number): Promise<FrameBatch>
  /** Lets running drawings finish and ends the workers. */
  close(): Promise<void>
}

/** The artist of a whole process, who draws single icons, too. */
export interface PictureAndIconArtist extends Artist {
  /**
   * Draws an icon as an emoji: 128 × 128, on nothing.
   * @throws when the drawing fails
   */
  drawIcon(icon: IconName): Promise<Picture>
}

/** In the sources a worker compiles itself first; compiled, all programs lie as deep as this. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker-entry.mjs' : '../render/worker.js', import.meta.url)

export interface ArtistOptions {
  /** How many threads at most; two suffice for about twenty pictures a second. */
  readonly workers: number
  /**
   * A drawing that has not ended so long after it began is given up, and its worker replaced. In ms; 60,000 unless
   * given. A picture takes some 100.
   */
  readonly deadlineMs?: number
  /** The module that draws; the project's own unless a test gives one that misbehaves. */
  readonly worker?: URL
  /** Told of each drawing that failed, and of a worker that broke while nobody waited for it. */
  readonly log?: (message: string, details: Readonly<Record<string, unknown>>) => void
}

/** What a worker is handed: a request as text, from whose box it makes the rules anew; null for the standard one. */
export interface DrawingWorkerTask {
  /** The worker posts it when it begins. */
  readonly id: number
  readonly request: string
  readonly box: Box | null
}

/** The same for some frames of a film. */
export interface FrameBatchTask extends DrawingWorkerTask {
  readonly from: number
}

/**
 * For a drawing that hangs, not for one that is slow: a worker's first picture took more than ten seconds beside thirty busy
 * processes, and a new worker would have to draw its first one, too.
 */
const DEADLINE_MS = MINUTE_MS
/** A worker beyond the first ends, and gives its memory back, when it had nothing to do for so long, in ms. */
const IDLE_MS = 10 * MINUTE_MS
/** Room for what a worker has just made, in MB. */
const YOUNG_MB = 3
/** For a worker to start, on a machine that has much else to do: were it the deadline, no worker might ever be ready. */
const START_MS = MINUTE_MS

/** Starts a drawing worker; the others start when there is more to draw than it can. */
export function startArtist(options: ArtistOptions): PictureAndIconArtist {
  const { workers, deadlineMs = DEADLINE_MS, log = () => undefined } = options
  const pool = new Piscina<DrawingWorkerTask | FrameBatchTask | IconName, Picture | FrameBatch>({
    filename: (options.worker ?? WORKER).href,
    execArgv: [],
    // A drawing makes much that is soon of no use: it is to be found soon.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: '1' },
  })
  // A worker that dies fails its drawing, and the pool starts another. Unheard, this would end the process.
  pool.on('error', (error: unknown) => log('a drawing worker broke', { error: String(error) }))

  let drawings = 0
  const begun = new Map<number, () => void>()
  pool.on('message', (id: unknown) => {
    if (typeof id === 'number') begun.get(id)?.()
  })

  /** Has a worker draw what a request asks for: a picture, or some frames of a film. */
  async function drawn(request: PictureRequest | FilmRequest, from: number | null): Promise<Picture | FrameBatch> {
    const { rules, scene } = request
    const id = drawings++
    // Called off, a drawing takes its worker along: nothing else ends one that hangs. The pool starts another.
    const patience = new AbortController()
    const { signal } = patience
    let timer = setTimeout(() => patience.abort(), START_MS)
    begun.set(id, () => {
      clearTimeout(timer)
      timer = setTimeout(() => patience.abort(), deadlineMs)
    })
    try {
      const box = rules.hash === standardRules.hash ? null : rules.box
      const task = { id, request: serializeRequest(request), box }
      return await (from === null
        ? pool.run(task, { signal })
        : pool.run({ ...task, from }, { signal, name: 'drawFrameBatch' }))
    } catch (cause) {
      const error = signal.aborted
        ? new Error(`the drawing did not end in time (${deadlineMs} ms), and its worker was replaced`, { cause })
        : cause
      log('a picture could not be drawn', { scene, error: String(error) })
      throw error
    } finally {
      clearTimeout(timer)
      begun.delete(id)
    }
  }

  return {
    workers,
    draw: async (request) => asPicture(await drawn(request, null)),
    async drawFrameBatch(request, from) {
      const reel = await drawn(request, from)
      if ('frames' in reel) return reel
      throw new Error('a worker drew a picture in place of a film')
    },
    drawIcon: async (icon) => asPicture(await pool.run(icon, { name: 'drawIcon' })),
    close: () => pool.close(),
  }
}

function asPicture(made: Picture | FrameBatch): Picture {
  if ('bytes' in made) return made
  throw new Error('a worker drew a film in place of a picture')
}
