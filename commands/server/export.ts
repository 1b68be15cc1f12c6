import type { Period, TableService } from '#table'
import { EMOJI, words } from '#text'
import { noticePost } from '../components.ts'
import { periodOfMonth, suggestMonths, typedMonthOrReply } from '../months.ts'
import { isReply, reply } from '../reply.ts'
import { textOption } from '../subcommand.ts'
import { moderatorCommand } from './who-moderates.ts'

/** Discord takes files of 10 MB; in characters, of which a journal has hardly any that take more than a byte. */
const MOST_TEXT = 9_000_000
const PAGE = 50

/** The finished games that count in the server, or those of a month, as a file: as many as Discord takes. */
export const serverExportGamesCommand = moderatorCommand(
  'export',
  async (service, where, caller, { month }) => {
    const { export: say } = words(caller.language).server
    const typed = typedMonthOrReply(month, service.now(), caller.language)
    if (isReply(typed)) return typed
    const { lines, left } = await journalsOf(service, where.guildId, periodOfMonth(typed.month, service.now()))
    if (lines.length === 0) return reply(noticePost(say.none))
    await service.servers.did(where, { kind: 'exported' })
    const told = [`${EMOJI.file} ${say.done(lines.length)}`, ...(left ? [say.left] : [])].join('\n')
    return {
      kind: 'reply',
      post: noticePost(told),
      file: {
        name: `bonfire-games${typed.month === null ? '' : `-${typed.month}`}.jsonl`,
        text: `${lines.join('\n')}\n`,
      },
    }
  },
  { options: [textOption('month', { autocomplete: true })], suggest: suggestMonths },
)

/**
 * The journals of the games that count in a server, a line each, the newest first.
 * @param period when they ended
 * @param most how many characters they may have, line ends included
 * @returns left: there are more
 */
export async function journalsOf(
  service: TableService,
  guildId: string,
  period: Period,
  most: number = MOST_TEXT,
): Promise<{ lines: readonly string[]; left: boolean }> {
  const lines: string[] = []
  let length = 0
  for (let after = 0; ; after += PAGE) {
    const ids = await service.finishedIn(guildId, period, after, PAGE)
    for (const table of ids) {
      const journal = await service.journal(table)
      if (journal === null) continue
      const line = JSON.stringify({ table, journal })
      length += line.length + 1
      if (length > most) return { lines, left: true }
      lines.push(line)
    }
    if (ids.length < PAGE) return { lines, left: false }
  }
}
