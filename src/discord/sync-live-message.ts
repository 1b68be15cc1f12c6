import { DiscordAPIError } from 'discord.js'
import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10'
import {
  FILM_PART,
  filmRequest,
  type GameFactsAndRecords,
  lacksNeededRights,
  livePost,
  livePostAsWanted,
  type Post,
  tableLanguage,
} from '#commands'
import { valueOrNullWithin } from '#runtime'
import { type LeasedLiveMessage, type MentionPlan, type NoticeKey, needsNewMessage, type PublicTable } from '#table'
import { DAY_MS } from '#time'
import type { BotContext } from './context.ts'
import { type Lease, type SyncOutcome, underLease } from './lease.ts'
import {
  createEditOrPost,
  type DatedUnrecordedMessage,
  deleteOrRetireMessage,
  type PictureAndFilm,
  retireMessage,
  unrecordedMessages,
} from './live-message.ts'
import {
  isChannelUpToDate,
  type LiveMessagePlan,
  type LiveMessagePlanInput,
  needsPostOrEdit,
  planLiveMessage,
  recordedOrLeftWhenKeptOut,
  rememberedIfRecordUnchanged,
  unrecordedOfThisTurn,
} from './live-message-plan.ts'
import { postAppearanceKey, stateKeyWhilePlaying } from './live-message-state.ts'
import { createLruMap, type LruMap } from './lru-map.ts'
import { PATIENCE } from './patience.ts'
import type { DrawOutcome } from './picture-queue.ts'
import { drawIfFilesAllowed } from './posting.ts'
import {
  isAccessProblem,
  isInternalServerError,
  problemOf,
  type RequestProblem,
  rightsNamedByRefusal,
} from './problem.ts'
import { retireAsRoundSummary } from './round-message.ts'
import { syncThreadMembersAndName, type ThreadSyncMemory } from './thread.ts'
import { tellChannelGone, tellThreadLockedInChannel } from './trouble.ts'

/** What brings channels up to date. */
export interface PublisherContext extends BotContext {
  /** Called with the ids of people for whom something is due that they want to be told directly. */
  tellDirectly(personIds: readonly string[]): void
}

/** How this process left a channel. */
export interface PublishedMessage extends PublishedCard {
  readonly messageId: string
  /** Ids of those whom it names as called. */
  readonly mentions: readonly string[]
  /** Its picture was not drawn in time, or its film is being drawn: that is to follow. */
  readonly lacksPicture: boolean
}

/** How this process left a card. */
export interface PublishedCard {
  /** The entry that it recorded with it. */
  readonly seq: number
  readonly stateKey: string | null
  readonly appearance: string
}

/** What this process remembers of channels between one go and the next, by table. */
export interface PublisherMemory {
  readonly published: LruMap<PublishedMessage>
  readonly cards: LruMap<PublishedCard>
  readonly threads: ThreadSyncMemory
  /** Why a channel cannot be written to. */
  readonly problems: Map<string, { readonly channelId: string; readonly problem: RequestProblem }>
  /** Live messages that somebody deleted. */
  readonly gone: Set<string>
  /** Messages that were posted, or found, and are not on record: Discord may not let the channel be read. */
  readonly posted: LruMap<readonly DatedUnrecordedMessage[]>
  /** Tables of whose end more is to be known than their channels tell. */
  readonly untold: LruMap<true>
}

/** Channels that are remembered. */
const REMEMBERED = 2000
/** So long after its last turn the end of a game is still brought to a channel that the bot is kept out of. */
const TRIED_MS = 7 * DAY_MS

export const newPublisherMemory = (): PublisherMemory => ({
  published: createLruMap(REMEMBERED),
  cards: createLruMap(REMEMBERED),
  threads: { members: createLruMap(REMEMBERED), toRename: new Set() },
  problems: new Map(),
  gone: new Set(),
  posted: createLruMap(REMEMBERED),
  untold: createLruMap(REMEMBERED),
})

/**
 * Brings a table's channel up to date, once: leases, posts or edits, records.
 * @param redraw it may have to look otherwise though nothing was kept at the table
 * @param pictureDrawn called when the picture is there of a message that was posted without it and is live still
 * @throws when nobody knows whether Discord or the database did what was asked
 */
export async function syncLiveMessage(
  context: PublisherContext,
  tableId: string,
  memory: PublisherMemory,
  redraw: boolean,
  pictureDrawn: () => void,
): Promise<SyncOutcome> {
  const { service, log, coolDowns } = context
  const { published, problems } = memory
  return await underLease(context, tableId, openChannelOf, async (leased) => {
    const { lease, table } = leased
    const { showing } = lease
    const { channelId } = table
    // Played on from elsewhere, such a table would have Discord refuse something at each choice.
    const leftAlone = showing.gone && !coolDowns.mayTryGone(channelId) ? 'channelGone' : coolDowns.coolingFor(channelId)
    let mentions: MentionPlan | null = null
    const record = (
      messageId: string | null,
      sends: readonly NoticeKey[],
      { gone = false, nothingMore = true } = {},
    ): Promise<SyncOutcome> =>
      leased.record(
        {
          messageId,
          gone,
          left: messageId === null ? recordedOrLeftWhenKeptOut(showing) : null,
          turnSeq: messageId === showing.messageId ? null : table.turnSeq,
          called: { notices: sends, at: context.now() },
        },
        nothingMore,
      )
    try {
      const former = table.rematchOf === null ? null : await service.view(table.rematchOf)
      const looks = leftAlone === null && isToBeLookedAt(table, showing, published)
      const own = looks ? unrecordedMessages(context, table, showing, memory.posted.get(tableId)) : null
      // Where it fails people are told directly all the same, and nothing is posted.
      await service.notices.keepHeard(table, (await own?.catch(() => null)) ?? [])
      mentions = await service.notices.plan(table, former, showing, (personId) => hasLeft(context, table, personId))
      const live = await brought(
        context,
        table,
        { former, mentions, redraw: redraw || mentions.look !== null, own, leftAlone, pictureDrawn },
        lease,
        memory,
      )
      if (live === 'right') return 'done'
      if (live === 'lost') return 'again'
      await service.notices.shown(tableId, mentions)
      problems.delete(tableId)
      coolDowns.written(channelId)
      const nothingMore = !memory.untold.has(tableId) && published.get(tableId)?.lacksPicture !== true
      const recorded = await record(live.id, live.sends, { nothingMore })
      if (recorded === 'done') {
        memory.posted.delete(tableId)
        await syncThreadMembersAndName(context, table, showing, memory.threads)
      }
      return recorded
    } catch (error) {
      const problem = error instanceof LeftAlone ? error.problem : problemOf(error)
      if (problem === 'unknown') {
        // It may have been posted all the same: look before posting again.
        published.delete(tableId)
        throw error
      }
      problems.set(tableId, { channelId, problem })
      if (!(error instanceof LeftAlone)) {
        if (isAccessProblem(problem)) coolDowns.refused(channelId, problem, rightsNamedByRefusal(error))
        log.warn({ table: tableId, problem, error }, 'a channel cannot be written to')
      }
      // Once: from now on nothing is known to be shown.
      if (problem === 'locked' && showing.messageId !== null) await tellThreadLockedInChannel(context, table)
      // The table goes on. What nobody can see is not shown: once that is put right it is brought anew.
      const nothingMore = !isAccessProblem(problem) || context.now().getTime() - table.since.getTime() > TRIED_MS
      if (problem !== 'channelGone')
        return await record(isAccessProblem(problem) ? null : showing.messageId, [], {
          gone: showing.gone,
          nothingMore,
        })
      await context.liveMessages.forgetTurnMessages(tableId)
      const goesOn = table.phase === 'lobby' || table.phase === 'playing'
      // Once: from now on it is known. Somebody may have the table go on elsewhere, where those are called who wait to be.
      if (goesOn && !showing.gone) await tellChannelGone(context, table)
      return await record(null, goesOn ? [] : (mentions?.sends ?? []), { gone: true })
    } finally {
      if (mentions !== null && mentions.direct.length > 0) context.tellDirectly(mentions.direct)
    }
  })
}

/** The direct channel of somebody forgotten goes with them. */
const openChannelOf = ({ channelId }: PublicTable): string | null => (CHANNEL.test(channelId) ? channelId : null)

/** Whether something new is to be said where another process may have posted. */
const isToBeLookedAt = (
  table: PublicTable,
  showing: LeasedLiveMessage,
  published: PublisherMemory['published'],
): boolean => rememberedIfRecordUnchanged(published.get(table.id), showing) === null && needsNewMessage(table, showing)

/** Whether somebody is not in a table's server any more. */
async function hasLeft({ rest }: PublisherContext, { guildId }: PublicTable, personId: string): Promise<boolean> {
  if (guildId === null) return false
  try {
    await rest.get(Routes.guildMember(guildId, personId))
    return false
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
    return error.code === RESTJSONErrorCodes.UnknownMember || error.code === RESTJSONErrorCodes.UnknownUser
  }
}

/** What is to be shown, and what was found in the channel beside it. */
interface Wanted {
  readonly former: PublicTable | null
  readonly mentions: MentionPlan
  readonly redraw: boolean
  /** Null where it was not looked for. */
  readonly own: Promise<readonly DatedUnrecordedMessage[]> | null
  /** Why nothing is to be tried in the channel now; null where it may be. */
  readonly leftAlone: RequestProblem | null
  pictureDrawn(): void
}

/** Posts or edits what the channel lacks. `right` means that it lacks nothing, `lost` that another process is at it. */
async function brought(
  context: PublisherContext,
  table: PublicTable,
  { former, mentions, redraw, own: found, leftAlone, pictureDrawn }: Wanted,
  lease: Lease,
  { published, gone, posted, untold }: PublisherMemory,
): Promise<{ readonly id: string; readonly sends: readonly NoticeKey[] } | 'right' | 'lost'> {
  const { showing } = lease
  const unrecorded = () => unrecordedMessages(context, table, showing, posted.get(table.id))
  const isGone = showing.messageId !== null && gone.has(showing.messageId)
  const channel: LiveMessagePlanInput = { table, showing, isGone, sends: mentions.sends }
  const isUpToDate = isChannelUpToDate(channel) && !redraw
  if (isUpToDate && !showing.orphaned) return 'right'
  if (leftAlone !== null) throw new LeftAlone(leftAlone)
  // A process that died over it may have called once more.
  const beside = isUpToDate ? await unrecorded() : null
  if (beside?.length === 0) return 'right'
  // This process posted them, and another one had the channel by then, as where clocks differ.
  const older = (posted.get(table.id) ?? []).filter(
    ({ id }) => showing.messageId !== null && BigInt(id) < BigInt(showing.messageId),
  )
  const end = await endInTime(context, table, untold, pictureDrawn)
  const wanted = livePost(table, tableLanguage(table), former, mentions.told, end)
  const post = await livePostAsWanted(context.service, table, wanted)
  const appearance = postAppearanceKey(post)
  const mine = isGone ? null : rememberedIfRecordUnchanged(published.get(table.id), showing)
  let live = mine?.messageId ?? null
  let sends = mentions.sends
  let mentioned = mine?.mentions ?? []
  let late: Promise<DrawOutcome> | null = null
  let film: DrawOutcome | null = 'none'
  let shown: string | null = null
  const isOver = () => shown !== null && published.get(table.id)?.messageId !== shown
  const looksRight = mine?.appearance === appearance && !mine.lacksPicture
  if (live === null || older.length > 0 || needsPostOrEdit(channel, looksRight)) {
    // Where nobody else can have posted there is nothing to look for.
    const own = beside ?? (await found) ?? (mine === null ? await unrecorded() : [])
    // Discord may not let the channel be read the next time.
    if (own.length > 0) posted.set(table.id, own)
    const how = planLiveMessage(channel, own, older)
    for (const one of unrecordedOfThisTurn(table, own))
      await context.service.notices.keepHeardBeside(table, one, how.sends)
    // One that called them may be replaced, and gone before the new one is on record.
    if (how.edits !== null) await context.service.notices.sent(how.sends)
    const drawing = drawIfFilesAllowed(context, table.channelId, post, () => !isOver())
    // What stands there keeps the picture before until the new one is there.
    const picture =
      how.edits === null ? await valueOrNullWithin(context.runtime, drawing, PATIENCE.newMessage) : await drawing
    if (picture === null) late = drawing
    film = await filmIfDrawn(context, table, post, () => isOver() || pictureDrawn())
    if (!(await lease.holds())) return 'lost'
    sends = how.sends
    // An edit calls nobody, and takes away that somebody was called where it does not name them.
    const edited = how.edits === null ? [] : (own.find(({ id }) => id === how.edits)?.mentions ?? mentioned)
    mentioned = [...new Set([...mentions.alone, ...sends.map(({ personId }) => personId), ...edited])]
    const drawn = { picture: picture ?? 'none', film: film ?? 'none' }
    // Until it is on record: the messages before it are retired first, which may fail, and another process may have posted the
    // next one before an edit came to Discord.
    const remember = (id: string): void => {
      const stands = { id, seq: table.seq, mentions: mentioned, postedAt: context.now() }
      posted.set(table.id, [...(posted.get(table.id) ?? []).filter((one) => one.id !== id), stands])
    }
    try {
      live = await written(context, table, { ...post, mentions: mentioned }, drawn, how, gone)
    } catch (error) {
      if (how.edits !== null && problemOf(error) === 'unknown') remember(how.edits)
      throw error
    }
    remember(live)
    for (const { way, ...one } of how.before) {
      if (one.id === live) continue
      if (way === 'delete') await deleteOrRetireMessage(context, table, one)
      else if (table.options.story === 'round') await retireAsRoundSummary(context, table, one, live)
      else await retireMessage(context, table, one)
    }
  }
  published.set(table.id, {
    messageId: live,
    mentions: mentioned,
    seq: table.seq,
    stateKey: stateKeyWhilePlaying(table),
    appearance,
    lacksPicture: late !== null || film === null,
  })
  shown = live
  void late?.then(() => isOver() || pictureDrawn())
  if (showing.messageId !== null) gone.delete(showing.messageId)
  return { id: live, sends }
}

/**
 * What a finished game came to; where it takes too long, null, and the message is looked at again.
 * @param untold has the table afterwards as long as there is more to be known
 */
async function endInTime(
  { runtime, service }: PublisherContext,
  { id, phase }: PublicTable,
  untold: PublisherMemory['untold'],
  known: () => void,
): Promise<GameFactsAndRecords | null> {
  if (phase !== 'finished') return null
  const found = service.factsOf(id)
  const inTime = await valueOrNullWithin(runtime, found, PATIENCE.newMessage)
  // What is reckoned after the question is heard of.
  untold.set(id, true)
  const { facts: kept, records, complete } = await service.results.ending(id)
  const facts = kept ?? inTime
  if (complete) untold.delete(id)
  if (inTime === null && !complete) void found.then((late) => late === null || known())
  return facts && { facts, records }
}

/** Edits or posts; without pictures if only they are refused. */
async function written(
  context: PublisherContext,
  table: PublicTable,
  post: Post,
  drawn: PictureAndFilm,
  how: LiveMessagePlan,
  gone: Set<string>,
): Promise<string> {
  const write = createEditOrPost(context, table, post, how, gone)
  try {
    return await write(drawn)
  } catch (error) {
    const { coolDowns } = context
    if (typeof drawn.picture === 'string' && typeof drawn.film === 'string') throw error
    // Who is called must hear of it, picture or not.
    if (problemOf(error) === 'mediaLost') return await write(NOTHING_DRAWN)
    const mayBePicture =
      rightsNamedByRefusal(error).includes('sendMessages') && !lacksNeededRights(coolDowns.lacking(table.channelId))
    if (!mayBePicture) throw error
    const posted = await write(NOTHING_DRAWN).catch((without: unknown) => {
      // It was let in without the picture, and Discord broke over it then.
      if (isInternalServerError(without)) coolDowns.picturesRefused(table.channelId)
      throw without
    })
    coolDowns.picturesRefused(table.channelId)
    return posted
  }
}

const NOTHING_DRAWN: PictureAndFilm = { picture: 'none', film: 'none' }

/**
 * The film of a finished game, if it is drawn by now: nothing waits for it.
 * @param drawn called once it is, or cannot be
 */
async function filmIfDrawn(
  { films, runtime, service, draw, coolDowns }: PublisherContext,
  table: PublicTable,
  post: Post,
  drawn: () => void,
): Promise<DrawOutcome | null> {
  if (!films || !post.parts.includes(FILM_PART) || !coolDowns.mayPostFiles(table.channelId)) return 'none'
  const journal = await service.journal(table.id)
  const request = journal && filmRequest(table, journal.segments, tableLanguage(table))
  if (request === null) return 'none'
  const drawing = draw.film(request)
  const film = await valueOrNullWithin(runtime, drawing, 0)
  if (film === null) void drawing.then(drawn)
  return film
}

/** A channel was not tried, because it refused a moment ago. */
class LeftAlone extends Error {
  constructor(readonly problem: RequestProblem) {
    super('the channel is left alone for a while')
  }
}

const CHANNEL = /^\d{15,20}$/
