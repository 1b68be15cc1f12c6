import { decision, parseChoices } from '#engine'
import { type TableForPerson, toPublicOnlyTable } from '#table'
import { type Language, words } from '#text'
import { isCombinedQuestion } from './combination.ts'
import { noticePost, type Post, putAbove } from './components.ts'
import { livePost } from './live/message.ts'
import { viewPost } from './looks/look.ts'
import { seatOfPerson } from './looks/view.ts'
import { currentQuestion, type PanelContext } from './panel.ts'
import type { PanelPage, PanelShown } from './panel-codecs.ts'
import type { Reader } from './reply.ts'
import { actionPanel } from './turn/action.ts'
import { aheadPost, planStatusLines } from './turn/ahead.ts'
import { combinationPanel } from './turn/combine.ts'
import { BEST_FATE_PLACEMENT_FILTER, fatePanel } from './turn/fate.ts'
import { turnMenuPanel } from './turn/menu.ts'
import { passPanel } from './turn/pass.ts'
import { processionPanel } from './turn/procession.ts'
import { midTurnQuestionPanel, paymentPanel } from './turn/question.ts'
import { outOfTurnPost } from './turn/waiting.ts'
import { undoRequestLine } from './undo-request.ts'

/** The panel's material, when the person sits here and decides now; null otherwise. */
export function panelContextFor(
  table: TableForPerson,
  personId: string,
  language: Language,
  notice: string | null,
): PanelContext | null {
  const { state, actingSeat, openTurn } = table
  if (state === null || actingSeat === null || table.acting !== personId || decision(state) === null) return null
  const say = words(language)
  const fell = openTurn?.fellAway ?? null
  const notices = [
    fell === null ? null : say.panel.fellAway(fell.turns, fell.choices),
    ...planStatusLines(table, language),
    undoRequestLine(table, language),
    table.puzzle === undefined ? null : say.puzzle.inPanel(table.puzzle.tries),
    notice,
  ].filter((one) => one !== null)
  return {
    table,
    state,
    seat: actingSeat,
    language,
    words: say,
    rules: table.rules,
    lastTurnLink: null,
    notice: notices.length === 0 ? null : notices.join('\n'),
  }
}

interface PrivateOptions {
  readonly page?: PanelPage
  readonly notice?: string | null
  readonly lastTurnLink?: string | null
}

/** Somebody's private view of a table: their panel, their city while others act, or the table. */
export function privateTablePost(
  table: TableForPerson,
  personId: string,
  language: Language,
  options: PrivateOptions = {},
): Post {
  const own = seatOfPerson(table, personId)
  const made = postFor(table, own, personId, language, options)
  return own === null || table.phase !== 'playing' ? made : { ...made, panelOf: table.id }
}

/** The same for who types or presses, with a sentence above it where there is one. */
export const ownPost = (table: TableForPerson, { person, language }: Reader, notice: string | null = null): Post =>
  privateTablePost(table, person.id, language, { notice })

function postFor(
  table: TableForPerson,
  own: number | null,
  personId: string,
  language: Language,
  { page = 'turn', notice = null, lastTurnLink = null }: PrivateOptions,
): Post {
  if (table.ahead && table.plan?.drafting === false && own !== null) return aheadPost(table, own, language, notice)
  if (table.phase !== 'playing')
    return withNotice(notice, { ...livePost(toPublicOnlyTable(table), language), mentions: [] })
  const panel = panelContextFor(table, personId, language, notice)
  if (panel !== null) return decisionPanel({ ...panel, lastTurnLink }, page)
  if (own !== null) return outOfTurnPost(table, own, language, notice)
  return withNotice(notice, viewPost(table, 'table', language, null))
}

/** A post with a sentence above it. */
const withNotice = (notice: string | null, made: Post): Post =>
  notice === null ? made : putAbove(noticePost(notice), made)

/** The panel of what is asked; in a turn, the menu or one of its pages. */
export function decisionPanel(panel: PanelContext, page: PanelPage): Post {
  switch (decision(panel.state)?.question.kind) {
    case 'turn':
      if (page === 'turn') return turnMenuPanel(panel)
      if (page === 'pass') return passPanel(panel)
      if (page === 'fate') return fatePanel(panel, BEST_FATE_PLACEMENT_FILTER)
      return page === 'procession' ? processionPanel(panel, { units: 0, moves: [] }) : actionPanel(panel, page)
    case 'freeFate':
      return fatePanel(panel, BEST_FATE_PLACEMENT_FILTER)
    case 'procession':
      return processionPanel(panel, { units: 0, moves: [] })
    case 'payTiles':
    case 'payResources':
      return paymentPanel(panel, '')
    default:
      return isCombinedQuestion(panel.rules, panel.state) ? combinationPanel(panel) : midTurnQuestionPanel(panel)
  }
}

/** A panel as it was put together; a payment only as long as one is asked. */
export function panelAsShown(panel: PanelContext, shown: PanelShown): Post {
  switch (shown.of) {
    case 'page':
      return decisionPanel(panel, shown.page)
    case 'placing':
      return fatePanel(panel, shown.placing)
    case 'plan':
      return processionPanel(panel, shown.plan)
    case 'together':
      return combinationPanel(panel, parseChoices(shown.line) ?? [])
    case 'payment': {
      const kind = currentQuestion(panel)?.kind
      const asked = kind === 'payTiles' || kind === 'payResources'
      return asked ? paymentPanel(panel, shown.line) : decisionPanel(panel, 'turn')
    }
  }
}
