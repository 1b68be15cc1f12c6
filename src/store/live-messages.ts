import { z } from 'zod'
import type { LiveMessageRepository } from '#table/live-messages'
import { asSent, withoutToldAtEnd } from './notices.ts'
import { type Statement, type Statements, sql } from './statements.ts'

/** The outbox, alike on both databases. */
export function liveMessageRepository({ rows, write, writeAll, writeIf }: Statements): LiveMessageRepository {
  return {
    get: async (tableId, channelId) => {
      const [shown] = Shown.parse(
        await rows(sql`SELECT message_id AS "messageId", seq FROM showings
          WHERE table_id = ${tableId} AND channel_id = ${channelId}`),
      )
      return shown === undefined ? null : { tableId, channelId, ...shown }
    },

    lease: async (tableId, channelId, publisher, forMs) => {
      const now = Date.now()
      const until = new Date(now + forMs)
      // One statement that looks and takes: of two processes only one finds the row free.
      const [given] = Leased.parse(
        await rows(sql`UPDATE showings SET publisher = ${publisher}, lease_until = ${until}
          WHERE table_id = ${tableId} AND channel_id = ${channelId}
            AND (publisher IS NULL OR (publisher = ${publisher} AND lease_until > ${new Date(now)}))
          RETURNING message_id AS "messageId", seq,
            (SELECT coalesce(max(last.seq), 0) FROM entries last WHERE last.table_id = showings.table_id) AS "lastSeq"`),
      )
      if (given !== undefined) return { tableId, channelId, ...given, orphaned: false }
      const [left] = Leased.parse(
        await rows(sql`UPDATE showings SET publisher = ${publisher}, lease_until = ${until}
          WHERE table_id = ${tableId} AND channel_id = ${channelId} AND lease_until <= ${new Date(now)}
          RETURNING message_id AS "messageId", seq,
            (SELECT coalesce(max(last.seq), 0) FROM entries last WHERE last.table_id = showings.table_id) AS "lastSeq"`),
      )
      return left === undefined ? null : { tableId, channelId, ...left, orphaned: true }
    },

    renew: async (tableId, channelId, publisher, forMs) =>
      (await write(sql`UPDATE showings SET lease_until = ${new Date(Date.now() + forMs)}
        WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher = ${publisher}`)) === 1,

    record: async (tableId, channelId, publisher, { turnSeq = null, called, ...shown }) => {
      const { messageId, seq, settled } = shown
      const recording = sql`UPDATE showings
        SET message_id = ${messageId}, seq = ${seq}, settled = ${settled}, publisher = NULL, lease_until = NULL
        WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher = ${publisher} AND seq <= ${seq}`
      const more: Statement[] = []
      if (turnSeq !== null && messageId !== null)
        more.push(
          sql`INSERT INTO turn_messages (table_id, turn_seq, channel_id, message_id)
            VALUES (${tableId}, ${turnSeq}, ${channelId}, ${messageId}) ON CONFLICT (table_id, turn_seq)
            DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id`,
        )
      if (called !== undefined) more.push(...called.notices.map((notice) => asSent(notice, called.at)))
      if (settled) more.push(withoutToldAtEnd(tableId))
      return await writeIf(recording, more)
    },

    forgetTurnMessages: async (tableId, messageId) => {
      await write(
        messageId === undefined
          ? sql`DELETE FROM turn_messages WHERE table_id = ${tableId}`
          : sql`DELETE FROM turn_messages WHERE table_id = ${tableId} AND message_id = ${messageId}`,
      )
    },

    advance: async (channels) => {
      if (channels.length === 0) return []
      const counts = await writeAll(
        channels.map(
          ({ tableId, channelId, from, to }) => sql`UPDATE showings SET seq = ${to}
            WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher IS NULL AND seq = ${from}`,
        ),
      )
      return channels.flatMap(({ tableId }, index) => (counts[index] === 1 ? [] : [tableId]))
    },

    release: async (tableId, channelId, publisher) => {
      await write(sql`UPDATE showings SET publisher = NULL, lease_until = NULL
        WHERE table_id = ${tableId} AND channel_id = ${channelId} AND publisher = ${publisher}`)
    },

    // A join would have PostgreSQL read every entry, where nearly no channel is behind.
    outdatedChannels: async (most) =>
      Behinds.parse(
        await rows(sql`
          SELECT s.table_id AS "tableId", s.channel_id AS "channelId", s.seq AS "shownSeq",
            (SELECT max(last.seq) FROM entries last WHERE last.table_id = s.table_id) AS "lastSeq",
            (SELECT last.at FROM entries last WHERE last.table_id = s.table_id ORDER BY last.seq DESC LIMIT 1) AS "lastAt"
          FROM showings s
          WHERE s.settled = false
            AND s.seq < (SELECT max(last.seq) FROM entries last WHERE last.table_id = s.table_id)
          ORDER BY "lastAt" LIMIT ${most}`),
      ),
  }
}

const shown = z.object({ messageId: z.string().nullable(), seq: z.int() })
const Shown = z.array(shown)
const Leased = z.array(shown.extend({ lastSeq: z.int() }))
const Behinds = z.array(
  z.object({
    tableId: z.string(),
    channelId: z.string(),
    shownSeq: z.int(),
    lastSeq: z.int(),
    lastAt: z.coerce.date(),
  }),
)
