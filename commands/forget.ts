import { type House, mustLeaveFirst } from '#table'
import { words } from '#text'
import type { Answer, Asker } from './answer.ts'
import { askForgetPost, leaveFirstPost } from './panels/forget.ts'
import { noticePost } from './panels/notice.ts'

/** Says what being forgotten means and asks; who sits at an open table hears that first. */
export async function askToForget(house: House, { person, language }: Asker): Promise<Answer> {
  const open = (await house.openTablesOf(person.id)).filter((table) => mustLeaveFirst(table, person.id))
  return { kind: 'show', post: open.length > 0 ? leaveFirstPost(open, language) : askForgetPost(language) }
}

/** Forgets the one who pressed. */
export async function forget(house: House, { person, language }: Asker): Promise<Answer> {
  const done = await house.forget(person.id)
  if (done.kind === 'seated') return { kind: 'show', post: leaveFirstPost(done.tables, language) }
  return { kind: 'show', post: noticePost(words(language).forget.done(done.tables)) }
}
