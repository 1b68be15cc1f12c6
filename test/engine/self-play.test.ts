import { describe, expect, it } from 'vitest'
import { RULES_EDITIONS, standardRules, whyNot } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { drawStrategy } from '#support/policies'
import { checkedGame } from '#support/random-game'
import { setupFor } from '#support/setups'
import { position } from './position.ts'

/** The short version of `npm run tool -- selfplay`; other games than last time only when the name is changed. */
describe('random games', () => {
  for (const edition of RULES_EDITIONS)
    for (const players of [1, 2, 3, 4])
      it(`of ${players} end after every position was sound and every choice as it is listed (${edition})`, () => {
        const name = `suite ${players} ${edition} 2`
        const dice = diceFor(name)
        const sitOutAt = players > 1 && (edition === 'rulebook') === (players === 3) ? 60 : null
        const care = { everything: 40, tries: 3 }
        const { end } = checkedGame(
          setupFor(name, players, edition, seedFor(name)),
          drawStrategy(dice),
          dice,
          care,
          sitOutAt,
        )
        expect(end.ended).not.toBeNull()
      })
})

it.each([0, -1, 1.5, Number.NaN])('a procession of %s units is refused, whoever strides further', (units) => {
  expect(whyNot(standardRules, position({ gnomes: ['S2'] }), { kind: 'procession', units })).not.toBeNull()
})
