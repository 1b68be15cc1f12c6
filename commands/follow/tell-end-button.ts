import type { TableShownInGame } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button } from '../components.ts'
import { pressOn } from '../custom-id.ts'

/** A button to be told directly when the game is over. */
export const tellEndButton = (table: TableShownInGame, language: Language) =>
  button(pressOn(table, { verb: 'tellend', on: true }), words(language).follow.tellEnd, { emoji: EMOJI.countdown })
