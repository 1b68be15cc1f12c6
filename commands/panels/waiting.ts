import { cityOf, type GameState } from '#engine'
import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { ACTIONS, begins, priceRange } from '../actions.ts'
import { button, buttonRows, PICTURE, type Post, post } from '../build.ts'
import { accentOf, at, nameOf, namesOf, type Panel, quoted, supply } from '../panel.ts'
import { lookSelect } from './look.ts'
import { reasons } from './turn.ts'

/** Out of turn: the own city, what would be possible with what is there now, its prices and what is lacking. */
export function waitingPost(table: TableView, seat: number, language: Language, notice: string | null): Post {
  const settled = table.settled
  const say = words(language)
  if (settled === null) return post([say.tableRefusals.notStarted], { accent: accentOf(null) })
  const acting = table.actingSeat === null ? say.names.nobody : nameOf(table, table.actingSeat, language)
  const playing = cityOf(settled, seat).status === 'playing'
  const state = asIfOnTurn(settled, seat)
  const panel: Panel = { table, state, seat, language, words: say, names: namesOf(table, language), notice }
  const begun = cityOf(settled, seat).fate.hand === null
  const possible = ACTIONS.flatMap((action) => {
    const choices = begins(state, action)
    return choices.length === 0
      ? []
      : `${action.emoji} ${say.panel.menu[action.page]} ${priceRange(state, choices)}`.trimEnd()
  })
  return post(
    [
      `### ${EMOJI.city} ${say.panel.othersTurn(acting)}`,
      quoted(notice),
      playing ? supply(panel) : null,
      playing && possible.length > 0 ? `**${say.panel.possibleNow}:** ${possible.join(' · ')}` : null,
      playing && begun ? reasons(state, panel) : null,
      PICTURE,
      ...buttonRows([
        button(at(table, { verb: 'refresh' }), say.buttons.refresh, { emoji: EMOJI.refresh }),
        button(at(table, { verb: 'log', page: 0 }), say.buttons.log, { emoji: EMOJI.log }),
      ]),
      lookSelect(table, language),
    ],
    {
      accent: accentOf(seat),
      picture: { scene: 'city', state: settled, seat, names: panel.names, tentative: [], candidates: [], language },
    },
  )
}

/** The settled position as if it were the seat's turn: only to say what would be possible. */
const asIfOnTurn = (state: GameState, seat: number): GameState => ({
  ...state,
  turn: { ...state.turn, seat, used: false, extra: false },
  todo: [cityOf(state, seat).fate.hand === null ? { kind: 'turn' } : { kind: 'startTile' }],
})
