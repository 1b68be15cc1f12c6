import { describe, expect, it } from 'vitest'
import {
  ALL_ISLAND_GUARDIAN_COLOURS,
  COMMON_TASKS,
  type GameState,
  guardiansLeftOfColour,
  legalChoices,
  standardBox,
  standardRules,
  totalTiles,
} from '#engine'
import { acting, finishTurn, legal, newTable, refused, run, told } from '../position.ts'

const seeds = Array.from({ length: 40 }, (_, n) => n.toString(16).padStart(32, '7'))
const taskIslands = standardBox.islands.filter((island) => island.kind === 'task')
const lying = (state: GameState, island: string) => state.islands[island]?.tasks.length

describe('R2 set-up', () => {
  it('R2.1 lays three tasks on every task island with four players', () => {
    const state = newTable({ players: 4 })
    expect(taskIslands.map(({ id }) => lying(state, id))).toEqual(new Array(10).fill(3))
  })
  it('R2.1 lays two tasks on the corner islands and three on the others with three players', () => {
    const state = newTable({ players: 3 })
    expect(taskIslands.map(({ id }) => lying(state, id))).toEqual(taskIslands.map(({ corner }) => (corner ? 2 : 3)))
  })
  it('R2.1 lays two tasks on every task island with two players, and none on guardian islands', () => {
    const state = newTable({ players: 2 })
    expect(taskIslands.map(({ id }) => lying(state, id))).toEqual(new Array(10).fill(2))
    for (const island of standardBox.islands) if (island.kind === 'guardian') expect(lying(state, island.id)).toBe(0)
  })
  it('R2.2 never deals "3 offering tiles on one island" to two players, but deals it to more', () => {
    const dealt = (players: number) =>
      seeds.some((seed) =>
        Object.values(newTable({ players, seed }).islands).some(({ tasks }) => tasks.includes('Y11')),
      )
    expect(dealt(2)).toBe(false)
    expect(dealt(4)).toBe(true)
  })
  it('R2.3 puts four guardians of each colour on their islands, and the own one of each city on its starting tile', () => {
    const state = newTable({ players: 4 })
    for (const colour of ALL_ISLAND_GUARDIAN_COLOURS) expect(guardiansLeftOfColour(state, colour)).toBe(4)
    for (const city of state.cities) expect(city.guardians).toEqual([{ colour: 'wood', place: 'start' }])
  })
  it('R2.4 opens six elders and six specialists and piles the other 21', () => {
    const state = newTable()
    expect(state.elders).toHaveLength(6)
    expect(state.gnomeDisplay.filter((gnome) => gnome !== null)).toHaveLength(6)
    expect(new Set([...state.gnomeDisplay, ...state.gnomePile]).size).toBe(27)
  })
  it.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ])('R2.5 deals portals evenly: with %i players %i lie at each space', (players, each) => {
    const state = newTable({ players })
    expect(state.bonfire.portals.map((portals) => portals.length)).toEqual(new Array(7).fill(each))
    const all = state.bonfire.portals.flat()
    for (const { kind } of standardBox.portals) expect(all.filter((portal) => portal === kind)).toHaveLength(each)
  })
  it('R2.6 points the Great Bonfire at no space; the first one clockwise is the south-western', () => {
    expect(newTable().bonfire.at).toBeNull()
    expect(standardBox.greatBonfire.map(({ at }) => at)).toEqual(['SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'])
  })
  it('R2.7 opens four of the 28 path tiles', () => {
    const state = newTable()
    expect(state.pathDisplay.filter((tile) => tile !== null)).toHaveLength(4)
    expect(state.pathPile).toHaveLength(24)
  })
  it('R2.8 puts a neutral novice on each common task', () => {
    expect(newTable().commonNovices).toEqual(COMMON_TASKS)
  })
  it('R2.9 gives each city another board, no score, a ship on the landing stage and seven novices', () => {
    const { cities } = newTable({ players: 4 })
    expect(new Set(cities.map((city) => city.board)).size).toBe(4)
    for (const city of cities) {
      expect(city).toMatchObject({ score: 0, ship: null, path: [] })
      expect(city.novices).toEqual(new Array(7).fill(true))
    }
    const orders = standardBox.boards.map((board) => board.portalOrder.join())
    expect(new Set(orders).size).toBe(4)
  })
  it('R2.7 shuffles differently for each seed, also for seeds that are half zeros', () => {
    const half = ['1', '2', '3'].map((digit) => `${'0'.repeat(16)}${digit.repeat(16)}`)
    const piles = new Set(half.map((seed) => newTable({ seed }).pathPile.join()))
    expect(piles.size).toBe(half.length)
  })
  it('R2.10 draws who starts; the next turn is the next seat’s', () => {
    const starts = new Set(seeds.map((seed) => newTable({ seed }).startingSeat))
    expect(starts).toEqual(new Set([0, 1, 2]))
    const state = newTable()
    expect(state.turn.seat).toBe(state.startingSeat)
    const [first] = legal(state, 'start')
    const begun = run(state, first ?? '').state
    const after = finishTurn(begun)
    expect(after.turn.seat).toBe((state.startingSeat + 1) % 3)
  })
  it('R2.11 opens the top of two piles of five offering tiles', () => {
    for (const { offerings } of newTable().cities) {
      expect(offerings.open.every((tile) => tile !== null)).toBe(true)
      expect(offerings.piles.map((pile) => pile.length)).toEqual([4, 4])
    }
  })
  it('R2.12 offers the tile in hand and the middle one of the supply, either way round, and nothing else', () => {
    const state = newTable()
    const { hand, supply } = acting(state).fate
    expect(supply).toHaveLength(7)
    expect(legal(state)).toEqual([`start ${hand} e`, `start ${hand} w`, `start ${supply[3]} e`, `start ${supply[3]} w`])
    expect(refused(state, `start ${supply[0]} e`)).toBe('noSuchTile R2.12')
  })
  it('R2.12 puts a swapped tile into the middle of the supply and gives nothing for adjacency', () => {
    const state = newTable()
    const { hand, supply } = acting(state).fate
    const swapped = run(state, `start ${supply[3]} w`)
    const after = acting(swapped.state)
    expect(after.fate.supply).toEqual([...supply.slice(0, 3), hand, ...supply.slice(4)])
    expect(after.fate.placed).toEqual([{ tile: supply[3], row: 3, column: 5, direction: 'w' }])
    expect(told(swapped.events, 'gained').map(({ source }) => source)).toEqual(['setUp'])
  })
  it('R2.13 gives one of each resource, two yellow tiles and the three that the chosen tile shows', () => {
    const state = newTable()
    const tile = acting(state).fate.supply[3] ?? ''
    const after = acting(run(state, `start ${tile} e`).state)
    expect(after.resources).toEqual({ blossom: 1, fruit: 1, herb: 1, shell: 1, root: 1, gold: 1 })
    expect(after.actionTiles.yellow).toBe(2)
    for (const symbol of standardRules.symbols(tile)) expect(after.actionTiles[symbol]).toBe(1)
    expect(totalTiles(after.actionTiles)).toBe(5)
  })
  it('R2.14 asks each player at the start of the own first turn, not before', () => {
    const state = newTable()
    const [first = ''] = legal(state)
    const begun = run(state, first).state
    for (const [seat, city] of begun.cities.entries())
      expect(city.fate.placed.length).toBe(seat === begun.turn.seat ? 1 : 0)
    const next = finishTurn(begun)
    expect(legalChoices(standardRules, next).every(({ kind }) => kind === 'start')).toBe(true)
  })
  it('R2.15 lays tasks of different colours on each island when the beginner islands are wished for', () => {
    const mixed = (state: GameState) =>
      Object.values(state.islands).every(
        ({ tasks }) => new Set(tasks.map((id) => standardRules.task(id).colour)).size === tasks.length,
      )
    for (const players of [2, 3, 4])
      for (const seed of seeds.slice(0, 10))
        expect(mixed(newTable({ players, seed, beginnerIslands: true }))).toBe(true)
    expect(seeds.every((seed) => mixed(newTable({ players: 4, seed })))).toBe(false)
  })
})
