import type { Choice, GameState } from '#engine'
import type { Dice } from '#support/dice'
import { drawTaste, greedyChoice, HASTY } from '#support/greedy-player'
import { LEANINGS, randomChoice } from '#support/random-player'

/** Picks one of the legal choices. */
export type Chooser = (state: GameState, choices: readonly Choice[]) => Choice

/**
 * How the seats of one random game choose. Half the games are greedy with one random choice in 24, so that the
 * countdown comes; a quarter draws kinds by the keen leaning, a quarter evenly.
 */
export function drawStrategy(dice: Dice): Chooser {
  const style = dice.pick(['greedy', 'greedy', 'keen', 'careless'] as const)
  if (style !== 'greedy') return (_state, choices) => randomChoice(dice, LEANINGS[style], choices)
  const tastes = [0, 1, 2, 3].map(() => drawTaste(dice))
  return (state, choices) => {
    const taste = tastes[state.turn.seat]
    return taste === undefined || dice.oneIn(24)
      ? randomChoice(dice, LEANINGS.keen, choices)
      : greedyChoice(dice, taste, HASTY, state, choices)
  }
}
