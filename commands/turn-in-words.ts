import { type Choice, type GameState, type Rules, whyNot } from '#engine'
import { labelOfSequence, type Words } from '#text'
import { emptySequence, type TriedSequence, withChoice } from './choice-sequence.ts'
import { labelWithAction } from './turn/menu-actions.ts'

/** Most take two or three lines on a phone; nothing is cut here, unlike on a button. */
const ROOM = { label: 240, description: 240 } as const

/**
 * A whole turn in words, with the action that it is used for, as the panel's option.
 * @param line its choices from a position on, payments and its end included
 * @returns what it costs and brings in `description`, which may be empty, as may the emoji
 */
export function wholeTurnLabel(say: Words, rules: Rules, state: GameState, line: readonly Choice[]) {
  const {
    label,
    description,
    emoji = '',
  } = labelOfSequence(say, rules, foreseeableSequence(rules, state, line).steps, ROOM)
  return { emoji, label: labelWithAction(say, line, label), description }
}

/** The line as far as it can be foreseen: to its end, or to the first thing revealed. */
export function foreseeableSequence(rules: Rules, state: GameState, line: readonly Choice[]): TriedSequence {
  let sequence = emptySequence(rules, state)
  for (const choice of line) {
    const ends = choice.kind === 'end' && sequence.steps.length > 0
    if (ends || sequence.final || whyNot(rules, sequence.after, choice) !== null) break
    sequence = withChoice(sequence, choice)
  }
  return sequence
}
