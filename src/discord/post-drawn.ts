import type { Post } from '#commands'
import { postInChannel } from './body.ts'
import type { BotContext } from './context.ts'
import { messageIdOf } from './live-message.ts'
import { isForbidden, problemOf } from './problem.ts'

/**
 * Posts in a channel once the picture is drawn; without the picture if only that is refused.
 * @param nonce at most 25 characters: for some minutes one message is made for it
 * @returns the message's id; null where the bot may not write, or the channel is gone
 * @throws when nobody knows whether it was posted
 */
export async function postDrawn(
  context: Pick<BotContext, 'rest' | 'emoji' | 'draw'>,
  channelId: string,
  post: Post,
  nonce: string,
): Promise<string | null> {
  const picture = await context.draw(post.picture, { person: null })
  try {
    return messageIdOf(await postInChannel(context, channelId, post, { nonce, picture }))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'channelGone') return null
    if (!isForbidden(problem)) throw error
    if (typeof picture === 'string') return null
    return postDrawn(context, channelId, { ...post, picture: null }, nonce)
  }
}
