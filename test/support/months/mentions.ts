import { groupBy } from '#commands/group-by'
import type { Heard } from './bot.ts'

const HOUR = 3_600_000

/**
 * Of each message that told somebody of a table within an hour after the one before, or at the same moment, a line: who heard
 * what, and when.
 */
export function heardWithinAnHour(heard: readonly Heard[]): string[] {
  const tellings = groupBy(heard, ({ key, message }) => `${key.tableId} ${key.personId} ${message}`)
  const byPerson = groupBy(tellings.values(), ([one]) => `${one?.key.tableId} ${one?.key.personId}`)
  return [...byPerson].flatMap(([name, all]) =>
    all.slice(1).flatMap((second, index) => {
      const first = all[index] ?? []
      const apart = (second[0]?.at ?? 0) - (first[0]?.at ?? 0)
      return apart >= HOUR ? [] : `${name}: ${told(first)}, then ${told(second)}`
    }),
  )
}

/** What was heard, and when. */
export const told = (heard: readonly Heard[]): string =>
  heard.map(({ key: { kind, seq }, at }) => `${kind} ${seq} at ${new Date(at).toISOString()}`).join(' and ')
