import { z } from 'zod'
import { DEADLINE_KINDS, type DeadlineRepository } from '#table/clock/deadlines'
import { rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const ofTable = sql(`SELECT table_id, kind, due_at FROM deadlines WHERE table_id = :tableId`)
const remove = sql(`DELETE FROM deadlines WHERE table_id = :tableId`)
// Whoever else planned the same came to the same.
const add = sql(`INSERT INTO deadlines (table_id, kind, due_at) VALUES (:tableId, :kind, :dueAt)
  ON CONFLICT (table_id, kind) DO UPDATE SET due_at = EXCLUDED.due_at`)
const due = sql(`SELECT table_id, kind, due_at FROM deadlines
  WHERE due_at <= :now AND (due_at, table_id, kind) > (:dueAt, :tableId, :kind)
  ORDER BY due_at, table_id, kind LIMIT :most`)

/** Before anything was ever due. */
const FIRST = { dueAt: new Date(0), tableId: '', kind: '' }

/** The deadlines, alike on both databases. */
export function deadlineRepository({ known, writeAll }: StatementRunner): DeadlineRepository {
  return {
    ofTable: (tableId) => known(ofTable({ tableId }), row),
    replace: async (tableId, deadlines) => {
      await writeAll([remove({ tableId }), ...deadlines.map(({ kind, dueAt }) => add({ tableId, kind, dueAt }))])
    },
    due: (now, most, after) => known(due({ ...(after ?? FIRST), now, most }), row),
  }
}

const row = rowSchemaOf('deadlines', 'tableId', 'dueAt').extend({ kind: z.enum(DEADLINE_KINDS) })
