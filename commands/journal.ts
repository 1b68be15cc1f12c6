import type { House, TableView } from '#table'
import { EMOJI, words } from '#text'
import type { Answer, Asker } from './answer.ts'
import { journalsPost, MOST_JOURNALS } from './panels/journals.ts'
import { noticePost } from './panels/notice.ts'

/** The file that replays a table's game, and what it is for; a game that goes on has none, for it tells what is hidden. */
export async function journal(house: House, { language }: Asker, table: TableView): Promise<Answer> {
  const say = words(language)
  const kept = await house.journal(table.id)
  if (kept === null) {
    const why = table.phase === 'closed' ? say.tableRefusals.tableOver('closed') : say.journal.none
    return { kind: 'whisper', post: noticePost(why) }
  }
  const file = { name: `bonfire-${table.id}.json`, text: JSON.stringify(kept) }
  const about = `${EMOJI.log} ${say.journal.about(file.name)}`
  const text = table.phase === 'frozen' ? `${say.notices.frozenForHost}\n${about}` : about
  return { kind: 'show', post: noticePost(text), file }
}

/** `/bonfire journal`: of the table that is stopped here; else the person's finished games to choose from. */
export async function askForJournal(house: House, asker: Asker): Promise<Answer> {
  const here = await house.inChannel(asker.channelId)
  if (here?.phase === 'frozen') return journal(house, asker, here)
  const finished = await house.finishedTablesOf(asker.person.id, MOST_JOURNALS)
  if (finished.length === 0) return { kind: 'show', post: noticePost(words(asker.language).journal.none) }
  return { kind: 'show', post: journalsPost(finished, asker.language) }
}
