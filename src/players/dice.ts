/** A source of chance, given from outside so that the same dice come to the same thoughts. */
export interface Dice {
  /** A whole number from 0 to below `below`. */
  below(below: number): number
}

/** Deals hidden things in the order of their names: nobody sees them. */
export const DICE_IN_ORDER: Dice = { below: () => 0 }

/** A copy of a list in the order in which the dice fall. */
export function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice.below(left.length), 1))
}
