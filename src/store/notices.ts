import { z } from 'zod'
import type { NoticeRepository } from '#table/notice-repository'
import { NOTICE_KINDS, type Notice, type NoticeKey } from '#table/notices'
import { type Statement, type Statements, sql } from './statements.ts'

/** The notices, alike on both databases. */
export function noticeRepository({ rows, writeAll }: Statements): NoticeRepository {
  /** One write for each, all or none. */
  const each = async <One extends NoticeKey>(notices: readonly One[], write: (one: One) => Statement) => {
    if (notices.length > 0) await writeAll(notices.map(write))
  }

  return {
    ofTable: async (tableId) =>
      noticesIn(
        await rows(sql`SELECT table_id AS "tableId", person_id AS "personId", kind, seq, via, due_at AS "dueAt",
            sent_at AS "sentAt", problem
          FROM notices WHERE table_id = ${tableId}`),
      ),

    change: async ({ added, moved, removed }) => {
      await writeAll([
        // What somebody is just sending stays until they have said so, or whoever comes after them: who heard it is to be known.
        ...removed.map(
          ({ tableId, personId, kind, seq }) => sql`DELETE FROM notices
            WHERE table_id = ${tableId} AND person_id = ${personId} AND kind = ${kind} AND seq = ${seq}
              AND claimed_until IS NULL`,
        ),
        // Whoever else planned the same came to the same; who is at no table any more was forgotten meanwhile.
        ...added.map(
          ({ tableId, personId, kind, seq, via, dueAt, sentAt, problem }) => sql`INSERT INTO notices
              (table_id, person_id, kind, seq, via, due_at, sent_at, problem)
            SELECT ${tableId}, ${personId}, ${kind}, ${seq}, ${via}, ${dueAt}, ${sentAt}, ${problem}
            WHERE EXISTS (SELECT 1 FROM seats WHERE person_id = ${personId})
            ON CONFLICT (table_id, person_id, kind, seq) DO NOTHING`,
        ),
        ...moved.map(
          ({ tableId, personId, kind, seq, via, dueAt }) => sql`UPDATE notices
            SET via = ${via}, due_at = ${dueAt}
            WHERE table_id = ${tableId} AND person_id = ${personId} AND kind = ${kind} AND seq = ${seq}
              AND sent_at IS NULL AND claimed_until IS NULL`,
        ),
      ])
    },

    due: async (now, most, after = null) =>
      Dues.parse(
        await rows(sql`SELECT table_id AS "tableId", person_id AS "personId", via, due_at AS "dueAt" FROM notices
          WHERE sent_at IS NULL AND due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${new Date()})
            AND (due_at, table_id, person_id) > (${after?.dueAt ?? EVER}, ${after?.tableId ?? ''}, ${after?.personId ?? ''})
          ORDER BY due_at, table_id, person_id LIMIT ${most}`),
      ),

    claim: async (personId, claimant, now, forMs) => {
      const present = new Date()
      const until = new Date(present.getTime() + forMs)
      // A claim that ran out is another's death: when it was made tells what that one may have sent.
      const claims = Claims.parse(
        await rows(sql`SELECT DISTINCT claimed_until AS "claimedUntil" FROM notices
          WHERE person_id = ${personId} AND via = 'direct' AND sent_at IS NULL AND due_at <= ${now}
            AND claimed_until <= ${present}`),
      )
      const left = []
      for (const { claimedUntil } of claims) {
        const mine = noticesIn(
          await rows(sql`UPDATE notices SET claimant = ${claimant}, claimed_until = ${until}
            WHERE person_id = ${personId} AND via = 'direct' AND sent_at IS NULL AND due_at <= ${now}
              AND claimed_until = ${claimedUntil}
            RETURNING table_id AS "tableId", person_id AS "personId", kind, seq, via, due_at AS "dueAt",
              sent_at AS "sentAt", problem`),
        )
        left.push(...mine.map((one) => ({ ...one, orphanedAt: new Date(claimedUntil.getTime() - forMs) })))
      }
      // One statement that looks and takes: of two processes only one finds a row free. Who is just being told of a table
      // hears of it what else there is when that is known; whoever has what the dead left there has that, too.
      const free = noticesIn(
        await rows(sql`UPDATE notices SET claimant = ${claimant}, claimed_until = ${until}
          WHERE person_id = ${personId} AND via = 'direct' AND sent_at IS NULL AND due_at <= ${now}
            AND claimed_until IS NULL AND NOT EXISTS (
              SELECT 1 FROM notices sending WHERE sending.table_id = notices.table_id
                AND sending.person_id = ${personId} AND sending.claimed_until > ${present}
                AND (sending.claimant <> ${claimant} OR sending.claimed_until <> ${until}))
          RETURNING table_id AS "tableId", person_id AS "personId", kind, seq, via, due_at AS "dueAt",
            sent_at AS "sentAt", problem`),
      )
      return [...left, ...free.map((one) => ({ ...one, orphanedAt: null }))]
    },

    sent: async (notices, at) => {
      if (notices.length === 0) return
      await writeAll([
        ...notices.map((notice) => asSent(notice, at)),
        ...[...new Set(notices.map(({ tableId }) => tableId))].map(withoutToldAtEnd),
      ])
    },

    release: (notices, problem) =>
      each(
        notices,
        ({ tableId, personId, kind, seq }) => sql`UPDATE notices
          SET problem = COALESCE(${problem}, problem), claimant = NULL, claimed_until = NULL
          WHERE table_id = ${tableId} AND person_id = ${personId} AND kind = ${kind} AND seq = ${seq}`,
      ),
  }
}

/** Keeps that a notice was sent. */
export const asSent = ({ tableId, personId, kind, seq }: NoticeKey, at: Date): Statement => sql`UPDATE notices
  SET sent_at = ${at}, claimant = NULL, claimed_until = NULL
  WHERE table_id = ${tableId} AND person_id = ${personId} AND kind = ${kind} AND seq = ${seq}`

/** Of a table that is over, and shown to be, what was told goes; while somebody is to be told later, all of it stays. */
export const withoutToldAtEnd = (tableId: string): Statement => sql`DELETE FROM notices
  WHERE table_id = ${tableId} AND NOT EXISTS (
      SELECT 1 FROM notices later WHERE later.table_id = ${tableId} AND later.sent_at IS NULL)
    AND EXISTS (
      SELECT 1 FROM tables t JOIN showings s ON s.table_id = t.id AND s.channel_id = t.channel_id
      WHERE t.id = ${tableId} AND s.settled = true)`

/** Before anything was ever due. */
const EVER = new Date(0)

const row = z.object({
  tableId: z.string(),
  personId: z.string(),
  kind: z.enum(NOTICE_KINDS),
  seq: z.int(),
  via: z.enum(['channel', 'direct']),
  dueAt: z.coerce.date(),
  sentAt: z.coerce.date().nullable(),
  problem: z.enum(['closed', 'left']).nullable(),
})
/** What a later version keeps besides is left alone. */
const noticesIn = (rows: readonly unknown[]): Notice[] => rows.flatMap((one) => row.safeParse(one).data ?? [])
const Dues = z.array(row.pick({ tableId: true, personId: true, via: true, dueAt: true }))
const Claims = z.array(z.object({ claimedUntil: z.coerce.date() }))
