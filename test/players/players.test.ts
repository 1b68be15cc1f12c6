import { describe, expect, it } from 'vitest'
import {
  countdownTileOnPass,
  decision,
  type GameState,
  legalChoices,
  newGame,
  play,
  scoreSheetOf,
  standardRules,
  whyNot,
} from '#engine'
import {
  chooseTurn,
  dealt,
  evaluate,
  knownOf,
  LEVELS,
  positionContextOf,
  replayByTurns,
  roundsLeft,
  sumOfParts,
  turnContextOf,
  WEIGHTS_BY_OPPONENT,
} from '#players'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { unfairThoughts } from '#support/fairness'
import { matchSetup, playMatch } from '#support/match'
import { atRandom } from '#support/policies'
import { setupFor } from '#support/setups'

/** Every position of a random game. */
function* positions(name: string, players: number): Generator<GameState> {
  const start = newGame(standardRules, setupFor(name, players, 'rulebook', seedFor(name)))
  for (const { state } of steps(standardRules, start, atRandom(diceFor(name)))) yield state
}

describe('what a player is handed', () => {
  it('tells nothing that is hidden: dealt anew in that, every position leads to the same plan', () => {
    expect(unfairThoughts(LEVELS.beginner, 24)).toEqual([])
  })

  it('is dealt into a position with the same choices, pieces and points', () => {
    for (const state of positions('dealt', 1)) {
      const again = dealt(diceFor('again'), knownOf(state))
      expect(knownOf(again)).toEqual(knownOf(state))
      expect(legalChoices(standardRules, again)).toEqual(legalChoices(standardRules, state))
    }
  })

  it('has neither the seed nor the order of a pile', () => {
    const state = newGame(standardRules, setupFor('hidden', 1, 'rulebook', seedFor('hidden')))
    const told = JSON.stringify(knownOf(state))
    expect(told).not.toContain(state.setup.seed)
    for (const pile of [state.pathPile, state.gnomePile, state.tom?.deck])
      expect(told).not.toContain(JSON.stringify(pile))
  })
})

describe('a plan', () => {
  it.each([1, 3])('is played to its end as it stands, from any decision of a game of %i', (players) => {
    let planned = 0
    for (const state of positions(`plan ${players}`, players)) {
      if (planned++ % 6 > 0) continue
      const seat = decision(state)?.seat ?? 0
      const plans = chooseTurn(standardRules, knownOf(state), seat, LEVELS.beginner, diceFor('plan'))
      expect(plans.length).toBeGreaterThan(0)
      for (const { choices } of plans) {
        let now = dealt(diceFor('plan'), knownOf(state))
        for (const choice of choices) {
          expect(whyNot(standardRules, now, choice)).toBeNull()
          now = play(standardRules, now, choice).state
        }
        expect(choices.length).toBeGreaterThan(0)
      }
    }
    expect(planned).toBeGreaterThan(60)
  })

  it('R3.7 discards tiles for a fate tile, and for nothing else', () => {
    const after: string[] = []
    let planned = 0
    for (const state of positions('discards', 3)) {
      if (planned++ % 4 > 0) continue
      const seat = decision(state)?.seat ?? 0
      for (const { choices } of chooseTurn(standardRules, knownOf(state), seat, LEVELS.beginner, diceFor('discards')))
        after.push(
          ...choices.flatMap(({ kind }, at) => (kind === 'discard' ? (choices[at + 1]?.kind ?? 'nothing') : [])),
        )
    }
    expect(new Set(after)).toEqual(new Set(['discard', 'fate']))
  })

  it('R6.1 promises the same whichever path tile the dice put on top of the pile', () => {
    const seeing = { ...LEVELS.club, breadth: { ...LEVELS.club.breadth, plays: 1000, draws: 28 } }
    let drawn = 0
    let lucky = 0
    const levels = [LEVELS.club, LEVELS.club]
    const { journal } = playMatch('drawn', matchSetup('drawn', 2, 'rulebook', 0), levels)
    for (const { from: state } of replayByTurns(standardRules, journal).turns) {
      if (!legalChoices(standardRules, state).some((choice) => choice.kind === 'path' && choice.from === 'pile'))
        continue
      const seat = decision(state)?.seat ?? 0
      const found = ['one', 'two', 'three'].flatMap((dice) =>
        chooseTurn(standardRules, knownOf(state), seat, seeing, diceFor(dice)).filter(
          ({ choices: [first, ...others] }) =>
            first?.kind === 'path' &&
            first.from === 'pile' &&
            others.every(({ kind }) => kind === 'pay' || kind === 'end'),
        ),
      )
      const [first] = found
      for (const { worth, parts } of found) {
        drawn += 1
        expect(worth).toBeCloseTo(first?.worth ?? 0, 6)
        if (Math.abs(sumOfParts(parts) - worth) > 0.1) lucky += 1
      }
    }
    expect(drawn).toBeGreaterThan(30)
    expect(lucky).toBeGreaterThan(10)
  })

  it('is refused to a seat that is not asked', () => {
    const state = newGame(standardRules, setupFor('asked', 2, 'rulebook', seedFor('asked')))
    const other = 1 - state.startingSeat
    expect(() => chooseTurn(standardRules, knownOf(state), other, LEVELS.club, diceFor('asked'))).toThrow(
      'is not asked',
    )
  })

  it('is the same for the same dice, and beginners slip otherwise with others', () => {
    const state = newGame(standardRules, setupFor('dice', 2, 'rulebook', seedFor('dice')))
    const lines = ['one', 'one', 'two', 'three', 'four'].map(
      (dice) =>
        chooseTurn(standardRules, knownOf(state), state.startingSeat, LEVELS.beginner, diceFor(dice))[0]?.choices,
    )
    expect(lines[1]).toEqual(lines[0])
    expect(lines.slice(2).some((line) => JSON.stringify(line) !== JSON.stringify(lines[0]))).toBe(true)
  })
})

describe('the value of a position', () => {
  it('is the sum of its parts, and at the end what the score sheet says', () => {
    const { end } = playMatch('value', matchSetup('value', 2, 'rulebook', 0), [LEVELS.beginner, LEVELS.beginner])
    for (const seat of [0, 1]) {
      const parts = evaluate(
        positionContextOf(turnContextOf(standardRules, WEIGHTS_BY_OPPONENT.people, end, seat), end),
      )
      expect(sumOfParts(parts)).toBeCloseTo(
        Object.values(parts).reduce((sum, part) => sum + part, 0),
        9,
      )
      expect(sumOfParts(parts)).toBeCloseTo(scoreSheetOf(standardRules, end, seat).total, 9)
    }
  })

  it.each([1, 2])('R14.2 counts the rounds that are left in the countdown exactly (%i)', (players) => {
    const dice = diceFor(`countdown ${players}`)
    let state = newGame(standardRules, matchSetup(`countdown ${players}`, players, 'rulebook', 0))
    /** By seat, what was said at the end of its last turn in the countdown. */
    const said = new Map<number, number>()
    let compared = 0
    while (state.ended === null) {
      const seat = decision(state)?.seat ?? 0
      const own = state.turn.seat === seat
      const left = said.get(seat)
      // R14.5: the tile tells how many turns are left, this one included.
      if (own && left !== undefined) {
        expect(left).toBe(countdownTileOnPass(state, seat))
        compared += 1
      }
      const [plan] = chooseTurn(standardRules, knownOf(state), seat, LEVELS.club, dice)
      for (const choice of plan?.choices ?? []) {
        if (state.ended !== null || whyNot(standardRules, state, choice) !== null) break
        if (own && choice.kind === 'end' && state.countdown !== null)
          said.set(seat, roundsLeft(WEIGHTS_BY_OPPONENT.people, state, seat))
        state = play(standardRules, state, choice).state
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})
