import { chooseTurn, LEVELS } from '#players'
import { diceFor } from '#support/dice'
import type { TableServiceOptions } from '#table'

/** Computer players who all think like beginners, in the thread of the test: some ms a turn. */
export const quickThought: NonNullable<TableServiceOptions['chooseTurn']> = async (rules, known, seat) =>
  chooseTurn(rules, known, seat, LEVELS.beginner, diceFor(String(known.turn.number)))[0]?.line ?? []
