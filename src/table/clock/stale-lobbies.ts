import { DAY_MS } from '#time'
import { newDraft, withEntry } from '../actions/draft.ts'
import { puzzleDay } from '../puzzles/puzzles.ts'
import { TABLES_A_PAGE } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readAllPages } from '../side-by-side.ts'
import { isFromNewerVersion, type TableState } from '../state/state.ts'

/** In ms: nobody comes to a lobby that is quiet for a day. */
const STALE_MS = DAY_MS

/**
 * Closes the lobbies without a press in the 24 hours before a moment; what is kept of puzzles of the days before yesterday
 * goes, too.
 * @returns the ids of the lobbies
 */
export async function closeStaleLobbies(context: ServiceContext, now: Date): Promise<string[]> {
  const { repository, queue, puzzles } = context
  if (!context.timeIsSure()) return []
  await puzzles.removeBefore(puzzleDay(now.getTime()) - 1)
  const before = new Date(now.getTime() - STALE_MS)
  const closed: string[] = []
  const failed: unknown[] = []
  for await (const quiet of readAllPages<string>(TABLES_A_PAGE, (...page) =>
    repository.inactiveLobbies(before, ...page),
  )) {
    const done = await Promise.allSettled(quiet.map((id) => queue.run(id, () => closeIfStale(context, id, now))))
    for (const [index, one] of done.entries()) {
      if (one.status === 'rejected') failed.push(one.reason)
      else if (one.value) closed.push(quiet[index] ?? '')
    }
  }
  // One lobby that cannot be read keeps none of the others open.
  if (failed.length > 0) throw failed[0]
  return closed
}

/** Whether nothing has happened in a lobby for 24 hours, nor its game's fixed start come. @param now a moment, in ms */
export function isStaleLobby({ at, lobby: { starts } }: TableState, now: number): boolean {
  const before = new Date(now - STALE_MS)
  return at <= before && (starts === null || starts.at <= before)
}

async function closeIfStale(context: ServiceContext, tableId: string, now: Date): Promise<boolean> {
  const table = await context.loader.takeNewest(tableId)
  const moment = context.now()
  if (table?.phase !== 'lobby' || !isStaleLobby(table, now.getTime()) || isFromNewerVersion(table, moment.rulesNumber))
    return false
  const draft = withEntry(newDraft(table, null, moment), { type: 'closed', why: 'nobodyCame' })
  return (await context.loader.append(table, draft)) !== null
}
