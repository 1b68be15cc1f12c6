import { DiscordAPIError, type REST } from 'discord.js'
import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10'
import { NOTHING_TOLD, nameOf, nameOfPerson, type ToldInChannel, tableLanguage } from '#commands'
import {
  awayUntil,
  canBeSent,
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  freeRequestPossibleFrom,
  isPlayedAlone,
  isQuiet,
  type LiveMessage,
  mayHear,
  type Notice,
  type NoticeKey,
  type NoticeRepository,
  type NoticeSettings,
  newsSeq,
  noticesOf,
  type PublicTable,
  paceOf,
  peopleSeated,
  peopleToMention,
  planDeadlines,
  planNotices,
  type TableService,
  turnEnd,
  type Waiting,
  waitingAt,
} from '#table'
import type { FoundMessage } from './live-message.ts'
import { needsNewMessage } from './live-message-state.ts'

interface Parts {
  readonly rest: REST
  readonly service: TableService
  readonly notices: NoticeRepository
  readonly deadlines: DeadlineRepository
  now(): Date
}

/** Whom a table's message calls when it is posted now. */
export interface Calls {
  /** The notices that it sends: it mentions those whom they are for, and whoever else it names hears nothing. */
  readonly sends: readonly NoticeKey[]
  /** Ids of those whom it mentions without a notice: who plays alone. */
  readonly alone: readonly string[]
  readonly told: ToldInChannel
  /** Ids of people who are to be told directly, now. */
  readonly direct: readonly string[]
  /** The table looks otherwise by time alone. */
  readonly redraw: boolean
  /** What comes to it by time alone; to be kept once it is shown. */
  readonly deadlines: readonly Deadline[]
}

/**
 * Plans the notices of a table, and what comes to it by time alone, and says whom a message in its channel calls now.
 * @param former of a lobby: the table that is to be played again
 * @throws when the database or Discord does not answer
 */
export async function callsOf(
  parts: Parts,
  table: PublicTable,
  former: PublicTable | null,
  shown: LiveMessage,
): Promise<Calls> {
  // Who plays alone hears of each message there; there is nobody else.
  if (isPlayedAlone(table))
    return { sends: [], alone: peopleToMention(table), told: NOTHING_TOLD, direct: [], redraw: false, deadlines: [] }
  const { service, notices } = parts
  const now = parts.now()
  const waiting = waitingAt(table, former)
  const settings = await settingsOf(service, [...involved(waiting), ...peopleSeated(table)])
  const of = (personId: string): NoticeSettings => settings.get(personId) ?? missing(personId)
  const isNews = needsNewMessage(table, shown)
  const deadlines = deadlinesOf(table, of, now)
  // Side by side: what both write is brought to the disk at once.
  const wanted = (before: readonly Notice[]) => noticesOf(waiting, of, before, now)
  const [kept, redraw] = await Promise.all([
    planNotices(notices, table.id, wanted, { isNews, isSettled: isEndShown(table, shown), turn: waiting.turn, now }),
    planDeadlines(parts.deadlines, table.id, deadlines, now),
  ])
  const isDue = canBeSent(waiting, of, now)
  const due = kept.filter((one) => one.sentAt === null && isDue(one))
  const direct = new Set(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : [])))
  // Whoever is just being told directly hears of all else when that is known: what is due is looked for again.
  const sends = due.filter(({ via, personId }) => via === 'channel' && !direct.has(personId))
  // Where nothing is waited for nobody has to hear who is gone.
  const gone = isNews || table.phase !== 'playing' ? [] : await goneOf(parts, table, sends.filter(isAwaited))
  const left = kept.filter(({ problem }) => problem === 'left')
  const lost = [...left.map(({ personId }) => personId), ...gone]
  const knownLost = left.flatMap(({ personId, sentAt }) => (sentAt === null ? [] : personId))
  const isNewlyLost = gone.some((id) => !knownLost.includes(id))
  const others = lost.length === 0 ? [] : peopleSeated(table).filter((id) => !lost.includes(id))
  const reached = others.filter(
    (id) => of(id).turnNotice === 'channel' && !isQuiet(of(id), now) && mayHear(waiting, kept, id, now),
  )
  const also = isNewlyLost ? await alsoTold(notices, table, reached, now) : []
  return {
    sends: [...sends, ...also],
    alone: [],
    told: {
      ...toldOf(table, [...kept, ...sends.filter(({ personId }) => gone.includes(personId)).map(asLeft)], others),
      relieved: relievedOf(table, kept, now),
      ...toldOfTime(table, of, { now, urgent: kept.some(({ kind, dueAt }) => kind === 'runningOut' && dueAt <= now) }),
    },
    direct: [...direct],
    redraw,
    deadlines,
  }
}

const isEndShown = (table: PublicTable, { seq }: LiveMessage): boolean =>
  (table.phase === 'finished' || table.phase === 'closed') && seq >= newsSeq(table)

/**
 * Keeps whom messages called that nobody recorded, for a process died over them, and that are not of the present turn or
 * news any more: at a turn-based table they heard of it when those were posted.
 */
export async function keepHeard(
  { notices }: Pick<Parts, 'notices'>,
  table: PublicTable,
  messages: readonly FoundMessage[],
): Promise<void> {
  if (isPlayedAlone(table) || paceOf(table.options).kind === 'live') return
  const added = messages
    .filter(({ seq }) => seq < newsSeq(table))
    .flatMap(({ seq, mentions, postedAt }) =>
      mentions.map((personId): Notice => ({ ...heardThere(table.id, personId, seq, postedAt), sentAt: postedAt })),
    )
  await keepAlso(notices, added)
}

/** That somebody hears of a table in its channel, about an entry of it; not sent yet. */
const heardThere = (tableId: string, personId: string, seq: number, dueAt: Date): Notice => ({
  ...{ tableId, personId, kind: 'told', seq, via: 'channel', dueAt },
  ...{ sentAt: null, problem: null },
})

async function keepAlso(notices: NoticeRepository, added: readonly Notice[]): Promise<void> {
  if (added.length > 0) await notices.change({ added, moved: [], removed: [] })
}

/** Keeps that people are about to hear in the table's channel of what is no notice of theirs: that somebody is gone. */
async function alsoTold(
  notices: NoticeRepository,
  { id: tableId, seq }: PublicTable,
  people: readonly string[],
  now: Date,
): Promise<NoticeKey[]> {
  const added = people.map((personId) => heardThere(tableId, personId, seq, now))
  await keepAlso(notices, added)
  return added
}

/** Whether the table goes on waiting for whoever it is for. */
const isAwaited = ({ kind }: Notice): boolean => kind !== 'relieved'

const asLeft = (notice: Notice): Notice => ({ ...notice, problem: 'left' })

function missing(personId: string): never {
  throw new Error(`the settings of ${personId} were not read`)
}

const involved = ({ called, turn, next, relieved }: Waiting): string[] => [
  ...called.map(({ personId }) => personId),
  ...(turn === null ? [] : [turn.personId]),
  ...(next === null ? [] : [next]),
  ...relieved.map(({ personId }) => personId),
]

async function settingsOf(service: TableService, ids: readonly string[]): Promise<Map<string, NoticeSettings>> {
  return new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await service.settingsNow(id)] as const)))
}

/** Lines of the live message that follow from what became of its notices, as long as the turn lasts. */
function toldOf(
  table: PublicTable,
  kept: readonly Notice[],
  others: readonly string[],
): Pick<ToldInChannel, 'next' | 'unreached' | 'others'> {
  const next = kept.find(({ kind, via }) => kind === 'next' && via === 'channel')
  const language = tableLanguage(table)
  const problems = new Map(
    kept.filter(isAwaited).flatMap(({ personId, problem }) => (problem === null ? [] : [[personId, problem] as const])),
  )
  return {
    next: next?.personId ?? null,
    unreached: [...problems].map(([personId, why]) => ({ name: nameOfPerson(table, personId, language), why })),
    others,
  }
}

/** Whom the live message tells that a substitute came: whoever hears it now, or heard it in this turn. */
const relievedOf = (table: PublicTable, kept: readonly Notice[], now: Date): ToldInChannel['relieved'] =>
  table.takeovers.flatMap(({ seq, seat, relieved }) => {
    const told = kept.find((one) => one.kind === 'relieved' && one.seq === seq && one.personId === relieved)
    if (told?.via !== 'channel' || told.dueAt > now || (told.sentAt ?? now) < table.since) return []
    return { personId: told.personId, name: nameOf(table, seat, tableLanguage(table)) }
  })

/** Lines of the live message that follow from the clock on the wall, and from who is away. */
function toldOfTime(
  table: PublicTable,
  settingsOf: (personId: string) => NoticeSettings,
  { now, urgent }: { readonly now: Date; readonly urgent: boolean },
): Pick<ToldInChannel, 'clock' | 'away' | 'maySeatBeFreed'> {
  if (table.phase !== 'playing') return { clock: null, away: [], maySeatBeFreed: false }
  const language = tableLanguage(table)
  const pace = paceOf(table.options)
  const end = table.acting === null ? null : turnEnd(table, settingsOf(table.acting))
  const silent = freeRequestPossibleFrom(table, settingsOf, now)
  return {
    clock:
      end === null || pace.kind === 'live'
        ? null
        : { end, atEnd: pace.atEnd, stands: end <= now ? 'over' : urgent ? 'nearlyOver' : 'goes' },
    away: peopleSeated(table).flatMap((personId) => {
      const until = awayUntil(settingsOf(personId).away, now)
      return until === null ? [] : [{ name: nameOfPerson(table, personId, language), until }]
    }),
    maySeatBeFreed: silent !== null && silent <= now,
  }
}

/**
 * Ids of those among whom a message would call again who are not in the server any more: they do not see it. Looked up
 * only then, so that a turn costs no request more.
 */
async function goneOf({ rest, notices }: Parts, { guildId }: PublicTable, calls: readonly Notice[]): Promise<string[]> {
  if (guildId === null) return []
  const gone: string[] = []
  for (const personId of new Set(calls.map((call) => call.personId))) {
    try {
      await rest.get(Routes.guildMember(guildId, personId))
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error
      if (error.code === RESTJSONErrorCodes.UnknownMember || error.code === RESTJSONErrorCodes.UnknownUser)
        gone.push(personId)
    }
  }
  const theirs = calls.filter(({ personId }) => gone.includes(personId))
  if (theirs.length > 0) await notices.release(theirs, 'left')
  return gone
}
