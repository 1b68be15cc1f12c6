import { withComputersChoices } from '../actions/draft.ts'
import { errorDetails, errorMessage, StoreUnavailable } from '../errors.ts'
import { TABLES_A_PAGE } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readAllPages } from '../side-by-side.ts'
import type { TableState } from '../state/state.ts'
import { type DueComputersTurn, dueComputersTurnAt, isSameComputersTurn, wholeTurn } from './computers-turn.ts'

/** Lets computer players take their turns, at each table one after the other. */
export function createComputerPlayers(context: ServiceContext) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let resting = false
  const turnAt = (table: TableState) => dueComputersTurnAt(table, context.rulesNumber)

  /** Plays one turn. @returns whether it may be another computer player's turn now */
  async function playOne(tableId: string, since: number): Promise<boolean> {
    const { queue, loader, chooseTurn, log } = context
    const table = await queue.run(tableId, () => loader.take(tableId))
    const turn = table === null ? null : turnAt(table)
    if (turn === null) return false
    const choices = await wholeTurn(turn, since, chooseTurn, (level, error) =>
      log?.warn({ table: tableId, level, error: errorMessage(error) }, 'a computer player’s thought failed'),
    )
    await queue.run(tableId, () => saveTurn(tableId, turn, choices))
    return true
  }

  /** Keeps a turn, unless it is not to be taken any more: another process was first, or somebody sits there now. */
  async function saveTurn(
    tableId: string,
    turn: DueComputersTurn,
    choices: Parameters<typeof withComputersChoices>[1],
  ): Promise<void> {
    const { loader, now } = context
    let table = await loader.take(tableId)
    // Another entry, as of the table's language, leaves the turn as it is.
    while (table !== null) {
      const still = turnAt(table)
      if (still === null || !isSameComputersTurn(turn, still)) return
      if (await loader.append(table, withComputersChoices(table, choices, now()))) return
      table = await loader.catchUp(table)
    }
  }

  async function playOn(tableId: string): Promise<void> {
    const since = context.now().at
    try {
      do again.delete(tableId)
      while (!resting && ((await playOne(tableId, since)) || again.has(tableId)))
    } catch (error) {
      const { log, watch, cache } = context
      again.delete(tableId)
      const said = { table: tableId, ...errorDetails(error) }
      if (error instanceof StoreUnavailable) log?.warn(said, 'a computer player’s turn could not be kept')
      else {
        watch?.failed()
        log?.error(said, 'a computer player could not take its turn')
      }
      // The table in memory may be at fault: the next turn reads it anew.
      cache.invalidate(tableId)
    }
  }

  function begin(tableId: string): void {
    again.add(tableId)
    if (resting || running.has(tableId)) return
    running.set(
      tableId,
      playOn(tableId).finally(() => {
        running.delete(tableId)
        if (again.has(tableId)) begin(tableId)
      }),
    )
  }

  return {
    /** Something was kept of a table: if a computer player is to act there now, it does. */
    changed(tableId: string) {
      const known = context.cache.peek(tableId)
      if (known !== undefined && turnAt(known) !== null) begin(tableId)
    },
    /** The same at all tables where one is to act, whichever process it came to. */
    async playDue() {
      for await (const due of readAllPages(TABLES_A_PAGE, context.repository.computersDue)) due.forEach(begin)
    },
    /** Resolves when none has anything to do at a table that this process knows of, or cannot do it. */
    played: async (tableId: string) => running.get(tableId),
    /** Takes no new turns: other processes, and the next start, do. */
    rest() {
      resting = true
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
