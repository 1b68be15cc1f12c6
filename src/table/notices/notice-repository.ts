import type { Notice, NoticeKey, NoticeProblem, PlannedNotice } from './notices.ts'

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
