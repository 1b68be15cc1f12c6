import { expect, it } from 'vitest'
import { cityOf, decision, type GameState, legalChoices, play, sitOut, standardRules, whyNot } from '#engine'
import { layTask, sound } from './pieces.ts'
import { changed, choice, legal, position, run, told } from './position.ts'
import { solo } from './solo.ts'

/** A city about to place the novice of the bonfire that it has just lit. */
const igniting = (change?: Parameters<typeof sound>[0]): GameState =>
  run(
    sound({
      resources: { gold: 4 },
      change: (draft, city) => layTask(draft, city, 1, 'R3'),
      ...change,
    }),
    'ignite 1',
  ).state

it('a choice that is not legal is refused with code and rule, and nothing is changed', () => {
  const state = position()
  const before = JSON.stringify(state)
  expect(() => play(standardRules, state, choice('ignite 1'))).toThrow("'ignite 1' is not legal: noTaskThere (R12.4)")
  expect(JSON.stringify(state)).toBe(before)
})

it('what answers another question is refused with the kind of the one that is asked', () => {
  expect(whyNot(standardRules, igniting(), choice('ship A1'))).toEqual({
    code: 'notAskedNow',
    rule: 'R3.1',
    figures: { asked: 'council' },
  })
})

it('a game that is over has no choices and no decision, and refuses any', () => {
  const over = changed(position(), (draft) => {
    draft.ended = 'nobodyCanMove'
  })
  expect(legalChoices(standardRules, over)).toEqual([])
  expect(decision(over)).toBeNull()
  expect(whyNot(standardRules, over, choice('end'))).toEqual({ code: 'gameOver', rule: 'R14.3' })
  expect(() => sitOut(standardRules, over, 0)).toThrow('seat 0 takes no turns')
})

it('Tom does not sit out', () => {
  expect(() => sitOut(standardRules, solo(), 1)).toThrow('seat 1 takes no turns')
})

it('a seat that sits out in another’s turn leaves that turn as it is', () => {
  const state = position({ actionTiles: { blue: 1 } })
  const other = (state.turn.seat + 1) % 3
  const { state: without, events } = sitOut(standardRules, state, other)
  expect(events).toEqual([{ kind: 'wentOut', seat: other, satOut: true }])
  expect(cityOf(without, other).status).toBe('out')
  expect(without.turn).toEqual(state.turn)
  expect(legal(without)).toEqual(legal(state))
})

it('the novice of a seat that sits out arrives on the first space that admits it, without the bonus (R12.5)', () => {
  const state = igniting()
  const { seat } = state.turn
  const { state: after, events } = sitOut(standardRules, state, seat)
  expect(after.council.goldAndYellow).toEqual([seat])
  expect(told(events, 'noviceMoved')).toEqual([
    { kind: 'noviceMoved', seat, novice: 'own', to: 'goldAndYellow', from: 1 },
  ])
  expect(told(events, 'bonusTaken')).toEqual([])
  expect(cityOf(after, seat).resources.gold).toBe(4)
  expect(after.turn.seat).toBe((seat + 1) % 3)
})
