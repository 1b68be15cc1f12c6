import { assertSound } from '#engine'
import { queryStore, type TableCache } from './cache.ts'
import { noEntries, type PendingEntries, type ValidationContext, withEntry } from './draft.ts'
import { parseEntries, type TableEntry } from './entries.ts'
import { errorMessage } from './error-message.ts'
import { journalOf } from './journal.ts'
import type { TableRepository } from './repository.ts'
import { isNewer, type TableState } from './state.ts'

/** What the loader needs. */
export interface TableLoaderParts {
  readonly repository: TableRepository
  readonly cache: TableCache
  now(): ValidationContext
  /** Called after everything that was kept. */
  changed(tableId: string, seq: number): void
  /** A table was stopped; `details` is plain JSON. */
  frozen(details: Readonly<Record<string, unknown>>): void
}

/** Tables as this process can go on with them: faults noted, and games brought under our rules. Calls for one table must not overlap. */
export interface TableLoader {
  /** Null when there is no such table. */
  take(tableId: string): Promise<TableState | null>
  /** Adds what other processes appended since. */
  catchUp(table: TableState): Promise<TableState>
  /** The same as all its entries come to, none of them left out for a snapshot. */
  replay(table: TableState): Promise<TableState>
  /** Keeps a draft, all or nothing; false when another process was first, and nothing was kept. */
  append(before: TableState, draft: PendingEntries): Promise<boolean>
  /** All of a table's entries that count and can be read. */
  entries(tableId: string): Promise<TableEntry[]>
}

export function createTableLoader({ repository, cache, now, changed, frozen }: TableLoaderParts): TableLoader {
  const append = async (before: TableState, draft: PendingEntries): Promise<boolean> => {
    const { game } = draft.state
    if (before.game === null && game !== null)
      await queryStore(() => repository.saveBox(game.rules.hash, game.rules.box))
    if (!(await cache.append(before, draft))) return false
    changed(draft.state.id, draft.state.seq)
    return true
  }

  const entries = async (tableId: string) => parseEntries(await queryStore(() => repository.entries(tableId)))

  /** Stops one table, whose entries come to no sound position, and tells the operator what there is to know of it. */
  const freeze = async (table: TableState, fault: string): Promise<TableState> => {
    frozen({ table: table.id, fault, journal: journalOf(await entries(table.id)) })
    const draft = withEntry(noEntries(table), { type: 'frozen', at: now().at, message: fault }, null, now())
    return (await append(table, draft)) ? draft.state : await cache.catchUp(table)
  }

  const mend = async (table: TableState): Promise<TableState> => {
    const { rulesNumber } = now()
    if (table.faultIsNew) return await freeze(table, table.fault ?? 'broken')
    const { game } = table
    if (table.phase !== 'playing' || game === null || game.rulesNumber === rulesNumber || isNewer(table, rulesNumber))
      return table
    let draft: PendingEntries
    try {
      assertSound(game.rules, game.settled)
      draft = withEntry(
        noEntries(table),
        { type: 'rules', at: now().at, number: rulesNumber, state: game.settled },
        null,
        now(),
      )
    } catch (error) {
      return await freeze(table, errorMessage(error))
    }
    return (await append(table, draft)) ? draft.state : await mend(await cache.catchUp(table))
  }

  return {
    take: async (tableId) => {
      const table = await cache.get(tableId)
      return table === null ? null : await mend(table)
    },
    catchUp: async (table) => await mend(await cache.catchUp(table)),
    replay: async (table) => {
      const whole = await cache.asOf(table.id, table.seq)
      if (whole === null || whole.faultIsNew) return table
      cache.put(whole)
      return whole
    },
    append,
    entries,
  }
}
