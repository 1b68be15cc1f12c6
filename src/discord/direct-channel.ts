import type { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import { problemOf } from './problem.ts'

const channel = z.object({ id: z.string() })

/**
 * The direct channel with somebody, opened where there is none yet. Only on that person's own action: Discord takes it
 * amiss otherwise.
 * @returns null when Discord does not open one now
 * @throws when Discord did not answer
 */
export async function directChannel(rest: REST, personId: string): Promise<string | null> {
  try {
    return channel.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: personId } })).id
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'notAllowed' || problem === 'refused') return null
    throw error
  }
}
