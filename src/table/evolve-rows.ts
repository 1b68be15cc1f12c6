import { assertSound } from '#engine'
import { readRows } from './entries.ts'
import { errorMessage } from './error-message.ts'
import { currentPosition } from './game.ts'
import type { StoredEntry } from './repository.ts'
import { type EvolveContext, evolve, type TableState } from './state.ts'

/**
 * Adds rows from the database, except those that count for nothing. A broken one freezes the table there, and one of a
 * newer version leaves it to that; only closing counts after either.
 */
export function evolveRows(table: TableState, rows: readonly StoredEntry[], context: EvolveContext): TableState {
  let after = table
  for (const read of readRows(rows)) {
    const { seq } = read.row
    if (read.kind === 'skipped') after = { ...after, seq }
    else if (read.kind === 'newer') after = { ...after, seq, newer: true }
    else
      try {
        if (read.kind === 'broken') throw read.error
        after = evolve(after, read.entry, context)
      } catch (error) {
        after = { ...(after.phase === 'frozen' || after.newer ? after : frozenBy(after, errorMessage(error))), seq }
      }
  }
  return after
}

/** The table with a fault that no entry tells yet. */
export const frozenBy = (table: TableState, fault: string): TableState => ({
  ...table,
  phase: 'frozen',
  fault,
  faultIsNew: true,
})

/** What is wrong with the position of a table's game; null when nothing is. */
export function unsound({ game }: TableState): string | null {
  if (game === null || game.unplayable) return null
  try {
    assertSound(game.rules, game.settled)
    assertSound(game.rules, currentPosition(game))
    return null
  } catch (error) {
    return errorMessage(error)
  }
}
