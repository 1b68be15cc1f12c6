import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import type { ScriptedPerson } from '#sandbox/person'
import { readMessage } from '#support/monkey/read-message'
import { verbOf } from '#support/monkey/sense'

const PATIENCE_MS = 60_000

/**
 * A channel's newest message of the kind wanted; waits for it, for the bot may be about to post it.
 * @param person need not hear of the channel
 * @param wanted the live message unless given
 */
export async function liveIn(person: ScriptedPerson, channelId: string, wanted = isLive): Promise<APIMessage> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await sleep(200)) {
    const live = (await person.history(channelId)).find(wanted)
    if (live !== undefined) return live
  }
  throw new Error(`${channelId} has no live message`)
}

/** A view that the live message offers. */
export interface Look {
  readonly message: APIMessage
  readonly id: string
  readonly view: string
}

export const isLive = (message: APIMessage): boolean =>
  readMessage(message).pressables.some((one) => verbOf(one) === 'open')

/** All views that a live message offers. */
export const looksAt = (message: APIMessage): Look[] =>
  readMessage(message)
    .pressables.filter((one) => verbOf(one) === 'look')
    .flatMap(({ id, options }) => options.map(({ value: view }) => ({ message, id, view })))
