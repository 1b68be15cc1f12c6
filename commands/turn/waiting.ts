import { cityOf, stateAtNextTurnOf } from '#engine'
import { hasOnePerson, type TableForPerson } from '#table'
import { EMOJI, type Language, words } from '#text'
import { logButton, notifyMeAtGameEndButton } from '../buttons.ts'
import { asQuote, buttonRows, PICTURE_PART, type Post, post } from '../components.ts'
import { moreSelect } from '../more-select.ts'
import { safeNameOf } from '../names.ts'
import { holdingsLine, type PanelContext } from '../panel.ts'
import { askUndoButton, undoRequestLine } from '../undo-request.ts'
import { nextTurnPlannedLine, planButton } from './ahead.ts'
import { MENU_PANEL, readPanelButton, refreshButton } from './footer.ts'
import { fulfilledLine } from './fulfilled.ts'
import { firstChoices, MENU_ACTIONS, menuActionNameInText, priceRangeText, withPrice } from './menu-actions.ts'
import { notNowLine } from './not-now.ts'
import { panelPost } from './panel-post.ts'
import { ownTurnPicture } from './pictures.ts'
import { whyNotButton } from './why-not.ts'

/** Out of turn: the own city, what would be possible with what is there now, its prices and what is lacking. */
export function outOfTurnPost(table: TableForPerson, seat: number, language: Language, notice: string | null): Post {
  const settled = table.settled
  const say = words(language)
  if (settled === null) return post([say.tableRefusals.notStarted])
  const acting = table.actingSeat === null ? say.names.nobody : safeNameOf(table, table.actingSeat, language)
  const { status, fate } = cityOf(settled, seat)
  const next = status === 'playing' ? stateAtNextTurnOf(settled, seat) : null
  const state = next ?? settled
  const panel: PanelContext = {
    table,
    rules: table.rules,
    state,
    seat,
    language,
    words: say,
    lastTurnLink: null,
    notice,
  }
  const comes = next !== null
  const begun = comes && fate.hand === null
  const possible = MENU_ACTIONS.flatMap((action) => {
    const choices = firstChoices(table.rules, state, action)
    return choices.length === 0
      ? []
      : `${action.emoji} ${withPrice(say, menuActionNameInText(say, action.page), priceRangeText(table.rules, state, choices))}`
  })
  const outlook =
    possible.length === 0
      ? say.panel.impossibleNow
      : say.phrases.labelled(`**${say.panel.possibleNow}**`, possible.join(' · '))
  return panelPost(panel, ownTurnPicture({ ...panel, state: settled }), [
    `### ${EMOJI.city} ${say.panel.othersTurn(acting)}`,
    asQuote(notice),
    ...(comes ? [fulfilledLine(panel, false), holdingsLine(panel)] : []),
    comes ? null : say.panel[status === 'playing' ? 'endsBefore' : 'noMoreTurns'],
    comes && !begun ? say.panel.beforeFirstTurn : null,
    ...(begun ? [outlook, notNowLine(state, panel)] : []),
    undoRequestLine(table, language),
    nextTurnPlannedLine(table, language),
    PICTURE_PART,
    ...buttonRows([planButton(table, language), askUndoButton(table, language)]),
    moreSelect(table, language, [
      begun ? whyNotButton(panel, MENU_PANEL) : null,
      hasOnePerson(table) ? null : notifyMeAtGameEndButton(table, language),
      logButton(table, language),
      readPanelButton(panel),
      refreshButton(panel),
    ]),
  ])
}
