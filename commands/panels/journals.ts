import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Part, type Post, post } from '../build.ts'
import { accentOf, at, safeNamesOf } from '../panel.ts'
import { relative } from './live.ts'
import { outcome } from './scores.ts'

/** Games to choose from: what fits a message, whatever people are called. */
export const MOST_JOURNALS = 6

/** Somebody's finished games, each with the way to its file. */
export function journalsPost(finished: readonly TableView[], language: Language): Post {
  const { journal, buttons } = words(language)
  const games = finished.flatMap((table): Part[] => [
    `${safeNamesOf(table, language).join(', ')} · ${relative(table.since)}\n-# ${outcome(table, language) ?? ''}`,
    ...buttonRows([button(at(table, { verb: 'journal' }), buttons.journal, { emoji: EMOJI.rules })]),
  ])
  return post([`${EMOJI.log} ${journal.choose}`, ...games], { accent: accentOf(null) })
}
