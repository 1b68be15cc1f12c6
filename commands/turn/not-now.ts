import { type GameState, legalChoices, type RefusalCode, refusedChoices } from '#engine'
import { EMOJI } from '#text'
import type { PanelContext } from '../panel.ts'
import { actionName, MENU_ACTIONS, nearestRefusal, withPrice } from './menu-actions.ts'

/** The actions that have their place in the menu and cannot be taken now, with the reason once for all that share it: one line; null where all can. */
export function notNowLine(state: GameState, { rules, words }: Pick<PanelContext, 'rules' | 'words'>): string | null {
  const { panel, phrases } = words
  const reasons: Readonly<Partial<Record<RefusalCode, string>>> = panel.whyNotNow
  const legal = new Set(legalChoices(rules, state).map(({ kind }) => kind))
  const closed = MENU_ACTIONS.filter(({ scores, kinds }) => !scores && !kinds.some((kind) => legal.has(kind)))
  const refused = refusedChoices(
    rules,
    state,
    closed.flatMap(({ kinds }) => kinds),
  )
  const byReason = new Map<string, string[]>()
  for (const action of closed) {
    const refusal = nearestRefusal(refused, action)
    if (refusal === null) continue
    const price =
      refusal.code === 'tilesShort' ? `${refusal.figures.needed}${EMOJI.actionTile[refusal.figures.colour]}` : ''
    const reason = reasons[refusal.code] ?? ''
    byReason.set(reason, [...(byReason.get(reason) ?? []), withPrice(words, actionName(words, action.page), price)])
  }
  const parts = [...byReason].map(([reason, names]) =>
    reason === '' ? names.join(', ') : phrases.aside(names.join(', '), reason),
  )
  return parts.length === 0 ? null : `-# ${panel.notNow(parts.join(' · '))}`
}
