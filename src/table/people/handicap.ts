/** R16.12: how a game against Tom ended for the person; a tie is neither. */
export type SoloResult = 'won' | 'lost' | 'tied'

/** R16.12: where everybody's challenge begins. A negative handicap is the person's head start, a positive one Tom's. */
export const FIRST_HANDICAP = -10

const CHANGE: Readonly<Record<SoloResult, number>> = { won: 5, lost: -2, tied: 0 }
/** A game is set up with no more than this, either way. */
const MOST = 1000

/**
 * R16.12: the handicap of a person's next game.
 * @param handicap of the game just finished
 * @returns within the bounds of a game's setup
 */
export const nextHandicap = (handicap: number, result: SoloResult): number =>
  Math.max(-MOST, Math.min(MOST, handicap + CHANGE[result]))
