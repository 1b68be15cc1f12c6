import type { APIMessage } from 'discord-api-types/v10'
import type { ScriptedPerson } from '#sandbox/person'
import { readMessage } from '#support/monkey/reading'
import { verbOf } from '#support/monkey/sense'

/** What stood there before somebody came is read, as Discord's own client does. */
export async function liveIn(person: ScriptedPerson, channelId: string): Promise<APIMessage> {
  const live = (await person.history(channelId)).find(isLive)
  return live ?? (await person.until(channelId, isLive))
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
