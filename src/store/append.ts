import type { PrismaPromise } from '@prisma/client/runtime/client'
import type { Appended, NewEntry, PlanKey, TableRepository } from '#table/repository'
import type { Client, NewEntryRow, PlanWrites } from './client.ts'
import { invite, seat } from './seats.ts'
import { type Statement, type Statements, sql } from './statements.ts'
import { unlessTaken } from './taken.ts'

type Change = NonNullable<Parameters<TableRepository['append']>[2]>

/** Appends entries with what changes beside them, all or none; 'taken' when somebody was first. */
export async function appendEntries(
  client: Client,
  { writeAll }: Statements,
  tableId: string,
  entries: readonly NewEntry[],
  change: Change | undefined,
): Promise<Appended> {
  const rows = entries.map((entry) => newRow(tableId, entry))
  const plans = change?.playedPlans ?? []
  const append = async (): Promise<boolean> => {
    // What most presses change is written as it is; Prisma works out anew each time how to write the rest.
    const { computerDue, ...more } = change ?? {}
    if (change === undefined || Object.keys(more).length === 0)
      return await unlessTaken(() => writeAll([...rows.map(insertion), ...due(tableId, computerDue)]))
    if (plans.length > 0) return await appendPlayed(client, tableId, rows, change, plans)
    return await unlessTaken(() =>
      client.$transaction([client.entry.createMany({ data: rows }), ...changes(client, tableId, change)]),
    )
  }
  return { kind: (await append()) ? 'appended' : 'taken' }
}

/** One of the plans was changed or withdrawn since it was read. */
class PlanChanged extends Error {}

/**
 * The same with plans that are played by it. They are taken away first: whoever changes one at this moment waits until
 * that is kept, and finds it gone, or was first, and nothing is kept.
 */
async function appendPlayed(
  client: Client,
  tableId: string,
  rows: NewEntryRow[],
  change: Change,
  plans: readonly PlanKey[],
): Promise<boolean> {
  try {
    return await unlessTaken(() =>
      client.$transaction(async (inside) => {
        for (const { personId, revision } of plans) {
          const { count } = await inside.plan.deleteMany({ where: { tableId, personId, revision } })
          if (count === 0) throw new PlanChanged()
        }
        await inside.entry.createMany({ data: rows })
        for (const write of changes(inside, tableId, change)) await write
      }),
    )
  } catch (error) {
    if (error instanceof PlanChanged) return false
    throw error
  }
}

const insertion = ({ tableId, seq, actor, type, data, interactionId }: NewEntryRow): Statement =>
  sql`INSERT INTO entries (table_id, seq, at, actor, type, data, interaction_id)
    VALUES (${tableId}, ${seq}, ${new Date()}, ${actor}, ${type}, ${data}, ${interactionId})`

const due = (tableId: string, computerDue: boolean | undefined): Statement[] =>
  computerDue === undefined ? [] : [sql`UPDATE tables SET computer_due = ${computerDue} WHERE id = ${tableId}`]

function changes(
  client: PlanWrites,
  tableId: string,
  { people, invited = [], playedPlans: _, droppedPlans = [], restoredPlans = [], ...columns }: Change,
): PrismaPromise<unknown>[] {
  return [
    ...(Object.keys(columns).length === 0 ? [] : [client.table.updateMany({ where: { id: tableId }, data: columns })]),
    ...(people === undefined
      ? []
      : [
          ...seat(client, tableId, people),
          client.plan.deleteMany({ where: { tableId, personId: { notIn: [...people] } } }),
        ]),
    ...invite(client, tableId, invited),
    ...(columns.ended === undefined ? [] : [client.plan.deleteMany({ where: { tableId } })]),
    ...(droppedPlans.length === 0
      ? []
      : [client.plan.deleteMany({ where: { tableId, personId: { in: [...droppedPlans] } } })]),
    ...restoredPlans.map(
      ({ personId, revision, plan }) => client.$executeRaw`INSERT INTO plans (table_id, person_id, revision, plan)
        VALUES (${tableId}, ${personId}, ${revision}, ${JSON.stringify(plan)}) ON CONFLICT DO NOTHING`,
    ),
  ]
}

/** An entry as it is written. */
export function newRow(tableId: string, entry: NewEntry): NewEntryRow {
  const { seq, actor, type, data, interactionId = null } = entry
  return { tableId, seq, actor, type, data: JSON.stringify(data), interactionId }
}
