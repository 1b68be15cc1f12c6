import microdiff from 'microdiff'
import { RULES_NUMBER, replayToEnd } from '#engine'
import { errorMessage } from '../errors.ts'
import { journalWithBox } from '../log/history.ts'
import type { StoredEntry, TableRepository } from '../repository.ts'
import { boxHashesOf, createRulesByBox } from '../service/rules-by-box.ts'
import {
  isTableReloadNeededAfter,
  parseEntryChoice,
  readRows,
  storedEventsOf,
  type TableEntry,
} from '../state/entries.ts'
import { evolveRow, evolveRows } from '../state/evolve-rows.ts'
import { applyChoice, currentPosition, letSitOut, type TableGame } from '../state/game.ts'
import { comparableSnapshot, restoreSnapshot, snapshotOf } from '../state/snapshot.ts'
import { type EvolveContext, emptyTableState, type TableState } from '../state/state.ts'
import { publicTable } from '../state/table-views.ts'

/** What a replay of a table found. */
export type TableCheck =
  | { readonly kind: 'sound'; readonly entries: number; readonly snapshot: 'same' | 'none' }
  /** It was played under rules that play otherwise than ours: nothing can be compared. */
  | { readonly kind: 'otherRules' }
  /** A newer version added what this one does not know: nothing can be compared. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'wrong'; readonly problem: string }

/**
 * Plays a table's entries again, one by one, and compares the events of each, the snapshot, what follows from the
 * snapshot, and the game's journal with what is kept.
 * @returns null when there is no such table
 */
export async function checkTableByReplay(
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
  const entries: TableEntry[] = []
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
    if (read.kind === 'entry') entries.push(read.entry)
  }
  const retold = table.game === null ? null : retoldOtherwise(table.game, entries)
  if (retold !== null) return { kind: 'wrong', problem: `its journal ${retold}` }
  const { ended } = kept.table
  if (ended !== null && ended !== table.phase)
    return { kind: 'wrong', problem: `it is kept as ${ended}, and its entries come to ${table.phase}` }
  if (table.phase === 'frozen') return { kind: 'wrong', problem: `it is frozen: ${table.end.fault}` }
  if (kept.snapshot === null) return { kind: 'sound', entries: rows.length, snapshot: 'none' }
  if (pictured === null) return { kind: 'wrong', problem: `no entry ${kept.snapshot.seq} for the snapshot` }
  let restored: TableState
  try {
    restored = restoreSnapshot(kept.table, kept.snapshot, context)
  } catch {
    return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} cannot be read` }
  }
  // Read and written again, so that fields of later versions get their defaults.
  const [wanted, found] = [snapshotOf(pictured), snapshotOf(restored)]
  const path = firstDifference(plain(comparableSnapshot(wanted)), plain(comparableSnapshot(found)))
  if (path !== null) return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} differs in ${path}` }
  // From what an earlier version wrote less may be known.
  const isOurs = firstDifference(plain(wanted), kept.snapshot.state) === null
  const misleads = isOurs ? followsOtherwise(restored, kept.entries, table, context) : null
  if (misleads !== null)
    return { kind: 'wrong', problem: `what follows from the snapshot at entry ${pictured.seq} differs in ${misleads}` }
  return { kind: 'sound', entries: rows.length, snapshot: 'same' }
}

/** Where a table that is read from a snapshot first looks otherwise than the whole journal makes it; null where it does not. */
function followsOtherwise(
  start: TableState,
  rows: readonly StoredEntry[],
  whole: TableState,
  context: EvolveContext,
): string | null {
  // Such a table, and one that a snapshot brings to a fault, is read from its first entry: `service/cache.ts`.
  if (rows.some(isTableReloadNeededAfter)) return null
  const short = evolveRows(start, rows, context)
  return short.end.fault === null ? firstDifference(shownOf(whole), shownOf(short)) : null
}

function shownOf(table: TableState): unknown {
  const { rules: _, ...shown } = publicTable(table)
  return plain(shown)
}

/** What is wrong with the journal that is told of a game; null where it plays to the same position, or goes by other rules. */
function retoldOtherwise(game: TableGame, entries: readonly TableEntry[]): string | null {
  if (game.rulesNumber !== RULES_NUMBER) return null
  try {
    const { state } = replayToEnd(journalWithBox(entries, game.rules))
    const path = firstDifference(plain(currentPosition(game)), plain(state))
    return path === null ? null : `comes to another ${path}`
  } catch (error) {
    return `cannot be played: ${errorMessage(error)}`
  }
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
