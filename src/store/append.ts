import type { AppendOutcome, EntryToAppend, TableRepository } from '#table/repository'
import { deleteFollowerRow } from './followers.ts'
import { deleteLiveMessageRows, insertLiveMessageRow } from './live-messages.ts'
import { deletePlan, deletePlanAtRevision, deletePlansAtTable, deletePlansOfUnseated, insertPlan } from './plans.ts'
import { type BoundStatement, type StatementRunner, sql } from './sql.ts'

type Change = NonNullable<Parameters<TableRepository['append']>[2]>

const addEntry = sql(`INSERT INTO entries (table_id, seq, at, actor, type, data, interaction_id)
  VALUES (:tableId, :seq, :at, :actor, :type, :data, :interactionId)`)
const setEnded = sql(`UPDATE tables SET open_in = NULL, closed_at = :at, ended = :how WHERE id = :tableId`)
const moveTable = sql(`UPDATE tables SET channel_id = :channelId, open_in = :channelId, card_channel_id = NULL
  WHERE id = :tableId`)
const setComputerDue = sql(`UPDATE tables SET computer_due = :computerDue WHERE id = :tableId`)
const unseatAll = sql(`UPDATE seats SET seated = FALSE WHERE table_id = :tableId`)
const addSeat = sql(`INSERT INTO seats (person_id, table_id, seated, invited) VALUES (:personId, :tableId, TRUE, FALSE)
  ON CONFLICT (person_id, table_id) DO UPDATE SET seated = TRUE, invited = FALSE`)
const addInvited = sql(`INSERT INTO seats (person_id, table_id, seated, invited)
  VALUES (:personId, :tableId, FALSE, TRUE) ON CONFLICT (person_id, table_id) DO NOTHING`)

/**
 * Appends entries with what changes beside them, all or none; 'taken' when somebody was first. Plans that are played are
 * taken away first: whoever changes one at this moment waits until that is kept, and finds it gone, or was first, and
 * nothing is kept.
 */
export async function appendEntries(
  { now, writeIf }: StatementRunner,
  tableId: string,
  entries: readonly EntryToAppend[],
  change: Change = {},
): Promise<AppendOutcome> {
  const { playedPlans = [], ...more } = change
  const appended = await writeIf(
    playedPlans.map((plan) => deletePlanAtRevision({ tableId, ...plan })),
    [...entryInsertStatements(tableId, entries, now()), ...changes(tableId, more)],
  )
  return { kind: appended ? 'appended' : 'taken' }
}

/** Entries as they are written at that moment. */
export const entryInsertStatements = (tableId: string, entries: readonly EntryToAppend[], at: Date): BoundStatement[] =>
  entries.map(({ interactionId = null, data, ...entry }) =>
    addEntry({ ...entry, tableId, at, data: JSON.stringify(data), interactionId }),
  )

/** Those who sit at a table from now on. */
export const seatInsertStatements = (tableId: string, people: readonly string[]): BoundStatement[] =>
  people.map((personId) => addSeat({ tableId, personId }))

/** Those for whom a seat of a table is kept; who sat there before stays as they are. */
export const inviteStatements = (tableId: string, people: readonly string[]): BoundStatement[] =>
  people.map((personId) => addInvited({ tableId, personId }))

function changes(
  tableId: string,
  { ended, movedTo, computerDue, people, invited = [], droppedPlans = [], restoredPlans = [] }: Change,
): BoundStatement[] {
  return [
    ...(ended === undefined ? [] : [setEnded({ tableId, ...ended }), deletePlansAtTable({ tableId })]),
    ...(movedTo === undefined ? [] : move(tableId, movedTo)),
    ...(computerDue === undefined ? [] : [setComputerDue({ tableId, computerDue })]),
    // Who sat there before is remembered.
    ...(people === undefined
      ? []
      : [unseatAll({ tableId }), ...seatInsertStatements(tableId, people), deletePlansOfUnseated({ tableId })]),
    ...inviteStatements(tableId, invited),
    ...droppedPlans.map((personId) => deletePlan({ tableId, personId })),
    ...restoredPlans.map((one) => insertPlan({ ...one, tableId, plan: JSON.stringify(one.plan) })),
  ]
}

/** The table is in that channel from now on, which does not follow it any more. */
const move = (tableId: string, channelId: string): BoundStatement[] => [
  moveTable({ tableId, channelId }),
  deleteLiveMessageRows({ tableId }),
  insertLiveMessageRow({ tableId, channelId, messageId: null }),
  deleteFollowerRow({ tableId, target: channelId }),
]
