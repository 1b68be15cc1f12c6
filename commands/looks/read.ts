import type { GameState } from '#engine'
import type { LiveMessageTable } from '#table'
import { type Language, type LookTarget, readingOf, words } from '#text'
import { logButton, rulesButton, seatPanelButton } from '../buttons.ts'
import { accentOf, buttonRows, post, yieldingLines } from '../components.ts'
import { safeNameOf, safeNamesOf } from '../names.ts'
import { citySeatOfView, isCity, type MakeLookPost, readSelect, showButton, type View, viewLabel } from './view.ts'

const lookAt = (view: View): LookTarget => {
  if (typeof view !== 'string') return { kind: 'island', island: view.island }
  return isCity(view) ? { kind: 'city', seat: citySeatOfView(view) ?? 0, open: [] } : { kind: view }
}

/** The same view in words, with what can be read next. */
export const readingPost: MakeLookPost = (table, view, language, viewer, also = []) => {
  const say = words(language)
  const { settled } = table
  if (settled === null) return post([say.notices.noTableHere])
  const title = [`## ${viewLabel(table, view, language, safeNameOf)}`, ...also].join('\n')
  return post(
    [
      yieldingLines([title, ...viewLinesInWords(table, settled, view, language, viewer)], say.reading.rest),
      readSelect(table, language, view),
      ...buttonRows([
        seatPanelButton(table, viewer, language, { verb: 'readpanel', panel: { of: 'page', page: 'turn' } }),
        showButton(table, view, language),
        logButton(table, language),
        rulesButton(table, language),
      ]),
    ],
    { accent: accentOf(citySeatOfView(view)) },
  )
}

/** A view in words, as of a position: a paragraph a line. */
export function viewLinesInWords(
  table: LiveMessageTable,
  state: GameState,
  view: View,
  language: Language,
  viewer: number | null,
): string[] {
  const say = words(language)
  const names = safeNamesOf(table, language)
  const lastTurn = table.lastTurn?.events ?? []
  return readingOf({ rules: table.rules, state, names, words: say, viewer, lastTurn }, lookAt(view)).split('\n')
}
