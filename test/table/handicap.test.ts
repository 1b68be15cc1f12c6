import { describe, expect, it } from 'vitest'
import { newGame, standardRules } from '#engine'
import { FIRST_HANDICAP, nextHandicap } from '#table'

const afterGames = (results: readonly ('won' | 'lost' | 'tied')[]) => results.reduce(nextHandicap, FIRST_HANDICAP)

describe('R16.12 the handicap challenge', () => {
  it('R16.12 begins at −10', () => expect(FIRST_HANDICAP).toBe(-10))
  it('R16.12 adds 5 for a win, takes 2 for a loss, and leaves it after a tie', () => {
    expect(nextHandicap(-10, 'won')).toBe(-5)
    expect(nextHandicap(-10, 'lost')).toBe(-12)
    expect(nextHandicap(-10, 'tied')).toBe(-10)
    expect(nextHandicap(12, 'won')).toBe(17)
    expect(nextHandicap(0, 'lost')).toBe(-2)
  })
  it('R16.12 goes on from game to game', () => {
    expect(afterGames(['won', 'won', 'won', 'tied', 'lost'])).toBe(3)
  })
  it.each(['won', 'lost'] as const)('R16.12 never leaves what a game can be set up with (%s ever again)', (result) => {
    const handicap = afterGames(new Array<typeof result>(600).fill(result))
    const setup = {
      players: 1,
      seed: '4'.repeat(32),
      edition: 'rulebook',
      beginnerIslands: false,
      box: standardRules.hash,
    }
    expect(() =>
      newGame(standardRules, { ...setup, edition: 'online', solo: { handicap, letTomDecide: true } }),
    ).not.toThrow()
  })
})
