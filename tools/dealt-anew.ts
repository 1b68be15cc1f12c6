import type { GameState } from '#engine'
import { draftOf } from '#engine/clone'
import { type Dice, seedFor } from '#tools/dice'

/** The same position as far as anybody at the table can know, with everything hidden dealt anew. */
export function dealtAnew(state: GameState, dice: Dice): GameState {
  const draft = draftOf(state)
  draft.setup = { ...draft.setup, seed: seedFor(`another ${dice.below(1_000_000)}`) }
  draft.rng = draft.rng.map(() => dice.below(2 ** 31))
  draft.pathPile = shuffled(dice, draft.pathPile)
  draft.gnomePile = shuffled(dice, draft.gnomePile)
  for (const { offerings } of draft.cities) {
    const [first, second] = offerings.piles
    const all = shuffled(dice, [...first, ...second])
    offerings.piles = [all.slice(0, first.length), all.slice(first.length)]
  }
  if (draft.tom !== null) draft.tom.deck = shuffled(dice, draft.tom.deck)
  return draft
}

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice.below(left.length), 1))
}
