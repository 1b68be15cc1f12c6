import { z } from 'zod'
import { DEADLINE_KINDS, type Deadline, type DeadlineRepository } from '#table/deadlines'
import { type Statements, sql } from './statements.ts'

/** The deadlines, alike on both databases. */
export function deadlineRepository({ rows, writeAll }: Statements): DeadlineRepository {
  return {
    ofTable: async (tableId) =>
      deadlinesIn(
        await rows(
          sql`SELECT table_id AS "tableId", kind, due_at AS "dueAt" FROM deadlines WHERE table_id = ${tableId}`,
        ),
      ),

    replace: async (tableId, deadlines) => {
      await writeAll([
        sql`DELETE FROM deadlines WHERE table_id = ${tableId}`,
        // Whoever else planned the same came to the same.
        ...deadlines.map(
          ({ kind, dueAt }) => sql`INSERT INTO deadlines (table_id, kind, due_at)
            VALUES (${tableId}, ${kind}, ${dueAt})
            ON CONFLICT (table_id, kind) DO UPDATE SET due_at = excluded.due_at`,
        ),
      ])
    },

    due: async (now, most, after = null) =>
      deadlinesIn(
        await rows(sql`SELECT table_id AS "tableId", kind, due_at AS "dueAt" FROM deadlines
          WHERE due_at <= ${now}
            AND (due_at, table_id, kind) > (${after?.dueAt ?? EVER}, ${after?.tableId ?? ''}, ${after?.kind ?? ''})
          ORDER BY due_at, table_id, kind LIMIT ${most}`),
      ),
  }
}

/** Before anything was ever due. */
const EVER = new Date(0)

const row = z.object({ tableId: z.string(), kind: z.enum(DEADLINE_KINDS), dueAt: z.coerce.date() })
/** What a later version keeps besides is left alone. */
const deadlinesIn = (rows: readonly unknown[]): Deadline[] => rows.flatMap((one) => row.safeParse(one).data ?? [])
