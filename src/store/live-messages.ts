import type { PrismaPromise } from '@prisma/client/runtime/client'
import { z } from 'zod'
import type { LiveMessage, LiveMessageRepository } from '#table/live-messages'
import type { Client, LeaseFree, ShowingRow } from './client.ts'

/** The outbox through Prisma, alike on both databases. */
export function liveMessageRepository(client: Client): LiveMessageRepository {
  return {
    get: async (tableId, channelId) => showing((await client.showing.findMany({ where: { tableId, channelId } }))[0]),

    lease: async (tableId, channelId, publisher, forMs) => {
      const now = Date.now()
      const data = { publisher, leaseUntil: new Date(now + forMs) }
      // One statement that looks and takes: of two processes only one finds the row free.
      const take = async (free: LeaseFree) => {
        const [row] = await client.showing.updateManyAndReturn({ where: { tableId, channelId, OR: free }, data })
        return showing(row)
      }
      const given = await take([{ publisher: null }, { publisher }])
      if (given !== null) return { ...given, orphaned: false }
      const left = await take([{ leaseUntil: { lte: new Date(now) } }])
      return left === null ? null : { ...left, orphaned: true }
    },

    record: async (tableId, channelId, publisher, { turnSeq = null, ...shown }) => {
      const recording = client.showing.updateMany({
        where: { tableId, channelId, publisher, seq: { lte: shown.seq } },
        data: { ...shown, publisher: null, leaseUntil: null },
      })
      const { messageId } = shown
      const more: PrismaPromise<unknown>[] = []
      if (shown.settled) more.push(client.turnMessage.deleteMany({ where: { tableId } }))
      else if (turnSeq !== null && messageId !== null)
        more.push(
          client.turnMessage.upsert({
            where: { tableId_turnSeq: { tableId, turnSeq } },
            create: { tableId, turnSeq, channelId, messageId },
            update: { channelId, messageId },
          }),
        )
      if (more.length === 0) return (await recording).count === 1
      const [recorded] = Recorded.parse(await client.$transaction([recording, ...more]))
      return recorded.count === 1
    },

    forgetTurnMessages: async (tableId, messageId) => {
      await client.turnMessage.deleteMany({ where: { tableId, ...(messageId === undefined ? {} : { messageId }) } })
    },

    advance: async (channels) => {
      if (channels.length === 0) return []
      const done = await client.$transaction(
        channels.map(({ tableId, channelId, from, to }) =>
          client.showing.updateMany({ where: { tableId, channelId, publisher: null, seq: from }, data: { seq: to } }),
        ),
      )
      const counts = Counts.parse(done)
      return channels.flatMap(({ tableId }, index) => (counts[index]?.count === 1 ? [] : [tableId]))
    },

    release: async (tableId, channelId, publisher) => {
      await client.showing.updateMany({
        where: { tableId, channelId, publisher },
        data: { publisher: null, leaseUntil: null },
      })
    },

    outdatedChannels: async (most) =>
      Behinds.parse(
        await client.$queryRaw`
          SELECT s.table_id AS "tableId", s.channel_id AS "channelId", s.seq AS "shownSeq",
            e.seq AS "lastSeq", e.at AS "lastAt"
          FROM showings s
          JOIN entries e ON e.table_id = s.table_id
            AND e.seq = (SELECT max(last.seq) FROM entries last WHERE last.table_id = s.table_id)
          WHERE s.settled = false AND s.seq < e.seq
          ORDER BY e.at LIMIT ${most}`,
      ),
  }
}

const Recorded = z.tuple([z.object({ count: z.int() })]).rest(z.unknown())
const Counts = z.array(z.object({ count: z.int() }))
const Behinds = z.array(
  z.object({
    tableId: z.string(),
    channelId: z.string(),
    shownSeq: z.int(),
    lastSeq: z.int(),
    lastAt: z.date(),
  }),
)

function showing(row: ShowingRow | undefined): LiveMessage | null {
  if (row === undefined) return null
  return { tableId: row.tableId, channelId: row.channelId, messageId: row.messageId, seq: row.seq }
}
