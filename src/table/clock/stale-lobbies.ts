import { DAY_MS } from '#time'
import { noEntries, withEntry } from '../actions/draft.ts'
import { puzzleDay } from '../puzzles/puzzles.ts'
import { queryStore } from '../service/cache.ts'
import { PAGE } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { isNewer } from '../state/state.ts'

/** In ms: nobody comes to a lobby that is quiet for a day. */
const QUIET_MS = DAY_MS

/**
 * Closes the lobbies without a press in the 24 hours before a moment; what is kept of puzzles of the days before yesterday
 * goes, too.
 * @returns the ids of the lobbies
 */
export async function closeStaleLobbies(context: ServiceContext, now: Date): Promise<string[]> {
  const { repository, queue, puzzles } = context
  if (!context.timeIsSure()) return []
  await queryStore(() => puzzles.removeBefore(puzzleDay(now.getTime()) - 1))
  const before = new Date(now.getTime() - QUIET_MS)
  const closed: string[] = []
  const failed: unknown[] = []
  for (let last: string | null = null; ; ) {
    const quiet: string[] = await queryStore(() => repository.inactiveLobbies(before, last, PAGE))
    const done = await Promise.allSettled(quiet.map((id) => queue.run(id, () => closeIfStale(context, id, before))))
    for (const [index, one] of done.entries()) {
      if (one.status === 'rejected') failed.push(one.reason)
      else if (one.value) closed.push(quiet[index] ?? '')
    }
    last = quiet.at(-1) ?? null
    if (quiet.length < PAGE) break
  }
  // One lobby that cannot be read keeps none of the others open.
  if (failed.length > 0) throw failed[0]
  return closed
}

async function closeIfStale({ loader, now }: ServiceContext, tableId: string, before: Date): Promise<boolean> {
  const known = await loader.take(tableId)
  if (known === null) return false
  const table = await loader.catchUp(known)
  const moment = now()
  if (table.phase !== 'lobby' || table.at > before || isNewer(table, moment.rulesNumber)) return false
  const draft = withEntry(noEntries(table), { type: 'closed', at: moment.at, why: 'nobodyCame' }, null, moment)
  return (await loader.append(table, draft)) !== null
}
