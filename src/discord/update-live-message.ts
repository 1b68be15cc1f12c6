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
import type { MentionPlan, NoticeKey, PublicTable } from '#table'
import type { BotContext } from './context.ts'
import type { Lease } from './lease.ts'
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
  rememberedIfRecordUnchanged,
  unrecordedOfThisTurn,
} from './live-message-plan.ts'
import { postAppearanceKey, stateKeyWhilePlaying } from './live-message-state.ts'
import { PATIENCE } from './patience.ts'
import type { DrawOutcome } from './picture-queue.ts'
import { drawIfFilesAllowed } from './posting.ts'
import { isInternalServerError, problemOf, type RequestProblem, rightsNamedByRefusal } from './problem.ts'
import type { PublisherMemory } from './publisher-memory.ts'
import { retireAsRoundSummary } from './round-message.ts'

/** What is to be shown, and what was found in the channel beside it. */
interface LiveMessageUpdate {
  readonly former: PublicTable | null
  readonly mentions: MentionPlan
  readonly redraw: boolean
  /** Null where it was not looked for. */
  readonly own: Promise<readonly DatedUnrecordedMessage[]> | null
  /** Why nothing is to be tried in the channel now; null where it may be. */
  readonly leftAlone: RequestProblem | null
  pictureDrawn(): void
}

/**
 * Posts or edits what the channel of a table lacks, and remembers how it left it.
 * @returns the live message and the notices that it sends; `right` where the channel lacks nothing, `lost` where another process
 * is at it
 * @throws {LeftAlone} where something is lacking and nothing is to be tried now; otherwise what Discord or the database throws
 */
export async function updateLiveMessage(
  context: BotContext,
  table: PublicTable,
  { former, mentions, redraw, own: found, leftAlone, pictureDrawn }: LiveMessageUpdate,
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
  { runtime, service }: BotContext,
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
  context: BotContext,
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
  { films, runtime, service, draw, coolDowns }: BotContext,
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
export class LeftAlone extends Error {
  constructor(readonly problem: RequestProblem) {
    super('the channel is left alone for a while')
  }
}
