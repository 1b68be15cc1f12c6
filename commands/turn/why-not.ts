import { decision, distanceToBeingLegal, type GameState, type RefusedChoice, refusedChoices } from '#engine'
import { EMOJI, emojiAsWords, refusalReason, refusedLines } from '#text'
import { accentOf, button, buttonRows, type Post, post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { groupBy } from '../group-by.ts'
import { holdingsLine, type PanelContext } from '../panel.ts'
import { PANEL_PAGES, type PanelPage, type PanelShown } from '../panel-codecs.ts'
import { closedActions, MENU_ACTIONS, type MenuAction, menuActionNameInText, menuActionOfPage } from './menu-actions.ts'

/** The explained position: the acting player's, or that of somebody who waits, as if it were their turn. */
export type WhyNotPosition = Pick<PanelContext, 'table' | 'rules' | 'state' | 'seat' | 'words'>

/** The button that leads here; null where everything can be chosen. */
export function whyNotButton(panel: WhyNotPosition, shown: PanelShown) {
  const page = pageOf(shown)
  const action = actionAt(panel.state, page)
  // In a turn's menu at least the end of the turn or passing is out of reach.
  const any = isTurn(panel.state) && action === null
  if (!any && refusedChoices(panel.rules, panel.state, action?.kinds).length === 0) return null
  return button(pressOn(panel.table, { verb: 'whynot', page }), panel.words.whyNot.title, { emoji: EMOJI.whyNot })
}

function pageOf(shown: PanelShown): PanelPage {
  switch (shown.of) {
    case 'page':
      return shown.page
    case 'placing':
      return 'fate'
    case 'plan':
      return 'procession'
    case 'payment':
      return 'turn'
    case 'together':
      return PANEL_PAGES.find((page) => shown.line.startsWith(`${page} `)) ?? 'turn'
  }
}

const isTurn = (state: GameState): boolean => decision(state)?.question.kind === 'turn'

/** The action of the turn that a page is about; null where it is about all that is asked. */
const actionAt = (state: GameState, page: PanelPage): MenuAction | null =>
  isTurn(state) ? menuActionOfPage(page) : null

/** What is refused of an action of the turn; of all that is asked elsewhere. The nearest to being possible first. */
function ofPage({ state }: WhyNotPosition, refused: readonly RefusedChoice[], page: PanelPage): RefusedChoice[] {
  const action = actionAt(state, page)
  return refused
    .filter(({ choice }) => action === null || action.kinds.includes(choice.kind))
    .toSorted((a, b) => distanceToBeingLegal(a.refusal) - distanceToBeingLegal(b.refusal))
}

/** A private list: each action that cannot be taken with its reason; or option by option, of one action. */
export function whyNotPost(explained: WhyNotPosition, page: PanelPage): Post {
  const { rules, state, table, seat, words: say } = explained
  const action = actionAt(state, page)
  const all = refusedChoices(rules, state)
  const refused = ofPage(explained, all, page)
  const told =
    isTurn(state) && action === null ? actionLines(explained, refused) : refusedLines(say, rules, state, refused)
  return post(
    [
      `### ${EMOJI.whyNot} ${action === null ? say.whyNot.title : say.phrases.labelled(say.panel.actions[action.page], say.whyNot.title)}`,
      state.turn.seat === seat ? holdingsLine(explained) : null,
      told.length === 0 ? say.whyNot.nothing : told.map((line) => `- ${emojiAsWords(say, line)}`).join('\n'),
      substitutesLine(explained, refused),
      isTurn(state) ? actionSelect(explained, all, page) : null,
      ...buttonRows([button(pressOn(table, { verb: 'page', page }), say.buttons.back)]),
    ],
    { accent: accentOf(seat) },
  )
}

/** An action a line, as far as none of its options can be taken; then what ends the turn. */
function actionLines({ rules, state, words: say }: WhyNotPosition, refused: readonly RefusedChoice[]): string[] {
  const closed = groupBy(closedActions(rules, state, MENU_ACTIONS), ({ refusal }) => refusalReason(say, refusal))
  const ends = refused.filter(({ choice }) => choice.kind === 'pass' || choice.kind === 'end')
  return [
    ...[...closed].map(([reason, some]) => {
      const names = some.map(({ action }) => menuActionNameInText(say, action.page))
      return say.phrases.labelled(`**${names.join(', ')}**`, reason)
    }),
    ...refusedLines(say, rules, state, ends),
  ]
}

/** What replaces a tile or a resource, once for all that lacks one. */
function substitutesLine({ words: say }: WhyNotPosition, refused: readonly RefusedChoice[]): string | null {
  const advice = refused.flatMap(({ refusal }) => {
    if (refusal.code === 'tilesShort') return say.refusals.tilesShort(refusal).instead ?? []
    return refusal.code === 'resourcesShort' ? (say.refusals.resourcesShort(refusal).instead ?? []) : []
  })
  return advice.length === 0 ? null : `-# ${[...new Set(advice)].join(' ')}`
}

function actionSelect(explained: WhyNotPosition, all: readonly RefusedChoice[], page: PanelPage): Row | null {
  const { table, words: say } = explained
  const options = MENU_ACTIONS.flatMap((action) => {
    const refused = ofPage(explained, all, action.page).length
    if (refused === 0) return []
    return {
      value: action.page,
      label: say.panel.actions[action.page],
      description: say.whyNot.options(refused),
      emoji: action.emoji,
      chosen: action.page === page,
    }
  })
  return options.length === 0 ? null : select(pressOn(table, { verb: 'whynot', page }), say.whyNot.choose, options)
}
