import { isChoiceForTom, isRevealingEvent, legalChoices, play } from '#engine'
import type { LiveMessageTable } from '#table'
import { clippedNarration, type Language, narrate, words } from '#text'
import { nonEmptyLines } from '../components.ts'
import { safeNamesOf } from '../names.ts'
import type { PanelContext } from '../panel.ts'

/**
 * The last turn: the person's in short, Tom's in full, so that his card can be followed.
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export function recapWithTom(table: LiveMessageTable, language: Language, reader: number | null): string[] {
  const events = table.lastTurn?.events ?? []
  const card = events.findIndex(({ kind }) => kind === 'tomCard')
  const say = words(language)
  const names = safeNamesOf(table, language)
  const own = clippedNarration(say, table.rules, names, card < 0 ? events : events.slice(0, card), reader)
  const toms = card < 0 ? [] : narrate(say, table.rules, names, events.slice(card), reader)
  return [own, ...toms].filter((line) => line !== '')
}

/** Where something is asked for Tom: the turn before, with the card that asks. */
export function recapBeforeChoiceForTom({ table, state, seat, language }: PanelContext): string | null {
  return state.turn.seat === seat || table.settled === null
    ? null
    : (nonEmptyLines(...recapWithTom(table, language, seat))?.join('\n') ?? null)
}

/** Said where a choice made for Tom cannot be taken back: with his turn's end something is turned up, or the game ends. */
export function finalTomChoiceWarning(panel: PanelContext): string | null {
  const [first] = legalChoices(panel.rules, panel.state)
  if (first === undefined || !isChoiceForTom(first.kind)) return null
  const { state, events } = play(panel.rules, panel.state, first)
  const { choiceIsFinal, choiceIsLast } = panel.words.solo
  if (state.ended !== null) return `-# ${choiceIsLast}`
  return events.some(isRevealingEvent) ? `-# ${choiceIsFinal}` : null
}
