import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import type { Direct, Ping, Sent } from '#support/chaos/player'
import { paceOf } from '#table'
import { HOUR_MS } from '#time'
import { CHANGES_WAY, DONE_LATE, ON_ITS_WAY } from './changes.ts'
import { isTurnNotice } from './way-judge.ts'

interface Told {
  readonly pings: readonly Ping[]
  readonly directs: readonly Direct[]
  /** Whether nobody can know that a message was posted. */
  wasLost(messageId: string): boolean
}

/**
 * Those who heard of one table twice within the hour, in its channel or directly, though it is not played in one go; in words.
 * @param isKnown whether the bots knew how late it was, and what they had told, between two moments, in ms since 1970
 */
export async function heardTooSoon(
  store: Store,
  { pings, directs, wasLost }: Told,
  sent: readonly Sent[],
  isKnown: (from: number, to: number) => boolean,
): Promise<string[]> {
  const service = serviceOn(store)
  const heard = [
    ...pings,
    ...directs.filter(isTurnNotice).flatMap((one) =>
      [...new Set([...one.says.matchAll(/"b1:([\w-]{8}):/g)].map(([, table = '']) => table))].map((table) => ({
        ...one,
        table,
      })),
    ),
  ].toSorted((a, b) => madeAt(a.messageId) - madeAt(b.messageId))
  const wrong: string[] = []
  const last = new Map<string, string>()
  for (const { messageId, personId, table: id } of heard) {
    const before = last.get(`${id} ${personId}`)
    if (wasLost(messageId)) continue
    last.set(`${id} ${personId}`, messageId)
    if (before === undefined || before === messageId) continue
    const [from, to] = [madeAt(before), madeAt(messageId)]
    if (to - from >= HOUR_MS - ON_ITS_WAY || !isKnown(from - ON_ITS_WAY, to)) continue
    // Somebody who chooses another way, or is forgotten, may be told anew.
    if (
      sent.some(
        (one) => one.personId === personId && CHANGES_WAY.test(one.what) && one.to > from - DONE_LATE && one.from < to,
      )
    )
      continue
    const table = await service.view(id)
    if (table === null || paceOf(table.options).kind === 'live') continue
    const entries = await store.tables.entries(id)
    if (entries.some(({ type, at }) => type === 'option' && at.getTime() > from - ON_ITS_WAY)) continue
    wrong.push(`${personId} heard of ${id} twice within the hour: ${before} and ${messageId}`)
  }
  return wrong
}
