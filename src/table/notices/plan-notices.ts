import {
  HEARD_APART,
  heardAt,
  type Notice,
  type NoticeKey,
  type NoticeProblem,
  type PlannedNotice,
  type Waiting,
} from './notices.ts'

/** Of a notice that is to be sent, at which table, to whom, how and since when. */
export type DueNotice = Pick<Notice, 'tableId' | 'personId' | 'via' | 'dueAt'>

/** A notice that a process has taken to send. */
export interface ClaimedNotice extends Notice {
  /** When another process took it that never said what came of it; null when none did. */
  readonly orphanedAt: Date | null
}

/** What changes in a table's notices; all or nothing. */
export interface NoticeChanges {
  readonly added: readonly Notice[]
  /** Of those that are not sent, and that nobody is just sending: how and when. */
  readonly moved: readonly PlannedNotice[]
  readonly removed: readonly NoticeKey[]
}

/**
 * The notices, which `store/` keeps. Those to a channel are sent under its live message's lease, and recorded with that;
 * those to a person are claimed. Claims are compared by the clocks of the processes; what is due, by the time handed in.
 */
export interface NoticeRepository {
  ofTable(tableId: string): Promise<Notice[]>
  change(changes: NoticeChanges): Promise<void>
  /**
   * What is to be sent at a moment and is not claimed, the longest due first, at most so many; those after one of them.
   * Of what is due at one moment to one person of one table the last of them may stand for all.
   */
  due(now: Date, most: number, after?: DueNotice | null): Promise<readonly DueNotice[]>
  /**
   * Takes all that is to be sent to a person directly at a moment, and that nobody else has.
   * @param claimant names the process
   * @param forMs how long nobody else takes it, from the present
   */
  claim(personId: string, claimant: string, now: Date, forMs: number): Promise<ClaimedNotice[]>
  /** Says that claimed notices were sent. */
  sent(notices: readonly NoticeKey[], at: Date): Promise<void>
  /** Gives claimed notices back unsent; with a problem, when that is why. One that is known stays. */
  release(notices: readonly NoticeKey[], problem: NoticeProblem | null): Promise<void>
}

/** How a table's notices are planned. */
interface Planning {
  /**
   * The channel does not show yet what the table calls for. Where it does, whoever is to be told of it only now was there,
   * or did not want to hear it when it came.
   */
  readonly isNews: boolean
  /** The table is over, and its end was shown: who heard of that is not kept any more, and nobody else is to be told. */
  readonly isSettled?: boolean
  /** Whose turn it is: what was sent of it stays known until it ends, also while it is not called for. Null when nobody's. */
  readonly turn: Pick<NonNullable<Waiting['turn']>, 'personId' | 'seq'> | null
  readonly now: Date
}

/**
 * Syncs a table's stored notices with the wanted ones. Their state stays, and for an hour the time when somebody was last
 * notified.
 * @param wanted those that there should be, with what is kept
 * @returns all that are kept of the table from then on
 */
export async function planNotices(
  repository: NoticeRepository,
  tableId: string,
  wanted: (kept: readonly Notice[]) => readonly PlannedNotice[],
  planning: Planning,
): Promise<Notice[]> {
  const kept = await repository.ofTable(tableId)
  const changes = changesTo(kept, wanted(kept), planning)
  const { added, moved, removed } = changes
  if (added.length + moved.length + removed.length === 0) return kept
  await repository.change(changes)
  // What another process is just sending stayed as it was.
  return await repository.ofTable(tableId)
}

/** What makes the kept notices those that there should be. */
export function changesTo(
  kept: readonly Notice[],
  wanted: readonly PlannedNotice[],
  { isNews, isSettled = false, turn, now }: Planning,
): NoticeChanges {
  const isSentOfTurn = ({ personId, seq, sentAt }: Notice): boolean =>
    turn !== null && personId === turn.personId && seq >= turn.seq && sentAt !== null
  const before = new Map(kept.map((one) => [textOf(one), one]))
  const still = new Set(wanted.map(textOf))
  const over = kept.filter((one) => !still.has(textOf(one)) && !isSentOfTurn(one))
  const heard = heardLast(over, now)
  return {
    added: [
      ...wanted.flatMap((one): Notice[] => {
        if (isSettled || before.has(textOf(one))) return []
        return [{ ...one, sentAt: isPast(one, isNews, now) ? LONG_AGO : null, problem: null }]
      }),
      ...heard.flatMap((one): Notice[] => (one.kind === 'told' ? [] : [{ ...one, kind: 'told', problem: null }])),
    ],
    moved: wanted.filter((one) => {
      const known = before.get(textOf(one))
      if (known === undefined || known.sentAt !== null) return false
      return known.via !== one.via || known.dueAt.getTime() !== one.dueAt.getTime()
    }),
    removed: over.filter((one) => one.kind !== 'told' || !heard.includes(one)),
  }
}

/** When what was past already counts as told. */
const LONG_AGO = new Date(0)

/** Of those that are over, of each person the one that they heard last, if that was just now. */
function heardLast(over: readonly Notice[], now: Date): Notice[] {
  const heard = over.filter((one) => heardAt(one, now) + HEARD_APART > now.getTime())
  heard.sort((one, other) => heardAt(one, now) - heardAt(other, now))
  return [...new Map(heard.map((one) => [one.personId, one])).values()]
}

/** Whether there is nothing to tell of a notice that comes to those of its table only now. */
function isPast({ kind, dueAt }: PlannedNotice, isNews: boolean, now: Date): boolean {
  switch (kind) {
    case 'call':
    case 'next':
      return !isNews
    // Nobody is reminded at once of what they are at.
    case 'reminder':
      return dueAt <= now
    // What comes of the clock is no news of the channel's: there is more time, while the turn goes on.
    case 'runningOut':
    case 'overdue':
    // Nor is it that somebody else has a seat.
    case 'relieved':
    case 'told':
      return false
  }
}

const textOf = ({ personId, kind, seq }: NoticeKey): string => `${kind} ${seq} ${personId}`
