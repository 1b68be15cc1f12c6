import { z } from 'zod'
import type { TableRepository } from '#table/repository'
import type { Client } from './client.ts'
import { type Statements, sql } from './statements.ts'
import { unlessTaken } from './taken.ts'

type PlanQueries = Pick<TableRepository, 'plansAt' | 'planOf' | 'savePlan'>

/** What people plan for their next turns, alike on both databases. */
export function planQueries(client: Client, { rows }: Statements): PlanQueries {
  return {
    plansAt: async (tableId) => {
      const kept = Plans.parse(
        await rows(sql`SELECT person_id AS "personId", revision, plan FROM plans WHERE table_id = ${tableId}`),
      )
      return kept.map((one) => ({ ...one, plan: JSON.parse(one.plan) }))
    },

    planOf: async (tableId, personId) => {
      const [kept] = Plans.parse(
        await rows(sql`SELECT person_id AS "personId", revision, plan FROM plans
          WHERE table_id = ${tableId} AND person_id = ${personId}`),
      )
      return kept === undefined ? null : { ...kept, plan: JSON.parse(kept.plan) }
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

const Plans = z.array(z.object({ personId: z.string(), revision: z.int(), plan: z.string() }))
