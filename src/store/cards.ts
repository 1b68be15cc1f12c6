import type { PrismaPromise } from '@prisma/client/runtime/client'
import type { Client } from './client.ts'

/** A thread has the id of the message that it grew from. Tables that played there before have no card any more. */
export const takeCard = (
  client: Client,
  { id, channelId, cardChannelId }: { id: string; channelId: string; cardChannelId: string },
): PrismaPromise<unknown>[] => [
  client.showing.updateMany({
    where: { channelId: cardChannelId, table: { cardChannelId, channelId }, tableId: { not: id } },
    data: { messageId: null, settled: true },
  }),
  client.showing.createMany({ data: { tableId: id, channelId: cardChannelId, messageId: channelId } }),
]
