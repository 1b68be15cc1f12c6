import type { GameState, RefusalCode } from '#engine'
import { EMOJI } from '#text'
import { groupBy } from '../group-by.ts'
import type { PanelContext } from '../panel.ts'
import { type ClosedAction, closedActions, MENU_ACTIONS, menuActionNameInText, withPrice } from './menu-actions.ts'

/** The actions that have their place in the menu and cannot be taken now, with the reason once for all that share it: one line; null where all can. */
export function notNowLine(state: GameState, { rules, words }: Pick<PanelContext, 'rules' | 'words'>): string | null {
  const { panel, phrases } = words
  const reasons: Readonly<Partial<Record<RefusalCode, string>>> = panel.whyNotNow
  const named = ({ action, refusal }: ClosedAction) => {
    const price =
      refusal.code === 'tilesShort' ? `${refusal.figures.needed}${EMOJI.actionTile[refusal.figures.colour]}` : ''
    return withPrice(words, menuActionNameInText(words, action.page), price)
  }
  const closed = closedActions(
    rules,
    state,
    MENU_ACTIONS.filter(({ scores }) => !scores),
  )
  const parts = [...groupBy(closed, ({ refusal }) => reasons[refusal.code] ?? '')].map(([reason, some]) => {
    const names = some.map(named).join(', ')
    return reason === '' ? names : phrases.aside(names, reason)
  })
  return parts.length === 0 ? null : `-# ${panel.notNow(parts.join(' · '))}`
}
