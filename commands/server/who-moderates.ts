import type { ActingModerator, TableService } from '#table'
import { type Words, words } from '#text'
import { MINUTE_MS } from '#time'
import { type Caller, isReply, noticeReply, type Reply, serverOrReply, type TypedOptions } from '../reply.ts'
import type { CommandHandler, Subcommand } from '../subcommand.ts'

/**
 * Who moderates where, for a command of `/bonfire-server`: Discord lets only those type it whom the server wants. An answer
 * where the bot is in no server.
 */
function moderatorWhoTyped(caller: Caller): ActingModerator | Reply {
  const server = serverOrReply(caller)
  return isReply(server) ? server : { ...server, by: caller.person.id, press: caller.interactionId }
}

/** A command of `/bonfire-server`: what it does for who moderates where it was typed. */
export const moderatorCommand = (
  name: keyof Words['help']['server'],
  run: (service: TableService, where: ActingModerator, caller: Caller, typed: TypedOptions) => Promise<Reply>,
  more: Pick<CommandHandler, 'options' | 'suggest'> = {},
): Subcommand<keyof Words['help']['server']> => ({
  name,
  ...more,
  run: async (service, caller, typed) => {
    const where = moderatorWhoTyped(caller)
    return isReply(where) ? where : run(service, where, caller, typed)
  },
})

/** For so long having typed the command counts, in ms: who may type it may be taken away, and Discord tells nobody. */
const TYPED_COUNTS_MS = 15 * MINUTE_MS

/**
 * The same for a press: of whoever may manage the server, or was let type the command a moment ago, whom the button names.
 * @param by who typed the command that the button came of
 */
export function moderatorWhoPressed(caller: Caller, by: string): ActingModerator | Reply {
  const { moderator, person, pressedAge = 0 } = caller
  if (moderator || (person.id === by && pressedAge < TYPED_COUNTS_MS)) return moderatorWhoTyped(caller)
  return noticeReply(words(caller.language).server.notYours)
}
