import { type FormerGame, sitterOf } from '../actions/rematch.ts'
import type { PublicTable } from '../state/public-table.ts'
import { viewTable } from './queries.ts'
import type { ServiceContext } from './service-context.ts'

/**
 * The game before that is played again at a table, as the database knows it at this moment; null at any other table, and
 * where there was none.
 */
export async function formerGameOf(
  context: ServiceContext,
  { phase, rematchOf }: Pick<PublicTable, 'phase' | 'rematchOf'>,
): Promise<FormerGame | null> {
  const former = phase !== 'lobby' || rematchOf === null ? null : await viewTable(context, rematchOf)
  if (former === null || former.settled === null) return null
  return { people: former.seats.map(sitterOf), began: former.settled.startingSeat }
}
