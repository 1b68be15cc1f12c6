import type { APIMessage } from 'discord-api-types/v10'
import type { ScriptedPerson } from '#sandbox/person'

const PRIVATE = 64

/** New messages of everybody's that mentioned a person, as that person's telephone rings: in order, from now on. */
export function rings(person: ScriptedPerson, channelId: string): APIMessage[] {
  const heard: APIMessage[] = []
  void listen()
  async function listen(): Promise<void> {
    for await (const frame of person.frames()) {
      if (frame.t !== 'message' || frame.op !== 'create' || !frame.mentionsYou) continue
      if (frame.message.channel_id === channelId && ((frame.message.flags ?? 0) & PRIVATE) === 0)
        heard.push(frame.message)
    }
  }
  return heard
}
