import { z } from 'zod'
import { peopleSeated, rematchPeopleMissing } from '../notices/who-to-mention.ts'
import { REINVITE_AFTER_MS } from '../state/lobby.ts'
import { viewPublicTable } from './queries.ts'
import type { ServiceContext } from './service-context.ts'

/** Kept seats, and tables opened lately, that are looked through at most. */
const MOST = 100

const kept = z.object({ at: z.int(), person: z.string(), callableAt: z.int().exactOptional() })

/**
 * When somebody can be called to a kept seat; null: at once. Only calls count after which they did not come.
 */
export async function earliestSeatInvitationTime(
  { repository, now }: ServiceContext,
  personId: string,
): Promise<number | null> {
  const entries = await repository.seatsKeptFor(personId, MOST)
  const calls = entries.flatMap((entry) => {
    const { data } = kept.safeParse(entry)
    return data === undefined || data.person !== personId || data.callableAt !== undefined ? [] : data.at
  })
  return pauseAfter(calls, now().at)
}

/** Another table must not call somebody between the look whether they can be called, and the call. */
export const runInInvitedPersonsQueue = <T>(
  { queue }: ServiceContext,
  personId: string,
  work: () => Promise<T>,
): Promise<T> => queue.run(`called ${personId}`, work)

/**
 * When the people of a table can be asked to play again; null: at once. Not as long as one of them was just asked in this
 * server and has not come.
 * @param by id of the person who asks
 */
export async function earliestRematchRequestTime(
  context: ServiceContext,
  { guildId, rematchOf, by }: { readonly guildId: string; readonly rematchOf: string; readonly by: string },
): Promise<number | null> {
  const { repository, now } = context
  const since = new Date(now().at - REINVITE_AFTER_MS)
  const former = await viewPublicTable(context, rematchOf)
  const openings = former === null ? [] : await repository.openings({ guildId }, since, MOST)
  const asked = former === null ? [] : peopleSeated(former).filter((id) => id !== by)
  const calls: number[] = []
  for (const { id, at } of openings) {
    const table = await viewPublicTable(context, id)
    if (table === null || table.rematchOf === null || table.askableAt !== null) continue
    const before = await viewPublicTable(context, table.rematchOf)
    if (rematchPeopleMissing(table, before).some((one) => asked.includes(one))) calls.push(at.getTime())
  }
  return pauseAfter(calls, now().at)
}

/** When the pause after the last of these moments is over; null when it is. */
function pauseAfter(calls: readonly number[], at: number): number | null {
  const over = Math.max(...calls) + REINVITE_AFTER_MS
  return over > at ? over : null
}
