import { describe, expect, it } from 'vitest'
import {
  assertSound,
  type GameState,
  legalChoices,
  newGame,
  play,
  type Rules,
  readState,
  scoreSheets,
  standardRules,
  whyNot,
} from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { otherRules } from '#support/other-box'
import { atRandom } from '#support/policies'
import { setupFor } from '#support/setups'
import { ANN, BEN, follow, freshStore, game, serviceOn } from './table/sitting.ts'

const boxes = [standardRules, otherRules] as const

/** A game of a box, position by position. */
function* playing(rules: Rules): Generator<GameState> {
  const start = newGame(rules, { ...setupFor('two boxes', 2, 'rulebook', seedFor('two boxes')), box: rules.hash })
  yield start
  for (const { after } of steps(rules, start, atRandom(diceFor('two boxes')))) yield after
}
const whole = (rules: Rules) => [...playing(rules)]

describe('games of two boxes at once', () => {
  it('are played in turns as each is played alone', () => {
    const [one, two] = boxes.map((rules) => playing(rules))
    const [first, second]: GameState[][] = [[], []]
    for (let going = true; going; ) {
      const [a, b] = [one?.next(), two?.next()]
      if (a && !a.done) first?.push(a.value)
      if (b && !b.done) second?.push(b.value)
      going = !a?.done || !b?.done
    }
    expect(first).toEqual(whole(standardRules))
    expect(second).toEqual(whole(otherRules))
    const ends = [first?.at(-1), second?.at(-1)]
    ends.forEach((end, index) => {
      const rules = boxes[index]
      if (end === undefined || rules === undefined) throw new Error('a game has an end')
      assertSound(rules, end)
      expect(end.ended).not.toBeNull()
      expect(scoreSheets(rules, end)).toHaveLength(2)
    })
  })

  it('are never judged by the rules of the other box', () => {
    const [, state] = whole(otherRules)
    const [choice] = state === undefined ? [] : legalChoices(otherRules, state)
    if (state === undefined || choice === undefined) throw new Error('a game has choices')
    const says = `setup.box: ${otherRules.hash}, but the rules are those of box ${standardRules.hash}`
    expect(() => legalChoices(standardRules, state)).toThrow(says)
    expect(() => whyNot(standardRules, state, choice)).toThrow(says)
    expect(() => play(standardRules, state, choice)).toThrow(says)
    expect(() => scoreSheets(standardRules, state)).toThrow(says)
    expect(() => newGame(standardRules, state.setup)).toThrow(says)
    expect(() => readState(standardRules, JSON.parse(JSON.stringify(state)))).toThrow(says)
  })

  it('stand beside each other in a service, also in one that has to read the box first', async () => {
    const store = await freshStore()
    const own = serviceOn(store, { newGames: otherRules })
    const tables = [await game(serviceOn(store), [ANN, BEN]), await game(own, [ANN, BEN])]
    for (const table of tables) await table.finishTurn()
    // Of a process that was started anew, with the standard box for new games.
    const fresh = serviceOn(store)
    const seen = tables.map((table) => follow(fresh, table.now()))
    for (const sitting of [...seen, ...seen]) await sitting.finishTurn()
    expect(seen.map((sitting) => sitting.now().rules.hash)).toEqual(boxes.map(({ hash }) => hash))
    expect(seen.map((sitting) => sitting.now().phase)).toEqual(['playing', 'playing'])
    for (const [index, sitting] of seen.entries())
      expect(await serviceOn(store).view(sitting.now().id)).toMatchObject({
        seq: sitting.now().seq,
        rules: { box: { islands: boxes[index]?.box.islands } },
      })
  })
})
