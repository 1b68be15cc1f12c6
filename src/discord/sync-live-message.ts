import { DiscordAPIError } from 'discord.js'
import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10'
import { type LeasedLiveMessage, type MentionPlan, type NoticeKey, needsNewMessage, type PublicTable } from '#table'
import { DAY_MS } from '#time'
import type { BotContext } from './context.ts'
import { type SyncOutcome, underLease } from './lease.ts'
import { unrecordedMessages } from './live-message.ts'
import { recordedOrLeftWhenKeptOut, rememberedIfRecordUnchanged } from './live-message-plan.ts'
import { isAccessProblem, problemOf, rightsNamedByRefusal } from './problem.ts'
import type { PublisherMemory } from './publisher-memory.ts'
import { syncThreadMembersAndName } from './thread.ts'
import { tellChannelGone, tellThreadLockedInChannel } from './trouble.ts'
import { LeftAlone, updateLiveMessage } from './update-live-message.ts'

/** What brings channels up to date. */
export interface PublisherContext extends BotContext {
  /** Called with the ids of people for whom something is due that they want to be told directly. */
  tellDirectly(personIds: readonly string[]): void
}

/** So long after its last turn the end of a game is still brought to a channel that the bot is kept out of. */
const TRIED_MS = 7 * DAY_MS

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
      const live = await updateLiveMessage(
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
async function hasLeft({ rest }: BotContext, { guildId }: PublicTable, personId: string): Promise<boolean> {
  if (guildId === null) return false
  try {
    await rest.get(Routes.guildMember(guildId, personId))
    return false
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
    return error.code === RESTJSONErrorCodes.UnknownMember || error.code === RESTJSONErrorCodes.UnknownUser
  }
}

const CHANNEL = /^\d{15,20}$/
