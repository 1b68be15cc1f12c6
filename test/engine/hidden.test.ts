import { expect, it } from 'vitest'
import {
  formatChoice,
  type GameState,
  legalChoices,
  newGame,
  RULES_EDITIONS,
  scoreSheets,
  standardRules,
  whyNot,
} from '#engine'
import { COMMON_CANDIDATES } from '#support/candidates'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { drawStrategy } from '#support/policies'
import { setupFor } from '#support/setups'

const lines = (state: GameState) => legalChoices(standardRules, state).map(formatChoice)

it.each(RULES_EDITIONS)('what is hidden changes neither the legal choices nor their order (%s)', (edition) => {
  const seen = new Set<string>()
  for (let game = 0; game < 8; game++) {
    const name = `hidden ${edition} ${game}`
    const dice = diceFor(name)
    const start = newGame(standardRules, setupFor(name, 1 + (game % 4), edition, seedFor(name)))
    for (const { state } of steps(standardRules, start, drawStrategy(dice))) {
      const other = dealtAnew(state, dice)
      expect(lines(other)).toEqual(lines(state))
      const candidate = dice.pick(COMMON_CANDIDATES)
      expect(whyNot(standardRules, other, candidate)).toEqual(whyNot(standardRules, state, candidate))
      expect(scoreSheets(standardRules, other)).toEqual(scoreSheets(standardRules, state))
      seen.add(state.todo.at(-1)?.kind ?? '')
    }
  }
  // The decisions at which something hidden could show through.
  expect([...seen]).toEqual(expect.arrayContaining(['turn', 'offering', 'freePath', 'freeSpecialist', 'islandAction']))
})
