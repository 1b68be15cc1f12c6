import type { TableShownInGame } from '#table'
import { EMOJI, type Language, words } from '#text'
import { type Button, button } from './components.ts'
import { pressOn } from './custom-id.ts'
import type { VerbWithArguments } from './verbs.ts'

/** What a button to one's own panel says: to who is on turn, or to who waits. */
export const panelLabel = (onTurn: boolean, language: Language) => {
  const { takeTurn, city } = words(language).buttons
  return onTurn
    ? ({ label: takeTurn, look: { emoji: EMOJI.turn, style: 'success' } } as const)
    : ({ label: city, look: { emoji: EMOJI.city } } as const)
}

/**
 * Leads a seat to its own panel; null where none is meant, or no game is on.
 * @param how leads there in words, unless by opening it
 */
export function panelButton(
  table: TableShownInGame,
  seat: number | null,
  language: Language,
  how: VerbWithArguments = { verb: 'open' },
): Button | null {
  if (seat === null || table.phase !== 'playing') return null
  const { label, look } = panelLabel(table.actingSeat === seat, language)
  return button(pressOn(table, how), label, look)
}
