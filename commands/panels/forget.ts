import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Post, post } from '../build.ts'
import { NO_TABLE } from '../custom-id.ts'
import { accentOf, safeNamesOf } from '../panel.ts'

/** Asks before a person is forgotten. */
export function askForgetPost(language: Language): Post {
  const { forget } = words(language)
  const press = { table: NO_TABLE, seq: 0, verb: 'forget' } as const
  return post([forget.ask, ...buttonRows([button(press, forget.confirm, { style: 'danger' })])], {
    accent: accentOf(null),
  })
}

/** The open tables that a person has to leave before. */
export function leaveFirstPost(tables: readonly TableView[], language: Language): Post {
  const lines = tables.map((table) => `- ${placeOf(table)} · ${safeNamesOf(table, language).join(', ')}`)
  return post([`${EMOJI.out} ${words(language).forget.seated}`, lines.join('\n')], { accent: accentOf(null) })
}

/** Discord shows a direct channel only by its address. */
const placeOf = ({ guildId, channelId }: TableView): string =>
  guildId === null ? `https://discord.com/channels/@me/${channelId}` : `<#${channelId}>`
