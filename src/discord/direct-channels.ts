import type { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import { createLruMap } from './lru-map.ts'
import { problemOf } from './problem.ts'

const channel = z.object({ id: z.string() })

export type DirectChannels = ReturnType<typeof createDirectChannels>

/** The direct channels with people. */
export function createDirectChannels(rest: REST) {
  const opened = createLruMap<string>()

  /**
   * The direct channel with somebody, opened where there is none yet. Only on that person's own action: Discord takes it
   * amiss otherwise.
   * @returns its id; null when Discord does not open one now
   * @throws when Discord did not answer
   */
  async function open(personId: string): Promise<string | null> {
    try {
      const { id } = channel.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: personId } }))
      opened.set(personId, id)
      return id
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'notAllowed' || problem === 'refused') return null
      throw error
    }
  }

  return {
    open,
    /** As `open`; where Discord opens none now, the one that this process opened before: that can still be read. */
    openToRead: async (personId: string): Promise<string | null> =>
      (await open(personId)) ?? opened.get(personId) ?? null,
  }
}
