import type { LRUCache } from 'lru-cache'
import type { Journal, Rules } from '#engine'
import type { Analysis } from '#players'
import type { GameFacts } from '#results'
import { errorMessage } from '../errors.ts'
import { journalOfFinishedTable, viewPublicTable } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import type { PublicTable } from '../state/public-table.ts'

/** A look back at a finished game, or why there is none. */
export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  /** It is not, or was not, played to its end. */
  | { readonly kind: 'notOver' }
  /** How it ended is not kept: it was played under other rules. */
  | { readonly kind: 'otherRules' }
  /** It did not come about in time, or too many look back at once. */
  | { readonly kind: 'failed' }

/** Looks back at a table's game; recent results are kept. */
export async function analyseTable(context: ServiceContext, tableId: string): Promise<AnalysisOutcome> {
  const { analyse, analysisCache } = context
  const table = await viewPublicTable(context, tableId)
  if (table?.phase !== 'finished') return { kind: 'notOver' }
  if (table.settled?.ended == null) return { kind: 'otherRules' }
  const analysis = await found(context, table, analysisCache, analyse, 'a game could not be looked back at')
  return analysis === null ? { kind: 'failed' } : { kind: 'analysed', analysis }
}

/**
 * What a table's game came to; recent ones are kept.
 * @returns null where it is not over, its end is not kept, or nobody could find out
 */
export async function factsOfTable(context: ServiceContext, tableId: string): Promise<GameFacts | null> {
  const { factsOf, factsCache } = context
  const table = await viewPublicTable(context, tableId)
  if (factsOf === undefined || table?.phase !== 'finished' || table.settled?.ended == null) return null
  return await found(context, table, factsCache, factsOf, 'it is not known what a game came to')
}

/** What is found in the journal of a game that is over: once for all who ask. Null where that fails, which is logged. */
async function found<T>(
  context: ServiceContext,
  { id, rules }: PublicTable,
  cache: LRUCache<string, Promise<T>>,
  find: ((rules: Rules, segments: Journal['segments']) => Promise<T>) | undefined,
  failed: string,
): Promise<T | null> {
  const search = async () => {
    const journal = await journalOfFinishedTable(context, id)
    if (journal === null || find === undefined) throw new Error('nobody can tell')
    return await find(rules, journal.segments)
  }
  const searched = cache.get(id) ?? search()
  cache.set(id, searched)
  try {
    return await searched
  } catch (error) {
    cache.delete(id)
    context.log?.warn({ table: id, error: errorMessage(error) }, failed)
    return null
  }
}
