import { awayUntil } from '../clock/away.ts'
import {
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  freeRequestPossibleFrom,
  syncDeadlines,
} from '../clock/deadlines.ts'
import type { TimeEnding } from '../clock/pace.ts'
import { turnTimeEnd } from '../clock/turn-clock.ts'
import type { NoticeSettings } from '../people/settings.ts'
import { paceOf } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { isOver } from '../state/seating.ts'
import { hasOnePerson } from '../state/seats.ts'
import { type LiveMessage, needsNewMessage } from './live-messages.ts'
import {
  isLongEnoughSinceHeard,
  NOTICE_TRAITS_BY_KIND,
  type NoticeKey,
  noticesOf,
  peopleInNoticeFacts,
  type StoredNotice,
  sendableNoticeFilter,
  tableNoticeFacts,
  type UnreachableWhy,
} from './notices.ts'
import { type NoticeRepository, syncNotices } from './sync-notices.ts'
import { newsSeq, peopleSeated, peopleToMention } from './who-to-mention.ts'

/** What a table's message in its channel tells besides whose turn it is. */
export interface LiveMessageExtras {
  /** Id of a person who wants to hear that they are next. */
  readonly next: string | null
  /** Whom the bot does not reach, and why; the others hear it. */
  readonly unreached: readonly { readonly personId: string; readonly why: UnreachableWhy }[]
  /** Who looked for a substitute that came, and the seat that they left. */
  readonly relieved: readonly { readonly personId: string; readonly seat: number }[]
  /** Ids of the others, where somebody is gone: they have to see how the game goes on. */
  readonly others: readonly string[]
  /** When the time for the turn ends, or ended, and what happens then; null without a clock. */
  readonly clock: {
    readonly end: Date
    readonly atEnd: TimeEnding
    readonly stands: 'goes' | 'nearlyOver' | 'over'
  } | null
  /** Ids of people who hear that the game starts soon. */
  readonly soon: readonly string[]
  /** Who is away. */
  readonly away: readonly { readonly personId: string; readonly until: Date }[]
  /** The player who must act has been silent for so long that the others can ask to free the seat. */
  readonly maySeatBeFreed: boolean
}

export const NO_LIVE_MESSAGE_EXTRAS: LiveMessageExtras = {
  ...{ next: null, relieved: [], unreached: [], others: [], soon: [] },
  ...{ clock: null, away: [], maySeatBeFreed: false },
}

/** Whom a table's message mentions when it is posted now, and what it tells them. */
export interface MentionPlan {
  /** The notices that it sends: it mentions those whom they are for, and other people whom it names hear nothing. */
  readonly sends: readonly NoticeKey[]
  /** Ids of people mentioned without a notice: the player of a game alone. */
  readonly alone: readonly string[]
  readonly told: LiveMessageExtras
  /** Ids of people who are to be told directly, now. */
  readonly direct: readonly string[]
  /** Since when the table looks otherwise by time alone; null when it does not. */
  readonly look: Date | null
  /** What comes to the table by time alone; kept once it is shown. */
  readonly deadlines: readonly Deadline[]
}

/** What planning works with. */
interface Planning {
  readonly notices: NoticeRepository
  readonly deadlines: DeadlineRepository
  /** As they are kept now. */
  settingsNow(personId: string): Promise<NoticeSettings>
  /** Whether somebody is not in the table's server any more. */
  hasLeft(personId: string): Promise<boolean>
  readonly now: Date
}

/**
 * Plans the notices of a table, and what comes to it by time alone, and says whom a message in its channel mentions now.
 * @param former of a lobby: the table that is to be played again
 * @param shown what the channel shows
 */
export async function planMentions(
  planning: Planning,
  table: PublicTable,
  former: PublicTable | null,
  shown: LiveMessage,
): Promise<MentionPlan> {
  // Who plays alone hears of each message there; there is nobody else.
  const none = { sends: [], told: NO_LIVE_MESSAGE_EXTRAS, direct: [], look: null, deadlines: [] }
  if (hasOnePerson(table)) return { ...none, alone: peopleToMention(table) }
  const { notices, now } = planning
  const waiting = tableNoticeFacts(table, former)
  const settings = await settingsOf(planning, [...peopleInNoticeFacts(waiting), ...peopleSeated(table)])
  const of = (personId: string): NoticeSettings => settings.get(personId) ?? missing(personId)
  const isNews = needsNewMessage(table, shown)
  const deadlines = deadlinesOf(table, of, now)
  // Side by side: what both write is brought to the disk at once.
  const wanted = (before: readonly StoredNotice[]) => noticesOf(waiting, of, before, now)
  const [kept, look] = await Promise.all([
    syncNotices(notices, table.id, wanted, { isNews, isSettled: isEndShown(table, shown), turn: waiting.turn, now }),
    syncDeadlines(planning.deadlines, table.id, deadlines, isOver(table.phase) ? null : now),
  ])
  const isDue = sendableNoticeFilter(waiting, of, now)
  const seated = peopleSeated(table)
  // Who was removed and has left the server needs to hear nothing, and nobody waits for them.
  const relevant = kept.filter(({ personId, problem }) => problem !== 'left' || seated.includes(personId))
  const due = relevant.filter((one) => one.sentAt === null && isDue(one))
  const direct = new Set(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : [])))
  // A person who is just being told directly hears of all else when that is known: what is due is looked for again.
  const toSend = due.filter(({ via, personId }) => via === 'channel' && !direct.has(personId))
  // Where nothing is waited for nobody has to hear who is gone.
  const notThere = isNews || table.phase !== 'playing' ? [] : await goneOf(planning, table, toSend.filter(isAwaited))
  const gone = notThere.filter((id) => seated.includes(id))
  const sends = toSend.filter(({ personId }) => gone.includes(personId) || !notThere.includes(personId))
  const left = relevant.filter(({ problem }) => problem === 'left')
  const lost = [...left.map(({ personId }) => personId), ...gone]
  const knownLost = left.flatMap(({ personId, sentAt }) => (sentAt === null ? [] : personId))
  const isNewlyLost = gone.some((id) => !knownLost.includes(id))
  const others = lost.length === 0 ? [] : seated.filter((id) => !lost.includes(id))
  const isThere = (id: string) => NOTICE_TRAITS_BY_KIND.told.waits(of(id), now) <= now
  const reached = others.filter(
    (id) => of(id).turnNotice === 'channel' && isThere(id) && isLongEnoughSinceHeard(waiting, kept, id, now),
  )
  // They are about to hear in the channel of what is no notice of theirs: that somebody is gone.
  const also = isNewlyLost ? reached.map((personId) => heardThere(table.id, personId, table.seq, now)) : []
  await keepAlso(notices, also)
  return {
    sends: [...sends, ...also],
    alone: [],
    told: {
      ...toldOf([...relevant, ...sends.filter(({ personId }) => gone.includes(personId)).map(asLeft)]),
      others,
      relieved: relievedOf(table, kept, now),
      soon: soonOf(kept, now),
      ...toldOfTime(table, of, { now, urgent: kept.some(({ kind, dueAt }) => kind === 'runningOut' && dueAt <= now) }),
    },
    direct: [...direct],
    look,
    deadlines,
  }
}

const isEndShown = (table: PublicTable, { seq }: LiveMessage): boolean => isOver(table.phase) && seq >= newsSeq(table)

/** A message of a table in its channel, and the ids of those whom it mentioned. */
export interface PostedMentions {
  readonly seq: number
  readonly mentions: readonly string[]
  readonly postedAt: Date
}

/** Keeps that people heard of a turn-based table when messages were posted that mentioned them. */
export async function recordHeardOfTableByMention(
  notices: NoticeRepository,
  table: PublicTable,
  messages: readonly PostedMentions[],
): Promise<void> {
  if (hasOnePerson(table) || paceOf(table.options).kind === 'live') return
  for (const { seq, mentions, postedAt } of messages) {
    const heard = mentions.map((personId) => heardThere(table.id, personId, seq, postedAt))
    await keepAlso(notices, heard)
    // Whoever posted it may have kept them before, as not sent yet.
    await notices.sent(heard, postedAt)
  }
}

/** That somebody hears of a table in its channel, about an entry of it; not sent yet. */
const heardThere = (tableId: string, personId: string, seq: number, dueAt: Date): StoredNotice => ({
  ...{ tableId, personId, kind: 'told', seq, via: 'channel', dueAt },
  ...{ sentAt: null, problem: null },
})

async function keepAlso(notices: NoticeRepository, added: readonly StoredNotice[]): Promise<void> {
  if (added.length > 0) await notices.change({ added, moved: [], removed: [] })
}

const isAwaited = ({ kind }: StoredNotice): boolean => NOTICE_TRAITS_BY_KIND[kind].awaited

const asLeft = (notice: StoredNotice): StoredNotice => ({ ...notice, problem: 'left' })

function missing(personId: string): never {
  throw new Error(`the settings of ${personId} were not read`)
}

async function settingsOf({ settingsNow }: Planning, ids: readonly string[]): Promise<Map<string, NoticeSettings>> {
  return new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await settingsNow(id)] as const)))
}

/** What follows from what became of a table's notices, as long as the turn lasts. */
function toldOf(kept: readonly StoredNotice[]): Pick<LiveMessageExtras, 'next' | 'unreached'> {
  const problems = new Map(
    kept.filter(isAwaited).flatMap(({ personId, problem }) => (problem === null ? [] : [[personId, problem] as const])),
  )
  return {
    next: kept.find(({ kind, via }) => kind === 'next' && via === 'channel')?.personId ?? null,
    unreached: [...problems].map(([personId, why]) => ({ personId, why })),
  }
}

/** Whom the message tells that a substitute came: those who hear it now, or heard it in this turn. */
const relievedOf = (table: PublicTable, kept: readonly StoredNotice[], now: Date): LiveMessageExtras['relieved'] =>
  table.takeovers.flatMap(({ seq, seat, relieved }) => {
    const told = kept.find((one) => one.kind === 'relieved' && one.seq === seq && one.personId === relieved)
    if (told?.via !== 'channel' || told.dueAt > now || (told.sentAt ?? now) < table.since) return []
    return { personId: told.personId, seat }
  })

const soonOf = (kept: readonly StoredNotice[], now: Date): string[] =>
  kept.flatMap(({ kind, via, dueAt, sentAt, personId }) =>
    kind === 'startsSoon' && via === 'channel' && dueAt <= now && sentAt?.getTime() !== 0 ? personId : [],
  )

/** What follows from the clock on the wall, and from who is away. */
function toldOfTime(
  table: PublicTable,
  settingsOf: (personId: string) => NoticeSettings,
  { now, urgent }: { readonly now: Date; readonly urgent: boolean },
): Pick<LiveMessageExtras, 'clock' | 'away' | 'maySeatBeFreed'> {
  if (table.phase !== 'playing') return { clock: null, away: [], maySeatBeFreed: false }
  const pace = paceOf(table.options)
  const end = table.acting === null ? null : turnTimeEnd(table, settingsOf(table.acting))
  const silent = freeRequestPossibleFrom(table, settingsOf, now)
  return {
    clock:
      end === null || pace.kind === 'live'
        ? null
        : { end, atEnd: pace.atEnd, stands: end <= now ? 'over' : urgent ? 'nearlyOver' : 'goes' },
    away: peopleSeated(table).flatMap((personId) => {
      const until = awayUntil(settingsOf(personId).away, now)
      return until === null ? [] : [{ personId, until }]
    }),
    maySeatBeFreed: silent !== null && silent <= now,
  }
}

/**
 * Ids of those among whom a message would mention again who are not in the server any more: they do not see it. Looked up
 * only then, so that a turn costs no request more.
 */
async function goneOf(
  { notices, hasLeft }: Planning,
  { guildId }: PublicTable,
  sends: readonly StoredNotice[],
): Promise<string[]> {
  if (guildId === null) return []
  const gone: string[] = []
  for (const personId of new Set(sends.map((one) => one.personId))) if (await hasLeft(personId)) gone.push(personId)
  const theirs = sends.filter(({ personId }) => gone.includes(personId))
  if (theirs.length > 0) await notices.release(theirs, 'left')
  return gone
}
