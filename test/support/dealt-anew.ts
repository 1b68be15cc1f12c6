import type { GameState } from '#engine'
import { type Dice, seedFor } from '#support/dice'

/** The same position as far as anybody at the table can know, with everything hidden dealt anew. */
export function dealtAnew(state: GameState, dice: Dice): GameState {
  return {
    ...state,
    setup: { ...state.setup, seed: seedFor(`another ${dice.below(1_000_000)}`) },
    rng: state.rng.map(() => dice.below(2 ** 31)),
    pathPile: shuffled(dice, state.pathPile),
    gnomePile: shuffled(dice, state.gnomePile),
    cities: state.cities.map((city) => {
      const [first, second] = city.offerings.piles
      const all = shuffled(dice, [...first, ...second])
      const piles = [all.slice(0, first.length), all.slice(first.length)] as const
      return { ...city, offerings: { ...city.offerings, piles } }
    }),
    tom: state.tom === null ? null : { ...state.tom, deck: shuffled(dice, state.tom.deck) },
  }
}

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice.below(left.length), 1))
}
