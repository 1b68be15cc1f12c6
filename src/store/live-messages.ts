import { z } from 'zod'
import type { LiveMessageRepository } from '#table/notices/live-messages'
import { deleteSentNoticesOfEndedTable, markNoticeSent } from './notices.ts'
import { rowSchemaOf } from './rows.ts'
import { type BoundStatement, type StatementRunner, sql } from './sql.ts'

/** Nothing is shown of a table in that channel yet, or only the message that is there. */
export const insertLiveMessageRow = sql(`INSERT INTO showings (table_id, channel_id, message_id, seq, settled)
  VALUES (:tableId, :channelId, :messageId, 0, FALSE)`)
export const deleteLiveMessageRows = sql(`DELETE FROM showings WHERE table_id = :tableId`)
const get = sql(`SELECT message_id, seq FROM showings WHERE table_id = :tableId AND channel_id = :channelId`)
// One statement that looks and takes: of two processes only one finds the row free.
const leaseFree = sql(`UPDATE showings SET publisher = :publisher, lease_until = :until
  WHERE table_id = :tableId AND channel_id = :channelId
    AND (publisher IS NULL OR (publisher = :publisher AND lease_until > :now))
  RETURNING message_id, seq, gone, left_id, left_seq,
    (SELECT COALESCE(MAX(E.seq), 0) FROM entries E WHERE E.table_id = showings.table_id) AS "lastSeq"`)
// A lease that ends later than any would by this clock was taken by one that was ahead, and is nobody's once that is right.
const leaseLeft = sql(`UPDATE showings SET publisher = :publisher, lease_until = :until
  WHERE table_id = :tableId AND channel_id = :channelId AND (lease_until <= :now OR lease_until > :never)
  RETURNING message_id, seq, gone, left_id, left_seq,
    (SELECT COALESCE(MAX(E.seq), 0) FROM entries E WHERE E.table_id = showings.table_id) AS "lastSeq"`)
const renew = sql(`UPDATE showings SET lease_until = :until
  WHERE table_id = :tableId AND channel_id = :channelId AND publisher = :publisher`)
const record = sql(`UPDATE showings
  SET message_id = :messageId, seq = :seq, settled = :settled, gone = :gone,
    left_id = :leftId, left_seq = :leftSeq, publisher = NULL, lease_until = NULL
  WHERE table_id = :tableId AND channel_id = :channelId AND publisher = :publisher AND seq <= :seq`)
const addTurnMessage = sql(`INSERT INTO turn_messages (table_id, turn_seq, channel_id, message_id)
  VALUES (:tableId, :turnSeq, :channelId, :messageId)
  ON CONFLICT (table_id, turn_seq) DO UPDATE SET channel_id = EXCLUDED.channel_id, message_id = EXCLUDED.message_id`)
export const deleteTurnMessageRows = sql(`DELETE FROM turn_messages WHERE table_id = :tableId`)
const removeTurnMessage = sql(`DELETE FROM turn_messages WHERE table_id = :tableId AND message_id = :messageId`)
const advance = sql(`UPDATE showings SET seq = :to
  WHERE table_id = :tableId AND channel_id = :channelId AND publisher IS NULL AND seq = :from`)
const release = sql(`UPDATE showings SET publisher = NULL, lease_until = NULL
  WHERE table_id = :tableId AND channel_id = :channelId AND publisher = :publisher`)
const leaveOpen = sql(`UPDATE showings SET settled = FALSE, lease_until = :now
  WHERE table_id = :tableId AND channel_id = :channelId AND publisher = :publisher`)
// A join would have PostgreSQL read every entry, where nearly no channel is behind.
const outdatedChannels = sql(`SELECT S.table_id, S.channel_id, S.seq AS "shownSeq",
    (SELECT MAX(L.seq) FROM entries L WHERE L.table_id = S.table_id) AS "lastSeq",
    (SELECT L.at FROM entries L WHERE L.table_id = S.table_id ORDER BY L.seq DESC LIMIT 1) AS "lastAt"
  FROM showings S
  WHERE S.settled = FALSE AND S.seq < (SELECT MAX(L.seq) FROM entries L WHERE L.table_id = S.table_id)
  ORDER BY "lastAt" LIMIT :most`)

const orphanedChannels = sql(`SELECT DISTINCT table_id AS "id" FROM showings
  WHERE settled = FALSE AND lease_until <= :now LIMIT :most`)
const emptyChannels = sql(`SELECT DISTINCT table_id AS "id" FROM showings
  WHERE settled = FALSE AND message_id IS NULL AND gone = FALSE AND seq > 0 LIMIT :most`)
const untoldEnds = sql(`SELECT S.table_id AS "id" FROM showings S
  JOIN tables T ON T.id = S.table_id AND T.channel_id = S.channel_id AND T.ended = 'finished'
  WHERE S.settled = FALSE AND S.message_id IS NOT NULL LIMIT :most`)

/** The clocks of two processes are at most so far apart, in ms. */
const CLOCKS_APART = 10 * 60_000

/** The outbox, alike on both databases. */
export function liveMessageRepository({
  now: clock,
  rows,
  first,
  ids,
  write,
  writeAll,
  writeIf,
}: StatementRunner): LiveMessageRepository {
  return {
    get: async (tableId, channelId) => {
      const shown = await first(get({ tableId, channelId }), Shown)
      return shown === null ? null : { tableId, channelId, ...shown }
    },

    lease: async (tableId, channelId, publisher, forMs) => {
      const now = clock()
      const lease = { tableId, channelId, publisher, now, until: new Date(now.getTime() + forMs) }
      const free = await first(leaseFree(lease), Leased)
      if (free !== null) return { tableId, channelId, ...free, orphaned: false }
      const never = new Date(lease.until.getTime() + CLOCKS_APART)
      const left = await first(leaseLeft({ ...lease, never }), Leased)
      return left === null ? null : { tableId, channelId, ...left, orphaned: true }
    },
    renew: async (tableId, channelId, publisher, forMs) =>
      (await write(renew({ tableId, channelId, publisher, until: new Date(clock().getTime() + forMs) }))) === 1,

    record: async (tableId, channelId, publisher, { turnSeq = null, called, left = null, ...shown }) => {
      const { messageId, settled, gone = false } = shown
      const leaving = { leftId: left?.id ?? null, leftSeq: left?.seq ?? null }
      const more: BoundStatement[] = []
      if (turnSeq !== null && messageId !== null) more.push(addTurnMessage({ tableId, turnSeq, channelId, messageId }))
      if (called !== undefined)
        more.push(...called.notices.map((notice) => markNoticeSent({ ...notice, sentAt: called.at })))
      if (settled) more.push(deleteSentNoticesOfEndedTable({ tableId }))
      return await writeIf([record({ tableId, channelId, publisher, ...shown, gone, ...leaving })], more)
    },
    forgetTurnMessages: async (tableId, messageId) => {
      await write(
        messageId === undefined ? deleteTurnMessageRows({ tableId }) : removeTurnMessage({ tableId, messageId }),
      )
    },

    advance: async (channels) => {
      if (channels.length === 0) return []
      const counts = await writeAll(channels.map(advance))
      return channels.flatMap(({ tableId }, index) => (counts[index] === 1 ? [] : [tableId]))
    },
    release: async (tableId, channelId, publisher) => {
      await write(release({ tableId, channelId, publisher }))
    },
    leaveOpen: async (tableId, channelId, publisher) => {
      await write(leaveOpen({ tableId, channelId, publisher, now: clock() }))
    },
    outdatedChannels: (most) => rows(outdatedChannels({ most }), Behind),
    orphanedChannels: (most) => ids(orphanedChannels({ now: clock(), most })),
    emptyChannels: (most) => ids(emptyChannels({ most })),
    untoldEnds: (most) => ids(untoldEnds({ most })),
  }
}

const Shown = rowSchemaOf('showings', 'messageId', 'seq')
const Leased = rowSchemaOf('showings', 'messageId', 'seq', 'gone', 'leftId', 'leftSeq')
  .extend({ lastSeq: z.int() })
  .transform(({ leftId: id, leftSeq: seq, ...one }) => ({
    ...one,
    left: id === null || seq === null ? null : { id, seq },
  }))
const Behind = rowSchemaOf('showings', 'tableId', 'channelId').extend({
  shownSeq: z.int(),
  lastSeq: z.int(),
  lastAt: z.coerce.date(),
})
