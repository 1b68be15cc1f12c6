import { bytesOf, type Post, withinBytes } from '#commands'
import { brokeOver } from './problem.ts'

/** What is known to go through whatever it is made of, in bytes. */
const CUT_DOWN = 5000

/**
 * Sends a post; once more cut down, where Discord breaks over a large one: it does so each time over what is too large,
 * and does not say what that is.
 * @param send sends what it is given
 * @throws what sending throws
 */
export async function cutDownIfTooLarge<T>(post: Post, send: (fitting: Post) => Promise<T>): Promise<T> {
  try {
    return await send(post)
  } catch (error) {
    if (!brokeOver(error) || bytesOf(post.components) <= CUT_DOWN) throw error
    return await send({ ...post, components: withinBytes(post.components, CUT_DOWN) })
  }
}
