import { LRUCache } from 'lru-cache'
import { assertSound } from '#engine'
import { boxesOf, fetchBox } from './box.ts'
import { rowOf } from './entries.ts'
import { emptyFold, type Fold, foldRows, frozenBy } from './fold.ts'
import { movesOf, present } from './game.ts'
import type { Draft } from './judge.ts'
import { createQueue } from './queue.ts'
import { foldOfSnapshot, snapshotOf } from './snapshot.ts'
import type { StoredTable, Tables } from './tables.ts'

/** The database cannot be reached, or does not answer: try again later. The only error that a house throws. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly code = 'unavailable'
}

/** Calls the database. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new Unavailable('the database does not answer', { cause })
  }
}

/** The tables in memory, and how they come there and are kept. Calls for one table must not overlap. */
export interface Shelf {
  /** What is in memory, as new as this process knows it. */
  inMemory(tableId: string): Fold | undefined
  /** From memory or the database; null when there is no such table. */
  take(tableId: string): Promise<Fold | null>
  /** Adds what other processes appended since. */
  catchUp(fold: Fold): Promise<Fold>
  /** A table that was just created. */
  put(fold: Fold): void
  /** Reads a table anew when it is wanted next: its entries are not what they were. */
  drop(tableId: string): void
  /** Keeps a draft, all or nothing; false when another process was first, and nothing was kept. */
  append(before: Fold, draft: Draft): Promise<boolean>
  /** Resolves when no snapshot is being written any more. */
  idle(): Promise<void>
}

/** A table that is over stays in memory so long: another process may forget who sat there, and says so nowhere. */
const OVER_MS = 60_000

/**
 * @param ours number of the rules that are played here
 * @param positions how many positions of games are kept in memory, over all tables; the table used longest ago goes first
 * @param complain about what harms nobody but should not happen
 */
export function createShelf(
  tables: Tables,
  ours: number,
  positions: number,
  complain: (message: string, tableId: string, error: unknown) => void,
): Shelf {
  const folds = new LRUCache<string, Fold>({
    maxSize: positions,
    sizeCalculation: (fold) => 1 + (fold.game === null ? 0 : 1 + movesOf(fold.game).length),
  })
  const snapshots = createQueue()

  const put = (fold: Fold): Fold => {
    const open = fold.phase === 'lobby' || fold.phase === 'playing'
    folds.set(fold.id, fold, open ? {} : { ttl: OVER_MS })
    return fold
  }

  const fromSnapshot = (table: StoredTable, snapshot: { seq: number; state: unknown }): Fold | null => {
    try {
      return foldOfSnapshot(table, snapshot)
    } catch (error) {
      complain('a snapshot cannot be used; the entries are read instead', table.id, error)
      return null
    }
  }

  const load = async (tableId: string): Promise<Fold | null> => {
    const kept = await ask(() => tables.load(tableId))
    if (kept === null) return null
    const { table, snapshot } = kept
    for (const hash of boxesOf(snapshot, kept.entries)) await ask(() => fetchBox(tables, hash))
    const start = snapshot === null ? null : fromSnapshot(table, snapshot)
    if (start !== null) return put(checked(foldRows(start, kept.entries, ours)))
    const rows = snapshot === null ? kept.entries : await ask(() => tables.entries(tableId))
    for (const hash of boxesOf(null, rows)) await ask(() => fetchBox(tables, hash))
    return put(checked(foldRows(emptyFold(table, table.createdAt), rows, ours)))
  }

  const saveSnapshot = (fold: Fold): void => {
    const snapshot = snapshotOf(fold)
    if (snapshot === null) return
    snapshots
      .run(fold.id, () => tables.saveSnapshot(fold.id, fold.seq, snapshot))
      .catch((error: unknown) => complain('a snapshot was not written', fold.id, error))
  }

  return {
    inMemory: (tableId) => folds.get(tableId),
    take: async (tableId) => folds.get(tableId) ?? (await load(tableId)),
    catchUp: async (fold) => {
      const kept = await ask(() => tables.load(fold.id, fold.seq))
      if (kept === null || kept.entries.length === 0) return fold
      for (const hash of boxesOf(null, kept.entries)) await ask(() => fetchBox(tables, hash))
      return put(foldRows(fold, kept.entries, ours))
    },
    put,
    drop: (tableId) => {
      folds.delete(tableId)
    },
    append: async (before, { fold, kept }) => {
      try {
        const change = changeOf(before, fold)
        const { kind } = await ask(() => tables.append(fold.id, kept.map(rowOf), change))
        if (kind === 'taken') return false
      } catch (error) {
        // Whether it was kept is not known: the next press reads.
        folds.delete(fold.id)
        throw error
      }
      put(fold)
      if (fold.game !== null && fold.game.began !== before.game?.began) saveSnapshot(fold)
      return true
    },
    idle: () => snapshots.idle(),
  }
}

/** The engine's own check of what was loaded: an unsound game is frozen. */
function checked(fold: Fold): Fold {
  if (fold.phase !== 'playing' || fold.game === null || fold.game.lost) return fold
  try {
    assertSound(fold.game.settled)
    assertSound(present(fold.game))
    return fold
  } catch (error) {
    return frozenBy(fold, error)
  }
}

/** What must be found without reading entries: whether the table is open, and who sits there. */
function changeOf(before: Fold, after: Fold): Parameters<Tables['append']>[2] {
  const open = after.phase !== 'finished' && after.phase !== 'closed'
  const change = {
    ...(open ? {} : { openIn: null, closedAt: after.at }),
    ...(before.seats === after.seats ? {} : { people: after.seats.flatMap((seat) => seat.person?.id ?? []) }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}
