import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { formatChoice, type GameState, legalChoices, newGame, play, playAutoPaying, standardRules } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { atRandom } from '#support/policies'
import { hashOfRandomGame } from '#support/position-hashes'
import { setupFor } from '#support/setups'

const kept = z
  .object({ random: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('fixtures/positions/hashes.json', import.meta.url), 'utf8')))

it('random games come to the kept positions, events and lists, byte for byte: npm run tool -- check-positions has all of them', () => {
  const games = [0, 1, 2, 3, 4, 5, 6, 7]
  expect(games.map((game) => hashOfRandomGame(game).hash)).toEqual(kept.random.slice(0, games.length))
})

/** What `playProposed` has to come to: each payment asked for is made as it is listed first. */
function paidFirst(from: GameState): GameState {
  let state = from
  while (state.ended === null && ['payTiles', 'payResources'].includes(state.todo.at(-1)?.kind ?? '')) {
    const [first] = legalChoices(standardRules, state)
    if (first === undefined) throw new Error('nothing can be paid')
    state = play(standardRules, state, first).state
  }
  return state
}

it.each([1, 2, 4])(
  'R4.5 a choice in thought comes to what playing it and each payment first proposed comes to (%i)',
  (players) => {
    const kinds = new Set<string>()
    for (const edition of ['rulebook', 'online'] as const) {
      const name = `in thought ${players} ${edition}`
      const start = newGame(standardRules, setupFor(name, players, edition, seedFor(name)))
      for (const { state, choice, after } of steps(standardRules, start, atRandom(diceFor(name)))) {
        kinds.add(choice.kind)
        expect(playAutoPaying(standardRules, state, choice), formatChoice(choice)).toEqual(paidFirst(after))
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['pay', 'give', 'offer', 'gnome', 'path', 'ship', 'end']))
  },
)
