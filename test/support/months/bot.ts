import { RULES_NUMBER, standardRules } from '#engine'
import type { Store } from '#store'
import {
  afterPauses,
  type Deadline,
  deadlinesOf,
  type NoticeKey,
  type NoticeSettings,
  needsNewMessage,
  noticesOf,
  type PublicTable,
  type StoredNotice,
  sendableNoticeFilter,
  syncDeadlines,
  syncNotices,
  tableNoticeFacts,
} from '#table'
import { dueEntries } from '#table/clock/expire'
import { afterQuiet } from '#table/clock/quiet-hours'
import type { TableState } from '#table/state/state'
import { publicTable } from '#table/state/table-views'
import { type SimulatedChannels, simulatedChannels } from './channels.ts'
import { contextAt } from './table.ts'

const CLAIM = 60_000
/** As many as a bot takes in one go. */
const MOST_NOTICES = 2000
const MOST_DEADLINES = 500

/** A notice that was sent. */
export interface Heard {
  readonly key: NoticeKey
  /** Since when the table waits for whoever must act: who takes a lost seat back has new time for the same turn. In ms. */
  readonly since: number
  readonly at: number
  /** How long after it was due, or the bot up again, in ms. */
  readonly lateMs: number
  /** The number of the message, or of what a direct one says of a table. */
  readonly message: number
}

/** A deadline that was met. */
interface Met extends Pick<Deadline, 'tableId' | 'kind'> {
  readonly at: number
  /** How long after it was due, or the bot up again, in ms. */
  readonly lateMs: number
}

/** What a bot has to do with a table of the simulation. */
export interface BotTable {
  readonly id: string
  state: TableState
  /** When its channel had to show anew what it calls for, in ms. */
  newsAt: number
  /** When the next of its deadlines is due, and the next of those or its notices, in ms. */
  deadlineAt: number
  dueAt: number
}

/** What a bot does with its tables and people, but for Discord; and what came of it. */
export interface SimulatedBot {
  /** Brings a channel up to date: plans, posts, records. */
  publish(table: BotTable, now: Date): Promise<void>
  /** Looks for what is due, and does it. */
  look(now: Date): Promise<void>
  /** Another process takes up what one was at that died; and one more, should that die, too. */
  restart(now: Date): Promise<void>
  /** Whether one died. */
  hasDied(): boolean
  readonly channels: SimulatedChannels['counts']
  readonly heard: readonly Heard[]
  readonly met: readonly Met[]
  /** What looking for notices and for deadlines took, in ms. */
  readonly noticesMs: readonly number[]
  readonly deadlinesMs: readonly number[]
}

/**
 * @param upAt the moment, or when the bot is up again if it is down then
 * @param diesOneIn of so many messages that were posted, edited, or put away, a process dies after one
 */
export function simulatedBot(
  store: Store,
  tables: ReadonlyMap<string, BotTable>,
  settingsOf: (personId: string) => NoticeSettings,
  { upAt, diesOneIn }: { readonly upAt: (at: number) => number; readonly diesOneIn: number },
): SimulatedBot {
  const heard: Heard[] = []
  const met: Met[] = []
  const noticesMs: number[] = []
  const deadlinesMs: number[] = []
  const viewOf = ({ state }: BotTable): PublicTable => publicTable(state, RULES_NUMBER, standardRules)

  const waited = ({ personId, kind }: NoticeKey, at: Date): Date =>
    (kind === 'call' || kind === 'relieved' ? afterQuiet : afterPauses)(settingsOf(personId), at)

  const channels = simulatedChannels(store, diesOneIn)
  /** Tables over whose channels a process died. */
  const died = new Set<BotTable>()
  let messages = 0

  function told(table: PublicTable, newsAt: number, sent: readonly StoredNotice[], at: number): void {
    if (sent.length > 0) messages++
    for (const { dueAt, tableId, personId, kind, seq } of sent) {
      const key = { tableId, personId, kind, seq }
      const ownTurn = kind !== 'relieved' && (kind !== 'call' || (seq === table.turnSeq && personId === table.acting))
      // Of what somebody does in the middle of a turn the row says when the turn began.
      const since = new Date(Math.max(dueAt.getTime(), kind === 'call' && !ownTurn ? newsAt : 0))
      const due = waited(key, new Date(upAt(waited(key, since).getTime()))).getTime()
      heard.push({ key, since: table.since.getTime(), at, lateMs: at - due, message: messages })
    }
  }

  const earliest = (...due: readonly { readonly dueAt: Date }[]): number =>
    Math.min(...due.map(({ dueAt }) => dueAt.getTime()))

  async function publish(one: BotTable, now: Date): Promise<void> {
    const table = viewOf(one)
    const waiting = tableNoticeFacts(table, null)
    const showing = await channels.lease(one.id)
    const isNews = needsNewMessage(table, showing)
    if (isNews) one.newsAt = now.getTime()
    const kept = await syncNotices(store.notices, one.id, (before) => noticesOf(waiting, settingsOf, before, now), {
      isNews,
      turn: waiting.turn,
      now,
    })
    const deadlines = deadlinesOf(table, settingsOf, now)
    const look = await syncDeadlines(store.deadlines, one.id, deadlines, now)
    const isDue = sendableNoticeFilter(waiting, settingsOf, now)
    const due = kept.filter((notice) => notice.sentAt === null && isDue(notice))
    const sends = due.filter(({ via }) => via === 'channel')
    const sent = await channels.bring({ table, showing, sends, redraw: look !== null, now }, (called) =>
      told(
        table,
        one.newsAt,
        sends.filter((notice) => called.includes(notice)),
        now.getTime(),
      ),
    )
    died.delete(one)
    if (sent === null) {
      died.add(one)
      return
    }
    if (look !== null) await syncDeadlines(store.deadlines, one.id, deadlines, now, look)
    one.deadlineAt = earliest(...deadlines)
    const unsent = kept.filter((notice) => notice.sentAt === null && !sent.includes(notice))
    one.dueAt = Math.min(one.deadlineAt, earliest(...unsent))
    for (const personId of new Set(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : []))))
      await tell(personId, now)
  }

  async function tell(personId: string, now: Date): Promise<void> {
    const claimed = await store.notices.claim(personId, 'one', now, CLAIM)
    for (const tableId of new Set(claimed.map((notice) => notice.tableId))) {
      const one = tables.get(tableId)
      const theirs = claimed.filter((notice) => notice.tableId === tableId)
      if (one === undefined) continue
      const table = viewOf(one)
      const waiting = tableNoticeFacts(table, null)
      const kept = await store.notices.ofTable(tableId)
      const due = noticesOf(waiting, settingsOf, kept, now).filter(sendableNoticeFilter(waiting, settingsOf, now))
      const isTrue = ({ kind, seq }: NoticeKey): boolean =>
        due.some((own) => own.personId === personId && own.via === 'direct' && own.kind === kind && own.seq === seq)
      const past = theirs.filter((notice) => !isTrue(notice))
      await store.notices.sent(theirs.filter(isTrue), now)
      await store.notices.release(past, null)
      told(table, one.newsAt, theirs.filter(isTrue), now.getTime())
      if (past.length > 0) await publish(one, now)
      else {
        const unsent = (await store.notices.ofTable(tableId)).filter(({ sentAt }) => sentAt === null)
        one.dueAt = Math.min(one.deadlineAt, earliest(...unsent))
      }
    }
  }

  async function lookForNotices(now: Date): Promise<void> {
    const began = performance.now()
    const due = await store.notices.due(now, MOST_NOTICES)
    noticesMs.push(performance.now() - began)
    for (const id of new Set(due.flatMap(({ via, tableId }) => (via === 'channel' ? tableId : [])))) {
      const one = tables.get(id)
      if (one !== undefined) await publish(one, now)
    }
    for (const id of new Set(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : []))))
      await tell(id, now)
  }

  async function lookForDeadlines(now: Date): Promise<void> {
    const began = performance.now()
    const due = await store.deadlines.due(now, MOST_DEADLINES)
    deadlinesMs.push(performance.now() - began)
    for (const { dueAt, ...one } of due)
      met.push({ ...one, at: now.getTime(), lateMs: now.getTime() - upAt(dueAt.getTime()) })
    for (const id of new Set(due.map(({ tableId }) => tableId))) {
      const one = tables.get(id)
      if (one === undefined) continue
      one.state = dueEntries(one.state, contextAt(now.getTime(), settingsOf))?.table ?? one.state
      await publish(one, now)
    }
  }

  async function restart(now: Date): Promise<void> {
    while (died.size > 0) for (const one of [...died]) await publish(one, now)
  }

  let looks = 0
  return {
    publish,
    restart,
    hasDied: () => died.size > 0,
    channels: channels.counts,
    async look(now) {
      // Nobody says which of the two comes first.
      const both = [lookForNotices, lookForDeadlines]
      for (const one of looks++ % 2 === 0 ? both : both.toReversed()) {
        await one(now)
        await restart(now)
      }
    },
    heard,
    met,
    noticesMs,
    deadlinesMs,
  }
}
