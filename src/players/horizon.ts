import { countdownProgress, type GameState, type Seat } from '#engine'
import type { Weights } from './weights.ts'

/** R14.2: turns that each seat still has once the countdown's first tile is handed on. */
const COUNTDOWN_TURNS = 5
/** R16.10: Tom's deck of eight is played through four times. */
const TOM_CARDS = 32

/** How many cards Tom has played. */
export const cardsTomPlayed = (tom: NonNullable<GameState['tom']>): number =>
  (tom.round - 1) * (TOM_CARDS / 4) + tom.discards.length

/**
 * Rounds left after the turn that is going on, whoever still plays in them: exact in the countdown, estimated before.
 * @returns may be a fraction
 */
export function roundsLeft(weights: Weights, state: GameState, seat: Seat): number {
  const { countdown, startingSeat, turn, tom } = state
  if (state.ended !== null) return 0
  const current = turn.seat === seat ? 1 : 0
  if (countdown !== null) {
    // R16.10: the last card ends the game in mid-countdown too.
    const cards = tom === null ? COUNTDOWN_TURNS : TOM_CARDS - current - cardsTomPlayed(tom)
    // R14.5: the starting player's tile is the one that she hands on when this turn ends.
    if (seat === startingSeat) return Math.max(0, Math.min(cards, countdown.pile - current))
    return countdown.tile === null ? COUNTDOWN_TURNS : Math.max(0, countdown.tile - current)
  }
  const { novices, countdownAt } = countdownProgress(state)
  const rate = tom === null ? weights.noviceRate * state.cities.length : weights.noviceRate + weights.tomNoviceRate
  const expected = (countdownAt - novices) / rate + COUNTDOWN_TURNS
  return tom === null ? expected : Math.min(expected, TOM_CARDS - 1 - cardsTomPlayed(tom))
}
