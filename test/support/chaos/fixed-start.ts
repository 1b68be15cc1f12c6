import { z } from 'zod'
import type { StoredEntry } from '#table'

const Opened = z.object({ options: z.object({ startTime: z.int().optional() }) })
const Changed = z.object({ change: z.object({ startTime: z.int().optional() }) })

/** When a table's game is to start as these entries fix it, in ms since 1970; 0: nobody fixed a time. */
export function fixedStartOf(entries: readonly StoredEntry[]): number {
  let fixed = 0
  for (const { type, data } of entries) {
    if (type === 'opened') fixed = Opened.parse(data).options.startTime ?? 0
    if (type === 'option') fixed = Changed.parse(data).change.startTime ?? fixed
  }
  return fixed
}
