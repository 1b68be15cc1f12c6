import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Draft } from '../actions/draft.ts'
import type { StoredEntry, StoredPlanChanges, TableRepository, TableRowWithoutState } from '../repository.ts'
import { isTableReloadNeededAfter, rowOfEntry } from '../state/entries.ts'
import { evolveRows, frozenWithFault, whyPositionUnsound } from '../state/evolve-rows.ts'
import { isOver } from '../state/seating.ts'
import { restoreSnapshot, snapshotOf } from '../state/snapshot.ts'
import { emptyTableState, mayTableNameForgottenPeople, seatToAct, type TableState } from '../state/state.ts'
import { choicesSinceIrrevocableTurn } from '../state/taking-back.ts'
import { createQueue } from './queue.ts'
import { boxHashesOf, type RulesByBox } from './rules-by-box.ts'

/** A table that is over stays in memory so long: nobody presses there any more. */
const OVER_MS = 60_000

/**
 * @param rulesNumber of the rules that are played here
 * @param boxes where the rules of a game's box come from
 * @param positions how many positions of games are kept in memory, over all tables; the table used longest ago goes first
 * @param complain about what harms nobody but should not happen
 */
export function createTableCache(
  repository: TableRepository,
  rulesNumber: number,
  boxes: RulesByBox,
  positions: number,
  complain: (message: string, tableId: string, error: unknown) => void,
) {
  const states = new LRUCache<string, TableState>({
    maxSize: positions,
    sizeCalculation: ({ game }) => {
      if (game === null) return 1
      const undoable = game.undoableByConsent.reduce((sum, { choices }) => sum + choices.length, 0)
      return 2 + choicesSinceIrrevocableTurn(game).length + undoable
    },
  })
  const context = { rulesNumber, rulesOf: boxes.rulesOf }
  const snapshots = createQueue()
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** A replay takes some ms: of many tables each waits for a turn of the event loop. */
  const ownTurn = (): Promise<unknown> => {
    lastTurn = lastTurn.then(() => setImmediate())
    return lastTurn
  }

  const put = (table: TableState): TableState => {
    const open = table.phase === 'lobby' || table.phase === 'playing'
    states.set(table.id, table, open ? {} : { ttl: OVER_MS })
    return table
  }

  const fromSnapshot = (table: TableRowWithoutState, snapshot: { seq: number; state: unknown }): TableState | null => {
    try {
      return restoreSnapshot(table, snapshot, context)
    } catch (error) {
      complain('a snapshot cannot be used; the entries are read instead', table.id, error)
      return null
    }
  }

  const replayed = async (start: TableState, rows: readonly StoredEntry[]): Promise<TableState> => {
    await boxes.load(boxHashesOf(null, rows))
    return checked(evolveRows(start, rows, context))
  }

  const load = async (tableId: string): Promise<TableState | null> => {
    const kept = await repository.load(tableId)
    if (kept === null) return null
    await ownTurn()
    const { table, snapshot } = kept
    await boxes.load(boxHashesOf(snapshot, []))
    // The snapshot is from before somebody was forgotten.
    const start =
      snapshot === null || kept.entries.some(isTableReloadNeededAfter) ? null : fromSnapshot(table, snapshot)
    const short = start === null ? null : await replayed(start, kept.entries)
    // A fault that only the snapshot has is also hidden by a later entry, such as that the table was closed.
    if (short !== null && short.end.fault === null) return put(short)
    const rows = snapshot === null ? kept.entries : await repository.entries(tableId)
    const whole = await replayed(emptyTableState(table, table.createdAt), rows)
    return put(whole.end.faultIsNew && short !== null ? short : whole)
  }

  const saveSnapshot = (table: TableState): void => {
    // A snapshot has neither who left in this turn nor seats that just changed hands.
    const { departures, takeovers } = table.seating
    const snapshot = departures.length + takeovers.length > 0 ? null : snapshotOf(table)
    if (snapshot === null) return
    snapshots
      .run(table.id, () => repository.saveSnapshot(table.id, table.seq, snapshot))
      .catch((error: unknown) => complain('a snapshot was not written', table.id, error))
  }

  /** Adds what other processes appended since. */
  const catchUp = async (table: TableState): Promise<TableState> => {
    const kept = await repository.load(table.id, table.seq)
    if (kept === null || kept.entries.length === 0) return table
    // Earlier entries were changed.
    if (kept.entries.some(isTableReloadNeededAfter)) return (await load(table.id)) ?? table
    await boxes.load(boxHashesOf(null, kept.entries))
    const next = evolveRows(table, kept.entries, context)
    // Only kept entries can freeze a table: memory may have been wrong.
    return next.end.faultIsNew ? ((await load(table.id)) ?? next) : put(next)
  }

  return {
    /** A table in memory, as new as this process knows it. */
    peek: (tableId: string) => states.get(tableId),
    /** From memory where that must be right, else from the database; null when there is no such table. */
    get: async (tableId: string): Promise<TableState | null> => {
      const known = states.get(tableId)
      if (known === undefined) return await load(tableId)
      if (!mayTableNameForgottenPeople(known)) return known
      const last = await repository.lastSeq(tableId)
      return last > known.seq ? await catchUp(known) : known
    },
    /** A table as of an entry, not put into memory; null when there is no such table. */
    asOf: async (tableId: string, seq: number): Promise<TableState | null> => {
      const kept = await repository.load(tableId)
      if (kept === null) return null
      const rows = await repository.entries(tableId)
      await boxes.load(boxHashesOf(null, rows))
      await ownTurn()
      return evolveRows(emptyTableState(kept.table, kept.table.createdAt), rows, context, seq)
    },
    catchUp,
    put,
    /** Drops a table from memory. */
    invalidate: (tableId: string): void => {
      states.delete(tableId)
    },
    /**
     * Keeps a draft, all or nothing; false when another process was first, and nothing was kept.
     * @param plans changes of people's plans that go with it
     */
    append: async (before: TableState, { table, entries }: Draft, plans: StoredPlanChanges = {}): Promise<boolean> => {
      try {
        const change = { ...tableColumnChanges(before, table), ...plans }
        const { kind } = await repository.append(table.id, entries.map(rowOfEntry), change)
        if (kind === 'taken') return false
      } catch (error) {
        // Whether it was kept is not known: the next press reads.
        states.delete(table.id)
        throw error
      }
      put(table)
      if (table.game !== null && table.game.began !== before.game?.began) saveSnapshot(table)
      return true
    },
    /** Resolves when no snapshot is being written any more. */
    idle: () => snapshots.idle(),
  }
}

/** The tables in memory, and how they come there and are kept. Calls for one table must not overlap. */
export type TableCache = ReturnType<typeof createTableCache>

/** The engine's own check of what was loaded: an unsound game is frozen. */
function checked(table: TableState): TableState {
  const fault = table.phase === 'playing' ? whyPositionUnsound(table) : null
  return fault === null ? table : frozenWithFault(table, fault)
}

/** Columns that follow from the entries: whether the table is open, who sits there, and whether a computer player must act. */
export function tableColumnChanges(before: TableState, after: TableState): Parameters<TableRepository['append']>[2] {
  const ended = isOver(after.phase) ? after.phase : null
  const invited = after.lobby.heldSeats.flatMap(({ person }) =>
    before.lobby.heldSeats.some((one) => one.person === person) ? [] : person,
  )
  const { seats } = after.seating
  return {
    invited,
    ...(ended === null ? {} : { ended: { how: ended, at: after.at } }),
    ...(before.channelId === after.channelId ? {} : { movedTo: after.channelId }),
    ...(isComputerDue(before) === isComputerDue(after) ? {} : { computerDue: isComputerDue(after) }),
    ...(before.seating.seats === seats ? {} : { people: seats.flatMap((seat) => seat.person?.id ?? []) }),
  }
}

/** Whether a game is on in which a computer player is to act. */
export const isComputerDue = (table: TableState): boolean => seatToAct(table)?.computer !== undefined
