import { z } from 'zod'
import { RULES_NUMBER } from '#engine'
import type { StoredEntry, TableRepository } from '../repository.ts'
import { tableColumnChanges } from '../service/cache.ts'
import { boxHashesOf, createRulesByBox, type RulesByBox } from '../service/rules-by-box.ts'
import { eventsLeadToNextTurn, readRows, readStoredEvents, rowOfEntry } from '../state/entries.ts'
import { type AfterRowOrFault, evolveRow, evolveRows, whyPositionUnsound } from '../state/evolve-rows.ts'
import { actingSeat } from '../state/game.ts'
import type { Phase } from '../state/seating.ts'
import { restoreSnapshot } from '../state/snapshot.ts'
import { type EvolveContext, emptyTableState, type TableState } from '../state/state.ts'

/** What became of a frozen table. */
export type ThawOutcome =
  /** It goes on. `problem`: what could not be played, when choices of the open turn had to be dropped; they are `dropped` many. */
  | { readonly kind: 'thawed'; readonly phase: Phase; readonly dropped: number; readonly problem: string | null }
  | { readonly kind: 'notFrozen'; readonly phase: Phase }
  /** Nothing was done. */
  | { readonly kind: 'cannot'; readonly problem: string }

/**
 * Lets a frozen table go on if it can: with all its entries where this version can play them, else without those choices
 * of the open turn that cannot be played. A finished turn is never dropped.
 * @returns null when there is no such table
 */
export async function thawTable(
  repository: TableRepository,
  tableId: string,
  at: Date,
  rulesNumber = RULES_NUMBER,
): Promise<ThawOutcome | null> {
  const kept = await repository.load(tableId)
  if (kept === null) return null
  const boxes = createRulesByBox(repository)
  const context = { rulesNumber, rulesOf: boxes.rulesOf }
  const { start, rows } = await beginningOf(repository, boxes, kept)
  const before = evolveRows(start, rows, context)
  const stopped = before.phase === 'frozen' || (before.phase === 'playing' && whyPositionUnsound(before) !== null)
  if (!stopped) return { kind: 'notFrozen', phase: before.phase }
  const plan = withoutFaults(start, rows, context)
  if (typeof plan === 'string') return { kind: 'cannot', problem: plan }
  const row = rowOfEntry({
    seq: (rows.at(-1)?.seq ?? start.seq) + 1,
    actor: null,
    interactionId: null,
    entry: { type: 'thawed', at: at.getTime(), skipped: plan.skipped, turnDropped: plan.dropped > 0 },
  })
  // As every process will read it.
  const after = evolveRows(start, [...rows, { ...row, at, interactionId: null }], context)
  const problem = after.phase === 'frozen' ? after.end.fault : whyPositionUnsound(after)
  if (problem !== null) return { kind: 'cannot', problem }
  const { kind } = await repository.append(tableId, [row], tableColumnChanges(before, after))
  if (kind === 'taken') return { kind: 'cannot', problem: 'somebody is writing there just now' }
  return { kind: 'thawed', phase: after.phase, dropped: plan.dropped, problem: plan.problem }
}

/** A table's newest usable snapshot with the rows after it, or all rows. */
async function beginningOf(
  repository: TableRepository,
  boxes: RulesByBox,
  { table, snapshot, entries }: NonNullable<Awaited<ReturnType<TableRepository['load']>>>,
): Promise<{ start: TableState; rows: readonly StoredEntry[] }> {
  await boxes.load(boxHashesOf(snapshot, entries))
  if (snapshot !== null)
    try {
      return { start: restoreSnapshot(table, snapshot, boxes), rows: entries }
    } catch {
      // The entries say the same.
    }
  const rows = await repository.entries(table.id)
  await boxes.load(boxHashesOf(null, rows))
  return { start: emptyTableState(table, table.createdAt), rows }
}

interface Plan {
  /** Seqs of the entries that are to count for nothing. */
  readonly skipped: number[]
  /** How many of them are choices of the open turn, or their undoing. */
  readonly dropped: number
  readonly problem: string | null
}

/** What to leave out so that the rest can be played; a problem where that is more than choices of the open turn. */
function withoutFaults(start: TableState, rows: readonly StoredEntry[], context: EvolveContext): Plan | string {
  const frozen: number[] = []
  const dropped: number[] = []
  let problem: string | null = null
  let table = start
  let turnEnded = false
  for (const read of readRows(rows)) {
    const { row } = read
    if (row.type === 'frozen') {
      frozen.push(row.seq)
      table = { ...table, seq: row.seq }
      continue
    }
    const ofTurn = row.type === 'choice' || row.type === 'undone'
    const step: AfterRowOrFault =
      problem !== null && ofTurn && read.kind !== 'skipped' ? { fault: problem } : evolveRow(table, read, context)
    if (step === 'newer') return `entry ${row.seq} (${row.type}) is of a newer version`
    if ('after' in step) {
      table = step.after
      continue
    }
    if (!ofTurn || table.game === null) return step.fault
    const { seat, ends } = saidBy(row)
    if (turnEnded || (seat !== null && seat !== actingSeat(table.game)))
      return `${problem ?? step.fault}, and turns were finished after that`
    turnEnded = ends
    problem ??= step.fault
    dropped.push(row.seq)
    table = { ...table, seq: row.seq }
  }
  const broken = whyPositionUnsound(table)
  // The open turn begins anew; where it is not at fault, the table stays frozen.
  if (broken !== null) dropped.push(...(table.game?.openChoices.map(({ seq }) => seq) ?? []))
  return { skipped: [...frozen, ...dropped], dropped: dropped.length, problem: problem ?? broken }
}

const choiceData = z.object({ seat: z.int(), told: z.array(z.unknown()) })

/** Whose choice a row is, and whether it ended a turn, even where it cannot be played. */
function saidBy({ data }: StoredEntry): { readonly seat: number | null; readonly ends: boolean } {
  const read = choiceData.safeParse(data)
  return read.success
    ? { seat: read.data.seat, ends: eventsLeadToNextTurn(readStoredEvents(read.data.told)) }
    : { seat: null, ends: false }
}
