import { decision } from '#engine'
import { knownOf, type Recommendation } from '#players'
import { errorMessage } from '../errors.ts'
import type { ServiceContext } from '../service/service-context.ts'
import type { LiveMessageTable } from '../state/public-table.ts'
import { hasOnePerson } from '../state/seats.ts'
import type { TableForPerson } from '../state/table-for-person.ts'

/** Recommended turns, or why there are none. */
export type RecommendOutcome =
  | { readonly kind: 'recommended'; readonly turns: readonly Recommendation[] }
  /** Several people play, and the table does not want it. */
  | { readonly kind: 'off' }
  /** The person does not act, or decides for Tom. */
  | { readonly kind: 'notNow' }
  /** Nothing was thought of in time. */
  | { readonly kind: 'failed' }

/** Whether turns are recommended at a table: where the table wants it; unless it says otherwise, where one person plays. */
export const tableAllowsHints = (table: LiveMessageTable): boolean =>
  hasOnePerson(table) || (table.options.recommendations ?? isAmongComputers(table))

const isAmongComputers = ({ seats }: LiveMessageTable): boolean =>
  seats.some(({ computer }) => computer !== undefined) && seats.filter(({ person }) => person !== null).length === 1

/**
 * The best turns for the person who acts at a table.
 * @param table as the person sees it
 */
export async function recommendAt(
  { recommend, recommendationCache, log }: ServiceContext,
  personId: string,
  table: TableForPerson,
): Promise<RecommendOutcome> {
  const { state, actingSeat, rules } = table
  // A puzzle is there to be solved.
  if (!tableAllowsHints(table) || table.puzzle !== undefined) return { kind: 'off' }
  if (state === null || actingSeat === null || table.acting !== personId) return { kind: 'notNow' }
  if (decision(state)?.seat !== actingSeat || state.turn.seat !== actingSeat) return { kind: 'notNow' }
  if (recommend === undefined) return { kind: 'failed' }
  const key = `${table.id} ${table.seq}`
  const recommended = recommendationCache.get(key) ?? recommend(rules, knownOf(state), actingSeat)
  recommendationCache.set(key, recommended)
  try {
    return { kind: 'recommended', turns: await recommended }
  } catch (error) {
    recommendationCache.delete(key)
    log?.warn({ table: table.id, seq: table.seq, error: errorMessage(error) }, 'no turn could be recommended')
    return { kind: 'failed' }
  }
}
