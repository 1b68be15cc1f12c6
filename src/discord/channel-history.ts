import type { REST } from 'discord.js'
import { type APIMessage, type APIMessageTopLevelComponent, ComponentType, Routes } from 'discord-api-types/v10'
import { type PressOrRefresh, pressOrRefreshOfCustomId } from '#commands'
import { createLruMap } from './lru-map.ts'
import { isAccessProblem, isInternalServerError, problemOf } from './problem.ts'

export type OwnMessageReader = ReturnType<typeof createOwnMessageReader>

/** What stands in channels, as far as Discord tells it. */
export function createOwnMessageReader(rest: REST, applicationId: Promise<string>) {
  const broken = createLruMap<true>()
  return {
    /**
     * Ours among the last messages of a channel; none where they cannot be read. Throws where the bot may not see the channel, because
     * posting would be refused too, and where nothing is known, because posting might repeat a message. Over some channels
     * Discord breaks each time (discord-api-docs 8611): the second time in a row there are none.
     */
    async ownMessages(channelId: string): Promise<APIMessage[]> {
      try {
        const read = await rest.get(Routes.channelMessages(channelId), { query: new URLSearchParams({ limit: '50' }) })
        broken.delete(channelId)
        const own = await applicationId
        return isMessages(read) ? read.filter(({ author }) => author.id === own) : []
      } catch (error) {
        if (isInternalServerError(error)) {
          if (broken.has(channelId)) return []
          broken.set(channelId, true)
        }
        const problem = problemOf(error)
        if (problem === 'unknown' || isAccessProblem(problem)) throw error
        return []
      }
    },
  }
}

type Press = Extract<PressOrRefresh, { kind: 'press' }>['press']

/** All that can be pressed on a message of ours. */
export const decodedPressesOn = ({ components }: APIMessage): Press[] =>
  customIds(components ?? []).flatMap((customId) => {
    const decoded = pressOrRefreshOfCustomId(customId)
    return decoded.kind === 'press' ? decoded.press : []
  })

/**
 * Id of our message that a process may have posted and died over: one among the last of a channel with such a press; null
 * where there is none. Throws as `ownMessages` does.
 */
export const idOfMessageWithPress = async (
  history: OwnMessageReader,
  channelId: string,
  is: (press: Press) => boolean,
): Promise<string | null> =>
  (await history.ownMessages(channelId)).find((message) => decodedPressesOn(message).some(is))?.id ?? null

/** Whether a message of ours shows a table at that entry, or at a later one. */
export const showsTableAtOrAfter = (message: APIMessage, tableId: string, seq: number): boolean =>
  decodedPressesOn(message).some((press) => press.table === tableId && press.seq >= seq)

const isMessages = (value: unknown): value is APIMessage[] => Array.isArray(value)

function customIds(components: readonly APIMessageTopLevelComponent[]): string[] {
  return components.flatMap((component) => {
    if (component.type !== ComponentType.Container) return []
    return component.components.flatMap((inner) =>
      inner.type === ComponentType.ActionRow
        ? inner.components.flatMap((one) => ('custom_id' in one ? one.custom_id : []))
        : [],
    )
  })
}
