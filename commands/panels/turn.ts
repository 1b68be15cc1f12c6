import { ACTION_TILES, countdownTile, type GameState, legalChoices, type Refusal } from '#engine'
import { EMOJI, promptOf, refusalText } from '#text'
import { ACTIONS, begins, priceRange, whyNotAction } from '../actions.ts'
import { button, buttonRows, type Part, PICTURE, type Post, post } from '../build.ts'
import { accentOf, at, cityPicture, foot, type Panel, quoted, soFar, supply } from '../panel.ts'

/** The turn's menu: a button an action, those that cannot be taken now explained in one line each. */
export function turnPanel(panel: Panel): Post {
  const { state, table, words: say } = panel
  const legal = legalChoices(state)
  const done = state.turn.used
  const left = table.openTurn?.undoTo === null && (table.openTurn?.choices.length ?? 0) > 0
  const rows: Part[] = buttonRows([
    // The neutral novices are a rare extra, and after the turn's action there are only extras.
    ...ACTIONS.filter((action) => (action.page !== 'novice' && !done) || begins(state, action).length > 0).map(
      (action) => {
        const choices = begins(state, action)
        const price = priceRange(state, choices)
        const label = say.panel.menu[action.page]
        return button(
          at(table, { verb: 'page', page: action.page }),
          price === '' ? label : `${price.replace(/\D+$/u, '')} · ${label}`,
          {
            emoji: action.emoji,
            style: action.page === 'novice' ? 'success' : 'primary',
            disabled: choices.length === 0,
          },
        )
      },
    ),
    legal.some(({ kind }) => kind === 'turnup')
      ? button(at(table, { verb: 'play', line: 'turnup' }), say.buttons.turnUp, { emoji: EMOJI.turnUp })
      : null,
    legal.some(({ kind }) => kind === 'pass')
      ? button(at(table, { verb: 'play', line: 'pass' }), say.buttons.pass(countdownTile(state, panel.seat) ?? 0), {
          emoji: EMOJI.pass,
          style: 'danger',
        })
      : null,
  ])
  return post(
    [
      `### ${EMOJI.turn} ${say.panel.yourTurn}`,
      promptOf(say, state, { kind: 'turn' }),
      quoted(panel.notice),
      soFar(panel),
      supply(panel),
      PICTURE,
      ...rows,
      done ? null : reasons(state, panel),
      left ? `-# ${EMOJI.turnUp} ${say.panel.finalNow}` : null,
      legal.some(({ kind }) => kind === 'turnup')
        ? `-# ${EMOJI.turnUp} ${say.buttons.turnUp}: ${say.panel.finalAhead}`
        : null,
      ...foot(panel),
    ],
    { accent: accentOf(panel.seat), picture: cityPicture(panel) },
  )
}

/** Why the actions that cannot be taken now cannot: one line each, and one for all that cost too many tiles. */
export function reasons(state: GameState, { words: say }: Pick<Panel, 'words'>): string | null {
  const refused = ACTIONS.flatMap((action) => {
    if (action.page === 'novice' || begins(state, action).length > 0) return []
    const refusal = whyNotAction(state, action)
    return refusal === null ? [] : [{ emoji: action.emoji, name: `**${say.panel.menu[action.page]}**`, refusal }]
  })
  const dear = refused.filter(({ refusal }) => refusal.code === 'tilesShort')
  const alone = dear.length < 2 ? refused : refused.filter((one) => !dear.includes(one))
  const lines = alone.map(({ emoji, name, refusal }) => `-# ${emoji} ${name}: ${refusalText(say, refusal)}`)
  if (alone !== refused)
    lines.push(`-# ${say.panel.tooDear(dear.map(({ name, refusal }) => `${name} ${price(refusal)}`).join(' · '))}`)
  return lines.length === 0 ? null : lines.join('\n')
}

/** What a refused payment would have come to: `2🟦`. */
function price({ figures }: Refusal): string {
  const colour = ACTION_TILES.find((tile) => tile === figures?.colour)
  return colour === undefined ? '' : `${figures?.needed}${EMOJI.actionTile[colour]}`
}
