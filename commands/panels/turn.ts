import { countdownTile, type GameState, legalChoices } from '#engine'
import { EMOJI } from '#text'
import { ACTIONS, begins, priceRange, whyNotAction } from '../actions.ts'
import { button, buttonRows, type Part, PICTURE, type Post, post } from '../build.ts'
import { accentOf, at, cityPicture, foot, notice, type Panel, soFar, supply } from '../panel.ts'
import { refusalLine } from '../say.ts'

/** The turn's menu: a button an action, those that cannot be taken now explained in one line each. */
export function turnPanel(panel: Panel): Post {
  const { state, table } = panel
  const legal = legalChoices(state)
  const left = table.openTurn?.undoTo === null && (table.openTurn?.choices.length ?? 0) > 0
  const rows: Part[] = buttonRows([
    ...ACTIONS.filter((action) => action.page !== 'novice' || begins(state, action).length > 0).map((action) => {
      const choices = begins(state, action)
      const price = priceRange(state, choices)
      return button(
        at(table, { verb: 'page', page: action.page }),
        price === '' ? action.label : `${action.label} ${price.replace(/\D+$/u, '')}`,
        {
          emoji: action.emoji,
          style: action.page === 'novice' ? 'success' : 'primary',
          disabled: choices.length === 0,
        },
      )
    }),
    legal.some(({ kind }) => kind === 'turnup')
      ? button(at(table, { verb: 'play', line: 'turnup' }), 'Turn up now', { emoji: EMOJI.turnUp })
      : null,
    legal.some(({ kind }) => kind === 'pass')
      ? button(
          at(table, { verb: 'play', line: 'pass' }),
          `Pass for ${panel.words.names.points(countdownTile(state, panel.seat) ?? 0)}`,
          { emoji: EMOJI.pass, style: 'danger' },
        )
      : null,
  ])
  const done = state.turn.used
  return post(
    [
      `### ${EMOJI.turn} ${done ? 'Anything else?' : 'Your turn'}`,
      notice(panel),
      soFar(panel),
      supply(panel),
      PICTURE,
      ...(done ? rows.slice(-1).filter(() => legal.some(({ kind }) => kind !== 'end')) : rows),
      done ? null : reasons(state, panel),
      left ? `-# ${EMOJI.turnUp} Something was turned up: what came before it stays.` : null,
      legal.some(({ kind }) => kind === 'turnup')
        ? `-# ${EMOJI.turnUp} Turning up shows you the refill now; after that there is no undo.`
        : null,
      ...foot(panel),
    ],
    { accent: accentOf(panel.seat), picture: cityPicture(panel) },
  )
}

/** One line for each action that cannot be taken now. */
export function reasons(state: GameState, panel: Pick<Panel, 'words'>): string | null {
  const lines = ACTIONS.flatMap((action) => {
    if (action.page === 'novice' || begins(state, action).length > 0) return []
    const refusal = whyNotAction(state, action)
    return refusal === null ? [] : `-# ${action.emoji} **${action.label}**: ${refusalLine(panel.words, refusal)}`
  })
  return lines.length === 0 ? null : lines.join('\n')
}
