import type { PrismaPromise } from '@prisma/client/runtime/client'
import { z } from 'zod'
import type { LiveMessage, LiveMessageRepository } from '#table/live-messages'
import type { Client, ShowingRow } from './client.ts'

/** The outbox through Prisma, alike on both databases. */
export function liveMessageRepository(client: Client): LiveMessageRepository {
  return {
    get: async (tableId, channelId) => showing((await client.showing.findMany({ where: { tableId, channelId } }))[0]),

    lease: async (tableId, channelId, publisher, forMs) => {
      const now = Date.now()
      const until = new Date(now + forMs)
      // One statement that looks and takes: of two processes only one finds the row free.
      const [given] = Leased.parse(
        await client.$queryRaw`UPDATE showings SET publisher = ${publisher}, lease_until = ${until}
          WHERE table_id = ${tableId} AND channel_id = ${channelId} AND (publisher IS NULL OR publisher = ${publisher})
          RETURNING message_id AS "messageId", seq`,
      )
      if (given !== undefined) return { tableId, channelId, ...given, orphaned: false }
      const [left] = Leased.parse(
        await client.$queryRaw`UPDATE showings SET publisher = ${publisher}, lease_until = ${until}
          WHERE table_id = ${tableId} AND channel_id = ${channelId} AND lease_until <= ${new Date(now)}
          RETURNING message_id AS "messageId", seq`,
      )
      return left === undefined ? null : { tableId, channelId, ...left, orphaned: true }
    },

    record: async (tableId, channelId, publisher, { turnSeq = null, called, ...shown }) => {
      const { messageId, seq, settled } = shown
      const recording = client.$executeRaw`UPDATE showings
        SET message_id = ${messageId}, seq = ${seq}, settled = ${settled}, publisher = NULL, lease_until = NULL
        WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher = ${publisher} AND seq <= ${seq}`
      const more: PrismaPromise<unknown>[] = []
      if (turnSeq !== null && messageId !== null)
        more.push(
          client.$executeRaw`INSERT INTO turn_messages (table_id, turn_seq, channel_id, message_id)
            VALUES (${tableId}, ${turnSeq}, ${channelId}, ${messageId}) ON CONFLICT (table_id, turn_seq)
            DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id`,
        )
      for (const { personId, kind, seq: about } of called?.notices ?? [])
        more.push(
          client.$executeRaw`UPDATE notices SET sent_at = ${called?.at ?? new Date()}, claimant = NULL, claimed_until = NULL
            WHERE table_id = ${tableId} AND person_id = ${personId} AND kind = ${kind} AND seq = ${about}`,
        )
      // Whoever is to be told later is told; the others were.
      if (settled)
        more.push(client.$executeRaw`DELETE FROM notices WHERE table_id = ${tableId} AND sent_at IS NOT NULL`)
      if (more.length === 0) return (await recording) === 1
      const [recorded] = Counts.parse(await client.$transaction([recording, ...more]))
      return recorded === 1
    },

    forgetTurnMessages: async (tableId, messageId) => {
      await client.turnMessage.deleteMany({ where: { tableId, ...(messageId === undefined ? {} : { messageId }) } })
    },

    advance: async (channels) => {
      if (channels.length === 0) return []
      const counts = Counts.parse(
        await client.$transaction(
          channels.map(
            ({ tableId, channelId, from, to }) =>
              client.$executeRaw`UPDATE showings SET seq = ${to}
                WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher IS NULL AND seq = ${from}`,
          ),
        ),
      )
      return channels.flatMap(({ tableId }, index) => (counts[index] === 1 ? [] : [tableId]))
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

const Leased = z.array(z.object({ messageId: z.string().nullable(), seq: z.int() }))
/** How many rows each write of a transaction wrote. */
const Counts = z.array(z.int())
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
