import { ADVICE_KINDS, type AdviceKind } from '#table'
import { EMOJI } from '#text'
import { button } from '../components.ts'
import { type PanelContext, pressOn } from '../panel.ts'

const SWITCH_EMOJI: Readonly<Record<AdviceKind, string>> = { hints: EMOJI.hint, warnings: EMOJI.warning }

/** Buttons that switch hints and warnings off, and on again. */
export const adviceButtons = ({ table, words: { advice } }: Pick<PanelContext, 'table' | 'words'>) =>
  ADVICE_KINDS.map((kind) => {
    const on = !table.advice[kind]
    const label = on ? advice.switchOn[kind] : advice.switchOff[kind]
    return button(pressOn(table, { verb: 'advice', kind, on }), label, { emoji: SWITCH_EMOJI[kind] })
  })
