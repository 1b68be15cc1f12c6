import { type Choice, type GameState, type Rules, whyNot } from '#engine'
import { labelOfSequence, type Words } from '#text'
import { type ChoiceSequence, emptySequence, withChoice } from './choice-sequence.ts'
import { actionOf } from './turn/menu-actions.ts'

/** What a turn does, as the option of a panel is called. */
export interface TurnInWords {
  /** Empty where the turn has none. */
  readonly emoji: string
  readonly label: string
  /** What it costs and brings; may be empty. */
  readonly description: string
}

/** Most take two or three lines on a phone; a turn of several bonuses needs more. What must be cut on a button need not be here. */
const ROOM = { label: 240, description: 240 } as const

/**
 * A whole turn in words, with the action that it is used for.
 * @param line its choices from a position on, payments and its end included
 */
export function turnInWords(say: Words, rules: Rules, state: GameState, line: readonly Choice[]): TurnInWords {
  const { label, description, emoji = '' } = labelOfSequence(say, rules, sequenceOf(rules, state, line).steps, ROOM)
  return { emoji, label: `${actionOf(say, line)}${label}`, description }
}

/** The line as far as it can be foreseen: up to its end, or to what turns up. */
export function sequenceOf(rules: Rules, state: GameState, line: readonly Choice[]): ChoiceSequence {
  let sequence = emptySequence(rules, state)
  for (const choice of line) {
    const ends = choice.kind === 'end' && sequence.steps.length > 0
    if (ends || sequence.final || whyNot(rules, sequence.after, choice) !== null) break
    sequence = withChoice(sequence, choice)
  }
  return sequence
}
