import { type Edition, type GameState, legalChoices, newGame, play, standardRules } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { LEANINGS, randomChoice } from '#support/random-player'
import { setupFor } from '#support/setups'

/**
 * A position that always is the same: after so many choices, drawn by the keen leaning, of the game with this name.
 * @param choices fewer are made when the game ends before
 */
export function samplePosition(name: string, players: number, edition: Edition, choices: number): GameState {
  const series = `sample ${players} ${edition} ${name}`
  const dice = diceFor(series)
  let state = newGame(standardRules, setupFor(series, players, edition, seedFor(series)))
  for (let made = 0; made < choices && state.ended === null; made++)
    state = play(standardRules, state, randomChoice(dice, LEANINGS.keen, legalChoices(standardRules, state))).state
  return state
}
