import { expect, it } from 'vitest'
import { assertSound, decision, newGame, sitOut, standardRules } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { drawStrategy } from '#support/policies'
import { setupFor } from '#support/setups'

it('a seat may sit out in the midst of anything, and the game stays sound (R3.3)', () => {
  const midst = new Set<string>()
  for (let game = 0; game < 16; game++) {
    const name = `sit out ${game}`
    const start = newGame(standardRules, setupFor(name, 2 + (game % 3), 'rulebook', seedFor(name)))
    for (const { state } of steps(standardRules, start, drawStrategy(diceFor(name)))) {
      for (const [seat, city] of state.cities.entries()) {
        if (city.status !== 'playing') continue
        const { state: without, events } = sitOut(standardRules, state, seat)
        assertSound(standardRules, without)
        expect(events[0]).toEqual({ kind: 'wentOut', seat, satOut: true })
        expect(without.ended !== null || without.turn.seat !== seat).toBe(true)
        if (seat === state.turn.seat) midst.add(decision(state)?.question.kind ?? '')
      }
    }
  }
  expect([...midst]).toEqual(
    expect.arrayContaining(['startTile', 'council', 'bonus', 'taskSpace', 'payTiles', 'procession']),
  )
})
