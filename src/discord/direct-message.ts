import type { REST } from 'discord.js'
import { type RESTPostAPIChannelMessageJSONBody, Routes } from 'discord-api-types/v10'
import { type Post, tableLanguage } from '#commands'
import type { PersonSettings, PublicTable } from '#table'
import { type Language, languageOf } from '#text'
import type { ApplicationEmoji } from './application-emoji.ts'
import { bodyOf } from './body.ts'
import { directChannel } from './direct-channel.ts'
import { problemOf } from './problem.ts'

/** So that a message is sent once. */
interface Once {
  /** At most 25 characters: for some minutes Discord sends one message for it, however often it is asked. */
  readonly nonce: string
  /** From then on it is not sent any more. */
  readonly signal?: AbortSignal
}

/**
 * Sends somebody a direct message.
 * @returns false when Discord does not let it through
 * @throws when nobody knows whether it was sent
 */
export async function sendDirect(
  { rest, emoji }: { readonly rest: REST; readonly emoji: ApplicationEmoji },
  personId: string,
  post: Post,
  { nonce, signal }: Once,
): Promise<boolean> {
  const channelId = await directChannel(rest, personId)
  if (channelId === null) return false
  return emoji.with(async (icons) => {
    const body: RESTPostAPIChannelMessageJSONBody = {
      ...bodyOf(post, 'none', { icons }).body,
      nonce,
      enforce_nonce: true,
    }
    try {
      await rest.post(Routes.channelMessages(channelId), { body, ...(signal === undefined ? {} : { signal }) })
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'unknown' || problem === 'emojiGone') throw error
      return false
    }
  })
}

/** What somebody is told in directly: what they set, else what they chose that way in, else the table's language. */
export function directLanguageOf(
  { language, directLanguage }: Pick<PersonSettings, 'language' | 'directLanguage'>,
  table: PublicTable,
): Language {
  const wanted = language ?? directLanguage
  return wanted === null ? tableLanguage(table) : languageOf(wanted)
}
