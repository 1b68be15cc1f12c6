import {
  type Choice,
  decision,
  formatChoices,
  type GameEvent,
  type GameState,
  isRevealingEvent,
  legalChoices,
  play,
  type Refusal,
  type Rules,
  whyNot,
} from '#engine'
import { type ChoiceInSequence, LIMITS } from '#text'

/** One option of a list: one or more choices in a row, and what comes of them. */
export interface TriedSequence {
  readonly rules: Rules
  readonly choices: readonly Choice[]
  /** Each choice with the position in which it is made, and what came of it. */
  readonly steps: readonly ChoiceInSequence[]
  readonly after: GameState
  readonly events: readonly GameEvent[]
  /** Something hidden comes to light: it cannot be taken back. */
  readonly final: boolean
}

/** A sequence to which nothing has been added yet. */
export const emptySequence = (rules: Rules, state: GameState): TriedSequence => ({
  rules,
  choices: [],
  steps: [],
  after: state,
  events: [],
  final: false,
})

/**
 * Plays a sequence without keeping it. Choices that the game takes by itself on the way may stand in it or not.
 * @returns the sequence, or why and where it stops
 */
export function trySequence(
  rules: Rules,
  state: GameState,
  choices: readonly Choice[],
): { sequence: TriedSequence } | { refusal: Refusal; at: number } {
  let sequence = emptySequence(rules, state)
  for (const [at, choice] of choices.entries()) {
    const refusal = whyNot(rules, sequence.after, choice)
    if (refusal !== null) return { refusal, at }
    sequence = withChoice(sequence, choice)
  }
  return { sequence }
}

/** Adds a legal choice. */
export function withChoice(sequence: TriedSequence, choice: Choice): TriedSequence {
  const played = play(sequence.rules, sequence.after, choice)
  const { state: after, events } = played
  return {
    rules: sequence.rules,
    choices: [...sequence.choices, choice],
    steps: [...sequence.steps, { state: sequence.after, choice, played }],
    after,
    events: [...sequence.events, ...events],
    final: sequence.final || events.some(isRevealingEvent),
  }
}

/** Pays the proposed way (R4.5) as long as a payment is what is asked. */
export function withProposedPayments(sequence: TriedSequence): TriedSequence {
  for (let now = sequence; ; ) {
    const asked = decision(now.after)?.question.kind
    if (asked !== 'payTiles' && asked !== 'payResources') return now
    const [proposed] = legalChoices(sequence.rules, now.after)
    if (proposed === undefined) return now
    now = withChoice(now, proposed)
  }
}

/** Questions whose answers would multiply in one list: they are put together, each with a list of its own. */
export const COMBINED_QUESTIONS: ReadonlySet<string> = new Set([
  'offering',
  'taskSpace',
  'council',
  'bonus',
  'freePath',
  'freeGuardian',
  'freeBonfire',
  'freeSpecialist',
  'freeMove',
  'rewards',
])

/** What ends a sequence: the turn's menu, and questions that have a panel of their own. */
const STOPS: ReadonlySet<string> = new Set([
  'turn',
  'startTile',
  'procession',
  'freeFate',
  'payTiles',
  'payResources',
  ...COMBINED_QUESTIONS,
])

/**
 * The options for some of the legal choices: prices are paid the proposed way, and the next question is answered in
 * the same option while the list stays within a select's 25 and nothing is turned up.
 * @param choices legal in `state`; what the list is about (`ship`, say)
 * @returns one sequence a choice at least, so perhaps more than 25: the caller splits those
 */
export function extendChoicesToFillSelect(rules: Rules, state: GameState, choices: readonly Choice[]): TriedSequence[] {
  const start = emptySequence(rules, state)
  let sequences = choices.map((choice) => withProposedPayments(withChoice(start, choice)))
  for (;;) {
    const following = sequences.map((one) => (goesOn(state, one) ? legalChoices(rules, one.after) : null))
    const count = following.reduce((sum, next) => sum + (next?.length ?? 1), 0)
    if (count === sequences.length || count > LIMITS.options) return sequences
    const longer = sequences.flatMap(
      (one, index) => following[index]?.map((choice) => withProposedPayments(withChoice(one, choice))) ?? [one],
    )
    if (longer.some((sequence) => formatChoices(sequence.choices).length > LIMITS.optionValue)) return sequences
    sequences = longer
  }
}

function goesOn(state: GameState, sequence: TriedSequence): boolean {
  const next = decision(sequence.after)
  if (sequence.final || next === null || sequence.after.turn.number !== state.turn.number) return false
  return !STOPS.has(next.question.kind)
}
