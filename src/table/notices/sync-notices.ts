import {
  NOTICE_TRAITS_BY_KIND,
  NOTICES_APART_MS,
  type NoticeKey,
  type PlannedNotice,
  type StoredNotice,
  sentAtOrNever,
  type TableNoticeFacts,
  type UnreachableWhy,
} from './notices.ts'

/** A notice that is to be sent. */
export type DueNotice = Pick<StoredNotice, 'tableId' | 'personId' | 'via' | 'dueAt'>

/** A notice that a process has taken to send. */
export interface ClaimedNotice extends StoredNotice {
  /** When another process took it that never said what came of it; null when none did. */
  readonly orphanedAt: Date | null
}

/** What changes in a table's notices; all or nothing. */
export interface NoticeChanges {
  readonly added: readonly StoredNotice[]
  /** Unsent ones, which nobody is just sending: `via` and `dueAt` change. */
  readonly moved: readonly PlannedNotice[]
  /** As they were read: one that was sent since then stays. */
  readonly removed: readonly StoredNotice[]
}

/**
 * The notices, which `store/` keeps. Those to a channel are sent under its live message's lease, and recorded with that;
 * those to a person are claimed. Claims are compared by the clocks of the processes; what is due, by the time handed in.
 */
export interface NoticeRepository {
  ofTable(tableId: string): Promise<StoredNotice[]>
  change(changes: NoticeChanges): Promise<void>
  /**
   * Due notices that are not claimed, the longest due first, at most so many; those after `after`. Of notices that are due
   * at one moment to one person of one table the last may stand for all.
   */
  due(now: Date, most: number, after?: DueNotice | null): Promise<readonly DueNotice[]>
  /**
   * Takes all due notices that go to a person directly and that nobody else has, nor an earlier claim.
   * @param claimant names the process
   * @param forMs how long nobody else takes it, from the present
   */
  claim(personId: string, claimant: string, now: Date, forMs: number): Promise<ClaimedNotice[]>
  /** Says that claimed notices were sent. */
  sent(notices: readonly NoticeKey[], at: Date): Promise<void>
  /** Gives claimed notices back unsent, with the problem, if there is one. A known problem stays. */
  release(notices: readonly NoticeKey[], problem: UnreachableWhy | null): Promise<void>
}

/** How a table's notices are planned. */
interface Planning {
  /**
   * The channel does not show the turn or news yet. Where it does, people who are to be told only now were there, or did
   * not want to hear it when it came.
   */
  readonly isNews: boolean
  /** The table is over, and its end was shown: nobody else is to be told. */
  readonly isSettled?: boolean
  /** The open turn: its sent notices stay known until it ends. Null when nobody must act. */
  readonly turn: Pick<NonNullable<TableNoticeFacts['turn']>, 'personId' | 'seq'> | null
  readonly now: Date
}

/**
 * Syncs a table's stored notices with the wanted ones. Their state stays, and for an hour the time when somebody was last
 * notified.
 * @param wanted makes the wanted notices of the kept ones
 * @returns the table's kept notices after that
 */
export async function syncNotices(
  repository: NoticeRepository,
  tableId: string,
  wanted: (kept: readonly StoredNotice[]) => readonly PlannedNotice[],
  planning: Planning,
): Promise<StoredNotice[]> {
  const kept = await repository.ofTable(tableId)
  const changes = changesTo(kept, wanted(kept), planning)
  const { added, moved, removed } = changes
  if (added.length + moved.length + removed.length === 0) return kept
  await repository.change(changes)
  // What somebody is just sending stayed as it was; what they said to be sent meanwhile is heard, and the rest waits.
  const after = await repository.ofTable(tableId)
  const unsent = new Set(removed.flatMap((one) => (one.sentAt === null ? textOf(one) : [])))
  const saidMeanwhile = after.some((one) => one.sentAt !== null && unsent.has(textOf(one)))
  return saidMeanwhile ? syncNotices(repository, tableId, wanted, planning) : after
}

/** The changes that make wanted notices of the kept ones. */
export function changesTo(
  kept: readonly StoredNotice[],
  wanted: readonly PlannedNotice[],
  { isNews, isSettled = false, turn, now }: Planning,
): NoticeChanges {
  const isSentOfTurn = ({ personId, seq, sentAt }: StoredNotice): boolean =>
    turn !== null && personId === turn.personId && seq >= turn.seq && sentAt !== null
  const before = new Map(kept.map((one) => [textOf(one), one]))
  const still = new Set(wanted.map(textOf))
  const over = kept.filter((one) => !still.has(textOf(one)) && !isSentOfTurn(one))
  const heard = heardLast(over, now)
  return {
    added: [
      ...wanted.flatMap((one): StoredNotice[] => {
        if (isSettled || before.has(textOf(one))) return []
        return [{ ...one, sentAt: isPast(one, isNews, now) ? LONG_AGO : null, problem: null }]
      }),
      ...heard.flatMap((one): StoredNotice[] => (one.kind === 'told' ? [] : [{ ...one, kind: 'told', problem: null }])),
    ],
    moved: wanted.filter((one) => {
      const known = before.get(textOf(one))
      if (known === undefined || known.sentAt !== null) return false
      return known.via !== one.via || known.dueAt.getTime() !== one.dueAt.getTime()
    }),
    removed: over.filter((one) => one.kind !== 'told' || !heard.includes(one)),
  }
}

/** When a notice counts as sent that was past before it could be. */
const LONG_AGO = new Date(0)

/** Each person's last sent notice of those that are over, if that was within the hour. */
function heardLast(over: readonly StoredNotice[], now: Date): StoredNotice[] {
  const heard = over.filter((one) => sentAtOrNever(one, now) + NOTICES_APART_MS > now.getTime())
  heard.sort((one, other) => sentAtOrNever(one, now) - sentAtOrNever(other, now))
  return [...new Map(heard.map((one) => [one.personId, one])).values()]
}

/** Whether a notice that is wanted only now is past already. */
function isPast({ kind, dueAt }: PlannedNotice, isNews: boolean, now: Date): boolean {
  const { heard } = NOTICE_TRAITS_BY_KIND[kind]
  return heard === 'onceShown' ? !isNews : heard === 'whenLate' && dueAt <= now
}

const textOf = ({ personId, kind, seq }: NoticeKey): string => `${kind} ${seq} ${personId}`
