import { z } from 'zod'
import type { ClaimedNotice, NoticeRepository } from '#table/notice-repository'
import type { Notice, NoticeKey } from '#table/notices'
import type { Client, NoticeRow } from './client.ts'

/** The notices through Prisma, alike on both databases. */
export function noticeRepository(client: Client): NoticeRepository {
  return {
    ofTable: async (tableId) => (await client.notice.findMany({ where: { tableId } })).flatMap(notice),

    change: async ({ added, moved, removed }) => {
      const now = new Date()
      await client.$transaction([
        ...removed.map((one) => client.notice.deleteMany({ where: keyOf(one) })),
        ...added.map((one) =>
          client.notice.upsert({
            where: { tableId_personId_kind_seq: keyOf(one) },
            create: { ...keyOf(one), via: one.via, dueAt: one.dueAt, sentAt: one.sentAt, problem: one.problem },
            // Whoever else planned the same came to the same.
            update: {},
          }),
        ),
        ...moved.map((one) =>
          client.notice.updateMany({
            where: { ...keyOf(one), sentAt: null, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
            data: { via: one.via, dueAt: one.dueAt },
          }),
        ),
      ])
    },

    due: async (now, most) =>
      Dues.parse(
        await client.$queryRaw`
          SELECT table_id AS "tableId", person_id AS "personId", via, due_at AS "dueAt" FROM notices
          WHERE sent_at IS NULL AND due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${new Date()})
          ORDER BY due_at LIMIT ${most}`,
      ),

    claim: async (personId, claimant, now, forMs) => {
      const present = new Date()
      const due = { personId, via: 'direct', sentAt: null, dueAt: { lte: now } } as const
      const data = { claimant, claimedUntil: new Date(present.getTime() + forMs) }
      // One statement that looks and takes: of two processes only one finds a row free.
      const free = await client.notice.updateManyAndReturn({ where: { ...due, claimedUntil: null }, data })
      const left = await client.notice.findMany({ where: { ...due, claimedUntil: { lte: present } } })
      const taken = await Promise.all(
        left.map(async (row): Promise<ClaimedNotice[]> => {
          const { claimedUntil } = row
          if (claimedUntil === null) return []
          const [mine] = await client.notice.updateManyAndReturn({ where: { ...keyOf(row), claimedUntil }, data })
          return mine === undefined ? [] : claimed(mine, new Date(claimedUntil.getTime() - forMs))
        }),
      )
      return [...free.flatMap((row) => claimed(row, null)), ...taken.flat()]
    },

    sent: async (notices, at) => {
      if (notices.length === 0) return
      await client.$transaction(
        notices.map((one) =>
          client.notice.updateMany({
            where: keyOf(one),
            data: { sentAt: at, claimant: null, claimedUntil: null },
          }),
        ),
      )
    },

    release: async (notices, problem) => {
      if (notices.length === 0) return
      await client.$transaction(
        notices.map((one) =>
          client.notice.updateMany({ where: keyOf(one), data: { problem, claimant: null, claimedUntil: null } }),
        ),
      )
    },
  }
}

/** The columns that name a row. */
export const keyOf = ({ tableId, personId, kind, seq }: NoticeKey | NoticeRow) => ({ tableId, personId, kind, seq })

const columns = z.object({
  tableId: z.string(),
  personId: z.string(),
  kind: z.enum(['call', 'next', 'reminder']),
  seq: z.int(),
  via: z.enum(['channel', 'direct']),
  dueAt: z.date(),
  sentAt: z.date().nullable(),
  problem: z.enum(['closed', 'left']).nullable(),
})
const Dues = z.array(columns.pick({ tableId: true, personId: true, via: true, dueAt: true }))

/** What a later version keeps besides is left alone. */
function notice(row: NoticeRow): Notice[] {
  const read = columns.safeParse(row)
  return read.success ? [read.data] : []
}

const claimed = (row: NoticeRow, orphanedAt: Date | null): ClaimedNotice[] =>
  notice(row).map((one) => ({ ...one, orphanedAt }))
