import { standardRules } from '#engine'
import type { FilmRequest } from '#render'
import { quickGame } from '#support/quick-games'
import type { Language } from '#text'

const NAMES = ['Ada', 'Bartholomew', 'Chiara', 'Dörte'] as const

/** Each game is played once. */
const played = new Map<number, ReturnType<typeof quickGame>>()

/**
 * The film of a game among quick computer players: of its winner, or of who played against Tom.
 * @param players 1 (against Tom) to 4
 * @param nth another one is another game
 */
export function filmOf(players: number, nth: number, language: Language = 'en'): FilmRequest {
  const game = 4 * nth + players - 1
  const { journal, facts } = played.get(game) ?? quickGame('film', game)
  played.set(game, { journal, facts })
  const names = players === 1 ? ['Ada', 'Tom'] : NAMES.slice(0, players)
  const seat = players === 1 ? 0 : facts.seats.findIndex(({ rank }) => rank === 1)
  return { scene: 'film', rules: standardRules, segments: journal.segments, seat, names, language }
}
