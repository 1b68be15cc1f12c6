import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Part, type Post, post } from '../build.ts'
import { accentOf, at, safeNamesOf } from '../panel.ts'

/** Somebody's open tables, with the way to each; the panel opens from here even when the channel is gone. */
export function tablesPost(tables: readonly TableView[], language: Language): Post {
  const { buttons } = words(language)
  const parts = tables
    .slice(0, 8)
    .flatMap((table): Part[] => [
      `<#${table.channelId}> · ${safeNamesOf(table, language).join(', ')}`,
      ...buttonRows([button(at(table, { verb: 'open' }), buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })]),
    ])
  return post(parts, { accent: accentOf(null) })
}
