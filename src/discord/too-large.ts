import type { Post } from '#commands'
import { bodyOf } from './body.ts'
import { bytesOf } from './post-size.ts'
import { brokeOver } from './problem.ts'

/** What is known to go through whatever it is made of, in bytes. */
const CUT_DOWN = 5000

/**
 * Sends a post; once more cut down, where Discord breaks over a large one: it does so each time over what is too large,
 * and does not say what that is.
 * @param send sends it with components of at most so many bytes
 * @throws what sending throws
 */
export async function cutDownIfTooLarge<T>(post: Post, send: (most?: number) => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!brokeOver(error) || bytesOf(bodyOf(post, 'none').body.components) <= CUT_DOWN) throw error
    return await send(CUT_DOWN)
  }
}
