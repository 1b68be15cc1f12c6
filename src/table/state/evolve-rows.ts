import { assertSound } from '#engine'
import { errorMessage } from '../errors.ts'
import type { StoredEntry } from '../repository.ts'
import { type ReadRow, readRows } from './entries.ts'
import { evolve } from './evolve.ts'
import { currentPosition } from './game.ts'
import type { EvolveContext, TableState } from './state.ts'

/** The table after a row, or why the row cannot be played; 'newer': only a newer version knows its kind. */
export type AfterRowOrFault = { readonly after: TableState } | { readonly fault: string } | 'newer'

/**
 * Adds a row from the database; every reader of rows goes through here. A skipped row only takes its seq.
 */
export function evolveRow(table: TableState, read: ReadRow, context: EvolveContext): AfterRowOrFault {
  switch (read.kind) {
    case 'skipped':
      return { after: { ...table, seq: read.row.seq } }
    case 'newer':
      return 'newer'
    case 'broken':
      return { fault: errorMessage(read.error) }
    case 'entry':
      try {
        return { after: evolve(table, read.entry, context) }
      } catch (error) {
        return { fault: errorMessage(error) }
      }
  }
}

/**
 * Adds rows from the database. A row that cannot be played freezes the table, and a newer version's row makes it `newer`;
 * after either only closing counts.
 * @param through the last seq that is added; all unless given
 */
export function evolveRows(
  table: TableState,
  rows: readonly StoredEntry[],
  context: EvolveContext,
  through = Number.POSITIVE_INFINITY,
): TableState {
  let after = table
  for (const read of readRows(rows)) {
    const { seq } = read.row
    if (seq > through) break
    const step = evolveRow(after, read, context)
    if (step === 'newer') after = { ...after, seq, newer: true }
    else if ('after' in step) after = step.after
    else after = { ...(after.phase === 'frozen' || after.newer ? after : frozenWithFault(after, step.fault)), seq }
  }
  return after
}

/** The table with a fault that no entry tells yet. */
export const frozenWithFault = (table: TableState, fault: string): TableState => ({
  ...table,
  phase: 'frozen',
  end: { ...table.end, fault, faultIsNew: true },
})

/** What is wrong with the position of a table's game; null when nothing is. */
export function whyPositionUnsound({ game }: TableState): string | null {
  if (game === null || game.unplayable) return null
  try {
    assertSound(game.rules, game.settled)
    assertSound(game.rules, currentPosition(game))
    return null
  } catch (error) {
    return errorMessage(error)
  }
}
