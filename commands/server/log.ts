import type { ModeratorDeedContent } from '#table'
import { words } from '#text'
import { noticePost } from '../components.ts'
import { dateTimeTimestamp } from '../moments.ts'
import { type Caller, reply } from '../reply.ts'
import { integerOption } from '../subcommand.ts'
import { moderatorCommand } from './who-moderates.ts'

/** Deeds on a page. */
const PAGE = 15

/** What moderators did, the newest first. */
export const serverLogCommand = moderatorCommand(
  'log',
  async (service, where, caller, typed) => {
    const { log } = words(caller.language).server
    const page = typeof typed.page === 'number' ? typed.page : 1
    const deeds = await service.servers.deeds(where.guildId, (page - 1) * PAGE, PAGE)
    if (deeds.length === 0) return reply(noticePost(log.none))
    const lines = deeds.map(
      ({ at, actor, subject, did }) => `- ${dateTimeTimestamp(at)} · ${lineOf(did, actor, subject, caller)}`,
    )
    return reply(noticePost([`### ${log.title}`, ...lines].join('\n')))
  },
  { options: [integerOption('page', 1, 1000)] },
)

function lineOf(did: ModeratorDeedContent, actor: string | null, subject: string | null, { language }: Caller): string {
  const { log } = words(language).server
  const named = (id: string | null) => (id === null ? log.somebody : `<@${id}>`)
  return log.line(did.kind, named(actor), named(subject), 'channelId' in did ? `<#${did.channelId}>` : '')
}
