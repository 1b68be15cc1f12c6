import { channelGonePost, noticePost, type Post, tableLanguage, threadLockedPost } from '#commands'
import { isQuiet, type PublicTable, peopleSeated } from '#table'
import { type Language, words } from '#text'
import type { ChannelAccess } from './channel-cool-downs.ts'
import type { BotContext } from './context.ts'
import { directLanguageOf, sendDirect } from './direct-message.ts'
import type { Log } from './log.ts'
import { postWithNonce } from './posting.ts'
import type { RequestProblem } from './problem.ts'

/** What to tell people of a channel that cannot be written to; null for what passes. */
export function unwritableChannelPost(
  problem: RequestProblem,
  table: PublicTable,
  coolDowns: ChannelAccess,
  language: Language,
): Post | null {
  const { notices, solo } = words(language)
  switch (problem) {
    case 'channelGone':
      return noticePost(notices.channelGone)
    case 'locked':
      return noticePost(notices.threadLocked)
    case 'notAllowed':
      if (table.guildId === null) return noticePost(solo.cannotWrite)
      return noticePost(notices.missingRights(coolDowns.lacking(table.channelId)))
    default:
      return null
  }
}

/**
 * Tells those who sit at a table directly that its channel is gone: there nobody can be told. Left out is who wants to hear
 * nothing, or nothing at this hour: `/bonfire mine` says it, too. What Discord refuses, or leaves open, is left unsaid.
 */
export async function tellChannelGone(context: BotContext, table: PublicTable): Promise<void> {
  for (const personId of peopleSeated(table)) {
    const told = async (): Promise<void> => {
      const settings = await context.service.settingsNow(personId)
      if (settings.turnNotice === 'none' || isQuiet(settings, context.now())) return
      const post = channelGonePost(table, personId, directLanguageOf(settings, table))
      await sendDirect(context, personId, post, { nonce: `${table.id}-gone`, givesWay: true })
    }
    await quietly(context.log, told(), 'somebody was not told that a channel is gone', {
      table: table.id,
      person: personId,
    })
  }
}

/** Tells those who sit at a table, in the channel around its thread, that the thread is locked. */
export async function tellThreadLockedInChannel(context: BotContext, table: PublicTable): Promise<void> {
  const { id, seq, cardChannelId } = table
  if (cardChannelId === null) return
  const post = threadLockedPost(table, tableLanguage(table))
  const posted = postWithNonce(context, cardChannelId, post, { nonce: `${id}-locked-${seq}` })
  await quietly(context.log, posted, 'a thread was left as it was')
}

/** What is not worth holding anything up for. */
export async function quietly(log: Log, asked: Promise<unknown>, failure: string, details: object = {}): Promise<void> {
  try {
    await asked
  } catch (error) {
    log.debug({ ...details, error }, failure)
  }
}
