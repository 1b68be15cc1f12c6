import type { Artist, Picture, PictureRequest } from '#render'
import { createLanes } from './lanes.ts'
import { type Log, messageOf } from './log.ts'

export interface Draw {
  /**
   * Draws a picture, when its turn comes.
   * @param wanted asked then: what nobody would see any more is not drawn
   * @returns null when there is nothing to draw, or nobody to see it, or when it failed, which the log says: everything
   * can be played without pictures
   */
  (request: PictureRequest | null, wanted?: () => boolean): Promise<Picture | null>
  /** Whether so many wait that an answer would wait in vain for a picture of its own. */
  crowded(): boolean
}

/** As many as there are drawing workers: what waits there could not be called off. */
const AT_ONCE = 2
/** Two workers draw about so many within the patience of an answer. */
const CROWD = 4

export function createDraw(artist: Artist, log: Log): Draw {
  const lane = createLanes(AT_ONCE)
  async function draw(request: PictureRequest | null, wanted = () => true): Promise<Picture | null> {
    if (request === null) return null
    try {
      return await lane(async () => (wanted() ? await artist.draw(request) : null))
    } catch (error) {
      log.error({ error: messageOf(error), scene: request.scene }, 'a picture could not be drawn')
      return null
    }
  }
  return Object.assign(draw, { crowded: () => lane.waiting() >= CROWD })
}
