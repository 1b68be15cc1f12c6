import type { Heard } from './bot.ts'

const HOUR = 3_600_000

/** Somebody has ended a turn. */
export interface Ended {
  readonly tableId: string
  readonly personId: string
  readonly at: number
}

/**
 * How often somebody heard of a table within an hour after they had heard of it before:
 * - played: they had played in between, and their turn came again
 * - turnAfterNext: they want to hear that they are next, and were within the hour
 * - news: one of the two was about somebody's leaving, or whether to free a seat
 * - repeats: all others, which there should be none of
 */
export type WithinAnHour = Readonly<Record<'played' | 'turnAfterNext' | 'news' | 'repeats', number>> & {
  /** Of each repeat a line: who heard of what, and when. */
  readonly repeated: readonly string[]
}

export function mentionsWithinAnHour(heard: readonly Heard[], ended: readonly Ended[]): WithinAnHour {
  const byPerson = new Map<string, Map<number, Heard[]>>()
  for (const one of heard) {
    const name = `${one.key.tableId} ${one.key.personId}`
    const moments = byPerson.get(name) ?? new Map<number, Heard[]>()
    byPerson.set(name, moments.set(one.at, [...(moments.get(one.at) ?? []), one]))
  }
  const plays = new Map<string, number[]>()
  for (const { tableId, personId, at } of ended) {
    const name = `${tableId} ${personId}`
    plays.set(name, [...(plays.get(name) ?? []), at])
  }
  const counts = { played: 0, turnAfterNext: 0, news: 0, repeats: 0 }
  const repeated: string[] = []
  for (const [name, moments] of byPerson) {
    const sorted = [...moments].sort(([one], [other]) => one - other)
    for (const [index, [at, second]] of sorted.entries()) {
      const before = sorted[index - 1]
      if (before === undefined || at - before[0] >= HOUR) continue
      const hasPlayed = plays.get(name)?.some((ends) => ends >= before[0] && ends <= at) ?? false
      if (hasPlayed) counts.played++
      else if ([...before[1], ...second].some(({ ownTurn }) => !ownTurn)) counts.news++
      else if (before[1].some(({ key }) => key.kind === 'next')) counts.turnAfterNext++
      else {
        counts.repeats++
        repeated.push(`${name}: ${told(before[1])}, then ${told(second)}`)
      }
    }
  }
  return { ...counts, repeated }
}

/** What was heard, and when. */
export const told = (heard: readonly Heard[]): string =>
  heard.map(({ key: { kind, seq }, at }) => `${kind} ${seq} at ${new Date(at).toISOString()}`).join(' and ')
