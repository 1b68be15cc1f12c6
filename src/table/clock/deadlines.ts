import { peopleSeated } from '../notices/who-to-mention.ts'
import type { NoticeSettings } from '../people/settings.ts'
import type { PublicTable } from '../state/public-table.ts'
import { awayUntil } from './away.ts'
import { canLoseSeatByTime, FREE_OBJECTION_MS, silentSeatAskableFrom } from './silent-seat.ts'
import { turnTimeEnd } from './turn-clock.ts'

/**
 * What comes to a table by time alone:
 * - turn: the time for a turn is over, and its seat is lost
 * - request: nobody has objected to a seat's being freed
 * - look: what everybody is shown changes: somebody is back, has been silent for long, or has set something
 * - start: a lobby's game starts by itself
 * - seat: a seat that a lobby keeps for somebody is anybody's
 */
export const DEADLINE_KINDS = ['turn', 'request', 'look', 'start', 'seat'] as const
type DeadlineKind = (typeof DEADLINE_KINDS)[number]

export interface Deadline {
  readonly tableId: string
  readonly kind: DeadlineKind
  readonly dueAt: Date
}

/** The deadlines, which `store/` keeps: they only say when to look at a table. What came of it, its entries say. */
export interface DeadlineRepository {
  ofTable(tableId: string): Promise<Deadline[]>
  /** Puts these in the place of all that are kept of the table. */
  replace(tableId: string, deadlines: readonly Deadline[]): Promise<void>
  /** What is due at a moment, the longest due first, at most so many; those after one of them. */
  due(now: Date, most: number, after?: Deadline | null): Promise<Deadline[]>
}

/** The deadlines that a table should have. */
export function deadlinesOf(
  table: PublicTable,
  settingsOf: (personId: string) => NoticeSettings,
  now: Date,
): Deadline[] {
  const { id: tableId, phase, solo, acting, freeRequest, options, starts, heldSeats } = table
  const deadline = (kind: DeadlineKind, dueAt: Date | null): Deadline[] =>
    dueAt === null ? [] : [{ tableId, kind, dueAt }]
  if (phase === 'lobby') {
    const [lapses = null] = heldSeats.map(({ until }) => until).sort((a, b) => a.getTime() - b.getTime())
    return [...deadline('start', starts === null || starts.missed ? null : starts.at), ...deadline('seat', lapses)]
  }
  if (phase !== 'playing' || solo) return []
  const end = acting !== null && canLoseSeatByTime(options) ? turnTimeEnd(table, settingsOf(acting)) : null
  const unopposed = freeRequest !== null && freeRequest.objected.length === 0
  return [
    ...deadline('turn', end),
    ...deadline('request', unopposed ? new Date(freeRequest.at.getTime() + FREE_OBJECTION_MS) : null),
    ...deadline('look', nextLook(table, settingsOf, now)),
  ]
}

/** When the table's message changes by time alone; null when it does not. */
function nextLook(table: PublicTable, settingsOf: (personId: string) => NoticeSettings, now: Date): Date | null {
  const backs = peopleSeated(table).flatMap((id) => awayUntil(settingsOf(id).away, now) ?? [])
  const silent = freeRequestPossibleFrom(table, settingsOf, now)
  return [...backs, ...(silent === null ? [] : [silent])].reduce<Date | null>(
    (first, at) => (at > now && (first === null || at < first) ? at : first),
    null,
  )
}

/** When the others may ask to free the seat that must act; null where they cannot, or have asked. */
export function freeRequestPossibleFrom(
  table: PublicTable,
  settingsOf: (personId: string) => Pick<NoticeSettings, 'away'>,
  now: Date,
): Date | null {
  const { acting, freeRequest, seats } = table
  if (acting === null || freeRequest !== null || seats.filter(({ person }) => person !== null).length < 2) return null
  return silentSeatAskableFrom(table, settingsOf(acting).away, now)
}

/** A look that is due so soon may be for what somebody has just set, in ms. */
const SOON_MS = 60_000

/**
 * Replaces a table's kept deadlines by the wanted ones, but keeps a look that is due, or soon will be, until it is shown.
 * @param now null where nothing is to be shown any more
 * @param shown when the look was due that is shown now; null when none is
 * @returns when a look came to be due, for then the table's message has changed by time alone; null where none is
 */
export async function syncDeadlines(
  repository: DeadlineRepository,
  tableId: string,
  wanted: readonly Deadline[],
  now: Date | null,
  shown: Date | null = null,
): Promise<Date | null> {
  const kept = await repository.ofTable(tableId)
  const look = kept.find(
    ({ kind, dueAt }) =>
      kind === 'look' &&
      now !== null &&
      dueAt.getTime() <= now.getTime() + SOON_MS &&
      dueAt.getTime() !== shown?.getTime(),
  )
  const next = look === undefined ? wanted : [...wanted.filter(({ kind }) => kind !== 'look'), look]
  if (textOf(kept) !== textOf(next)) await repository.replace(tableId, next)
  return look !== undefined && now !== null && look.dueAt <= now ? look.dueAt : null
}

const textOf = (deadlines: readonly Deadline[]): string =>
  deadlines
    .map(({ kind, dueAt }) => `${kind} ${dueAt.getTime()}`)
    .sort()
    .join()
