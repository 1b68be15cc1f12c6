import type { Journal, Rules } from '#engine'
import type { Dice } from './dice.ts'
import { expectedBySeat } from './expect.ts'
import { replayByTurns } from './journal-turns.ts'
import { type MostAndLeastStyleTraits, mostAndLeastStyleTraits } from './style.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'

/** What each seat could expect at a moment. */
export interface ExpectedScores {
  /** Turns that had ended by then, of all seats. */
  readonly turns: number
  /** Final points by seat, Tom's included; estimates, with fractions. */
  readonly points: readonly number[]
}

/** A game that is over, looked back at. */
export interface Analysis {
  /** From the beginning to the end, where it is what was scored. */
  readonly course: readonly ExpectedScores[]
  /** The turns that cost most, at most three, in the order in which they were played. */
  readonly turningPoints: readonly TurningPoint[]
  /** By seat; null of Tom. */
  readonly styles: readonly (MostAndLeastStyleTraits | null)[]
}

/**
 * Looks back at a game that is over: at all of it that was played under the present rules.
 * @param rules those of the box that it was played with
 * @param dice makes dice that fall alike each time for a turn
 * @throws when the journal cannot be played, or stops before the game's end
 */
export function analyse(rules: Rules, journal: Pick<Journal, 'segments'>, dice: (turn: number) => Dice): Analysis {
  const { start, turns } = replayByTurns(rules, journal)
  const end = turns.at(-1)?.after ?? start
  if (end.ended === null) throw new Error('the game is not over')
  const course = [start, ...turns.map(({ after }) => after)].map((state) => ({
    // The turn in which the game ended has ended too; no other began.
    turns: state.ended === null ? state.turn.number - 1 : state.turn.number,
    points: expectedBySeat(rules, state),
  }))
  return {
    course,
    turningPoints: turningPoints(rules, turns, dice),
    styles: end.cities.map((_, seat) =>
      end.tom !== null && seat > 0 ? null : mostAndLeastStyleTraits(rules, end, seat),
    ),
  }
}
