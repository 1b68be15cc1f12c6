import { type Post, tableLanguage } from '#commands'
import type { PersonSettings, PublicTable } from '#table'
import { type Language, languageOf } from '#text'
import type { BotContext } from './context.ts'
import { postWithNonce } from './posting.ts'
import { isAccessProblem, problemOf } from './problem.ts'

/**
 * How long a direct message may wait for Discord to take it, in ms: less than it is claimed, so that nobody else sends it
 * meanwhile, and not so long that it is about something past.
 */
export const directPatienceMs = ({ claimMs }: Pick<BotContext, 'claimMs'>): number => claimMs * 0.75

/** How a message is sent. */
interface Sending {
  /** At most 25 characters: for some minutes Discord sends one message for it, however often it is sent. */
  readonly nonce: string
  /** From then on it is not sent any more. */
  readonly signal?: AbortSignal
  /** Left unsent while their direct channel cools down after a refusal. */
  readonly givesWay?: true
}

/**
 * Sends somebody a direct message.
 * @returns false when Discord does not let it through
 * @throws when nobody knows whether it was sent
 */
export async function sendDirect(
  context: BotContext,
  personId: string,
  post: Post,
  { givesWay, ...once }: Sending,
): Promise<boolean> {
  const { directChannels, coolDowns } = context
  const channelId = await directChannels.open(personId)
  if (channelId === null) return false
  if (givesWay && coolDowns.coolingFor(channelId) !== null) return false
  try {
    await postWithNonce(context, channelId, post, once)
    coolDowns.written(channelId)
    return true
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown' || problem === 'emojiGone') throw error
    if (isAccessProblem(problem)) coolDowns.refused(channelId, problem, [])
    return false
  }
}

/** The language of a direct message: the person's setting, else the one they last pressed in, else the table's. */
export function directLanguageOf(
  { language, directLanguage }: Pick<PersonSettings, 'language' | 'directLanguage'>,
  table: PublicTable,
): Language {
  const wanted = language ?? directLanguage
  return wanted === null ? tableLanguage(table) : languageOf(wanted)
}
