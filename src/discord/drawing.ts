import type { Artist, Picture, PictureRequest } from '#render'
import { createLanes } from './lanes.ts'
import { type Log, messageOf } from './log.ts'

/**
 * Draws a picture, when its turn comes.
 * @param wanted asked then: what nobody would see any more is not drawn
 * @returns null when there is nothing to draw, or nobody to see it, or when it failed, which the log says: everything
 * can be played without pictures
 */
export type Draw = (request: PictureRequest | null, wanted?: () => boolean) => Promise<Picture | null>

/** As many as there are drawing workers: what waits there could not be called off. */
const AT_ONCE = 2

export function createDraw(artist: Artist, log: Log): Draw {
  const lane = createLanes(AT_ONCE)
  return async (request, wanted = () => true) => {
    if (request === null) return null
    try {
      return await lane(async () => (wanted() ? await artist.draw(request) : null))
    } catch (error) {
      log.error({ error: messageOf(error), scene: request.scene }, 'a picture could not be drawn')
      return null
    }
  }
}
