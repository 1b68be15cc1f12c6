import type { QuestionAnsweredBy } from './answers.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import type { Emit } from './city.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { Draft, GameState } from './state.ts'

/**
 * One kind of choice: what may be chosen where it is asked, why something may not, and what it does. The rules come last,
 * since most kinds need none.
 */
export interface ChoiceHandler<K extends ChoiceKind> {
  /** Exactly the legal choices of this kind where `question` is to be decided. */
  list(state: GameState, question: QuestionAnsweredBy<K>, rules: Rules): Choice<K>[]
  /** Null exactly when `choice` is legal. */
  refuse(state: GameState, question: QuestionAnsweredBy<K>, choice: Choice<K>, rules: Rules): Refusal | null
  /** Carries out a legal choice. What was asked has been taken off the list already, except `turn`. */
  apply(draft: Draft, question: QuestionAnsweredBy<K>, choice: Choice<K>, emit: Emit, rules: Rules): void
}

/** A kind of choice whose list is what remains of all that could be thought of. */
export function candidatesHandler<K extends ChoiceKind>(parts: {
  readonly candidates: (state: GameState, question: QuestionAnsweredBy<K>, rules: Rules) => Choice<K>[]
  readonly refuse: ChoiceHandler<K>['refuse']
  readonly apply: ChoiceHandler<K>['apply']
}): ChoiceHandler<K> {
  return {
    list: (state, question, rules) =>
      parts
        .candidates(state, question, rules)
        .filter((choice) => parts.refuse(state, question, choice, rules) === null),
    refuse: parts.refuse,
    apply: parts.apply,
  }
}

/** R3.1: a kind of choice that takes the turn's one option, where it is not asked for in its course. */
export function asTurnOptionHandler<K extends ChoiceKind>(handler: ChoiceHandler<K>): ChoiceHandler<K> {
  const taken = (state: GameState, question: QuestionAnsweredBy<K>) => question.kind === 'turn' && state.turn.used
  return {
    list: (state, question, rules) => (taken(state, question) ? [] : handler.list(state, question, rules)),
    refuse: (state, question, choice, rules) =>
      taken(state, question) ? refuse('optionTaken', 'R3.1') : handler.refuse(state, question, choice, rules),
    apply(draft, question, choice, emit, rules) {
      if (question.kind === 'turn') draft.turn.used = true
      handler.apply(draft, question, choice, emit, rules)
    },
  }
}

/** An option whose list is what remains of all that could be thought of. */
export const turnOptionHandler = <K extends ChoiceKind>(
  parts: Parameters<typeof candidatesHandler<K>>[0],
): ChoiceHandler<K> => asTurnOptionHandler(candidatesHandler(parts))
