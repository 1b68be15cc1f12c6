import { type Call, callsOfTable } from './concerned.ts'
import { isFormer } from './former.ts'
import type { NoticeSettings, TurnNotice } from './notice-settings.ts'
import { afterQuiet } from './quiet-hours.ts'
import { isPlayedAlone } from './seats.ts'
import type { PublicTable } from './view.ts'

/**
 * - call: somebody must act, or has to hear of somebody's leaving, of the end, of another game, of a seat that is kept
 *   for them, or that all seats are taken
 * - next: their turn comes after this one
 * - reminder: they have not acted for the hours that they set
 */
export type NoticeKind = 'call' | 'next' | 'reminder'

/** What is told once: to whom, at which table, about what. */
export interface NoticeKey {
  readonly tableId: string
  readonly personId: string
  readonly kind: NoticeKind
  /** Of the entry that it is about: with which the turn, or the news, began. */
  readonly seq: number
}

/** A notice that should be sent. */
export interface PlannedNotice extends NoticeKey {
  readonly via: Exclude<TurnNotice, 'none'>
  readonly dueAt: Date
}

/** Why a notice does not reach somebody: they take no direct messages of the bot's, or are not in the server any more. */
export type NoticeProblem = 'closed' | 'left'

/** A notice as it is kept. */
export interface Notice extends PlannedNotice {
  /** Null until it is sent. */
  readonly sentAt: Date | null
  readonly problem: NoticeProblem | null
}

/** What a table wants of its people, as far as they are told of it. */
export interface Waiting {
  readonly tableId: string
  readonly called: readonly Call[]
  /** Whose turn it is, since when, and the entry with which it began; null when nobody has to act. */
  readonly turn: { readonly personId: string; readonly seq: number } | null
  readonly since: Date
  /** Who acts after that, where they were long enough away to want to hear it. */
  readonly next: string | null
}

/** Whoever had a turn in the last hour is there, and needs not be told that the next one comes. In ms. */
const AWAY = 60 * 60_000
const HOUR = 60 * 60_000

/**
 * What a table wants of its people now; of a game that is played alone nobody is told.
 * @param former of a lobby: the table that is to be played again
 */
export function waitingAt(table: PublicTable, former: PublicTable | null): Waiting {
  const { id: tableId, phase, acting, turnSeq, since } = table
  const alone = isPlayedAlone(table)
  const playing = phase === 'playing' && !alone && turnSeq !== null
  return {
    tableId,
    called: alone ? [] : callsOfTable(table, former),
    turn: playing && acting !== null && !isFormer(acting) ? { personId: acting, seq: turnSeq } : null,
    since,
    next: playing ? nextPerson(table) : null,
  }
}

/** The person whose turn comes after the present one, unless they had one just before it. */
function nextPerson({ seats, settled, actingSeat, lastTurns, since }: PublicTable): string | null {
  if (settled === null || actingSeat === null) return null
  for (let step = 1; step < seats.length; step++) {
    const index = (actingSeat + step) % seats.length
    const seat = seats[index]
    if (seat === undefined || seat.computer !== undefined || seat.satOut || settled.cities[index]?.status !== 'playing')
      continue
    if (seat.person === null || isFormer(seat.person.id)) return null
    const own = lastTurns.findLast((turn) => turn.seat === index)
    return own !== undefined && since.getTime() - own.at.getTime() < AWAY ? null : seat.person.id
  }
  return null
}

/**
 * The notices that there should be of a table. What falls into quiet hours is due when they end; so is what was not sent
 * in time, and would be late into quiet hours.
 * @param settingsOf what each of its people set
 */
export function noticesOf(
  { tableId, called, turn, since, next }: Waiting,
  settingsOf: (personId: string) => NoticeSettings,
  now: Date,
): PlannedNotice[] {
  const notice = (personId: string, kind: NoticeKind, seq: number, from: Date): PlannedNotice[] => {
    const settings = settingsOf(personId)
    const { turnNotice: via } = settings
    if (via === 'none') return []
    const due = afterQuiet(settings, from)
    return [{ tableId, personId, kind, seq, via, dueAt: due > now ? due : later(due, afterQuiet(settings, now), now) }]
  }
  const reminder = ({ personId, seq }: NonNullable<Waiting['turn']>): PlannedNotice[] => {
    const settings = settingsOf(personId)
    if (settings.reminderHours === 0) return []
    const from = afterQuiet(settings, since).getTime() + settings.reminderHours * HOUR
    return notice(personId, 'reminder', seq, new Date(from))
  }
  return [
    ...called.flatMap(({ personId, seq }) => notice(personId, 'call', seq, since)),
    ...(turn === null ? [] : reminder(turn)),
    ...(turn === null || next === null || !settingsOf(next).nextNotice ? [] : notice(next, 'next', turn.seq, since)),
  ]
}

/** What is late stays due when it was, but for quiet hours that are on. */
const later = (due: Date, quietEnd: Date, now: Date): Date => (quietEnd > now ? quietEnd : due)
