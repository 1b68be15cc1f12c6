import { type Journal, standardRules } from '#engine'
import { LEVELS, type Level } from '#players'
import { type GameFacts, gameFactsOf } from '#results'
import { diceFor } from '#support/dice'
import { matchSetup, playMatch } from '#support/match'

/** Looks at little, so that a game takes a fifth of a second. */
const QUICK: Level['breadth'] = { plays: 60, fate: 2, islands: 3, best: 1, draws: 1, lastTurn: 80, every: false }
const SLIPS = [0, 2, 6]

/** Games by quick computer players, good ones and careless ones: of 1 (against Tom) to 4 in turn. */
export function quickGame(series: string, game: number): { journal: Journal; facts: GameFacts } {
  const name = `${series} ${game}`
  const dice = diceFor(name)
  const players = 1 + (game % 4)
  const levels = Array.from({ length: players }, () => ({
    ...LEVELS.club,
    breadth: QUICK,
    slip: SLIPS[dice.below(SLIPS.length)] ?? 0,
  }))
  const { journal } = playMatch(name, matchSetup(name, players, 'rulebook', 0), levels)
  return { journal, facts: gameFactsOf(standardRules, journal) }
}
