import { mayRecommend } from '#table'
import { EMOJI } from '#text'
import { button } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import type { PanelContext } from '../panel.ts'

/** Asks for turns worth a thought; null where none are recommended, in a puzzle, or when the turn's action is taken. */
export const recommendButton = ({ table, state, words }: Pick<PanelContext, 'table' | 'state' | 'words'>) =>
  !mayRecommend(table) || table.puzzle !== undefined || state.turn.used
    ? null
    : button(pressOn(table, { verb: 'recommend' }), words.recommendations.button, { emoji: EMOJI.hint })
