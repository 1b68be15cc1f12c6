import { Routes } from 'discord-api-types/v10'
import { type Post, sharedPuzzleResultsPost } from '#commands'
import type { Language } from '#text'
import { sendPost } from './body.ts'
import { idOfMessageWithPress } from './channel-history.ts'
import type { BotContext } from './context.ts'
import { postWithNonce } from './posting.ts'
import { isAccessProblem, problemOf } from './problem.ts'

/** The puzzle of a day in a server. */
export interface ServerPuzzleDay {
  readonly day: number
  readonly guildId: string
  /** Where it is posted if the server has no channel for it. */
  readonly channelId: string
  readonly language: Language
}

/**
 * Brings the server's one message of a day's puzzle up to date: who shared a solution.
 * @returns the channel where it is; null where Discord does not let it be there
 * @throws when nobody knows whether Discord or the database did what was asked
 */
export async function syncSharedPuzzle(context: BotContext, puzzle: ServerPuzzleDay): Promise<string | null> {
  const { puzzles } = context.service
  const { day, guildId } = puzzle
  for (let shown = await puzzles.shared(day, guildId); ; ) {
    let channelId: string
    try {
      channelId = await write(context, puzzle, sharedPuzzleResultsPost(day, shown, puzzle.language))
    } catch (error) {
      const problem = problemOf(error)
      if (!isAccessProblem(problem) && problem !== 'channelGone') throw error
      context.log.warn({ guild: guildId, problem, error }, 'a puzzle could not be shown')
      return null
    }
    // Somebody may have shared it meanwhile, and their process have been faster.
    const now = await puzzles.shared(day, guildId)
    if (JSON.stringify(now) === JSON.stringify(shown)) return channelId
    shown = now
  }
}

/** Edits the message that there is, or posts one. */
async function write(context: BotContext, { day, guildId, channelId }: ServerPuzzleDay, post: Post): Promise<string> {
  const { service } = context
  const { servers } = service
  const kept = await servers.puzzleMessage(guildId, day)
  if (kept !== null && (await isEdited(context, kept, post))) return kept.channelId
  const where = (await servers.settings(guildId)).puzzles ?? channelId
  const lost = await idOfMessageWithPress(
    context.history,
    where,
    (press) => press.verb === 'puzzle' && press.day === day,
  )
  if (lost !== null && (await isEdited(context, { channelId: where, messageId: lost }, post))) {
    await servers.keepPuzzleMessage(guildId, { day, channelId: where, messageId: lost })
    return where
  }
  // Two who share it at once get one message; one that was deleted is another one.
  const nonce = `puzzle-${day}-${kept?.messageId.slice(-8) ?? ''}`
  const messageId = await postWithNonce(context, where, post, { nonce })
  await servers.keepPuzzleMessage(guildId, { day, channelId: where, messageId })
  return where
}

/** False where the message, or its channel, is gone. */
async function isEdited(
  { rest, emoji }: BotContext,
  { channelId, messageId }: { readonly channelId: string; readonly messageId: string },
  post: Post,
): Promise<boolean> {
  try {
    const route = Routes.channelMessage(channelId, messageId)
    await sendPost(emoji, post, 'none', ({ body }) => rest.patch(route, { body }))
    return true
  } catch (error) {
    const problem = problemOf(error)
    if (problem !== 'messageGone' && problem !== 'channelGone') throw error
    return false
  }
}
