import { pastLiveRoundsPost, tableLanguage } from '#commands'
import type { PastMessage, PublicTable } from '#table'
import type { BotContext } from './context.ts'
import { deleteOrRetireMessage, retireMessage } from './live-message.ts'

/**
 * Makes the message of a round of a message that is no longer the live one, and removes those that told the beginning of
 * that round. One that called to the turn that is on is removed itself: the live one does that now. What was taken back
 * is gone with it, for a round is told from the table each time.
 * @param live the id of the live message
 */
export async function retireAsRoundSummary(
  context: BotContext,
  table: PublicTable,
  message: PastMessage,
  live: string,
): Promise<void> {
  const { service, liveMessages } = context
  const { id, channelId, turnSeq } = table
  const here = (await service.turnMessages(id)).filter((one) => one.channelId === channelId && one.messageId !== live)
  const own = here.find((one) => one.messageId === message.id)
  if (own?.turnSeq === turnSeq) return await deleteOrRetireMessage(context, table, message)
  // It may have been drawn anew when its turn was over.
  const { post, since } = await pastLiveRoundsPost(service, table, own?.turnSeq ?? message.seq, tableLanguage(table))
  await retireMessage(context, table, message, post)
  for (const { messageId, turnSeq: seq } of here) {
    if (seq < since || messageId === message.id) continue
    await deleteOrRetireMessage(context, table, { id: messageId, seq })
    await liveMessages.forgetTurnMessages(id, messageId)
  }
}
