import { z } from 'zod'
import type { Store } from '#store'
import { HOUR_MS, MINUTE_MS } from '#time'

const Opened = z.object({ options: z.object({ startTime: z.int().optional() }) })
const Changed = z.object({ change: z.object({ startTime: z.int().optional() }) })
/** Clocks may leap by so much. */
const WRONG_CLOCK = 10 * HOUR_MS + MINUTE_MS

/** Games that the bot began by itself though nobody had fixed a time, or long before it; in words. */
export async function startedWrongly({ tables }: Store): Promise<string[]> {
  const wrong: string[] = []
  for (const id of await tables.ids(null, 1000)) {
    let fixed = 0
    for (const { seq, type, actor, interactionId, data, at } of await tables.entries(id)) {
      if (type === 'opened') fixed = Opened.parse(data).options.startTime ?? 0
      if (type === 'option') fixed = Changed.parse(data).change.startTime ?? fixed
      if (type !== 'started' || actor !== null || interactionId !== null) continue
      if (fixed === 0 || at.getTime() + WRONG_CLOCK < fixed)
        wrong.push(`entry ${seq} of ${id} starts it before its time`)
    }
  }
  return wrong
}
