import { RULES_NUMBER } from '#engine'
import { boxesOf, fetchBox } from './box.ts'
import { type Kept, readChoice, readEntry } from './entries.ts'
import { emptyFold, type Fold, step } from './fold.ts'
import { choose, letSitOut } from './game.ts'
import { messageOf } from './message-of.ts'
import { foldOfSnapshot, snapshotOf } from './snapshot.ts'
import type { Tables } from './tables.ts'
import { tell } from './told.ts'

/** What a replay of a table found. */
export type Checked =
  | { readonly kind: 'sound'; readonly entries: number; readonly snapshot: 'same' | 'none' }
  /** It was played under rules that play otherwise than ours: nothing can be compared. */
  | { readonly kind: 'otherRules' }
  | { readonly kind: 'wrong'; readonly problem: string }

/**
 * Plays a table's entries again, one by one, and compares: what each told with what it tells now, and the snapshot with
 * what it should be a picture of.
 * @returns null when there is no such table
 */
export async function checkTable(tables: Tables, tableId: string, rules = RULES_NUMBER): Promise<Checked | null> {
  const kept = await tables.load(tableId)
  if (kept === null) return null
  const rows = await tables.entries(tableId)
  for (const hash of boxesOf(null, rows)) await fetchBox(tables, hash)
  let fold = emptyFold(kept.table, kept.table.createdAt)
  let pictured: Fold | null = null
  for (const row of rows) {
    try {
      const entry = readEntry(row)
      const problem = toldOtherwise(fold, entry, rules)
      if (problem !== null) return { kind: 'wrong', problem: `entry ${row.seq}: ${problem}` }
      fold = step(fold, entry, rules)
    } catch (error) {
      return { kind: 'wrong', problem: `entry ${row.seq}: ${messageOf(error)}` }
    }
    if (fold.game?.lost) return { kind: 'otherRules' }
    if (row.seq === kept.snapshot?.seq) pictured = fold
  }
  if (fold.phase === 'frozen') return { kind: 'wrong', problem: `it is frozen: ${fold.fault}` }
  if (kept.snapshot === null) return { kind: 'sound', entries: rows.length, snapshot: 'none' }
  if (pictured === null) return { kind: 'wrong', problem: `no entry ${kept.snapshot.seq} for the snapshot` }
  let path: string | null
  try {
    // Read and written again: what a version before this one left out gets its default.
    const found = snapshotOf(foldOfSnapshot(kept.table, kept.snapshot))
    path = firstDifference(plain(snapshotOf(pictured)), plain(found), '')
  } catch {
    return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} cannot be read` }
  }
  if (path !== null) return { kind: 'wrong', problem: `the snapshot at entry ${pictured.seq} differs in ${path}` }
  return { kind: 'sound', entries: rows.length, snapshot: 'same' }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function toldOtherwise({ game }: Fold, { seq, entry }: Kept, rules: number): string | null {
  if (game === null || game.rules !== rules) return null
  if (entry.type !== 'choice' && entry.type !== 'satOut') return null
  const place = { seq, at: new Date(entry.at) }
  const done =
    entry.type === 'choice'
      ? choose(game, place, entry.press, readChoice(entry.choice))
      : letSitOut(game, place, entry.seat)
  const path = firstDifference(plain(tell(done.events)), entry.told, '')
  return path === null ? null : `what happened differs in ${path}`
}

/** Where two JSON values first differ, as a path; null when they do not. */
function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null
  const differs = path === '' ? 'everything' : path
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return differs
  if (Array.isArray(one) !== Array.isArray(other)) return differs
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const found = firstDifference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
