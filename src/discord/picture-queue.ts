import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import {
  type Artist,
  type FilmRequest,
  type FrameBatch,
  joinFrameBatches,
  type Picture,
  type PictureRequest,
  serializeRequest,
} from '#render'

/**
 * What came of asking for a picture: `none` when there is nothing to draw, `failed` when it could not be drawn,
 * `overtaken` when a newer picture took its place: the same person asked for one, or nobody would see this one any more.
 */
export type DrawOutcome = Picture | 'none' | 'failed' | 'overtaken'

interface Wish {
  /** Whose panel it is for, by id; null for a live message, which goes before all panels. */
  readonly person: string | null
  /** Id of the interaction that it answers: Discord's ids grow. */
  readonly interaction?: string
  /** Asked when its turn comes: a picture that nobody would see is not drawn. */
  readonly wanted?: (() => boolean) | undefined
}

export interface Draw {
  /**
   * Draws a picture, when its turn comes. A picture that exists, or is being drawn, is not drawn again. For each person one
   * is drawn at a time, and of those that wait only the last. Never throws: everything can be played without pictures.
   */
  (request: PictureRequest | null, wish: Wish): Promise<DrawOutcome>
  /** Draws a film, some frames at a time: all that is asked for meanwhile goes before. Never throws. */
  film(request: FilmRequest): Promise<DrawOutcome>
  /** Whether too many wait for an answer to get its own picture in time. */
  crowded(): boolean
}

/** A picture that somebody waits for. */
interface Job {
  drawn: Promise<DrawOutcome>
  /** Of everybody who asked for it. */
  readonly wanted: (() => boolean)[]
  priority: number
  begun: boolean
}

const LIVE = 1
const PANEL = 0
const FILM = -1
/** Pictures that wait for each worker: about so many are drawn within the patience of an answer. */
const CROWD = 2
/** Pictures kept, in bytes: some 75 of them. */
const KEPT = 8 * 2 ** 20
/** A picture that failed would most likely fail again: not tried anew for so long, in ms. */
const FAILED_FOR = 60_000
const FAILURES_KEPT = 1000
const PEOPLE_KEPT = 2000

/** What somebody asked for. */
interface Asking {
  /** Draws one picture at a time. */
  readonly own: PQueue
  /** Of the interaction that asked last. */
  newest: bigint
  /** Tells those that wait that they were overtaken. */
  readonly waiting: Set<() => void>
}

/** Lets those that wait go at once, so that a crowd of presses leaves nothing behind in the queue. */
function overtake({ own, waiting }: Asking): void {
  own.clear()
  for (const letGo of waiting) letGo()
  waiting.clear()
}

/** Runs after everything asked for before, unless it is overtaken until then. */
function inTurn({ own, waiting }: Asking, work: () => DrawOutcome | Promise<DrawOutcome>): Promise<DrawOutcome> {
  return new Promise((resolve, reject) => {
    const letGo = () => resolve('overtaken')
    waiting.add(letGo)
    own
      .add(async () => {
        waiting.delete(letGo)
        return await work()
      })
      .then(resolve, reject)
  })
}

/** @param closing ends films, which take long: another process draws them */
export function createDraw(artist: Artist, closing?: AbortSignal): Draw {
  const queue = new PQueue({ concurrency: artist.workers })
  const jobs = new Map<string, Job>()
  const kept = new LRUCache<string, Picture>({ maxSize: KEPT, sizeCalculation: ({ bytes }) => bytes.length })
  const failed = new LRUCache<string, true>({ max: FAILURES_KEPT, ttl: FAILED_FOR })
  /** Each person's own pictures, one after the other. */
  const people = new LRUCache<string, Asking>({ max: PEOPLE_KEPT })

  async function draw(
    request: PictureRequest | null,
    { person, interaction = '0', wanted = () => true }: Wish,
  ): Promise<DrawOutcome> {
    if (request === null) return 'none'
    const key = pictureKey(request)
    if (person === null) return known(key) ?? share(key, request, LIVE, wanted)
    const asking = people.get(person) ?? { own: new PQueue({ concurrency: 1 }), newest: 0n, waiting: new Set() }
    people.set(person, asking)
    const asked = BigInt(interaction)
    if (asked < asking.newest) return known(key) ?? 'overtaken'
    if (asked > asking.newest) {
      asking.newest = asked
      overtake(asking)
    }
    const newest = () => asking.newest === asked && wanted()
    return (
      known(key) ?? inTurn(asking, () => (newest() ? (known(key) ?? share(key, request, PANEL, newest)) : 'overtaken'))
    )
  }

  const known = (key: string): DrawOutcome | undefined => kept.get(key) ?? (failed.has(key) ? 'failed' : undefined)

  /** One drawing for all who ask for the same picture; it waits as the most urgent of them. */
  function share(key: string, request: PictureRequest, priority: number, wanted: () => boolean): Promise<DrawOutcome> {
    const same = jobs.get(key)
    if (same !== undefined) {
      same.wanted.push(wanted)
      if (!same.begun && priority > same.priority) {
        same.priority = priority
        queue.setPriority(key, priority)
      }
      return same.drawn
    }
    const job: Job = { wanted: [wanted], priority, begun: false, drawn: Promise.resolve('none') }
    jobs.set(key, job)
    // The queue may begin at once, before it returns.
    job.drawn = queue.add(
      async () => {
        job.begun = true
        try {
          return job.wanted.some((one) => one()) ? await remembered(key, () => artist.draw(request)) : 'overtaken'
        } finally {
          jobs.delete(key)
        }
      },
      { id: key, priority },
    )
    return job.drawn
  }

  /** Has a picture made, and keeps what came of it. */
  async function remembered(key: string, work: () => Promise<Picture | 'overtaken'>): Promise<DrawOutcome> {
    try {
      const picture = await work()
      if (picture !== 'overtaken') kept.set(key, picture)
      return picture
    } catch {
      // The artist has logged it.
      failed.set(key, true)
      return 'failed'
    }
  }

  /** One after the other. */
  const films = new PQueue({ concurrency: 1 })
  const shooting = new Map<string, Promise<DrawOutcome>>()

  async function film(request: FilmRequest): Promise<DrawOutcome> {
    const key = pictureKey(request)
    const there = known(key) ?? shooting.get(key)
    if (there !== undefined) return there
    const shot = films.add(() => remembered(key, () => shoot(request))).finally(() => shooting.delete(key))
    shooting.set(key, shot)
    return shot
  }

  async function shoot(request: FilmRequest): Promise<Picture | 'overtaken'> {
    const reels: FrameBatch[] = []
    for (let from: number | null = 0; from !== null; ) {
      if (closing?.aborted === true) return 'overtaken'
      const begin: number = from
      const reel = await queue.add(() => artist.drawFrameBatch(request, begin), { priority: FILM })
      reels.push(reel)
      from = reel.next
    }
    return joinFrameBatches(reels)
  }

  const crowded = () => queue.size - queue.sizeBy({ priority: FILM }) >= CROWD * artist.workers
  return Object.assign(draw, { film, crowded })
}

const keys = new WeakMap<PictureRequest | FilmRequest, string>()

/** Equal for requests that draw the same picture. */
export function pictureKey(request: PictureRequest | FilmRequest): string {
  const known = keys.get(request)
  if (known !== undefined) return known
  const key = createHash('sha256').update(serializeRequest(request)).digest('base64url')
  keys.set(request, key)
  return key
}
