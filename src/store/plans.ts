import type { TableRepository } from '#table/repository'
import type { Client } from './client.ts'
import { unlessTaken } from './taken.ts'

type PlanQueries = Pick<TableRepository, 'plansAt' | 'planOf' | 'savePlan'>

/** What people plan for their next turns, through Prisma, alike on both databases. */
export function planQueries(client: Client): PlanQueries {
  return {
    plansAt: async (tableId) => {
      const rows = await client.plan.findMany({ where: { tableId } })
      return rows.map(({ personId, revision, plan }) => ({ personId, revision, plan: JSON.parse(plan) }))
    },

    planOf: async (tableId, personId) => {
      const row = await client.plan.findUnique({ where: { tableId_personId: { tableId, personId } } })
      return row === null ? null : { personId, revision: row.revision, plan: JSON.parse(row.plan) }
    },

    savePlan: async (tableId, { personId, revision: seen }, next) => {
      const key = { tableId, personId }
      if (next === null) return (await client.plan.deleteMany({ where: { ...key, revision: seen } })).count > 0
      const { revision } = next
      const plan = JSON.stringify(next.plan)
      if (seen === 0)
        return await unlessTaken(() =>
          client.plan.createMany({ data: { ...key, revision, plan } }).then(() => undefined),
        )
      return (await client.plan.updateMany({ where: { ...key, revision: seen }, data: { revision, plan } })).count > 0
    },
  }
}
