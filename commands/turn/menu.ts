import { type Choice, cityOf, countdownTile, legalChoices, whatWaits } from '#engine'
import { isPlayedAlone } from '#table'
import { clip, EMOJI, LIMITS, promptOf } from '#text'
import { recommendButton } from '../advice/recommend-button.ts'
import { tipLine } from '../advice/tip-line.ts'
import { endWarning } from '../advice/warnings.ts'
import { button, buttonRows, lines, PICTURE, type Post, post } from '../components.ts'
import { viewSelect } from '../looks/view.ts'
import { accentOf, asQuote, holdingsLine, openTurnStory, type PanelContext, pressOn, timeLine } from '../panel.ts'
import { fillingLines } from '../phone-lines.ts'
import { footerRows } from './footer.ts'
import { fulfilledLine } from './fulfilled.ts'
import { panelInWords } from './in-words.ts'
import { MENU_ACTIONS, type MenuAction, priceRange } from './menu-actions.ts'
import { newsButton, newsLine } from './news.ts'
import { notNowLine } from './not-now.ts'
import { cityPicture } from './pictures.ts'

/** With their prices no more than four fit into one line of Discord's window; a phone makes two lines of them. */
const ACTIONS_IN_ROW = 4

/**
 * The turn's menu: a button for each action that can be taken now, the others in one line. On a phone what is new, the
 * picture and the first buttons stand on one screen.
 */
export function turnPanel(panel: PanelContext): Post {
  const { state, table, words: say } = panel
  const legal = legalChoices(panel.rules, state)
  const left = table.openTurn?.undoTo === null && (table.openTurn?.choices.length ?? 0) > 0
  const alone = isPlayedAlone(table)
  // A plan stops before it.
  const mayTurnUp = !table.ahead && legal.some(({ kind }) => kind === 'turnup')
  return post(
    [
      lines(
        table.ahead ? `### ${EMOJI.plan} ${say.ahead.title}` : `### ${EMOJI.turn} ${say.panel.yourTurn}`,
        timeLine(table.time, panel.language),
        alone ? null : newsLine(panel),
        table.ahead ? null : promptOf(say, panel.rules, state, { kind: 'turn' }),
      ),
      asQuote(panel.notice),
      openTurnStory(panel),
      lines(fulfilledLine(panel, !state.turn.used), tipLine(panel, legal), holdingsLine(panel)),
      PICTURE,
      // Whoever ended the turn here looks at its buttons still.
      alone ? newsLine(panel) : null,
      ...buttonRows(
        [
          ...fillingLines(
            MENU_ACTIONS.flatMap((action) => actionButton(panel, legal, action) ?? []),
            ACTIONS_IN_ROW,
          ),
          ...lastButtons(panel, legal),
        ],
        ACTIONS_IN_ROW,
      ),
      endWarning(panel, legal),
      lines(
        state.turn.used ? null : notNowLine(state, panel),
        left ? `-# ${EMOJI.turnUp} ${say.panel.finalNow}` : null,
      ),
      ...footerRows(panel, { also: table.ahead ? [] : [newsButton(panel), recommendButton(panel)] }),
      // Below the end of the turn, which turns up the same.
      ...(mayTurnUp
        ? [
            ...buttonRows([
              button(pressOn(table, { verb: 'play', line: 'turnup' }), say.buttons.turnUp, { emoji: EMOJI.turnUp }),
            ]),
            `-# ${EMOJI.turnUp} ${say.buttons.turnUp}: ${say.panel.finalAhead(whatWaits(state))}`,
          ]
        : []),
      viewSelect(table, panel.language),
    ],
    {
      accent: accentOf(panel.seat),
      picture: cityPicture(panel),
      inWords: (shown) => panelInWords(panel, shown),
    },
  )
}

function actionButton(panel: PanelContext, legal: readonly Choice[], action: MenuAction) {
  const choices = legal.filter(({ kind }) => action.kinds.includes(kind))
  if (choices.length === 0) return null
  const price = priceRange(panel.rules, panel.state, choices)
  const label = action.page === 'ignite' ? igniteLabel(panel, choices) : panel.words.panel.menu[action.page]
  return button(
    pressOn(panel.table, { verb: 'page', page: action.page }),
    price === '' ? label : `${price.replace(/\D+$/u, '')} · ${label}`,
    { emoji: action.emoji, style: action.page === 'novice' ? 'success' : 'primary' },
  )
}

/** "Ignite", with what can be ignited. */
function igniteLabel(
  { rules, state, seat, words: { panel, tasks } }: PanelContext,
  choices: readonly Choice[],
): string {
  const conditions = choices.flatMap((choice) => {
    const lying = choice.kind === 'ignite' ? cityOf(state, seat).tasks[choice.space - 1] : null
    return lying ? tasks.condition(rules.task(lying.task).condition) : []
  })
  return clip(panel.ignite(conditions), LIMITS.buttonWithEmojiOnAPhone)
}

/** To pass, and to take no more turns. */
function lastButtons({ table, state, seat, words: say }: PanelContext, legal: readonly Choice[]) {
  const may = (kind: Choice['kind']) => legal.some((choice) => choice.kind === kind)
  const danger = { style: 'danger' } as const
  return [
    may('pass')
      ? button(pressOn(table, { verb: 'play', line: 'pass' }), say.buttons.pass(countdownTile(state, seat) ?? 0), {
          emoji: EMOJI.pass,
          ...danger,
        })
      : null,
    may('out')
      ? button(pressOn(table, { verb: 'play', line: 'out' }), say.choices.out.label, { emoji: EMOJI.out, ...danger })
      : null,
  ]
}
