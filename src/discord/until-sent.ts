import type { REST } from 'discord.js'
import type { Caller, Reply } from '#commands'
import type { TableService } from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import { sendDirect } from './direct-message.ts'
import { errorWithCauses, type Log } from './log.ts'
import type { OwnAttempts } from './own-attempts.ts'

interface Parts {
  readonly service: TableService
  readonly emoji: ApplicationEmoji
  readonly coolDowns: ChannelCoolDowns
  readonly ownAttempts: OwnAttempts
  readonly log: Log
  rest(): Promise<REST>
}

/**
 * Sends directly what an answer wants sent. Where Discord does not let that through, the asker is mentioned in channels as
 * before, or not told of a table's end, and the answer says so; where it was refused too often, also until when.
 */
export async function untilSent(parts: Parts, made: Reply, caller: Caller): Promise<Reply> {
  if (made.kind !== 'reply' || made.direct === undefined) return made
  const { service, ownAttempts } = parts
  const { id } = caller.person
  const { endOf, post, otherwise } = made.direct
  const sent = ownAttempts.take(id) && (await send(parts, caller, post))
  if (sent) {
    ownAttempts.giveBack(id)
    return { kind: 'reply', post: made.post }
  }
  if (endOf === undefined) await service.saveSettings(id, { turnNotice: 'channel' })
  else await service.followers.remove(endOf, id)
  return { kind: 'reply', post: otherwise(ownAttempts.freeAt(id)) }
}

/** Whether Discord took it. */
async function send(
  { rest, log, ownAttempts, ...parts }: Parts,
  { person, interactionId }: Caller,
  post: Parameters<typeof sendDirect>[2],
): Promise<boolean> {
  try {
    return await sendDirect({ rest: await rest(), ...parts }, person.id, post, { nonce: interactionId })
  } catch (error) {
    ownAttempts.giveBack(person.id)
    log.warn({ person: person.id, error: errorWithCauses(error) }, 'a direct message could not be tried')
    return false
  }
}
