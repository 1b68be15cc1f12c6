import { Routes } from 'discord-api-types/v10'
import type { Post } from '#commands'
import { restRequestData, sendPost } from './body.ts'
import type { BotContext } from './context.ts'
import type { DrawOutcome } from './picture-queue.ts'
import { isAccessProblem, problemOf } from './problem.ts'

/**
 * Posts in a channel. For some minutes Discord makes one message for a nonce, however often it is asked.
 * @param how nonce: at most 25 characters; signal: from then on it is not sent any more
 * @returns the message's id
 */
export const postWithNonce = (
  { rest, emoji }: BotContext,
  channelId: string,
  post: Post,
  {
    nonce,
    picture = 'none',
    signal,
  }: { readonly nonce: string; readonly picture?: DrawOutcome; readonly signal?: AbortSignal },
): Promise<string> =>
  sendPost(emoji, post, picture, async ({ body, files }) =>
    idOfPostedMessage(
      await rest.post(Routes.channelMessages(channelId), {
        ...restRequestData({ ...body, nonce, enforce_nonce: true }, files),
        signal,
      }),
    ),
  )

/** @throws when it is no message */
export function idOfPostedMessage(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string')
    return message.id
  throw new Error('Discord answered a new message without its id')
}

/**
 * Posts in a channel once the picture is drawn; without the picture if only that is refused.
 * @param nonce at most 25 characters: for some minutes one message is made for it
 * @returns the message's id; null where the bot may not write, or the channel is gone
 * @throws when nobody knows whether it was posted
 */
export async function postOnceDrawn(
  context: BotContext,
  channelId: string,
  post: Post,
  nonce: string,
): Promise<string | null> {
  const picture = await context.draw(post.picture, { person: null })
  try {
    return await postWithNonce(context, channelId, post, { nonce, picture })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'channelGone') return null
    if (!isAccessProblem(problem)) throw error
    if (typeof picture === 'string') return null
    return postOnceDrawn(context, channelId, { ...post, picture: null }, nonce)
  }
}

/** The picture that a message gets: none where the bot may not post files. */
export const drawIfFilesAllowed = async (
  { coolDowns, draw }: BotContext,
  channelId: string,
  { picture }: Post,
  wanted?: () => boolean,
): Promise<DrawOutcome> => (coolDowns.mayPostFiles(channelId) ? await draw(picture, { person: null, wanted }) : 'none')
