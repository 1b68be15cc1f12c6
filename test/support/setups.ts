import { type RulesEdition, type Setup, standardRules } from '#engine'

/**
 * The setup of one game of a series.
 * @param name the series and the game's number in it; it decides the seed
 * @param players 2 to 4, or 1 against Tom
 */
export function setupFor(name: string, players: number, edition: RulesEdition, seed: string): Setup {
  return {
    players,
    seed,
    edition,
    beginnerIslands: /[02468]$/.test(name),
    solo: players === 1 ? { handicap: 0, letTomDecide: false } : null,
    box: standardRules.hash,
  }
}
