import { describe, expect, it } from 'vitest'
import {
  ACTION_TILES,
  type City,
  cityOf,
  decision,
  type GameState,
  legalChoices,
  play,
  RESOURCES,
  RULES_EDITIONS,
  sitOut,
  standardBox,
  standardRules,
} from '#engine'
import { cityAt, newTable, run } from '../position.ts'
import { solo, tomOf } from '../solo.ts'

const seeds = Array.from({ length: 30 }, (_, n) => n.toString(16).padStart(32, '7'))

describe.each(RULES_EDITIONS)('R16 solo set-up (%s)', (edition) => {
  const alone = (seed: string | null = null, handicap = 0): GameState => {
    const setup = { players: 1, edition, solo: { handicap, letTomDecide: false } }
    return newTable(seed === null ? setup : { ...setup, seed })
  }
  const tables = seeds.map((seed) => alone(seed))

  it('R16.1 sets two cities up, and the human always begins', () => {
    for (const state of tables) {
      expect(state).toMatchObject({ startingSeat: 0, turn: { seat: 0 } })
      expect(state.cities).toHaveLength(2)
      expect(decision(state)?.seat).toBe(0)
    }
  })
  it('R16.1 leaves out what a game of two leaves out: the task of three offering tiles, one portal of each kind', () => {
    for (const state of tables) {
      const tasks = Object.values(state.islands).flatMap((island) => island.tasks)
      expect(tasks).toHaveLength(20)
      for (const task of tasks) expect(standardRules.task(task).condition).not.toMatchObject(THREE_ON_ONE)
      expect(state.bonfire.portals.flat()).toHaveLength(21)
    }
  })
  it('R16.1 gives the human what each of two players gets: two piles of five offering tiles, fate tiles, seven novices', () => {
    const human = cityAt(alone(), 0)
    expect(human.fate.supply).toHaveLength(7)
    expect(human.offerings.piles.map((pile) => pile.length)).toEqual([4, 4])
    expect(human.novices).toEqual(new Array(7).fill(true))
  })
  it('R16.2 deals 7 blue, 7 red and 6 yellow tasks, two of different colours to each island', () => {
    for (const state of tables) {
      const colours = Object.values(state.islands).map(({ tasks }) =>
        tasks.map((task) => standardRules.task(task).colour),
      )
      const count = (colour: string) => colours.flat().filter((one) => one === colour).length
      expect([count('blue'), count('red'), count('yellow')]).toEqual([7, 7, 6])
      const dealt = colours.filter((pair) => pair.length > 0)
      expect(dealt).toHaveLength(10)
      for (const pair of dealt) expect(new Set(pair).size).toBe(2)
    }
    expect(new Set(tables.map((state) => JSON.stringify(state.islands))).size).toBe(seeds.length)
  })
  it('R16.2 never deals two portals of a kind to one space', () => {
    for (const state of tables)
      for (const lying of state.bonfire.portals) expect(new Set(lying).size).toBe(lying.length)
  })
  it('R16.2 finds such a deal for every seed, that of zeros included', () => {
    const state = alone('0'.repeat(32))
    for (const lying of state.bonfire.portals) expect(new Set(lying).size).toBe(lying.length)
  })
  it('R16.2 leaves out the three specialists that show gold, and nothing else', () => {
    const others = standardBox.specialists.filter(({ resource }) => resource !== 'gold')
    expect(others).toHaveLength(24)
    for (const state of tables) {
      const gnomes = [...state.gnomeDisplay.flatMap((gnome) => gnome ?? []), ...state.gnomePile]
      expect([...gnomes].sort()).toEqual(others.map(({ number }) => `S${number}`).sort())
      expect(state.elders).toHaveLength(6)
    }
  })
  it('R16.3 gives Tom a board of the other three at random, his own guardian and eight cards, and nothing to pay with', () => {
    const boards = new Set<number>()
    for (const state of tables) {
      const tom = tomOf(state)
      expect(tom.board).not.toBe(cityAt(state, 0).board)
      boards.add(tom.board)
      expect(tom).toMatchObject({ ship: null, score: 0, path: [], gnomes: [], status: 'playing', met: [] })
      expect(tom.guardians).toEqual([{ colour: 'wood', place: 'start' }])
      expect(tom.fate).toEqual({ supply: [], hand: null, placed: [] })
      expect(tom.offerings).toEqual({ open: [null, null], piles: [[], []] })
      expect([...(state.tom?.deck ?? [])].sort()).toEqual(standardBox.tomCards.map(({ card }) => card).sort())
      expect(state.tom).toMatchObject({ discards: [], round: 1 })
    }
    expect([...boards].sort()).toEqual([1, 2, 3, 4])
    expect(new Set(tables.map((state) => state.tom?.deck.join())).size).toBeGreaterThan(20)
  })
  it('R16.3 never gives Tom a turn of his own: no seat but the human’s decides, and his cannot sit out', () => {
    let state = alone()
    while (state.turn.number < 12) {
      expect(decision(state)?.seat).toBe(0)
      const [first] = legalChoices(standardRules, state)
      if (first === undefined) throw new Error('nothing is asked')
      state = play(standardRules, state, first).state
    }
    expect(() => sitOut(standardRules, state, 1)).toThrow('seat 1 takes no turns')
  })
  it('R16.3 never gives Tom action tiles or resources, whatever he does', () => {
    let state = solo({ edition, letTomDecide: true, cards: standardBox.tomCards.map(({ card }) => card) })
    const human = cityOf(state, 0)
    for (let card = 0; card < 8; card++) {
      state = run(used(state), 'end').state
      const tom: City = tomOf(state)
      for (const one of RESOURCES) expect(tom.resources[one]).toBe(0)
      for (const one of ACTION_TILES) expect(tom.actionTiles[one]).toBe(0)
    }
    expect(cityOf(state, 0).resources).toEqual(human.resources)
  })
  it.each([
    [7, 0, 7],
    [0, 0, 0],
    [-10, 10, 0],
  ])('R16.12 with a handicap of %i the human begins with %i points and Tom with %i', (handicap, human, tom) => {
    const state = alone(null, handicap)
    expect([cityAt(state, 0).score, tomOf(state).score]).toEqual([human, tom])
  })
})

const THREE_ON_ONE = { kind: 'offeringsOnOneIsland', count: 3 }

/** The human's turn as if its option had been taken. */
function used(state: GameState): GameState {
  return { ...state, turn: { ...state.turn, used: true } }
}
