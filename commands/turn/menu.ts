import {
  type Choice,
  cityOf,
  countdownTileOnPass,
  legalChoices,
  mostTilesHeldToPlaceFate,
  refillsWaiting,
  totalTiles,
} from '#engine'
import { hasOnePerson } from '#table'
import { EMOJI, promptOf } from '#text'
import { newcomersTip } from '../advice/tips.ts'
import { endWarning } from '../advice/warnings.ts'
import { recommendButton } from '../buttons.ts'
import {
  asQuote,
  type Button,
  button,
  buttonRows,
  nonEmptyLines,
  PICTURE_PART,
  type Post,
  type Row,
} from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { ownTurnTimeLine } from '../moments.ts'
import { holdingsLine, openTurnStory, type PanelContext } from '../panel.ts'
import { draftAlternativeNumber, footerRows } from './footer.ts'
import { fulfilledLine } from './fulfilled.ts'
import { leastPriceText, MENU_ACTIONS, type MenuAction } from './menu-actions.ts'
import { newsLine } from './news.ts'
import { notNowLine } from './not-now.ts'
import { panelPost } from './panel-post.ts'
import { ownTurnPicture } from './pictures.ts'

/** A phone makes two lines of them. */
const ACTIONS_IN_ROW = 4

/**
 * The turn's menu: what is new, the picture and every action on one screen of a phone. The actions keep their places for
 * the whole game; above them stands what ends in points and can be done now.
 */
export function turnMenuPanel(panel: PanelContext): Post {
  const { state, table, words: say } = panel
  const legal = legalChoices(panel.rules, state)
  const may = (kind: Choice['kind']) => legal.some((choice) => choice.kind === kind)
  const left = table.openTurn?.undoTo === null && (table.openTurn?.choices.length ?? 0) > 0
  const alone = hasOnePerson(table)
  // A plan stops before it.
  const mayTurnUp = !table.ahead && may('turnup')
  const scores = MENU_ACTIONS.some((action) => action.scores && action.kinds.some(may))
  const hint = table.ahead ? null : recommendButton(panel)
  const last = lastButton(panel, may)
  const more = hint !== null || last !== null
  const told = alone ? null : newsLine(panel, scores || more ? 'twoLines' : 'threeLines')
  // Beside all buttons that there can be, there is room for no news, which are in the select, too; beside most for no advice.
  const news = scores && more ? null : told
  const full = told !== null && (scores || more)
  const tip = full ? null : newcomersTip(panel, legal)
  const heading = [
    table.ahead
      ? `### ${EMOJI.plan} ${say.ahead.drafted(draftAlternativeNumber(panel))}`
      : `### ${EMOJI.turn} ${say.panel.yourTurn}`,
    ownTurnTimeLine(table.time, panel.language),
    news,
    // Elsewhere the buttons tell.
    !table.ahead && (may('end') || may('out')) ? promptOf(say, panel.rules, state, { kind: 'turn' }) : null,
  ]
  const onlyStarted = table.openTurn?.choices.every(({ kind }) => kind === 'start')
  const standing = [
    // What the first tile brought is held.
    onlyStarted ? null : openTurnStory(panel),
    told !== null && may('ignite') ? null : fulfilledLine(panel, !state.turn.used),
    tip,
    holdingsLine(panel),
  ]
  return panelPost(panel, ownTurnPicture(panel), [
    ...(panel.notice === null
      ? [nonEmptyLines(...heading, ...standing)]
      : [nonEmptyLines(...heading), asQuote(panel.notice), nonEmptyLines(...standing)]),
    PICTURE_PART,
    // The player who ended the turn here still looks at its buttons.
    alone ? newsLine(panel) : null,
    ...actionRows(panel, legal),
    may('end') ? endWarning(panel, legal) : null,
    nonEmptyLines(
      state.turn.used || scores || full || (news !== null && tip !== null) ? null : notNowLine(state, panel),
      left ? `-# ${EMOJI.turnUp} ${say.panel.finalNow}` : null,
      mayTurnUp
        ? `-# ${EMOJI.turnUp} ${say.phrases.labelled(say.buttons.turnUp, say.panel.finalAhead(refillsWaiting(state)))}`
        : null,
    ),
    ...footerRows(panel, {
      ends: true,
      also: [
        mayTurnUp
          ? button(pressOn(table, { verb: 'play', line: 'turnup' }), say.buttons.turnUp, { emoji: EMOJI.turnUp })
          : null,
        hint,
        last,
      ],
    }),
  ])
}

/** What scores at once, green, where it can be done; then all others in their places, grey where they cannot. */
function actionRows(panel: PanelContext, legal: readonly Choice[]): Row[] {
  const possible = ({ kinds }: MenuAction) => legal.some(({ kind }) => kinds.includes(kind))
  const scoring = MENU_ACTIONS.filter((action) => action.scores && possible(action))
  const others = MENU_ACTIONS.filter((action) => !action.scores)
  const buttonOf = (action: MenuAction) => actionButton(panel, legal, action)
  return [
    ...buttonRows(scoring.map(buttonOf)),
    ...(others.some(possible) ? buttonRows(others.map(buttonOf), ACTIONS_IN_ROW) : []),
  ]
}

function actionButton(panel: PanelContext, legal: readonly Choice[], action: MenuAction): Button {
  const { table, words: say } = panel
  const choices = legal.filter(({ kind }) => action.kinds.includes(kind))
  const press = pressOn(table, { verb: 'page', page: action.page })
  if (choices.length === 0) return button(press, say.panel.menu[action.page], { emoji: action.emoji, disabled: true })
  const label = `${leastPriceText(panel.rules, panel.state, choices)}${labelOfAction(panel, action, choices)}`
  return button(press, label, {
    emoji: action.emoji,
    style: action.scores ? 'success' : 'primary',
  })
}

/** What it is called, with which bonfire burns then, or how many tiles go first. */
function labelOfAction(
  { state, seat, words: { panel } }: PanelContext,
  { page }: MenuAction,
  choices: readonly Choice[],
) {
  if (page === 'ignite')
    return panel.ignite([...new Set(choices.flatMap((choice) => (choice.kind === 'ignite' ? choice.space : [])))])
  const city = cityOf(state, seat)
  const over = page === 'fate' ? totalTiles(city.actionTiles) - mostTilesHeldToPlaceFate(city) : 0
  return over > 0 ? panel.fateFor(over) : panel.menu[page]
}

/** Leads to where passing, or taking no more turns, is asked about. */
function lastButton({ table, state, seat, words: say }: PanelContext, may: (kind: Choice['kind']) => boolean) {
  const press = pressOn(table, { verb: 'page', page: 'pass' })
  const danger = { style: 'danger' } as const
  if (may('pass'))
    return button(press, say.panel.passFor(countdownTileOnPass(state, seat) ?? 0), { emoji: EMOJI.pass, ...danger })
  return may('out') ? button(press, say.choices.out.label, { emoji: EMOJI.pass, ...danger }) : null
}
