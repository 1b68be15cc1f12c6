import type { PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { journalButton } from './buttons.ts'
import { buttonRows, noticePost, type Post, type PostPart, post } from './components.ts'
import { whoWonText } from './live/scores.ts'
import { relativeTimestamp } from './moments.ts'
import { safeNamesOf } from './names.ts'
import { noticeReply, type Reply, type TableContext } from './reply.ts'
import type { Subcommand } from './subcommand.ts'

/** A finished game of the caller's as a file that can be replayed; where a table is stopped, how that goes on. */
export const journalCommand: Subcommand = {
  name: 'journal',
  run: async (service, caller) => {
    const here = await service.inChannel(caller.channelId)
    if (here?.phase === 'frozen') return journalReply({ service, caller, table: here })
    const finished = await service.finishedTablesOf(caller.person.id, MOST_JOURNALS)
    if (finished.length === 0) return { kind: 'reply', post: noticePost(words(caller.language).journal.none) }
    return { kind: 'reply', post: journalsPost(finished, caller.language) }
  },
}

/**
 * The file that replays a table's game, and what it is for. A game that goes on has none, for it tells what is hidden; nor
 * has one that is stopped, which may go on: of that the bot's log has it. The list that it was chosen from stays.
 */
export async function journalReply({ service, caller, table }: TableContext<PublicTable>): Promise<Reply> {
  const say = words(caller.language)
  if (table.phase === 'frozen') return noticeReply(say.notices.frozenForHost(table.id))
  const kept = await service.journal(table.id)
  if (kept === null) {
    const why = table.phase === 'closed' ? say.tableRefusals.tableOver('closed') : say.journal.none
    return noticeReply(why)
  }
  const file = { name: `bonfire-${table.id}.json`, text: JSON.stringify(kept) }
  return { kind: 'ephemeral', post: noticePost(`${EMOJI.log} ${say.journal.about(file.name)}`), file }
}

/** Games to choose from: what fits a message, whatever people are called. */
export const MOST_JOURNALS = 6

/** Somebody's finished games, each with the way to its file. */
export function journalsPost(finished: readonly PublicTable[], language: Language): Post {
  const { journal } = words(language)
  const games = finished.flatMap((table): PostPart[] => [
    `${safeNamesOf(table, language).join(', ')} · ${relativeTimestamp(table.since)}\n-# ${whoWonText(table, language) ?? ''}`,
    ...buttonRows([journalButton(table, language)]),
  ])
  return post([`${EMOJI.log} ${journal.choose}`, ...games])
}
