import type { GameFacts } from '#results'
import { errorMessage } from '../errors.ts'
import { journalOfTable, viewTable } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'

/**
 * What a table's game came to; recent ones are kept.
 * @returns null where it is not over, its end is not kept, or nobody could find out
 */
export async function factsOfTable(context: ServiceContext, tableId: string): Promise<GameFacts | null> {
  const { factsCache, factsOf, log } = context
  const table = await viewTable(context, tableId)
  if (factsOf === undefined || table?.phase !== 'finished' || table.settled?.ended == null) return null
  const found = async () => {
    const journal = await journalOfTable(context, tableId)
    if (journal === null) throw new Error('the game is not over')
    return await factsOf(table.rules, journal.segments)
  }
  const facts = factsCache.get(tableId) ?? found()
  factsCache.set(tableId, facts)
  try {
    return await facts
  } catch (error) {
    factsCache.delete(tableId)
    log?.warn({ table: tableId, error: errorMessage(error) }, 'it is not known what a game came to')
    return null
  }
}
