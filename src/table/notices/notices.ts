import { HOUR_MS, MINUTE_MS } from '#time'
import { afterQuiet } from '../clock/quiet-hours.ts'
import { afterPauses, afterTime, turnEnd } from '../clock/turn-clock.ts'
import type { NoticeSettings, TurnNotice } from '../people/settings.ts'
import { paceOf } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { isFormer, isPlayedAlone } from '../state/seats.ts'
import type { Extension } from '../state/state.ts'
import { type Call, callsOfTable, peopleSeated } from './who-to-mention.ts'

/**
 * - call: somebody must act, or has to hear of somebody's leaving, of the end, of another game, of a seat that is kept
 *   for them, or that all seats are taken
 * - next: their turn comes after this one
 * - reminder: they have not acted for the hours that they set
 * - runningOut: their time for the turn is nearly over, or there is more of it, and at its end they lose their seat
 * - overdue: it is over, and it was agreed that they are called then
 * - relieved: they looked for a substitute, and somebody has their seat now
 * - told: any of these that is over, or that somebody else is gone; it only says when they heard of the table, and is never planned
 */
export const NOTICE_KINDS = ['call', 'next', 'reminder', 'runningOut', 'overdue', 'relieved', 'told'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

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
  /** Null until it is sent; of what was past before anybody could be told of it, long ago. */
  readonly sentAt: Date | null
  readonly problem: NoticeProblem | null
}

/** How long a turn has, and whether whoever takes longer loses the seat, or is called. */
interface WaitingClock {
  readonly allowance: number
  readonly extended: Extension | null
  readonly atEnd: 'lose' | 'remind'
}

/** What a table wants of its people, as far as they are told of it. */
export interface Waiting {
  readonly tableId: string
  /** It is played this evening: everything is told at once, however soon after something else. */
  readonly live: boolean
  readonly called: readonly Call[]
  /** Whose turn it is, since when, and the entry with which it began; null when nobody has to act. */
  readonly turn: { readonly personId: string; readonly seq: number; readonly clock: WaitingClock | null } | null
  readonly since: Date
  /** Who acts after that, where they were long enough away to want to hear it. */
  readonly next: string | null
  /** The game is on. */
  readonly playing: boolean
  /** Who looked for a substitute that came. */
  readonly relieved: readonly { readonly personId: string; readonly seq: number; readonly at: Date }[]
}

/** At a turn-based table nobody hears of it again so soon, whatever it is about. In ms. */
export const HEARD_APART = HOUR_MS
/** Whoever had a turn in the last hour is there, and needs not be told that the next one comes. In ms. */
const AWAY = HOUR_MS
/** So long before they lose their seat people are told at the latest, in ms; sooner where the turn has little time. */
const LEAD = 12 * HOUR_MS
/** Between two messages that say nearly the same there is so much, in ms. */
const APART = 6 * HOUR_MS

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
    live: paceOf(table.options).kind === 'live',
    called: alone ? [] : callsOfTable(table, former),
    turn:
      playing && acting !== null && !isFormer(acting)
        ? { personId: acting, seq: turnSeq, clock: clockOf(table) }
        : null,
    since,
    next: playing ? nextPerson(table) : null,
    playing,
    relieved: alone ? [] : relievedFrom(table),
  }
}

function clockOf({ allowance, extended, options }: PublicTable): WaitingClock | null {
  const pace = paceOf(options)
  if (allowance === null || pace.kind === 'live' || pace.atEnd === 'nothing') return null
  return { allowance, extended, atEnd: pace.atEnd === 'remind' ? 'remind' : 'lose' }
}

/** Whoever sits at the table again knows. */
function relievedFrom(table: PublicTable): Waiting['relieved'] {
  const seated = peopleSeated(table)
  return table.takeovers.flatMap(({ relieved, seq, at }) =>
    relieved === null || isFormer(relieved) || seated.includes(relieved) ? [] : { personId: relieved, seq, at },
  )
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

/** Clocks of two processes may differ by so much; what is later was kept by one that was wrong. In ms. */
const CLOCKS_APART = MINUTE_MS

/** When a notice was sent, as far as it can have been, in ms since 1970; minus infinity for any other. */
export const heardAt = ({ sentAt }: Notice, now: Date): number =>
  sentAt === null || sentAt.getTime() > now.getTime() + CLOCKS_APART ? NEVER : sentAt.getTime()

/** When somebody heard of a table last, in ms since 1970; minus infinity where that was longer ago than is kept. */
const lastHeard = (kept: readonly Notice[], personId: string, now: Date): number =>
  Math.max(...kept.map((one) => (one.personId === personId ? heardAt(one, now) : NEVER)))

const NEVER = Number.NEGATIVE_INFINITY

/** Whether somebody may hear of a table now, as far as what they heard of it before goes. */
export const mayHear = ({ live }: Waiting, kept: readonly Notice[], personId: string, now: Date): boolean =>
  live || lastHeard(kept, personId, now) + HEARD_APART <= now.getTime()

/**
 * The notices that a table should have. Due times skip quiet hours and, at a turn-based table, the hour after the person last
 * heard of it. Late notices follow the same rule. A person who is away is only called to a turn and told that a substitute
 * came; everything else waits until they are back.
 * @param settingsOf what each of its people set
 * @param kept those that are kept of the table: what was sent, and when
 */
export function noticesOf(
  { tableId, live, called, turn, since: began, next, playing, relieved }: Waiting,
  settingsOf: (personId: string) => NoticeSettings,
  kept: readonly Notice[],
  now: Date,
): PlannedNotice[] {
  // Where that is in the future, a clock that was wrong said so, or one that is not believed yet.
  const since = began > now ? now : began
  const sent = (one: About): Notice | undefined =>
    kept.find((other) => other.sentAt !== null && other.kind === one.kind && isOf(other, one.personId, one.seq))
  /** The moment, or the end of what a notice waits for; of what was sent, when it was due. */
  const inTime = (one: About, wait: typeof afterPauses, at: Date): Date =>
    sent(one)?.dueAt ??
    wait(
      settingsOf(one.personId),
      live ? at : new Date(Math.max(at.getTime(), lastHeard(kept, one.personId, now) + HEARD_APART)),
    )
  /** The same; what is late stays due when it was, but for what is on by now. */
  const due = (one: Omit<PlannedNotice, 'tableId' | 'dueAt'>, wait: typeof afterPauses, at: Date): PlannedNotice => {
    const [then, over] = [inTime(one, wait, at), wait(settingsOf(one.personId), now)]
    return { tableId, ...one, dueAt: then > now || over <= now ? then : over }
  }
  const notice = (personId: string, kind: NoticeKind, seq: number, from: Date): PlannedNotice[] => {
    const { turnNotice: via } = settingsOf(personId)
    if (via === 'none') return []
    return [due({ personId, kind, seq, via }, kind === 'call' || kind === 'relieved' ? afterQuiet : afterPauses, from)]
  }
  const reminder = ({ personId, seq }: Turn, but: readonly PlannedNotice[]): PlannedNotice[] => {
    const settings = settingsOf(personId)
    if (settings.reminderHours === 0) return []
    const call = called.find((one) => isOf(one, personId, seq))
    const calledAt = call === undefined ? since : inTime({ ...call, kind: 'call' }, afterQuiet, since)
    const from = Math.max(afterPauses(settings, since).getTime(), calledAt.getTime()) + settings.reminderHours * HOUR_MS
    // Once somebody was told that the end is near, it is all that there is to hear.
    return notice(personId, 'reminder', seq, new Date(from)).filter((one) =>
      but.every(({ kind, dueAt: other }) => {
        // One that is late, for no bot was there, is sent now.
        const before = other.getTime() - Math.max(one.dueAt.getTime(), now.getTime())
        return before >= APART || (kind === 'overdue' && one.dueAt.getTime() - other.getTime() >= APART)
      }),
    )
  }
  /** What was agreed on is told whatever somebody set: before everybody, where they want to hear nothing. */
  const ofClock = ({ personId, seq, clock }: Turn): PlannedNotice[] => {
    if (clock === null) return []
    const settings = settingsOf(personId)
    const { turnNotice } = settings
    const { allowance, extended, atEnd } = clock
    const end = turnEnd({ allowance, extended, since }, settings)
    const via = atEnd === 'remind' || turnNotice === 'none' ? 'channel' : turnNotice
    const told = (kind: NoticeKind, about: number, at: Date): PlannedNotice[] => [
      due({ personId, kind, seq: about, via }, afterPauses, at),
    ]
    if (atEnd === 'remind') return end === null ? [] : told('overdue', seq, end)
    if (extended !== null) return told('runningOut', extended.seq, extended.at)
    // Of every pace that can be agreed on this is three hours at least: the hour after something else is over by then.
    const lead = Math.min(LEAD, allowance / 4)
    return allowance - lead < HOUR_MS ? [] : told('runningOut', seq, afterTime(settings, since, allowance - lead))
  }
  const timed = turn === null ? [] : ofClock(turn)
  const all = [
    ...called.flatMap(({ personId, seq }) => notice(personId, 'call', seq, since)),
    ...(turn === null ? [] : reminder(turn, timed)),
    ...timed,
    ...(turn === null || next === null || !settingsOf(next).nextNotice ? [] : notice(next, 'next', turn.seq, since)),
    ...relieved
      // When the game is over, only what was to be told before: of what was told then nothing is kept.
      .filter(
        (one) => playing || kept.some(({ kind, personId, seq }) => kind === 'relieved' && isOf(one, personId, seq)),
      )
      .flatMap(({ personId, seq, at }) => notice(personId, 'relieved', seq, at)),
  ]
  // What is to be sent to somebody at once is one message: where that of the clock has to go.
  const first = timed.find((one) => one.dueAt <= now && sent(one) === undefined)
  return all.map((one) =>
    first !== undefined && one.personId === first.personId && one.dueAt <= now ? { ...one, via: first.via } : one,
  )
}

/**
 * Which of a table's notices can be sent at a moment: those that are due. Once the time for a turn is over that costs the
 * seat, whoever has it hears no more of the turn, but what came of that.
 * @param settingsOf what each of its people set; at least of those whose notices are asked about
 */
export function canBeSent(
  { turn, since }: Waiting,
  settingsOf: (personId: string) => NoticeSettings,
  now: Date,
): (notice: Pick<PlannedNotice, 'personId' | 'dueAt'>) => boolean {
  const isOver = (): boolean => {
    if (turn?.clock?.atEnd !== 'lose') return false
    const end = turnEnd({ ...turn.clock, since }, settingsOf(turn.personId))
    return end !== null && end <= now
  }
  return ({ personId, dueAt }) => dueAt <= now && !(personId === turn?.personId && isOver())
}

const isOf = (one: Call, personId: string, seq: number): boolean => one.personId === personId && one.seq === seq

type Turn = NonNullable<Waiting['turn']>
type About = Pick<NoticeKey, 'personId' | 'kind' | 'seq'>
