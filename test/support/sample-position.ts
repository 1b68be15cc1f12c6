import { type GameState, newGame, type RulesEdition, standardRules } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { playedOn } from '#support/driver'
import { atRandom } from '#support/policies'
import { setupFor } from '#support/setups'

/**
 * A position that always is the same: after so many choices, drawn by the keen leaning, of the game with this name.
 * @param choices fewer are made when the game ends before
 */
export function samplePosition(name: string, players: number, edition: RulesEdition, choices: number): GameState {
  const series = `sample ${players} ${edition} ${name}`
  const start = newGame(standardRules, setupFor(series, players, edition, seedFor(series)))
  return playedOn(standardRules, start, atRandom(diceFor(series)), choices)
}
