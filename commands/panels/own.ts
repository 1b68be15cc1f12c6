import { decision } from '#engine'
import type { TableView } from '#table'
import { type Language, words } from '#text'
import type { Post } from '../build.ts'
import type { Page } from '../custom-id.ts'
import { namesOf, type Panel } from '../panel.ts'
import { actionPanel } from './action.ts'
import { BEST, fatePanel } from './fate.ts'
import { livePost } from './live.ts'
import { lookPost, seatedAt } from './look.ts'
import { processionPanel } from './procession.ts'
import { paymentPanel, questionPanel } from './question.ts'
import { withHint } from './solo.ts'
import { turnPanel } from './turn.ts'
import { waitingPost } from './waiting.ts'

/** The panel's material, when the person sits here and decides now; null otherwise. */
export function panelFor(table: TableView, personId: string, language: Language, notice: string | null): Panel | null {
  const { state, actingSeat } = table
  if (state === null || actingSeat === null || table.acting !== personId || decision(state) === null) return null
  return { table, state, seat: actingSeat, language, words: words(language), names: namesOf(table, language), notice }
}

/** What somebody sees of a table in private: the own panel, the own city while others act, or the table. */
export function ownPost(
  table: TableView,
  personId: string,
  language: Language,
  options: { page?: Page; notice?: string | null } = {},
): Post {
  const notice = options.notice ?? null
  if (table.phase !== 'playing') return { ...livePost(table, language), mentions: [] }
  const panel = panelFor(table, personId, language, notice)
  if (panel !== null) return withHint(panel, askedPost(panel, options.page ?? 'turn'))
  const seat = seatedAt(table, personId)
  return seat === null ? lookPost(table, 'table', language, null) : waitingPost(table, seat, language, notice)
}

function askedPost(panel: Panel, page: Page): Post {
  switch (decision(panel.state)?.asked.kind) {
    case 'turn':
      if (page === 'turn') return turnPanel(panel)
      if (page === 'fate') return fatePanel(panel, BEST)
      return page === 'procession' ? processionPanel(panel, { units: 9, moves: [] }) : actionPanel(panel, page)
    case 'freeFate':
      return fatePanel(panel, BEST)
    case 'procession':
      return processionPanel(panel, { units: 0, moves: [] })
    case 'payTiles':
    case 'payResources':
      return paymentPanel(panel, '')
    default:
      return questionPanel(panel)
  }
}
