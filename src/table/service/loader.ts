import { assertSound } from '#engine'
import { type Draft, newDraft, type ValidationContext, withEntry } from '../actions/draft.ts'
import { errorMessage } from '../errors.ts'
import { journalWithBox } from '../log/history.ts'
import {
  type DraftWithPlannedTurns,
  draftBeganNextTurn,
  plansOfTurnsTakenBack,
  withPlannedTurns,
} from '../plans/planned-turns.ts'
import type { StoredPlanChanges, TableRepository } from '../repository.ts'
import { readableEntries, type TableEntry } from '../state/entries.ts'
import { isFromNewerVersion, type TableState } from '../state/state.ts'
import { turnsUndoableByConsent } from '../state/taking-back.ts'
import type { TableCache } from './cache.ts'

/** What the loader needs. */
interface TableLoaderParts {
  readonly repository: TableRepository
  readonly cache: TableCache
  now(): ValidationContext
  /** Called after everything that was kept. */
  changed(tableId: string, seq: number): void
  /** The engine broke over what somebody had planned. */
  failed(tableId: string, error: unknown): void
  /** A table was stopped; `details` is plain JSON. */
  frozen(details: Readonly<Record<string, unknown>>): void
}

/** Tables with which this process can go on: faults are kept, and games go on under our rules. Calls for one table must not overlap. */
export function createTableLoader({ repository, cache, now, changed, failed, frozen }: TableLoaderParts) {
  const save = async (before: TableState, draft: Draft, plans?: StoredPlanChanges): Promise<TableState | null> => {
    const { game, id, seq } = draft.table
    if (before.game === null && game !== null) await repository.saveBox(game.rules.hash, game.rules.box)
    if (!(await cache.append(before, draft, plans))) return null
    changed(id, seq)
    return draft.table
  }

  /** A draft with the planned turns that begin with it. A plan over which the engine breaks is left alone. */
  const planned = async (before: TableState, draft: Draft): Promise<DraftWithPlannedTurns> => {
    const stored = await repository.plansAt(before.id)
    try {
      return withPlannedTurns(before, draft, stored)
    } catch (error) {
      failed(before.id, error)
      return { draft, changes: {} }
    }
  }

  const byItself = (table: TableState): Draft => newDraft(table, null, now())

  /**
   * Keeps a draft, all or nothing, and with it the turns that people planned ahead, where they begin.
   * @returns the table as it is then; null when another process was first, and nothing was kept
   */
  const append = async (before: TableState, draft: Draft): Promise<TableState | null> => {
    if (!draftBeganNextTurn(before, draft)) return await save(before, draft, plansOfTurnsTakenBack(before, draft))
    const { draft: all, changes } = await planned(before, draft)
    return await save(before, all, changes)
  }

  /** All of a table's entries that count and can be read. */
  const entries = async (tableId: string): Promise<TableEntry[]> => readableEntries(await repository.entries(tableId))

  /** Stops a table whose position is not sound, and gives the operator its journal. */
  const freeze = async (table: TableState, fault: string): Promise<TableState> => {
    const journal = journalWithBox(await entries(table.id), table.game?.rules ?? null)
    frozen({ table: table.id, fault, journal })
    const draft = withEntry(byItself(table), { type: 'frozen', message: fault })
    return (await append(table, draft)) ?? (await cache.catchUp(table))
  }

  const mend = async (table: TableState): Promise<TableState> => {
    const { rulesNumber } = now()
    if (table.end.faultIsNew) return await freeze(table, table.end.fault ?? 'broken')
    const { game } = table
    if (
      table.phase !== 'playing' ||
      game === null ||
      game.rulesNumber === rulesNumber ||
      isFromNewerVersion(table, rulesNumber)
    )
      return table
    let draft: Draft
    try {
      assertSound(game.rules, game.settled)
      draft = withEntry(byItself(table), { type: 'rules', number: rulesNumber, state: game.settled })
    } catch (error) {
      return await freeze(table, errorMessage(error))
    }
    return (await append(table, draft)) ?? (await mend(await cache.catchUp(table)))
  }

  /** Null when there is no such table. */
  const take = async (tableId: string): Promise<TableState | null> => {
    const table = await cache.get(tableId)
    return table && (await mend(table))
  }

  /** Adds what other processes appended since. */
  const catchUp = async (table: TableState): Promise<TableState> => mend(await cache.catchUp(table))

  return {
    take,
    /** The same with what other processes appended since. */
    takeNewest: async (tableId: string): Promise<TableState | null> => {
      const table = await take(tableId)
      return table && (await catchUp(table))
    },
    catchUp,
    /** The same table with the turns that can be taken back, which a snapshot leaves out. */
    withTurnsBefore: async (table: TableState): Promise<TableState> => {
      const { solo, game } = table
      if (solo || game === null || turnsUndoableByConsent(game).length <= game.undoableByConsent.length) return table
      const whole = await cache.asOf(table.id, table.seq)
      if (whole === null || whole.end.faultIsNew) return table
      cache.put(whole)
      return whole
    },
    append,
    /** Plays the acting player's plan, where it was kept after the turn had begun. */
    playPlanned: async (table: TableState): Promise<TableState> => {
      const { draft, changes } = await planned(table, byItself(table))
      return draft.entries.length === 0 ? table : ((await save(table, draft, changes)) ?? (await cache.catchUp(table)))
    },
    entries,
  }
}
