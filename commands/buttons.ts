import { type LiveMessageTable, MOST_SEATS, type PublicTable, tableAllowsHints } from '#table'
import { EMOJI, type Language, words } from '#text'
import { type Button, button } from './components.ts'
import { type ComponentPress, pressOn, type TableInCustomId } from './custom-id.ts'
import { plainNameOf } from './names.ts'
import type { PanelContext } from './panel.ts'
import { type PressedVerb, VERBS } from './verbs.ts'

/** Buttons that several kinds of messages have. */

export const logButton = (table: TableInCustomId, language: Language): Button =>
  button(pressOn(table, { verb: 'log', page: 0 }), words(language).buttons.log, { emoji: EMOJI.log })

export const rulesButton = (table: TableInCustomId | null, language: Language): Button =>
  button(pressOn(table, { verb: 'rules' }), words(language).buttons.rules, { emoji: EMOJI.rules })

/** Of a finished game: its file, and the look back at it. */
export const journalButton = (table: TableInCustomId, language: Language): Button =>
  button(pressOn(table, { verb: 'journal' }), words(language).buttons.journal, { emoji: EMOJI.file })
export const analysisButton = (table: TableInCustomId, language: Language): Button =>
  button(pressOn(table, { verb: 'analysis' }), words(language).analysis.button, { emoji: EMOJI.search })

/** Of a lobby. */
export const joinButton = (table: PublicTable, language: Language): Button =>
  button(pressOn(table, { verb: 'join' }), words(language).buttons.join, {
    emoji: EMOJI.seat,
    style: 'success',
    disabled: table.seats.length >= MOST_SEATS,
  })

/** Of a seat that was left, or whose player looks for a substitute. */
export const takeOverButton = (table: LiveMessageTable, seat: number, language: Language): Button =>
  button(
    pressOn(table, { verb: 'takeover', seat }),
    words(language).buttons.takeOver(plainNameOf(table, seat, language)),
    { emoji: EMOJI.seat },
  )

/** Leads from a picture to the same in words, or from words to the picture: as the verb has its picture. */
export const otherFormButton = (press: ComponentPress, language: Language): Button => {
  const { read, showPicture } = words(language).reading
  return VERBS[press.verb].picture === 'always'
    ? button(press, showPicture)
    : button(press, read, { emoji: EMOJI.inWords })
}

/** To be told directly when the game is over. */
export const notifyMeAtGameEndButton = (table: TableInCustomId, language: Language): Button =>
  button(pressOn(table, { verb: 'tellend', on: true }), words(language).follow.tellEnd, { emoji: EMOJI.countdown })

/** Asks for turns worth a thought; null where none are recommended, in a puzzle, or when the turn's action is taken. */
export const recommendButton = ({ table, state, words: say }: Pick<PanelContext, 'table' | 'state' | 'words'>) =>
  !tableAllowsHints(table) || table.puzzle !== undefined || state.turn.used
    ? null
    : button(pressOn(table, { verb: 'recommend' }), say.recommendations.button, { emoji: EMOJI.hint })

/** Leads to one's own panel from elsewhere. */
export const openPanelButton = (table: TableInCustomId, language: Language): Button =>
  button(pressOn(table, { verb: 'open' }), words(language).buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })

/** Leads to one's own panel, as it is called for who is on turn, or for who waits. */
export const takeTurnOrCityButton = (press: ComponentPress, onTurn: boolean, language: Language): Button => {
  const { takeTurn, city } = words(language).buttons
  return onTurn
    ? button(press, takeTurn, { emoji: EMOJI.turn, style: 'success' })
    : button(press, city, { emoji: EMOJI.city })
}

/**
 * Leads a seat to its own panel; null where none is meant, or no game is on.
 * @param how leads there in words, unless by opening it
 */
export function seatPanelButton(
  table: LiveMessageTable,
  seat: number | null,
  language: Language,
  how: PressedVerb = { verb: 'open' },
): Button | null {
  if (seat === null || table.phase !== 'playing') return null
  return takeTurnOrCityButton(pressOn(table, how), table.actingSeat === seat, language)
}
