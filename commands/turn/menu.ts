import { countdownTile, type GameState, legalChoices, type Rules } from '#engine'
import { EMOJI, promptOf, refusalText } from '#text'
import { button, buttonRows, PICTURE, type Post, type PostPart, post } from '../components.ts'
import { accentOf, asQuote, holdingsLine, openTurnStory, type Panel, pressOn } from '../panel.ts'
import { footerRows } from './footer.ts'
import { firstChoices, MENU_ACTIONS, menuActionRefusal, priceRange } from './menu-actions.ts'
import { cityPicture } from './pictures.ts'

/** The turn's menu: a button an action, those that cannot be taken now explained in one line each. */
export function turnPanel(panel: Panel): Post {
  const { state, table, words: say } = panel
  const legal = legalChoices(panel.rules, state)
  const done = state.turn.used
  const left = table.openTurn?.undoTo === null && (table.openTurn?.choices.length ?? 0) > 0
  const rows: PostPart[] = buttonRows([
    // The neutral novices are a rare extra, and after the turn's action there are only extras.
    ...MENU_ACTIONS.filter(
      (action) => (action.page !== 'novice' && !done) || firstChoices(panel.rules, state, action).length > 0,
    ).map((action) => {
      const choices = firstChoices(panel.rules, state, action)
      const price = priceRange(panel.rules, state, choices)
      const label = say.panel.menu[action.page]
      return button(
        pressOn(table, { verb: 'page', page: action.page }),
        price === '' ? label : `${price.replace(/\D+$/u, '')} · ${label}`,
        {
          emoji: action.emoji,
          style: action.page === 'novice' ? 'success' : 'primary',
          disabled: choices.length === 0,
        },
      )
    }),
    legal.some(({ kind }) => kind === 'turnup')
      ? button(pressOn(table, { verb: 'play', line: 'turnup' }), say.buttons.turnUp, { emoji: EMOJI.turnUp })
      : null,
    legal.some(({ kind }) => kind === 'pass')
      ? button(
          pressOn(table, { verb: 'play', line: 'pass' }),
          say.buttons.pass(countdownTile(state, panel.seat) ?? 0),
          {
            emoji: EMOJI.pass,
            style: 'danger',
          },
        )
      : null,
    legal.some(({ kind }) => kind === 'out')
      ? button(pressOn(table, { verb: 'play', line: 'out' }), say.choices.out.label, {
          emoji: EMOJI.out,
          style: 'danger',
        })
      : null,
  ])
  return post(
    [
      `### ${EMOJI.turn} ${say.panel.yourTurn}`,
      promptOf(say, panel.rules, state, { kind: 'turn' }),
      asQuote(panel.notice),
      openTurnStory(panel),
      holdingsLine(panel),
      PICTURE,
      ...rows,
      done ? null : refusalReasons(panel.rules, state, panel),
      left ? `-# ${EMOJI.turnUp} ${say.panel.finalNow}` : null,
      legal.some(({ kind }) => kind === 'turnup')
        ? `-# ${EMOJI.turnUp} ${say.buttons.turnUp}: ${say.panel.finalAhead}`
        : null,
      ...footerRows(panel),
    ],
    { accent: accentOf(panel.seat), picture: cityPicture(panel) },
  )
}

/** Why the actions that cannot be taken now cannot: one line each, and one for all that cost too many tiles. */
export function refusalReasons(rules: Rules, state: GameState, { words: say }: Pick<Panel, 'words'>): string | null {
  const refused = MENU_ACTIONS.flatMap((action) => {
    if (action.page === 'novice' || firstChoices(rules, state, action).length > 0) return []
    const refusal = menuActionRefusal(rules, state, action)
    return refusal === null ? [] : [{ emoji: action.emoji, name: `**${say.panel.menu[action.page]}**`, refusal }]
  })
  const dear = refused.flatMap(({ name, refusal }) =>
    refusal.code === 'tilesShort'
      ? [`${name} ${refusal.figures.needed}${EMOJI.actionTile[refusal.figures.colour]}`]
      : [],
  )
  const alone = dear.length < 2 ? refused : refused.filter(({ refusal }) => refusal.code !== 'tilesShort')
  const lines = alone.map(({ emoji, name, refusal }) => `-# ${emoji} ${name}: ${refusalText(say, refusal)}`)
  if (alone !== refused) lines.push(`-# ${say.panel.tooDear(dear.join(' · '))}`)
  return lines.length === 0 ? null : lines.join('\n')
}
