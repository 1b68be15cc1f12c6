import { legalChoices } from '#engine'
import { EMOJI } from '#text'
import type { TriedSequence } from '../choice-sequence.ts'
import { type Button, button } from '../components.ts'
import { type ComponentPress, fitsCustomId } from '../custom-id.ts'
import type { PanelContext } from '../panel.ts'
import { saveLabel } from './footer.ts'

/** Whether the turn can end with a line, and nothing else be done after it. */
function leavesNothing({ rules, state }: PanelContext, line: TriedSequence): boolean {
  if (line.final || line.choices.length === 0 || line.after.turn.number !== state.turn.number) return false
  const legal = legalChoices(rules, line.after)
  return legal.some(({ kind }) => kind === 'end') && legal.every(({ kind }) => kind === 'end' || kind === 'turnup')
}

/**
 * What plays a line that was put together: one button ends the turn with it, where nothing is left to do then, and the
 * other goes on.
 * @param deed what is done, in a word or two
 * @param pressOf what each of the two is pressed as
 */
export function playOrPlayAndEndButtons(
  panel: PanelContext,
  line: TriedSequence,
  deed: string,
  pressOf: (ends: boolean) => ComponentPress,
): Button[] {
  const emoji = line.final ? EMOJI.turnUp : undefined
  const buttons = leavesNothing(panel, line)
    ? [
        button(pressOf(true), panel.table.ahead ? saveLabel(panel) : panel.words.buttons.andEnd(deed), {
          style: 'success',
        }),
        button(pressOf(false), deed, { emoji, style: 'primary' }),
      ]
    : [button(pressOf(false), deed, { emoji, style: 'success' })]
  return buttons.filter(({ press }) => fitsCustomId(press))
}
