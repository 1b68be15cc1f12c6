import type { Rules, Seat } from '#engine'
import { expectedPoints, type JournalTurn } from '#players'

/** Less is within what such an estimate may be wrong by. */
const LEAST = 4

/**
 * The turn of a seat that raised most what it could expect to end with, as one who sees the table reckons it; the first of
 * equals.
 * @returns null where none raised it much
 */
export function turnRaisingExpectationMost(
  rules: Rules,
  turns: readonly JournalTurn[],
  seat: Seat,
): { turn: number; seat: Seat; points: number } | null {
  const [best] = turns
    .filter((turn) => turn.seat === seat)
    .map(({ number, from, after }) => ({
      turn: number,
      seat,
      points: Math.round(expectedPoints(rules, after, seat) - expectedPoints(rules, from, seat)),
    }))
    .sort((a, b) => b.points - a.points || a.turn - b.turn)
  return best === undefined || best.points < LEAST ? null : best
}
