import { type BotRight, EMOJI, words } from '#text'
import { noticePost, post, yieldingLines } from '../components.ts'
import { reply } from '../reply.ts'
import { moderatorCommand } from './who-moderates.ts'

/** What the bot lacks, channel by channel, and what to press. */
export const serverRightsCommand = moderatorCommand('rights', async (_service, _where, caller) => {
  const { server, names } = words(caller.language)
  const { channels } = caller
  if (channels === undefined) return reply(noticePost(server.rights.unknown))
  const named = (rights: readonly BotRight[]) => rights.map((right) => names.right[right])
  const [first] = channels
  const everywhere =
    first === undefined || channels.length === 1
      ? []
      : first.lacking.filter((right) => channels.every(({ lacking }) => lacking.includes(right)))
  const lines = channels.flatMap(({ channelId, lacking }) => {
    const alone = lacking.filter((right) => !everywhere.includes(right))
    return alone.length === 0 ? [] : `- ${server.rights.lacks(`<#${channelId}>`, named(alone))}`
  })
  return reply(
    post([
      `### ${EMOJI.settings} ${server.rights.title}`,
      everywhere.length > 0
        ? server.rights.everywhere(named(everywhere))
        : server.rights.fine(channels.length - lines.length, channels.length),
      ...(lines.length === 0 ? [] : [yieldingLines(lines, server.rights.more), server.rights.how]),
    ]),
  )
})
