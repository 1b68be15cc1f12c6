import type { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { pastPost, tableLanguage } from '#commands'
import type { LiveMessageRepository, PublicTable } from '#table'
import { bodyOf } from './body.ts'
import { errorWithCauses, type Log } from './log.ts'
import { problemOf } from './problem.ts'

interface Parts {
  readonly rest: REST
  readonly liveMessages: LiveMessageRepository
  readonly log: Log
}

/**
 * Makes a line of a message that is no longer the live one: it says whose turn it called to and what came of that, and
 * asks nothing any more. What Discord refuses is left as it is; where nobody knows whether it was done it throws, to be
 * tried again.
 * @param message its id, and the entry that it was drawn at
 */
export async function retireMessage(
  { rest, liveMessages, log }: Parts,
  table: PublicTable,
  { id, seq }: { readonly id: string; readonly seq: number },
): Promise<void> {
  try {
    const { body } = bodyOf(pastPost(table, seq, tableLanguage(table)), 'none')
    await rest.patch(Routes.channelMessage(table.channelId, id), { body })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') throw error
    if (problem === 'messageGone') await liveMessages.forgetTurnMessages(table.id, id)
    log.debug({ message: id, error: errorWithCauses(error) }, 'an old message was left as it was')
  }
}

/** Takes a message away in whose place a newer one calls; where Discord does not let that be, it becomes a line. */
export async function removeMessage(
  parts: Parts,
  table: PublicTable,
  message: { readonly id: string; readonly seq: number },
): Promise<void> {
  try {
    await parts.rest.delete(Routes.channelMessage(table.channelId, message.id))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') throw error
    if (problem !== 'messageGone') await retireMessage(parts, table, message)
  }
}
