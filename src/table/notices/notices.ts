import { HOUR_MS, MINUTE_MS } from '#time'
import { afterQuiet } from '../clock/quiet-hours.ts'
import { addTimeOutsidePauses, afterPauses, turnTimeEnd } from '../clock/turn-clock.ts'
import type { NoticeSettings, TurnNotice } from '../people/settings.ts'
import { paceOf } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { hasOnePerson, isForgotten } from '../state/seats.ts'
import type { TurnExtension } from '../state/state.ts'
import { type CalledPerson, calledPeopleOf, peopleSeated } from './who-to-mention.ts'

/** What a kind of notice is like. */
interface NoticeTraits {
  /** What it waits for: that the hours are over in which somebody wants to hear nothing, or also that they are back. */
  readonly waits: typeof afterPauses
  /** When it counts as heard although it was not sent: the channel shows the news already, or it is late as it is planned. */
  readonly heard: 'onceShown' | 'whenLate' | 'never'
  /** The table waits for that person: the others hear it where they are not reached. */
  readonly awaited: boolean
}

export const NOTICE_TRAITS_BY_KIND = {
  /**
   * Somebody must act, or has to hear of somebody's leaving, of the end, of another game, of a seat that is kept for them, or
   * that all seats are taken.
   */
  call: { waits: afterQuiet, heard: 'onceShown', awaited: true },
  /** Their turn comes after this one. */
  next: { waits: afterPauses, heard: 'onceShown', awaited: true },
  /** They have not acted for the hours that they set. Nobody is reminded at once of a turn that they see. */
  reminder: { waits: afterPauses, heard: 'whenLate', awaited: true },
  /** Their time for the turn is nearly over, or there is more of it, and at its end they lose their seat. */
  runningOut: { waits: afterPauses, heard: 'never', awaited: true },
  /** It is over, and it was agreed that they are called then. */
  overdue: { waits: afterPauses, heard: 'never', awaited: true },
  /** They looked for a substitute, and somebody has their seat now: the channel's message may say nothing of it. */
  relieved: { waits: afterQuiet, heard: 'never', awaited: false },
  /** The game that they sit down to starts soon. */
  startsSoon: { waits: afterPauses, heard: 'whenLate', awaited: false },
  /** Any of these once it is over, or that somebody else is gone: it only keeps when they heard of the table. */
  told: { waits: afterPauses, heard: 'never', awaited: true },
} as const satisfies Record<string, NoticeTraits>
export type NoticeKind = keyof typeof NOTICE_TRAITS_BY_KIND

/** Names a notice: it is sent once. */
export interface NoticeKey {
  readonly tableId: string
  readonly personId: string
  readonly kind: NoticeKind
  /** Seq of the entry with which its turn, or news, began. */
  readonly seq: number
}

/** A notice that should be sent. */
export interface PlannedNotice extends NoticeKey {
  readonly via: Exclude<TurnNotice, 'none'>
  readonly dueAt: Date
}

/** Why a notice does not reach somebody: they take no direct messages of the bot's, or are not in the server any more. */
export type UnreachableWhy = 'closed' | 'left'

/** A notice as it is kept. */
export interface StoredNotice extends PlannedNotice {
  /** Null until it is sent; long ago where it was past before it could be sent. */
  readonly sentAt: Date | null
  readonly problem: UnreachableWhy | null
}

/** How long a turn has, and whether a player who takes longer loses the seat, or is called. */
interface WaitingClock {
  readonly allowance: number
  readonly extended: TurnExtension | null
  readonly atEnd: 'lose' | 'remind'
}

/** What a table's people are to be told. */
export interface TableNoticeFacts {
  readonly tableId: string
  /** It is played this evening: everything is told at once. */
  readonly live: boolean
  readonly called: readonly CalledPerson[]
  /** Whose turn it is, since when, and the entry with which it began; null when nobody has to act. */
  readonly turn: {
    readonly personId: string
    readonly seq: number
    readonly clock: WaitingClock | null
    /** How long the turn has, in ms, whatever happens then; absent where there is no clock. */
    readonly time?: number
  } | null
  readonly since: Date
  /** Who acts after that, unless they had a turn just before. */
  readonly next: string | null
  /** The game is on. */
  readonly playing: boolean
  /** People whose substitute came. */
  readonly relieved: readonly { readonly personId: string; readonly seq: number; readonly at: Date }[]
  /** People in a lobby whose game starts at a time. */
  readonly starting: readonly { readonly personId: string; readonly seq: number; readonly at: Date }[]
}

/** Between two notices to one person at a turn-based table, in ms. */
export const NOTICES_APART_MS = HOUR_MS
/** A player who had a turn in the last hour is there, and is not told that the next one comes. In ms. */
const AWAY = HOUR_MS
/** How long before they lose their seat people are told, in ms; less where the turn has little time. */
const LEAD = 12 * HOUR_MS
/** How long before a game starts by itself its people are reminded, in ms. */
const SOON = 10 * MINUTE_MS
/** Between two notices that say nearly the same, in ms. */
const APART = 6 * HOUR_MS

/**
 * What a table's people are to be told now; nothing where one plays alone.
 * @param former of a lobby: the table that is to be played again
 */
export function tableNoticeFacts(table: PublicTable, former: PublicTable | null): TableNoticeFacts {
  const { id: tableId, phase, acting, turnSeq, since } = table
  const alone = hasOnePerson(table)
  const playing = phase === 'playing' && !alone && turnSeq !== null
  return {
    tableId,
    live: paceOf(table.options).kind === 'live',
    called: alone ? [] : calledPeopleOf(table, former),
    turn:
      playing && acting !== null && !isForgotten(acting)
        ? {
            personId: acting,
            seq: turnSeq,
            clock: clockOf(table),
            ...(table.allowance !== null && { time: table.allowance }),
          }
        : null,
    since,
    next: playing ? nextPerson(table) : null,
    playing,
    relieved: alone ? [] : relievedFrom(table),
    starting: startingIn(table),
  }
}

function clockOf({ allowance, extended, options }: PublicTable): WaitingClock | null {
  const pace = paceOf(options)
  if (allowance === null || pace.kind === 'live' || pace.atEnd === 'nothing') return null
  return { allowance, extended, atEnd: pace.atEnd === 'remind' ? 'remind' : 'lose' }
}

/** Ids of the people who are to be told something, each once or more often. */
export const peopleInNoticeFacts = ({ called, turn, next, relieved, starting }: TableNoticeFacts): string[] => [
  ...called.map(({ personId }) => personId),
  ...(turn === null ? [] : [turn.personId]),
  ...(next === null ? [] : [next]),
  ...relieved.map(({ personId }) => personId),
  ...starting.map(({ personId }) => personId),
]

function startingIn(table: PublicTable): TableNoticeFacts['starting'] {
  const { phase, starts } = table
  if (phase !== 'lobby' || starts === null || starts.missed) return []
  return peopleSeated(table).map((personId) => ({ personId, seq: starts.seq, at: starts.at }))
}

/** Somebody who sits at the table again knows. */
function relievedFrom(table: PublicTable): TableNoticeFacts['relieved'] {
  const seated = peopleSeated(table)
  return table.takeovers.flatMap(({ relieved, seq, at }) =>
    relieved === null || isForgotten(relieved) || seated.includes(relieved) ? [] : { personId: relieved, seq, at },
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
    if (seat.person === null || isForgotten(seat.person.id)) return null
    const own = lastTurns.findLast((turn) => turn.seat === index)
    return own !== undefined && since.getTime() - own.at.getTime() < AWAY ? null : seat.person.id
  }
  return null
}

/** Clocks of two processes may differ by so much; a later time was kept by a wrong clock. In ms. */
const CLOCKS_APART = MINUTE_MS

/** When a notice was sent, as far as it can have been, in ms since 1970; minus infinity for any other. */
export const sentAtOrNever = ({ sentAt }: StoredNotice, now: Date): number =>
  sentAt === null || sentAt.getTime() > now.getTime() + CLOCKS_APART ? NEVER : sentAt.getTime()

/** When somebody heard of a table last, in ms since 1970; minus infinity where that is not kept any more. */
const lastHeard = (kept: readonly StoredNotice[], personId: string, now: Date): number =>
  Math.max(...kept.map((one) => (one.personId === personId ? sentAtOrNever(one, now) : NEVER)))

const NEVER = Number.NEGATIVE_INFINITY

/** Whether it is long enough ago that somebody heard of a table: a minute where it is played this evening, else an hour. */
export const isLongEnoughSinceHeard = (
  { live }: TableNoticeFacts,
  kept: readonly StoredNotice[],
  personId: string,
  now: Date,
): boolean => lastHeard(kept, personId, now) + (live ? MINUTE_MS : NOTICES_APART_MS) <= now.getTime()

/**
 * The notices that a table should have. Due times skip quiet hours and, at a turn-based table, the hour after the person last
 * heard of it. Late notices follow the same rule. A person who is away is only called to a turn and told that a substitute
 * came; everything else waits until they are back.
 * @param settingsOf settings of its people
 * @param kept the table's kept notices, with when they were sent
 */
export function noticesOf(
  { tableId, live, called, turn, since: began, next, playing, relieved, starting }: TableNoticeFacts,
  settingsOf: (personId: string) => NoticeSettings,
  kept: readonly StoredNotice[],
  now: Date,
): PlannedNotice[] {
  // A time in the future is of a wrong clock, or of one that is not believed yet.
  const since = began > now ? now : began
  const sent = (one: About): StoredNotice | undefined =>
    kept.find((other) => other.sentAt !== null && other.kind === one.kind && isOf(other, one.personId, one.seq))
  /**
   * The moment, or the end of what a notice waits for; of a sent one, when it was due. Where all is told at once only reminders
   * keep the hour.
   */
  const inTime = (one: About, wait: typeof afterPauses, at: Date): Date =>
    sent(one)?.dueAt ??
    wait(
      settingsOf(one.personId),
      live && one.kind !== 'reminder'
        ? at
        : new Date(Math.max(at.getTime(), lastHeard(kept, one.personId, now) + NOTICES_APART_MS)),
    )
  /** When somebody is called; where that came much later than it was due, as after quiet hours that they ended, when it came. */
  const calledAt = ({ personId, seq }: CalledPerson): Date => {
    const call: About = { personId, seq, kind: 'call' }
    const told = sent(call)
    // News may be called instead, after it.
    if (told === undefined)
      return called.some((one) => isOf(one, personId, seq)) ? inTime(call, afterQuiet, since) : since
    const heard = sentAtOrNever(told, now)
    return heard - told.dueAt.getTime() < NOTICES_APART_MS ? told.dueAt : new Date(heard)
  }
  /** When a notice is due; a late one stays due when it was, unless something to wait for is on by now. */
  const due = (one: Omit<PlannedNotice, 'tableId' | 'dueAt'>, wait: typeof afterPauses, at: Date): PlannedNotice => {
    const [then, over] = [inTime(one, wait, at), wait(settingsOf(one.personId), now)]
    return { tableId, ...one, dueAt: then > now || over <= now ? then : over }
  }
  const notice = (personId: string, kind: NoticeKind, seq: number, from: Date): PlannedNotice[] => {
    const { turnNotice: via } = settingsOf(personId)
    if (via === 'none') return []
    return [due({ personId, kind, seq, via }, NOTICE_TRAITS_BY_KIND[kind].waits, from)]
  }
  const reminder = (
    { personId, seq, time = Number.POSITIVE_INFINITY }: Turn,
    but: readonly PlannedNotice[],
  ): PlannedNotice[] => {
    const settings = settingsOf(personId)
    if (settings.reminderHours === 0) return []
    // Where the turn has less time, half of it is left.
    const patience = Math.min(settings.reminderHours * HOUR_MS, time / 2)
    const from = Math.max(afterPauses(settings, since).getTime(), calledAt({ personId, seq }).getTime()) + patience
    // A notice of the clock makes a reminder needless.
    return notice(personId, 'reminder', seq, new Date(from)).filter((one) =>
      but.every(({ kind, dueAt: other }) => {
        // A late one is sent now.
        const before = other.getTime() - Math.max(one.dueAt.getTime(), now.getTime())
        return before >= APART || (kind === 'overdue' && one.dueAt.getTime() - other.getTime() >= APART)
      }),
    )
  }
  /** Notices of the clock come whatever somebody set: in the channel, where they want none. */
  const ofClock = ({ personId, seq, clock }: Turn): PlannedNotice[] => {
    if (clock === null) return []
    const settings = settingsOf(personId)
    const { turnNotice } = settings
    const { allowance, extended, atEnd } = clock
    const end = turnTimeEnd({ allowance, extended, since }, settings)
    const via = atEnd === 'remind' || turnNotice === 'none' ? 'channel' : turnNotice
    const told = (kind: NoticeKind, about: number, at: Date): PlannedNotice[] => [
      due({ personId, kind, seq: about, via }, afterPauses, at),
    ]
    if (atEnd === 'remind') return end === null ? [] : told('overdue', seq, end)
    if (extended !== null) return told('runningOut', extended.seq, extended.at)
    // Every pace leaves three hours at least, so the hour after another notice is over by then.
    const lead = Math.min(LEAD, allowance / 4)
    return allowance - lead < HOUR_MS
      ? []
      : told('runningOut', seq, addTimeOutsidePauses(settings, since, allowance - lead))
  }
  const timed = turn === null ? [] : ofClock(turn)
  const all = [
    ...called.flatMap(({ personId, seq }) => notice(personId, 'call', seq, since)),
    ...(turn === null ? [] : reminder(turn, timed)),
    ...timed,
    ...(turn === null || next === null || !settingsOf(next).nextNotice ? [] : notice(next, 'next', turn.seq, since)),
    ...relieved
      // After the game only those that were planned before: sent ones are not kept any more.
      .filter(
        (one) => playing || kept.some(({ kind, personId, seq }) => kind === 'relieved' && isOf(one, personId, seq)),
      )
      .flatMap(({ personId, seq, at }) => notice(personId, 'relieved', seq, at)),
    ...starting
      // After the time only those that were sent: where no bot was there in time, nothing is about to begin.
      .filter(({ personId, seq, at }) => at > now || sent({ personId, kind: 'startsSoon', seq }) !== undefined)
      .flatMap(({ personId, seq, at }) => notice(personId, 'startsSoon', seq, new Date(at.getTime() - SOON))),
  ]
  // Notices that somebody gets at once are one message, on the way of the one of the clock.
  const first = timed.find((one) => one.dueAt <= now && sent(one) === undefined)
  return all.map((one) =>
    first !== undefined && one.personId === first.personId && one.dueAt <= now ? { ...one, via: first.via } : one,
  )
}

/**
 * Which of a table's notices can be sent at a moment: those that are due. A player whose seat is lost, for the time is over,
 * hears no more of the turn, but what came of it.
 * @param settingsOf settings of at least the people of those notices
 */
export function sendableNoticeFilter(
  { turn, since }: TableNoticeFacts,
  settingsOf: (personId: string) => NoticeSettings,
  now: Date,
): (notice: Pick<PlannedNotice, 'personId' | 'dueAt'>) => boolean {
  const isOver = (): boolean => {
    if (turn?.clock?.atEnd !== 'lose') return false
    const end = turnTimeEnd({ ...turn.clock, since }, settingsOf(turn.personId))
    return end !== null && end <= now
  }
  return ({ personId, dueAt }) => dueAt <= now && !(personId === turn?.personId && isOver())
}

const isOf = (one: CalledPerson, personId: string, seq: number): boolean => one.personId === personId && one.seq === seq

type Turn = NonNullable<TableNoticeFacts['turn']>
type About = Pick<NoticeKey, 'personId' | 'kind' | 'seq'>
