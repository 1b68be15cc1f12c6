import { z } from 'zod'
import { NOTICE_TRAITS_BY_KIND, type NoticeKind } from '#table/notices/notices'
import type { NoticeRepository } from '#table/notices/sync-notices'
import { rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const ofTable = sql(`SELECT table_id, person_id, kind, seq, via, due_at, sent_at, problem
  FROM notices WHERE table_id = :tableId`)
// What somebody is just sending stays until they have said so, or whoever comes after them: who heard it is to be known. So
// does what was unsent when it was read and is sent by now.
const remove = sql(`DELETE FROM notices
  WHERE table_id = :tableId AND person_id = :personId AND kind = :kind AND seq = :seq AND claimed_until IS NULL
    AND (sent_at IS NULL OR sent_at <= :sentAt)`)
// Whoever else planned the same came to the same; who is at no table any more was forgotten meanwhile.
const add = sql(`INSERT INTO notices (table_id, person_id, kind, seq, via, due_at, sent_at, problem)
  SELECT :tableId, :personId, :kind, :seq, :via, :dueAt, :sentAt, :problem
  WHERE EXISTS (SELECT 1 FROM seats WHERE person_id = :personId)
  ON CONFLICT (table_id, person_id, kind, seq) DO NOTHING`)
const move = sql(`UPDATE notices SET via = :via, due_at = :dueAt
  WHERE table_id = :tableId AND person_id = :personId AND kind = :kind AND seq = :seq
    AND sent_at IS NULL AND claimed_until IS NULL`)
const due = sql(`SELECT table_id, person_id, via, due_at FROM notices
  WHERE sent_at IS NULL AND due_at <= :now AND (claimed_until IS NULL OR claimed_until <= :present)
    AND (due_at, table_id, person_id) > (:dueAt, :tableId, :personId)
  ORDER BY due_at, table_id, person_id LIMIT :most`)
// A claim that ran out is another's death: when it was made tells what that one may have sent.
const claimsLeft = sql(`SELECT DISTINCT claimed_until FROM notices
  WHERE person_id = :personId AND via = 'direct' AND sent_at IS NULL AND due_at <= :now AND claimed_until <= :present`)
const claimLeft = sql(`UPDATE notices SET claimant = :claimant, claimed_until = :until
  WHERE person_id = :personId AND via = 'direct' AND sent_at IS NULL AND due_at <= :now
    AND claimed_until = :claimedUntil
  RETURNING table_id, person_id, kind, seq, via, due_at, sent_at, problem`)
// One statement that looks and takes: of two claims only one finds a row free. Skip people whom another claim is
// messaging about this table.
const claimFree = sql(`UPDATE notices SET claimant = :claimant, claimed_until = :until
  WHERE person_id = :personId AND via = 'direct' AND sent_at IS NULL AND due_at <= :now
    AND claimed_until IS NULL AND NOT EXISTS (
      SELECT 1 FROM notices SENDING WHERE SENDING.table_id = notices.table_id
        AND SENDING.person_id = :personId AND SENDING.claimed_until > :present AND SENDING.claimant <> :claimant)
  RETURNING table_id, person_id, kind, seq, via, due_at, sent_at, problem`)
const release = sql(`UPDATE notices SET problem = COALESCE(:problem, problem), claimant = NULL, claimed_until = NULL
  WHERE table_id = :tableId AND person_id = :personId AND kind = :kind AND seq = :seq`)
/** Keeps that a notice was sent. */
export const markNoticeSent = sql(`UPDATE notices SET sent_at = :sentAt, claimant = NULL, claimed_until = NULL
  WHERE table_id = :tableId AND person_id = :personId AND kind = :kind AND seq = :seq`)
/** Of a table that is over, and shown to be, what was told goes; while somebody is to be told later, all of it stays. */
export const deleteSentNoticesOfEndedTable = sql(`DELETE FROM notices
  WHERE table_id = :tableId AND NOT EXISTS (
      SELECT 1 FROM notices LATER WHERE LATER.table_id = :tableId AND LATER.sent_at IS NULL)
    AND EXISTS (
      SELECT 1 FROM tables T JOIN showings S ON S.table_id = T.id AND S.channel_id = T.channel_id
      WHERE T.id = :tableId AND S.settled = TRUE)`)

/** Before anything was ever due. */
const FIRST = { dueAt: new Date(0), tableId: '', personId: '' }

/** The notices, alike on both databases. */
export function noticeRepository({ now: clock, rows, known, writeAll }: StatementRunner): NoticeRepository {
  let claims = 0
  return {
    ofTable: (tableId) => known(ofTable({ tableId }), row),
    change: async ({ added, moved, removed }) => {
      await writeAll([...removed.map(remove), ...added.map(add), ...moved.map(move)])
    },
    due: (now, most, after) => rows(due({ ...(after ?? FIRST), now, present: clock(), most }), Due),

    claim: async (personId, processId, now, forMs) => {
      // A process may claim twice within a millisecond.
      const claimant = `${processId} ${++claims}`
      const present = clock()
      const until = new Date(present.getTime() + forMs)
      const dead = await rows(claimsLeft({ personId, now, present }), Claim)
      const left = []
      for (const { claimedUntil } of dead) {
        const mine = await known(claimLeft({ personId, claimant, now, until, claimedUntil }), row)
        left.push(...mine.map((one) => ({ ...one, orphanedAt: new Date(claimedUntil.getTime() - forMs) })))
      }
      const free = await known(claimFree({ personId, claimant, now, present, until }), row)
      return [...left, ...free.map((one) => ({ ...one, orphanedAt: null }))]
    },

    sent: async (notices, sentAt) => {
      if (notices.length === 0) return
      const tables = [...new Set(notices.map(({ tableId }) => tableId))]
      await writeAll([
        ...notices.map((notice) => markNoticeSent({ ...notice, sentAt })),
        ...tables.map((tableId) => deleteSentNoticesOfEndedTable({ tableId })),
      ])
    },
    release: async (notices, problem) => {
      if (notices.length > 0) await writeAll(notices.map((notice) => release({ ...notice, problem })))
    },
  }
}

const row = rowSchemaOf('notices', 'tableId', 'personId', 'seq', 'dueAt', 'sentAt').extend({
  kind: z.custom<NoticeKind>((kind) => typeof kind === 'string' && Object.hasOwn(NOTICE_TRAITS_BY_KIND, kind)),
  via: z.enum(['channel', 'direct']),
  problem: z.enum(['closed', 'left']).nullable(),
})
const Due = row.pick({ tableId: true, personId: true, via: true, dueAt: true })
const Claim = z.object({ claimedUntil: z.coerce.date() })
