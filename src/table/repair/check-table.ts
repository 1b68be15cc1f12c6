import microdiff from 'microdiff'
import { RULES_NUMBER } from '#engine'
import type { TableRepository } from '../repository.ts'
import { boxHashesOf, createRulesByBox } from '../service/rules-by-box.ts'
import { parseEntryChoice, readRows, storedEventsOf, type TableEntry } from '../state/entries.ts'
import { evolveRow } from '../state/evolve-rows.ts'
import { applyChoice, letSitOut } from '../state/game.ts'
import { comparableSnapshot, restoreSnapshot, snapshotOf } from '../state/snapshot.ts'
import { emptyTableState, type TableState } from '../state/state.ts'

/** What a replay of a table found. */
export type TableCheck =
  | { readonly kind: 'sound'; readonly entries: number; readonly snapshot: 'same' | 'none' }
  /** It was played under rules that play otherwise than ours: nothing can be compared. */
  | { readonly kind: 'otherRules' }
  /** A newer version added what this one does not know: nothing can be compared. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'wrong'; readonly problem: string }

/**
 * Plays a table's entries again, one by one, and compares the events of each, and the snapshot, with what is kept.
 * @returns null when there is no such table
 */
export async function checkTable(
  repository: TableRepository,
  tableId: string,
  rulesNumber = RULES_NUMBER,
): Promise<TableCheck | null> {
  const kept = await repository.load(tableId)
  if (kept === null) return null
  const rows = await repository.entries(tableId)
  const boxes = createRulesByBox(repository)
  await boxes.load(boxHashesOf(null, rows))
  const context = { rulesNumber, rulesOf: boxes.rulesOf }
  let table = emptyTableState(kept.table, kept.table.createdAt)
  let pictured: TableState | null = null
  for (const read of readRows(rows)) {
    const { seq } = read.row
    const step = evolveRow(table, read, context)
    if (step === 'newer') return { kind: 'newer' }
    if ('fault' in step) return { kind: 'wrong', problem: `entry ${seq}: ${step.fault}` }
    const problem = read.kind === 'entry' ? toldOtherwise(table, read.entry, rulesNumber) : null
    if (problem !== null) return { kind: 'wrong', problem: `entry ${seq}: ${problem}` }
    table = step.after
    if (table.game?.unplayable) return { kind: 'otherRules' }
    if (seq === kept.snapshot?.seq) pictured = table
  }
  const { ended } = kept.table
  if (ended !== null && ended !== table.phase)
    return { kind: 'wrong', problem: `it is kept as ${ended}, and its entries come to ${table.phase}` }
  if (table.phase === 'frozen') return { kind: 'wrong', problem: `it is frozen: ${table.end.fault}` }
  if (kept.snapshot === null) return { kind: 'sound', entries: rows.length, snapshot: 'none' }
  if (pictured === null) return { kind: 'wrong', problem: `no entry ${kept.snapshot.seq} for the snapshot` }
  let path: string | null
  try {
    // Read and written again, so that fields of later versions get their defaults.
    const found = snapshotOf(restoreSnapshot(kept.table, kept.snapshot, context))
    path = firstDifference(plain(comparableSnapshot(snapshotOf(pictured))), plain(comparableSnapshot(found)))
  } catch {
    return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} cannot be read` }
  }
  if (path !== null) return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} differs in ${path}` }
  return { kind: 'sound', entries: rows.length, snapshot: 'same' }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function toldOtherwise({ game }: TableState, { seq, entry }: TableEntry, ours: number): string | null {
  if (game === null || game.rulesNumber !== ours) return null
  if (entry.type !== 'choice' && entry.type !== 'satOut') return null
  const place = { seq, at: new Date(entry.at) }
  const done =
    entry.type === 'choice'
      ? applyChoice(game, place, entry.press, parseEntryChoice(entry.choice))
      : letSitOut(game, place, entry.seat)
  const path = firstDifference(plain(storedEventsOf(done.events)), entry.told)
  return path === null ? null : `what happened differs in ${path}`
}

/** Where two JSON values first differ, as a path; null when they do not. */
function firstDifference(one: unknown, other: unknown): string | null {
  const [first] = microdiff({ value: one }, { value: other }, { cyclesFix: false })
  if (first === undefined) return null
  return first.path.slice(1).join('.') || 'everything'
}
