import { type Choice, RULES_NUMBER, standardRules } from '#engine'
import type { TableForPerson, TableRepository, TableService } from '#table'
import { evolveRows } from '#table/state/evolve-rows'
import { type EvolveContext, emptyTableState, type TableState } from '#table/state/state'
import { publicTable, tableForPerson } from '#table/state/table-views'

/** What the entries of a game of the standard box are played with. */
export const STANDARD: EvolveContext = { rulesNumber: RULES_NUMBER, rulesOf: () => standardRules }

/** A table as the one who must act sees it, with the open turn; where nobody must, as anybody does. */
export async function viewAsActor(service: TableService, tableId: string, atLeast = 0): Promise<TableForPerson | null> {
  const table = await service.view(tableId, atLeast)
  return table === null ? null : await service.viewFor(table.acting ?? '', tableId, table.seq)
}

/** The same of a table that is at hand. */
export const asActor = (table: TableState): TableForPerson => tableForPerson(table, publicTable(table).acting ?? '')

/** The same of the table that is open in a channel. */
export async function inChannelAsActor(service: TableService, channelId: string): Promise<TableForPerson | null> {
  const table = await service.inChannel(channelId)
  return table === null ? null : await viewAsActor(service, table.id)
}

/** The choices of the turn that is open, whoever's it is: also an empty seat's, which nobody may see. */
export async function openChoicesOf(tables: TableRepository, tableId: string): Promise<readonly Choice[]> {
  const kept = await tables.load(tableId)
  if (kept === null) return []
  const start = emptyTableState(kept.table, kept.table.createdAt)
  const { game, phase } = evolveRows(start, await tables.entries(tableId), STANDARD)
  return phase === 'playing' ? (game?.openChoices ?? []).map(({ choice }) => choice) : []
}
