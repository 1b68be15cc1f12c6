import { chooseTurn, LEVELS } from '#players'
import { diceFor } from '#support/dice'
import type { TableServiceOptions } from '#table'

/** Sees next to nothing, and is done in a ms or two. */
const HASTY = {
  ...LEVELS.beginner,
  breadth: { plays: 16, islands: 2, fate: 2, best: 1, draws: 2, lastTurn: 16, every: false },
}

/** Computer players who all think in the thread of the test, and hardly at all. */
export const quickThought: NonNullable<TableServiceOptions['chooseTurn']> = async (rules, known, seat) =>
  chooseTurn(rules, known, seat, HASTY, diceFor(String(known.turn.number)))[0]?.choices ?? []
