import type { ActingModerator } from '#table'
import { words } from '#text'
import { MINUTE_MS } from '#time'
import { type Caller, noticeReply, type Reply } from '../reply.ts'

/**
 * Who moderates where, for a command of `/bonfire-server`: Discord lets only those type it whom the server wants. An answer
 * where the bot is in no server.
 */
export function whereTyped({
  guildId,
  guest,
  person,
  language,
  interactionId: press,
}: Caller): ActingModerator | Reply {
  const { notices } = words(language)
  if (guildId === null) return noticeReply(notices.onlyInServers)
  if (guest) return noticeReply(notices.guest)
  return { guildId, by: person.id, press }
}

/** For so long having typed the command counts, in ms: who may type it may be taken away, and Discord tells nobody. */
const TYPED_COUNTS_MS = 15 * MINUTE_MS

/**
 * The same for a press: of whoever may manage the server, or was let type the command a moment ago, whom the button names.
 * @param by who typed the command that the button came of
 */
export function wherePressed(caller: Caller, by: string): ActingModerator | Reply {
  const { moderator, person, pressedAge = 0 } = caller
  if (moderator || (person.id === by && pressedAge < TYPED_COUNTS_MS)) return whereTyped(caller)
  return noticeReply(words(caller.language).server.notYours)
}

export const isReply = (made: ActingModerator | Reply): made is Reply => 'post' in made
