import type { Store } from '#store'
import { fixedStartOf } from '#support/chaos/fixed-start'
import { HOUR_MS, MINUTE_MS } from '#time'

/** Clocks may leap by so much. */
const WRONG_CLOCK = 10 * HOUR_MS + MINUTE_MS

/** Games that the bot began by itself though nobody had fixed a time, or long before it; in words. */
export async function startedWrongly({ tables }: Store): Promise<string[]> {
  const wrong: string[] = []
  for (const id of await tables.ids(null, 1000)) {
    const entries = await tables.entries(id)
    for (const [index, { seq, type, actor, interactionId, at }] of entries.entries()) {
      if (type !== 'started' || actor !== null || interactionId !== null) continue
      const fixed = fixedStartOf(entries.slice(0, index))
      if (fixed === 0 || at.getTime() + WRONG_CLOCK < fixed)
        wrong.push(`entry ${seq} of ${id} starts it before its time`)
    }
  }
  return wrong
}
