import type { REST } from 'discord.js'
import { type RESTPostAPIChannelMessageJSONBody, Routes } from 'discord-api-types/v10'
import { type Post, tableLanguage } from '#commands'
import type { PersonSettings, PublicTable } from '#table'
import { type Language, languageOf } from '#text'
import type { ApplicationEmoji } from './application-emoji.ts'
import { bodyOf } from './body.ts'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import { directChannel } from './direct-channel.ts'
import { isForbidden, problemOf } from './problem.ts'
import { cutDownIfTooLarge } from './too-large.ts'

interface Parts {
  readonly rest: REST
  readonly emoji: ApplicationEmoji
  readonly coolDowns: ChannelCoolDowns
}

/** How a message is sent. */
interface Sending {
  /** At most 25 characters: for some minutes Discord sends one message for it, however often it is asked. */
  readonly nonce: string
  /** From then on it is not sent any more. */
  readonly signal?: AbortSignal
  /** It is left unsent while their direct channel is left alone, for Discord refused something there. */
  readonly givesWay?: true
}

/**
 * Sends somebody a direct message.
 * @returns false when Discord does not let it through
 * @throws when nobody knows whether it was sent
 */
export async function sendDirect(
  { rest, emoji, coolDowns }: Parts,
  personId: string,
  post: Post,
  { nonce, signal, givesWay }: Sending,
): Promise<boolean> {
  const channelId = await directChannel(rest, personId)
  if (channelId === null) return false
  if (givesWay && coolDowns.coolingFor(channelId) !== null) return false
  return cutDownIfTooLarge(post, (most) =>
    emoji.with(async (icons) => {
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...bodyOf(post, 'none', { icons, most }).body,
        nonce,
        enforce_nonce: true,
      }
      try {
        await rest.post(Routes.channelMessages(channelId), { body, ...(signal === undefined ? {} : { signal }) })
        coolDowns.written(channelId)
        return true
      } catch (error) {
        const problem = problemOf(error)
        if (problem === 'unknown' || problem === 'emojiGone') throw error
        if (isForbidden(problem)) coolDowns.refused(channelId, problem, [])
        return false
      }
    }),
  )
}

/** What somebody is told in directly: what they set, else what they chose that way in, else the table's language. */
export function directLanguageOf(
  { language, directLanguage }: Pick<PersonSettings, 'language' | 'directLanguage'>,
  table: PublicTable,
): Language {
  const wanted = language ?? directLanguage
  return wanted === null ? tableLanguage(table) : languageOf(wanted)
}
