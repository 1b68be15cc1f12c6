import { scoreSheets } from '#engine'
import type { TableView } from '#table'
import { type Language, resultOf, standings, words } from '#text'
import { safeNamesOf } from '../panel.ts'

/** The standing in words, best first; before the end it says so. */
export function standing(table: TableView, language: Language): string | null {
  const state = table.settled
  if (state === null) return null
  const say = words(language)
  const lines = standings(say, safeNamesOf(table, language), scoreSheets(state))
  return [...(state.ended === null ? [`-# ${say.scores.ifItEndedNow}`] : []), ...lines].join('\n')
}

/** Who won, as a sentence; null before the end. */
export function outcome(table: TableView, language: Language): string | null {
  const state = table.settled
  if (state === null || state.ended === null) return null
  return resultOf(words(language), state, safeNamesOf(table, language), scoreSheets(state))
}
