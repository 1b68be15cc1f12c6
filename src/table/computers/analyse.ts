import type { Analysis } from '#players'
import { errorMessage } from '../errors.ts'
import { journalOfTable, viewTable } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import type { PublicTable } from '../state/public-table.ts'

/** A look back at a finished game, or why there is none. */
export type Analysed =
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  /** It is not, or was not, played to its end. */
  | { readonly kind: 'notOver' }
  /** How it ended is not kept: it was played under other rules. */
  | { readonly kind: 'otherRules' }
  /** It did not come about in time, or too many look back at once. */
  | { readonly kind: 'failed' }

/** Looks back at a table's game; recent results are kept. */
export async function analyseTable(context: ServiceContext, tableId: string): Promise<Analysed> {
  const { analysisCache, log } = context
  const table = await viewTable(context, tableId)
  if (table?.phase !== 'finished') return { kind: 'notOver' }
  if (table.settled?.ended == null) return { kind: 'otherRules' }
  const analysis = analysisCache.get(tableId) ?? lookBack(context, table)
  analysisCache.set(tableId, analysis)
  try {
    return { kind: 'analysed', analysis: await analysis }
  } catch (error) {
    analysisCache.delete(tableId)
    log?.warn({ table: tableId, error: errorMessage(error) }, 'a game could not be looked back at')
    return { kind: 'failed' }
  }
}

async function lookBack(context: ServiceContext, { id, rules }: PublicTable): Promise<Analysis> {
  const journal = await journalOfTable(context, id)
  if (journal === null || context.analyse === undefined) throw new Error('nobody can look back')
  return context.analyse(rules, journal.segments)
}
