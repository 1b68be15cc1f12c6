import type { Choice, ChoiceKind } from './choice.ts'
import type { Say } from './city.ts'
import type { Asked } from './decision.ts'
import type { Refusal } from './refusal.ts'
import type { Draft, GameState } from './state.ts'

/** One kind of choice: what may be chosen where it is asked, why something may not, and what it does. */
export interface Action<K extends ChoiceKind> {
  /** Exactly the legal choices of this kind where `asked` is to be decided. */
  list(state: GameState, asked: Asked): Choice<K>[]
  /** Null exactly when `choice` is legal; it is asked only where `asked` admits this kind. */
  refuse(state: GameState, asked: Asked, choice: Choice<K>): Refusal | null
  /** Carries out a legal choice. What was asked has been taken off the list already, except `turn`. */
  apply(draft: Draft, asked: Asked, choice: Choice<K>, say: Say): void
}

/** An action whose list is what remains of all that could be thought of. */
export function action<K extends ChoiceKind>(parts: {
  readonly candidates: (state: GameState, asked: Asked) => Choice<K>[]
  readonly refuse: Action<K>['refuse']
  readonly apply: Action<K>['apply']
}): Action<K> {
  return {
    list: (state, asked) =>
      parts.candidates(state, asked).filter((choice) => parts.refuse(state, asked, choice) === null),
    refuse: parts.refuse,
    apply: parts.apply,
  }
}
