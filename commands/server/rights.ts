import { EMOJI, type Words, words } from '#text'
import { accentOf, noticePost, post, yielding } from '../components.ts'
import { reply } from '../reply.ts'
import type { Subcommand } from '../subcommand.ts'
import { isReply, whereTyped } from './who-moderates.ts'

/** What the bot lacks, channel by channel, and what to press. */
export const serverRightsCommand: Subcommand<keyof Words['help']['server']> = {
  name: 'rights',
  run: async (_, caller) => {
    const where = whereTyped(caller)
    if (isReply(where)) return where
    const { server, names } = words(caller.language)
    const { channels } = caller
    if (channels === undefined) return reply(noticePost(server.rights.unknown))
    const lacking = channels.filter((one) => one.lacking.length > 0)
    const lines = lacking.map(
      (one) =>
        `- ${server.rights.lacks(
          `<#${one.channelId}>`,
          one.lacking.map((right) => names.right[right]),
        )}`,
    )
    return reply(
      post(
        [
          `### ${EMOJI.settings} ${server.rights.title}`,
          server.rights.fine(channels.length - lacking.length, channels.length),
          ...(lacking.length === 0 ? [] : [yielding(lines, server.rights.more), server.rights.how]),
        ],
        { accent: accentOf(null) },
      ),
    )
  },
}
