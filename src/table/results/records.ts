import { z } from 'zod'
import { breaksRecord, personHasHeadStart, RECORD_KEYS, type RecordOffer, recordOffers } from '#results'
import type { Result } from './result.ts'

/** So many games had offered something to a record before it is news that it was broken. */
const NEWS_AFTER = 5

const broken = z.object({
  key: z.enum(RECORD_KEYS),
  value: z.int(),
  tableId: z.string(),
  seat: z.int().min(0).max(3),
  personId: z.string(),
  /** As it was in that game. */
  name: z.string(),
  /** How many games had offered something to it before. */
  after: z.int().min(0),
  /** A run of wins held it already, and is one game longer. */
  goesOn: z.boolean(),
})
/** A record that was set or broken in a game. */
export type ServerRecord = z.output<typeof broken>

export const recordHistorySchema = z.object({
  /** Games that offered something. */
  offered: z.partialRecord(z.enum(RECORD_KEYS), z.int().min(0)),
  /** All that ever stood, the oldest first; each is better than the one of its kind before it, so there are few. */
  broken: z.array(broken),
})
/** The records of a server, from the first to those that stand. */
export type RecordHistory = z.output<typeof recordHistorySchema>
export const NO_RECORD_HISTORY: RecordHistory = { offered: {}, broken: [] }

/** Those that stand, in the order of `RECORD_KEYS`. */
export const standingRecords = ({ broken: all }: RecordHistory): readonly ServerRecord[] =>
  RECORD_KEYS.flatMap((key) => all.findLast((one) => one.key === key) ?? [])

/** What is told of a game that broke a record, and the one that stood before it. */
export interface BrokenRecordNews extends ServerRecord {
  readonly before: ServerRecord
}

/** The records that a game broke, where enough games had been played for that to be news: of a run of wins the first. */
export const newsworthyBrokenRecords = ({ broken: all }: RecordHistory, tableId: string): readonly BrokenRecordNews[] =>
  all.flatMap((one, index) => {
    const before = all.slice(0, index).findLast(({ key }) => key === one.key)
    return one.tableId === tableId && !one.goesOn && one.after >= NEWS_AFTER && before !== undefined
      ? { ...one, before }
      : []
  })

/** Games that somebody won against Tom, one after the other. */
export interface StreakAgainstTom {
  readonly games: number
  /** The table of the last but one; null where there is one only. */
  readonly lastBefore: string | null
}

/**
 * The next length of somebody's run of games won against Tom.
 * @param won whether they won this one alone
 */
export const streakAgainstTomAfter = (before: number, { kind, facts }: Result, won: boolean): number =>
  kind !== 'tom' || personHasHeadStart(facts) ? before : won ? before + 1 : 0

/**
 * Adds to a server's records what a game breaks: one with the box as it is sold that people alone began. Who took a seat over
 * or gave it up sets none.
 * @param run games that the person won against Tom in a row, this one included, and the last of them before it; null where
 * that is of no interest
 */
export function withRecords(before: RecordHistory, result: Result, run: StreakAgainstTom | null): RecordHistory {
  const { kind, standardBox, seats, facts } = result
  if (kind === 'computers' || !standardBox) return before
  const own = seats.flatMap(({ personId, starterId }, seat) =>
    personId !== null && personId === starterId ? seat : [],
  )
  const offers: readonly RecordOffer[] = [
    ...recordOffers(facts, own),
    ...(run === null ? [] : [{ key: 'streak' as const, seat: 0, value: run.games }]),
  ]
  return offers.reduce((records, offer) => withOffer(records, result, offer, run), before)
}

function withOffer(
  { offered, broken: all }: RecordHistory,
  { tableId, seats }: Result,
  offer: RecordOffer,
  run: StreakAgainstTom | null,
): RecordHistory {
  const { key, seat, value } = offer
  const { personId = null, name = '' } = seats[seat] ?? {}
  const [after, before] = [offered[key] ?? 0, all.findLast((one) => one.key === key)]
  const next = { offered: { ...offered, [key]: after + 1 }, broken: all }
  if (personId === null || !breaksRecord(offer, before?.value ?? null)) return next
  const goesOn = key === 'streak' && before !== undefined && before.tableId === run?.lastBefore
  return { ...next, broken: [...all, { key, value, tableId, seat, personId, name, after, goesOn }] }
}
