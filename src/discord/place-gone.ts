import type { REST } from 'discord.js'
import { placeGonePost } from '#commands'
import { isQuiet, type PublicTable, peopleSeated, type TableService } from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import { directLanguageOf, sendDirect } from './direct-message.ts'
import { errorWithCauses, type Log } from './log.ts'

interface Parts {
  readonly rest: REST
  readonly emoji: ApplicationEmoji
  readonly coolDowns: ChannelCoolDowns
  readonly service: TableService
  readonly log: Log
  now(): Date
}

/**
 * Tells those who sit at a table directly that its channel is gone: there nobody can be told. Left out is who wants to hear
 * nothing, or nothing at this hour: `/bonfire mine` says it, too. What Discord refuses, or leaves open, is left unsaid.
 */
export async function tellPlaceGone(parts: Parts, table: PublicTable): Promise<void> {
  for (const personId of peopleSeated(table)) {
    try {
      const settings = await parts.service.settingsNow(personId)
      if (settings.turnNotice === 'none' || isQuiet(settings, parts.now())) continue
      const post = placeGonePost(table, personId, directLanguageOf(settings, table))
      await sendDirect(parts, personId, post, { nonce: `${table.id}-gone`, givesWay: true })
    } catch (error) {
      const details = { table: table.id, person: personId, error: errorWithCauses(error) }
      parts.log.debug(details, 'somebody was not told that a channel is gone')
    }
  }
}
