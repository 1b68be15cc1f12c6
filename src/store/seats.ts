import type { PrismaPromise } from '@prisma/client/runtime/client'
import type { PlanWrites } from './client.ts'

/** Rows of people who sit at a table. */
export const seatRows = (tableId: string, people: readonly string[]): { tableId: string; personId: string }[] =>
  [...new Set(people)].map((personId) => ({ tableId, personId }))

/** Those who sit at a table from now on; who sat there before is remembered. */
export const seat = (client: PlanWrites, tableId: string, people: readonly string[]): PrismaPromise<unknown>[] => [
  client.seat.updateMany({ where: { tableId }, data: { seated: false } }),
  client.seat.deleteMany({ where: { tableId, personId: { in: [...people] } } }),
  client.seat.createMany({ data: seatRows(tableId, people) }),
]

/** Those for whom a seat of a table is kept; who sat there before stays as they are. */
export const invite = (client: PlanWrites, tableId: string, people: readonly string[]): PrismaPromise<unknown>[] =>
  people.map(
    (personId) => client.$executeRaw`INSERT INTO seats (person_id, table_id, seated, invited)
      VALUES (${personId}, ${tableId}, false, true) ON CONFLICT (person_id, table_id) DO NOTHING`,
  )
