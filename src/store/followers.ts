import { z } from 'zod'
import type { FollowerRepository } from '#table/followers'
import { type Statements, sql } from './statements.ts'

/** Who hears of tables from outside, alike on both databases. */
export function followerRepository({ rows, write }: Statements): FollowerRepository {
  return {
    add: async ({ tableId, target, kind, personId }) => {
      await write(sql`INSERT INTO followers (table_id, target, kind, person_id)
        VALUES (${tableId}, ${target}, ${kind}, ${personId}) ON CONFLICT (table_id, target) DO NOTHING`)
    },

    remove: async (tableId, target) =>
      (await write(sql`DELETE FROM followers WHERE table_id = ${tableId} AND target = ${target}`)) > 0,

    ofTable: async (tableId) =>
      followersIn(
        await rows(sql`SELECT table_id AS "tableId", target, kind, person_id AS "personId"
          FROM followers WHERE table_id = ${tableId}`),
      ),

    ofTarget: async (target) =>
      followersIn(
        await rows(sql`SELECT table_id AS "tableId", target, kind, person_id AS "personId"
          FROM followers WHERE target = ${target} ORDER BY table_id`),
      ),

    behind: async (most) =>
      Behinds.parse(
        await rows(sql`
          SELECT f.table_id AS "tableId", f.target, e.seq AS "lastSeq"
          FROM followers f
          JOIN tables t ON t.id = f.table_id
          JOIN entries e ON e.table_id = f.table_id
            AND e.seq = (SELECT max(last.seq) FROM entries last WHERE last.table_id = f.table_id)
          WHERE (f.claimed_until IS NULL OR f.claimed_until <= ${new Date()})
            AND ((f.kind IN ('channel', 'end') AND t.open_in IS NULL) OR (f.kind = 'channel' AND f.looked_seq < e.seq))
          ORDER BY f.table_id, f.target LIMIT ${most}`),
      ),

    claim: async (tableId, target, claimant, forMs) => {
      const now = new Date()
      const until = new Date(now.getTime() + forMs)
      // One statement that looks and takes: of two processes only one finds the row free.
      const [free] = Claimed.parse(
        await rows(sql`UPDATE followers SET claimant = ${claimant}, claimed_until = ${until}
          WHERE table_id = ${tableId} AND target = ${target} AND claimed_until IS NULL
          RETURNING table_id AS "tableId", target, kind, person_id AS "personId", seq, looked_seq AS "lookedSeq"`),
      )
      if (free !== undefined) return { ...free, orphaned: false }
      const [left] = Claimed.parse(
        await rows(sql`UPDATE followers SET claimant = ${claimant}, claimed_until = ${until}
          WHERE table_id = ${tableId} AND target = ${target} AND claimed_until <= ${now}
          RETURNING table_id AS "tableId", target, kind, person_id AS "personId", seq, looked_seq AS "lookedSeq"`),
      )
      return left === undefined ? null : { ...left, orphaned: true }
    },

    told: async ({ tableId, target }, claimant, { seq, lookedSeq }) => {
      await write(sql`UPDATE followers
        SET seq = ${seq}, looked_seq = ${lookedSeq}, claimant = NULL, claimed_until = NULL
        WHERE table_id = ${tableId} AND target = ${target} AND claimant = ${claimant}`)
    },
  }
}

const follower = z.object({
  tableId: z.string(),
  target: z.string(),
  kind: z.enum(['channel', 'end']),
  personId: z.string(),
})
/** What a later version keeps besides is left alone. */
const followersIn = (rows: readonly unknown[]) => rows.flatMap((one) => follower.safeParse(one).data ?? [])
const Claimed = z.array(follower.extend({ seq: z.int(), lookedSeq: z.int() }))
const Behinds = z.array(z.object({ tableId: z.string(), target: z.string(), lastSeq: z.int() }))
