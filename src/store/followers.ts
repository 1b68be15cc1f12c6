import { z } from 'zod'
import type { FollowerRepository } from '#table/notices/followers'
import { rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const add = sql(`INSERT INTO followers (table_id, target, kind, person_id)
  VALUES (:tableId, :target, :kind, :personId) ON CONFLICT (table_id, target) DO NOTHING`)
export const deleteFollowerRow = sql(`DELETE FROM followers WHERE table_id = :tableId AND target = :target`)
const ofTable = sql(`SELECT table_id, target, kind, person_id FROM followers WHERE table_id = :tableId`)
const ofTarget = sql(`SELECT table_id, target, kind, person_id FROM followers WHERE target = :target ORDER BY table_id`)
const behind = sql(`SELECT F.table_id, F.target, E.seq AS "lastSeq"
  FROM followers F
  JOIN tables T ON T.id = F.table_id
  JOIN entries E ON E.table_id = F.table_id
    AND E.seq = (SELECT MAX(L.seq) FROM entries L WHERE L.table_id = F.table_id)
  WHERE (F.claimed_until IS NULL OR F.claimed_until <= :now)
    AND ((F.kind IN ('channel', 'end') AND T.open_in IS NULL) OR (F.kind = 'channel' AND F.looked_seq < E.seq))
  ORDER BY F.table_id, F.target LIMIT :most`)
// One statement that looks and takes: of two processes only one finds the row free.
const claimFree = sql(`UPDATE followers SET claimant = :claimant, claimed_until = :until
  WHERE table_id = :tableId AND target = :target AND claimed_until IS NULL
  RETURNING table_id, target, kind, person_id, seq, looked_seq`)
const claimLeft = sql(`UPDATE followers SET claimant = :claimant, claimed_until = :until
  WHERE table_id = :tableId AND target = :target AND claimed_until <= :now
  RETURNING table_id, target, kind, person_id, seq, looked_seq`)
const told = sql(`UPDATE followers SET seq = :seq, looked_seq = :lookedSeq, claimant = NULL, claimed_until = NULL
  WHERE table_id = :tableId AND target = :target AND claimant = :claimant`)

/** Who hears of tables from outside, alike on both databases. */
export function followerRepository({ now: clock, rows, first, known, write }: StatementRunner): FollowerRepository {
  return {
    add: async (follower) => void (await write(add(follower))),
    remove: async (tableId, target) => (await write(deleteFollowerRow({ tableId, target }))) > 0,
    ofTable: (tableId) => known(ofTable({ tableId }), follower),
    ofTarget: (target) => known(ofTarget({ target }), follower),
    behind: (most) => rows(behind({ now: clock(), most }), Behind),
    claim: async (tableId, target, claimant, forMs) => {
      const now = clock()
      const until = new Date(now.getTime() + forMs)
      const free = await first(claimFree({ tableId, target, claimant, until }), Claimed)
      if (free !== null) return { ...free, orphaned: false }
      const left = await first(claimLeft({ tableId, target, claimant, until, now }), Claimed)
      return left === null ? null : { ...left, orphaned: true }
    },
    told: async (follower, claimant, upTo) => void (await write(told({ ...follower, ...upTo, claimant }))),
  }
}

const follower = rowSchemaOf('followers', 'tableId', 'target', 'personId').extend({ kind: z.enum(['channel', 'end']) })
const Claimed = follower.extend(rowSchemaOf('followers', 'seq', 'lookedSeq').shape)
const Behind = rowSchemaOf('followers', 'tableId', 'target').extend({ lastSeq: z.int() })
