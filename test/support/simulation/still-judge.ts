import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'

/**
 * Tables at which a computer player is to act and nothing has happened since all was put right; in words.
 * @param calmFrom when that was, in ms since 1970; minutes ago
 */
export async function standingStill(store: Store, calmFrom: number): Promise<string[]> {
  const service = serviceOn(store)
  const wrong: string[] = []
  for (const id of await store.tables.ids(null, 1000)) {
    const table = await service.view(id)
    if (table?.phase !== 'playing' || table.seats[table.actingSeat ?? -1]?.computer === undefined) continue
    const last = (await store.tables.entries(id)).at(-1)
    if (last !== undefined && last.at.getTime() < calmFrom)
      wrong.push(`a computer player is to act at ${id}, and has not since ${last.at.toISOString()}`)
  }
  return wrong
}

/**
 * Notices that were due to somebody directly before all was put right, and that nobody has sent or found not to reach them;
 * in words.
 * @param calmFrom when that was, in ms since 1970; minutes ago
 */
export async function leftUnsent({ tables, notices }: Store, calmFrom: number): Promise<string[]> {
  const wrong: string[] = []
  for (const id of await tables.ids(null, 1000))
    for (const { via, personId, kind, dueAt, sentAt, problem } of await notices.ofTable(id))
      if (via === 'direct' && sentAt === null && problem === null && dueAt.getTime() < calmFrom)
        wrong.push(`${personId} has not been told of ${id} (${kind}) since ${dueAt.toISOString()}`)
  return wrong
}
