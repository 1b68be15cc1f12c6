import { type PublicTable, preventsForgetting } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, noticePost, type Post, post } from './components.ts'
import { pressOn } from './custom-id.ts'
import { tablePlaceText } from './links.ts'
import { safeNamesOf } from './names.ts'
import type { OptionalTableContext, Reply } from './reply.ts'
import type { Subcommand } from './subcommand.ts'

/** Deletes what is kept about the caller, after asking; who sits at an open table hears that first. */
export const forgetMeCommand: Subcommand = {
  name: 'forget-me',
  run: async (service, { person, language }) => {
    const open = (await service.openTablesOf(person.id)).filter((table) => preventsForgetting(table, person.id))
    return { kind: 'reply', post: open.length > 0 ? leaveFirstPost(open, language) : askForgetPost(language) }
  },
}

/** Forgets the one who pressed. */
export async function pressForgetMe({ service, caller: { person, language } }: OptionalTableContext): Promise<Reply> {
  const done = await service.forget(person.id)
  if (done.kind === 'seated') return { kind: 'reply', post: leaveFirstPost(done.tables, language) }
  return { kind: 'reply', post: noticePost(words(language).forget.done(done.tables)) }
}

/** Asks before a person is forgotten. */
function askForgetPost(language: Language): Post {
  const { forget } = words(language)
  return post([
    forget.ask,
    ...buttonRows([button(pressOn(null, { verb: 'forget' }), forget.confirm, { style: 'danger' })]),
  ])
}

/** The open tables that a person has to leave before. */
function leaveFirstPost(tables: readonly PublicTable[], language: Language): Post {
  const lines = tables.map(
    (table) => `- ${tablePlaceText(table, language)} · ${safeNamesOf(table, language).join(', ')}`,
  )
  return post([`${EMOJI.out} ${words(language).forget.seated}`, lines])
}
