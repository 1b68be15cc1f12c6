import type { TableRepository } from '#table/repository'
import { jsonTextSchema, rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const plansAt = sql(`SELECT person_id, revision, plan FROM plans WHERE table_id = :tableId`)
const planOf = sql(`SELECT person_id, revision, plan FROM plans WHERE table_id = :tableId AND person_id = :personId`)
/** There is none, or it is another. */
export const insertPlan = sql(`INSERT INTO plans (table_id, person_id, revision, plan)
  VALUES (:tableId, :personId, :revision, :plan) ON CONFLICT DO NOTHING`)
const changePlan = sql(`UPDATE plans SET revision = :revision, plan = :plan
  WHERE table_id = :tableId AND person_id = :personId AND revision = :seen`)
/** As it was read: who changed it meanwhile keeps it. */
export const deletePlanAtRevision = sql(`DELETE FROM plans
  WHERE table_id = :tableId AND person_id = :personId AND revision = :revision`)
export const deletePlan = sql(`DELETE FROM plans WHERE table_id = :tableId AND person_id = :personId`)
export const deletePlansAtTable = sql(`DELETE FROM plans WHERE table_id = :tableId`)
export const deletePlansOfUnseated = sql(`DELETE FROM plans WHERE table_id = :tableId AND person_id NOT IN
  (SELECT S.person_id FROM seats S WHERE S.table_id = :tableId AND S.seated = TRUE)`)

/** What people plan for their next turns, alike on both databases. */
export function planRepository({
  rows,
  first,
  write,
}: StatementRunner): Pick<TableRepository, 'plansAt' | 'planOf' | 'savePlan'> {
  return {
    plansAt: (tableId) => rows(plansAt({ tableId }), Plan),
    planOf: (tableId, personId) => first(planOf({ tableId, personId }), Plan),
    savePlan: async (tableId, seen, next) => {
      if (next === null) return (await write(deletePlanAtRevision({ tableId, ...seen }))) > 0
      const plan = { tableId, personId: seen.personId, revision: next.revision, plan: JSON.stringify(next.plan) }
      return (await write(seen.revision === 0 ? insertPlan(plan) : changePlan({ ...plan, seen: seen.revision }))) > 0
    },
  }
}

const Plan = rowSchemaOf('plans', 'personId', 'revision').extend({ plan: jsonTextSchema })
