import { type Deadline, syncDeadlines } from '../clock/deadlines.ts'
import { viewPublicTable } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readAllPages } from '../side-by-side.ts'
import type { PublicTable } from '../state/public-table.ts'
import type { LiveMessage } from './live-messages.ts'
import { type MentionPlan, type PostedMentions, planMentions, recordHeardOfTableByMention } from './mentions.ts'
import { type NoticeKey, noticesOf, sendableNoticeFilter, tableNoticeFacts } from './notices.ts'
import type { ClaimedNotice, DueNotice } from './sync-notices.ts'
import { newsSeq } from './who-to-mention.ts'

/** A notice with the table that it is about, as that stands now. */
export interface NoticeWithTable {
  readonly notice: ClaimedNotice
  readonly table: PublicTable
}

/** Notices, and deadlines, that are read at once. */
const MOST_NOTICES = 2000
const MOST_DEADLINES = 500

/** So long what has just come is left to the process that it came to: it tells it once the channel shows it. In ms. */
const FIRST_MS = 10_000

/** What people are to be told of tables, and what comes to tables by time alone: planned, due, and sent. */
export function createNoticeService(context: ServiceContext) {
  const { notices, deadlines, settings } = context
  const now = () => new Date(context.now().sureAt)
  return {
    /**
     * Plans a table's notices and deadlines anew, and says whom a message in its channel mentions now.
     * @param former of a lobby: the table that is to be played again
     * @param shown what the channel shows
     * @param hasLeft whether somebody is not in the table's server any more; what it throws is thrown
     */
    plan: (
      table: PublicTable,
      former: PublicTable | null,
      shown: LiveMessage,
      hasLeft: (personId: string) => Promise<boolean>,
    ): Promise<MentionPlan> =>
      planMentions({ notices, deadlines, settingsNow: settings.now, hasLeft, now: now() }, table, former, shown),
    /** The channel shows what came to the table by time alone. */
    shown: async (tableId: string, mentions: MentionPlan): Promise<void> => {
      if (mentions.look !== null) await syncDeadlines(deadlines, tableId, mentions.deadlines, now(), mentions.look)
    },
    /**
     * Keeps whom messages mentioned that nobody recorded, for a process died over them, and that are not of the present turn or
     * news any more.
     */
    keepHeard: (table: PublicTable, messages: readonly PostedMentions[]) => {
      const earlier = messages.filter(({ seq }) => seq < newsSeq(table))
      return recordHeardOfTableByMention(notices, table, earlier)
    },
    /**
     * The same of the message that becomes the live one, as far as no notice says that it called them: they were to hear what is
     * not so any more, as that somebody was gone.
     * @param sends the notices that are recorded with it
     */
    keepHeardBeside: (table: PublicTable, { mentions, ...message }: PostedMentions, sends: readonly NoticeKey[]) => {
      const others = mentions.filter((id) => sends.every(({ personId }) => personId !== id))
      return recordHeardOfTableByMention(notices, table, [{ ...message, mentions: others }])
    },
    /** Notices that are due now and nobody is sending: ids of tables with some in their channels, and of people to be told directly. */
    async *due() {
      const at = now()
      for await (const page of readAllPages<DueNotice>(MOST_NOTICES, (after, most) => notices.due(at, most, after))) {
        const waited = page.filter(({ dueAt }) => at.getTime() - dueAt.getTime() >= FIRST_MS)
        yield {
          tables: new Set(page.flatMap(({ via, tableId }) => (via === 'channel' ? tableId : []))),
          people: new Set(waited.flatMap(({ via, personId }) => (via === 'direct' ? personId : []))),
        }
      }
    },
    /** Ids of the tables to which something has come by time alone. */
    async *dueTables() {
      const at = now()
      for await (const page of readAllPages<Deadline>(MOST_DEADLINES, (after, most) => deadlines.due(at, most, after)))
        yield new Set(page.map(({ tableId }) => tableId))
    },
    /**
     * Takes what somebody is to be told directly by now and nobody else has taken.
     * @param claimant names the process
     * @param forMs how long nobody else takes it
     */
    claim: (personId: string, claimant: string, forMs: number) => notices.claim(personId, claimant, now(), forMs),
    /** Those that their tables still call for, with these. */
    stillTrue: (personId: string, claimed: readonly ClaimedNotice[]) => stillTrue(context, personId, claimed, now()),
    /** They were sent. */
    sent: (keys: readonly NoticeKey[]) => notices.sent(keys, now()),
    /** They are not sent, for they are not true any more. */
    dropped: (keys: readonly NoticeKey[]) => notices.release(keys, null),
    /**
     * Discord did not let them through: the person is mentioned in channels from now on, until they choose again, unless they
     * chose meanwhile, or were forgotten.
     */
    notReached: async (personId: string, keys: readonly NoticeKey[]): Promise<void> => {
      await notices.release(keys, 'closed')
      const { turnNotice } = await settings.now(personId)
      if (turnNotice === 'direct') await settings.save(personId, { turnNotice: 'channel' })
    },
  }
}

async function stillTrue(
  context: ServiceContext,
  personId: string,
  claimed: readonly ClaimedNotice[],
  now: Date,
): Promise<NoticeWithTable[]> {
  const settings = await context.settings.now(personId)
  const told: NoticeWithTable[] = []
  for (const tableId of new Set(claimed.map((one) => one.tableId))) {
    const table = await viewPublicTable(context, tableId)
    if (table === null || table.newer) continue
    const former = table.rematchOf === null ? null : await viewPublicTable(context, table.rematchOf)
    // What others set is no matter here.
    const waiting = tableNoticeFacts(table, former)
    const kept = await context.notices.ofTable(tableId)
    const due = noticesOf(waiting, () => settings, kept, now).filter(sendableNoticeFilter(waiting, () => settings, now))
    const isDue = ({ kind, seq }: NoticeKey): boolean =>
      due.some((one) => one.personId === personId && one.via === 'direct' && one.kind === kind && one.seq === seq)
    told.push(...claimed.filter((one) => one.tableId === tableId && isDue(one)).map((notice) => ({ notice, table })))
  }
  return told
}
