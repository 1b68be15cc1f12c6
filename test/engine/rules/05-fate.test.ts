import { describe, expect, it } from 'vitest'
import { cellsOfFateTile, fatePlacementGain, legalChoices, refusedChoices, standardBox, standardRules } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { acting, legal, position, refused, run, told } from '../position.ts'

type Placed = CityDraft['fate']['placed'][number]

/** An area with these tiles lying there, the next two at top and bottom of the supply, the rest between them. */
function area(placed: Placed[], next: string[], wish: Parameters<typeof position>[0] = {}) {
  return position({
    ...wish,
    change: (draft: Draft, city: CityDraft) => {
      const used = new Set([...placed.map(({ tile }) => tile), ...next])
      const rest = standardBox.fateTiles.map(({ id }) => id).filter((id) => !used.has(id))
      const [top, bottom] = next
      city.fate = { hand: null, placed, supply: [top, ...rest, bottom].flatMap((id) => id ?? []) }
      wish.change?.(draft, city)
    },
  })
}
const F3 = { tile: 'F3', row: 3, column: 3, direction: 'e' } as const // blue purple red
const placements = (state: ReturnType<typeof position>) =>
  legalChoices(standardRules, state).flatMap((choice) => (choice.kind === 'fate' ? [choice] : []))

describe('R5 place a fate tile', () => {
  it('R5.1 needs at most one action tile in supply', () => {
    expect(legal(position({ actionTiles: { green: 1 } }), 'fate')).not.toEqual([])
    const two = position({ actionTiles: { green: 1, blue: 1 } })
    expect(legal(two, 'fate')).toEqual([])
    const { supply } = acting(two).fate
    expect(refused(two, `fate ${supply[0]} 2,3e`)).toBe('tooManyTiles R5.1')
    expect(legal(run(two, 'discard blue').state, 'fate')).not.toEqual([])
  })
  it('R5.1 lets specialist 14 keep three, not four', () => {
    expect(legal(position({ gnomes: ['S14'], actionTiles: { green: 3 } }), 'fate')).not.toEqual([])
    expect(legal(position({ gnomes: ['S14'], actionTiles: { green: 4 } }), 'fate')).toEqual([])
  })
  it('R5.2 takes the top or the bottom tile of the own supply, no other', () => {
    const state = position()
    const { supply } = acting(state).fate
    const tiles = new Set(placements(state).map(({ tile }) => tile))
    expect(tiles).toEqual(new Set([supply[0], supply.at(-1)]))
    expect(refused(state, `fate ${supply[2]} 2,3e`)).toBe('notTopOrBottom R5.2')
  })
  it('R5.3 lays it within the area, beside a tile, on none, horizontally or vertically, either way round', () => {
    const state = area([F3], ['F1', 'F2'])
    const inside = new Set(standardBox.fateArea.cells.map(String))
    const lies = new Set(['3,3', '3,4', '3,5'])
    const beside = (cell: { row: number; column: number }) =>
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].some(([down = 0, right = 0]) => lies.has(`${cell.row + down},${cell.column + right}`))
    const expected = new Set<string>()
    for (let row = -1; row <= 7; row++)
      for (let column = -1; column <= 9; column++)
        for (const direction of ['e', 's', 'w', 'n'] as const) {
          const cells = cellsOfFateTile({ row, column, direction })
          const keys = cells.map((cell) => `${cell.row},${cell.column}`)
          if (keys.every((key) => inside.has(key) && !lies.has(key)) && cells.some(beside))
            expected.add(`${row},${column}${direction}`)
        }
    const found = placements(state).filter(({ tile }) => tile === 'F1')
    expect(new Set(found.map(({ row, column, direction }) => `${row},${column}${direction}`))).toEqual(expected)
    expect(found).toHaveLength(expected.size)
    expect(refused(state, 'fate F1 3,4e')).toBe('doesNotFit R5.3')
    expect(refused(state, 'fate F1 1,1e')).toBe('doesNotFit R5.3')
  })
  it.each([{ gnomes: [] }, { gnomes: ['S27'] }])(
    'R5.3 says of each other place what it lacks, with $gnomes',
    (wish) => {
      const state = area([F3, { tile: 'F4', row: 3, column: 6, direction: 'n' }], ['F1', 'F2'], wish)
      const cell = ({ row, column }: { row: number; column: number }) => `${row},${column}`
      const spot = (way: Placed) => cellsOfFateTile(way).map(cell).sort().join(' ')
      const inside = new Set(standardBox.fateArea.cells.map(([row, column]) => cell({ row, column })))
      const lies = new Set(acting(state).fate.placed.flatMap(cellsOfFateTile).map(cell))
      const lackedBy = new Map<string, string>()
      const between: string[] = []
      for (const { choice, refusal } of refusedChoices(standardRules, state, ['fate'])) {
        if (choice.kind !== 'fate') throw new Error(choice.kind)
        if (refusal.code === 'notTopOrBottom') between.push(choice.tile)
        else if (refusal.code === 'doesNotFit') {
          expect(lackedBy.has(spot(choice)), spot(choice)).toBe(false)
          lackedBy.set(spot(choice), `${refusal.figures.lacks}`)
        } else throw new Error(refusal.code)
      }
      expect(between).toEqual(acting(state).fate.supply.slice(1, -1))
      const free = new Set(placements(state).map(spot))
      const seen = new Set<string>()
      for (const { row, column } of [...inside].map((one) => ({ row: Number(one[0]), column: Number(one[2]) })))
        for (const direction of ['e', 's'] as const) {
          const cells = cellsOfFateTile({ row, column, direction })
          if (!cells.every((one) => inside.has(cell(one)))) continue
          const key = spot({ tile: 'F1', row, column, direction })
          const expected = cells.some((one) => lies.has(cell(one))) ? 'free' : free.has(key) ? undefined : 'beside'
          expect(lackedBy.get(key), key).toBe(expected)
          seen.add(lackedBy.get(key) ?? 'nothing')
          lackedBy.delete(key)
        }
      expect([...seen].sort()).toEqual(['beside', 'free', 'nothing'])
      // What is left would stick out, which specialist 27 allows.
      expect(new Set(lackedBy.values())).toEqual(new Set(wish.gnomes.length === 0 ? ['inside'] : []))
    },
  )
  it('R5.4 lets specialist 27 stick out with one symbol inside, and nobody else', () => {
    const placed: Placed[] = [F3, { tile: 'F4', row: 3, column: 6, direction: 'n' }]
    const out = 'fate F1 3,7e'
    expect(refused(area(placed, ['F1', 'F2']), out)).toBe('doesNotFit R5.3')
    const state = area(placed, ['F1', 'F2'], { gnomes: ['S27'] })
    expect(refused(state, out)).toBeNull()
    for (const choice of placements(state)) {
      const inside = cellsOfFateTile(choice).filter(({ row, column }) =>
        standardBox.fateArea.cells.some(([r, c]) => r === row && c === column),
      )
      expect(inside.length).toBeGreaterThanOrEqual(1)
    }
  })
  it('R5.4 lets outside symbols keep their place and join areas, but cover nothing and count for no task', () => {
    // F4 runs blue, white, brown out to the east; F2's blue is laid beside F4's, both outside.
    const placed: Placed[] = [
      F3,
      { tile: 'F1', row: 3, column: 6, direction: 'n' }, // blue at 3,6
      { tile: 'F8', row: 3, column: 7, direction: 'e' }, // purple inside, white and brown outside
    ]
    const state = area(placed, ['F4', 'F2'], { gnomes: ['S27'] })
    expect(refused(state, 'fate F4 3,8s')).toBe('doesNotFit R5.3')
    // White of F4 beside F8's white at 3,8: an area of two, though outside.
    const gain = fatePlacementGain(standardRules, state, state.turn.seat, {
      tile: 'F4',
      row: 4,
      column: 9,
      direction: 'w',
    })
    expect(gain.areas).toEqual([
      { tile: 'blue', count: 1 },
      { tile: 'white', count: 2 },
      { tile: 'brown', count: 1 },
    ])
    expect(gain.covered).toEqual({ resources: [], tiles: ['yellow'] })
  })
  it('R5.5 gives for each symbol as many tiles as its connected area has, itself included', () => {
    const alone = area([F3], ['F8', 'F1']) // purple white brown
    const { state, events } = run(alone, 'fate F8 2,2e')
    expect(told(events, 'gained')[0]?.tiles).toEqual(['purple', 'white', 'brown'])
    expect(acting(state).fate.placed.at(-1)?.tile).toBe('F8')
  })
  it('R5.5 gives three white tiles for a white symbol that joins two (the rulebook’s example)', () => {
    const placed: Placed[] = [
      F3, // blue 3,3 purple 3,4 red 3,5
      { tile: 'F4', row: 2, column: 2, direction: 'e' }, // blue 2,2 white 2,3 brown 2,4
      { tile: 'F2', row: 1, column: 5, direction: 'w' }, // green 1,5 blue 1,4 white 1,3
    ]
    const state = area(placed, ['F7', 'F1']) // white red purple
    const gain = fatePlacementGain(standardRules, state, state.turn.seat, {
      tile: 'F7',
      row: 1,
      column: 2,
      direction: 'n',
    })
    expect(gain.areas[0]).toEqual({ tile: 'white', count: 3 })
  })
  it('R5.5 joins areas orthogonally only', () => {
    const state = area([F3], ['F6', 'F1']) // purple brown green
    const gain = fatePlacementGain(standardRules, state, state.turn.seat, {
      tile: 'F6',
      row: 4,
      column: 3,
      direction: 'e',
    })
    expect(gain.areas[0]).toEqual({ tile: 'purple', count: 1 })
    const below = fatePlacementGain(standardRules, state, state.turn.seat, {
      tile: 'F6',
      row: 4,
      column: 4,
      direction: 'e',
    })
    expect(below.areas[0]).toEqual({ tile: 'purple', count: 2 })
  })
  it('R5.5 joins no symbols across the edges, with one tile sticking out east and one west a row below', () => {
    const placed: Placed[] = [
      F3,
      { tile: 'F1', row: 3, column: 2, direction: 'w' }, // blue 3,2 green 3,1 red 3,0
      { tile: 'F5', row: 3, column: 6, direction: 'n' }, // green 3,6 red 2,6 brown 1,6
      { tile: 'F8', row: 3, column: 7, direction: 'e' }, // purple 3,7 white 3,8 brown 3,9
    ]
    const { events } = run(area(placed, ['F4', 'F2'], { gnomes: ['S27'] }), 'fate F4 4,1w') // brown 4,-1
    expect(told(events, 'gained')[0]).toMatchObject({ source: 'fateArea', tiles: ['blue', 'white', 'brown'] })
  })
  it('R5.6 gives each printed symbol that is covered, once; twice with specialist 16', () => {
    // Column 1 has yellow at row 2 and gold at row 4.
    const placed: Placed[] = [F3, { tile: 'F4', row: 3, column: 2, direction: 'n' }]
    const line = 'fate F1 2,1s'
    const once = run(area(placed, ['F1', 'F2']), line)
    expect(told(once.events, 'gained').find(({ source }) => source === 'covered')).toMatchObject({
      resources: ['gold'],
      tiles: ['yellow'],
    })
    expect(acting(once.state).resources.gold).toBe(1)
    const twice = run(area(placed, ['F1', 'F2'], { gnomes: ['S16'] }), line)
    expect(acting(twice.state).resources.gold).toBe(2)
    expect(acting(twice.state).actionTiles.yellow).toBe(2)
    const none = run(area(placed, ['F1', 'F2'], { gnomes: ['S16'] }), 'fate F1 4,3e')
    expect(told(none.events, 'gained').filter(({ source }) => source === 'covered')).toEqual([])
  })
  it('R5.7 is not available with an empty supply', () => {
    const state = position({
      actionTiles: { blue: 1 },
      change: (_, city) => {
        city.fate.supply = []
      },
    })
    expect(legal(state, 'fate')).toEqual([])
    expect(refused(state, 'fate F1 2,3e')).toBe('noFateTiles R5.7')
    // Discarding would not help.
    const full = position({
      actionTiles: { blue: 5 },
      change: (_, city) => {
        city.fate.supply = []
      },
    })
    expect(refused(full, 'fate F1 2,3e')).toBe('noFateTiles R5.7')
  })
  it('R5.7 is not available without a lawful place', () => {
    // Seven tiles whose gaps hold no three cells in a row.
    const gaps = [
      [3, 3],
      [2, 5],
      [2, 1],
      [1, 3],
      [4, 4],
      [5, 4],
      [4, 1],
    ] as const
    const lay = (count: number) =>
      position({
        actionTiles: { blue: 1 },
        change: (_, city) => {
          city.fate = {
            hand: null,
            placed: gaps
              .slice(0, count)
              .map(([row, column], n) => ({ tile: `F${n + 1}`, row, column, direction: 'e' })),
            supply: ['F8'],
          }
        },
      })
    expect(legal(lay(6), 'fate')).toHaveLength(4)
    expect(legal(lay(7), 'fate')).toEqual([])
  })
})
