import { type RateLimitData, RateLimitError } from 'discord.js'
import { Routes, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import { type Caller, type Reply, type ThreadToStart, threadName } from '#commands'
import { type LiveMessage, type PublicTable, peopleSeated } from '#table'
import type { BotContext } from './context.ts'
import type { Log } from './log.ts'
import type { LruMap } from './lru-map.ts'
import { postWithNonce } from './posting.ts'
import { isAccessProblem, problemOf } from './problem.ts'
import { quietly } from './trouble.ts'

/**
 * Answers with a thread opened for the wanted table; if no table comes of it, the thread is put away.
 * @param answer gets the asker with the thread, or with null where Discord does not let us open one
 */
export async function answerWithNewTableThread(
  context: BotContext,
  caller: Caller,
  wish: ThreadToStart,
  answer: (caller: Caller) => Promise<Reply>,
): Promise<Reply> {
  const ownThreadId = await openThread(context, caller, wish)
  try {
    return await answer({ ...caller, ownThreadId })
  } finally {
    // Where the tables cannot be read nobody knows whether one was opened.
    if (ownThreadId !== null && (await context.service.inChannel(ownThreadId).catch(() => undefined)) === null)
      await abandonThread(context, caller.channelId, ownThreadId)
  }
}

/** So long a rename waits for its turn, in ms: a limit of all requests is over within seconds. */
const RENAME_WAITS = 10_000

/** Whether a rename would wait too long: Discord allows two new names in ten minutes. */
export const isLateRename = (limit: Pick<RateLimitData, 'method' | 'route' | 'retryAfter'>): boolean =>
  limit.method === 'PATCH' && limit.route === '/channels/:id' && limit.retryAfter > RENAME_WAITS

/**
 * Posts a table's card in the asker's channel and opens the thread that grows from it: one for each interaction, however
 * often it is asked.
 * @returns the thread's id, which is the card's; null where Discord does not let us
 * @throws when nobody knows whether Discord did what was asked
 */
async function openThread(
  context: BotContext,
  { channelId, interactionId }: Caller,
  { name, card }: ThreadToStart,
): Promise<string | null> {
  const { rest, log } = context
  let threadId: string | null = null
  try {
    threadId = await postWithNonce(context, channelId, card, { nonce: interactionId })
    await openThreadFromMessage(context, channelId, threadId, name)
    return threadId
  } catch (error) {
    const problem = problemOf(error)
    log.warn({ channel: channelId, problem, error }, 'a thread could not be opened')
    if (threadId !== null) await tidy(log, rest.delete(Routes.channelMessage(channelId, threadId)))
    if (!isAccessProblem(problem) && problem !== 'refused') throw error
    return null
  }
}

/** Opens the thread that grows from a message, if it is not there yet. */
export async function openThreadFromMessage(
  { rest }: BotContext,
  channelId: string,
  messageId: string,
  name: string,
): Promise<void> {
  const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek }
  try {
    await rest.post(Routes.threads(channelId, messageId), { body })
  } catch (error) {
    if (problemOf(error) !== 'threadThere') throw error
  }
}

/** Puts away a thread in which no table was opened after all: the card goes, the thread sleeps. */
async function abandonThread({ rest, log }: BotContext, channelId: string, threadId: string): Promise<void> {
  await tidy(log, rest.delete(Routes.channelMessage(channelId, threadId)))
  await tidy(log, rest.patch(Routes.channel(threadId), { body: { archived: true } }))
}

/** What a process knows of tables in threads of their own, by table. */
export interface ThreadSyncMemory {
  /** Who has been added. */
  readonly members: LruMap<ReadonlySet<string>>
  /** Those that Discord would not let be renamed yet. */
  readonly toRename: Set<string>
}

/**
 * Adds people who sat down to their table's thread, and names the thread after the players when the game begins and when
 * a seat changes hands; a name that Discord refuses as too frequent waits for the table's next change. Other refusals are
 * left as they are, because a turn's mention adds people too. People who leave the thread are not fetched back.
 * @param shown what the thread showed before
 */
export async function syncThreadMembersAndName(
  { rest, log }: BotContext,
  table: PublicTable,
  shown: LiveMessage,
  { members, toRename }: ThreadSyncMemory,
): Promise<void> {
  const { id, channelId, cardChannelId, phase, turnSeq, lastTurn, takeovers } = table
  if (cardChannelId === null || (phase !== 'lobby' && phase !== 'playing')) return
  const seated = peopleSeated(table)
  // Somebody may have left the thread while another process kept it.
  const before = members.get(id) ?? new Set(shown.seq === 0 ? [] : seated)
  members.set(id, new Set([...before, ...seated]))
  for (const person of seated)
    if (!before.has(person)) await tidy(log, rest.put(Routes.threadMembers(channelId, person)))
  const begins = turnSeq !== null && lastTurn === null && shown.seq < turnSeq
  if (begins || takeovers.some(({ seq }) => seq > shown.seq)) toRename.add(id)
  if (!toRename.delete(id)) return
  const people = table.seats.flatMap(({ name, computer }) => (computer === undefined ? name : []))
  const renamed = rest.patch(Routes.channel(channelId), { body: { name: threadName(people) } })
  await tidy(
    log,
    renamed.catch((error: unknown) => {
      if (error instanceof RateLimitError) toRename.add(id)
      throw error
    }),
  )
}

/** What Discord refuses of it is left as it is. */
const tidy = (log: Log, asked: Promise<unknown>): Promise<void> => quietly(log, asked, 'a thread was left as it was')
