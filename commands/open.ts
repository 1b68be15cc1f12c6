import type { House, TableOptions } from '#table'
import { words } from '#text'
import type { Answer, Asker } from './answer.ts'
import { noticePost } from './panels/notice.ts'
import { ownPost } from './panels/own.ts'

/** Opens a table in the asker's channel; when one is open there already, shows that. */
export async function openTable(house: House, asker: Asker, options: Partial<TableOptions>): Promise<Answer> {
  const { guildId, channelId, person, language } = asker
  const { notices } = words(language)
  if (guildId === null) return { kind: 'whisper', post: noticePost(notices.onlyInServers) }
  const opened = await house.open({ guildId, channelId, host: person, solo: false, options })
  const notice = opened.kind === 'channelTaken' ? notices.channelTaken : null
  if (notice === null) return { kind: 'noted', post: noticePost(words(language).panel.doneAndNext(null)) }
  return { kind: 'whisper', post: ownPost(opened.table, person.id, language, { notice }) }
}
