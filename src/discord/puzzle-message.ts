import { Routes } from 'discord-api-types/v10'
import { type Post, sharedPuzzleResultsPost } from '#commands'
import type { Language } from '#text'
import { sendPost } from './body.ts'
import { idOfMessageWithPress } from './channel-history.ts'
import type { BotContext } from './context.ts'
import { postWithNonce } from './posting.ts'
import { isAccessProblem, problemOf, type RequestProblem } from './problem.ts'

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
      if (!isRefused(problem)) throw error
      context.log.warn({ guild: guildId, problem, error }, 'a puzzle could not be shown')
      return null
    }
    // Somebody may have shared it meanwhile, and their process have been faster.
    const now = await puzzles.shared(day, guildId)
    if (JSON.stringify(now) === JSON.stringify(shown)) return channelId
    shown = now
  }
}

/** Whether Discord does not let it be there. */
const isRefused = (problem: RequestProblem): boolean => isAccessProblem(problem) || problem === 'channelGone'

/** Edits the message that there is, or posts one; returns its channel. */
async function write(context: BotContext, puzzle: ServerPuzzleDay, post: Post): Promise<string> {
  const { servers } = context.service
  const { day, guildId, channelId } = puzzle
  const kept = await servers.puzzleMessage(guildId, day)
  if (kept !== null && (await isEdited(context, kept, post))) return kept.channelId
  // Two who share it at once get one message; one that was deleted is another one.
  const nonce = `puzzle-${day}-${kept?.messageId.slice(-8) ?? ''}`
  const writeIn = (where: string) => editOrPostIn(context, puzzle, where, { post, nonce })
  const { puzzles } = await servers.settings(guildId)
  if (puzzles !== null) return writeIn(puzzles)
  const first = await servers.takePuzzlePlace(guildId, { day, channelId }, null)
  try {
    return await writeIn(first)
  } catch (error) {
    if (first === channelId || !isRefused(problemOf(error))) throw error
    return writeIn(await servers.takePuzzlePlace(guildId, { day, channelId }, first))
  }
}

/** Edits the message that a process posted there and died over, or posts one; returns the channel. */
async function editOrPostIn(
  context: BotContext,
  { day, guildId }: ServerPuzzleDay,
  channelId: string,
  { post, nonce }: { readonly post: Post; readonly nonce: string },
): Promise<string> {
  const lost = await idOfMessageWithPress(
    context.history,
    channelId,
    (press) => press.verb === 'puzzle' && press.day === day,
  )
  const isFound = lost !== null && (await isEdited(context, { channelId, messageId: lost }, post))
  const messageId = isFound ? lost : await postWithNonce(context, channelId, post, { nonce })
  await context.service.servers.keepPuzzleMessage(guildId, { day, channelId, messageId })
  return channelId
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
