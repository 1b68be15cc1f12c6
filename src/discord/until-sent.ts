import type { REST } from 'discord.js'
import type { Caller, Reply } from '#commands'
import type { TableService } from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import { sendDirect } from './direct-message.ts'
import { errorWithCauses, type Log } from './log.ts'

interface Parts {
  readonly service: TableService
  readonly emoji: ApplicationEmoji
  readonly log: Log
  rest(): Promise<REST>
}

/**
 * Sends directly what an answer wants sent. Where Discord does not let that through, the asker is mentioned in channels as
 * before, or not told of a table's end, and the answer says so.
 */
export async function untilSent({ service, emoji, log, rest }: Parts, made: Reply, caller: Caller): Promise<Reply> {
  if (made.kind !== 'reply' || made.direct === undefined) return made
  const { person, interactionId } = caller
  let sent = false
  try {
    sent = await sendDirect({ rest: await rest(), emoji }, person.id, made.direct.post, {
      nonce: interactionId,
    })
  } catch (error) {
    log.warn({ person: person.id, error: errorWithCauses(error) }, 'a direct message could not be tried')
  }
  if (sent) return { kind: 'reply', post: made.post }
  const { endOf } = made.direct
  if (endOf === undefined) await service.saveSettings(person.id, { turnNotice: 'channel' })
  else await service.followers.remove(endOf, person.id)
  return { kind: 'reply', post: made.direct.otherwise }
}
