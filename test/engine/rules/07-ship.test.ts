import { describe, expect, it } from 'vitest'
import { standardBox, standardRules } from '#engine'
import { acting, legal, position, refused, run, told } from '../position.ts'

const at = (ship: string | null, blue: number, gnomes: string[] = []) =>
  position({
    gnomes,
    actionTiles: { blue },
    change: (_, city) => {
      city.ship = ship
    },
  })
const reached = (state: ReturnType<typeof position>) => legal(state, 'ship').map((line) => line.slice(5))
const all = standardBox.islands.map(({ id }) => id)
const within = (from: string, routes: number) => {
  const { distance } = standardRules
  return all.filter((id) => id !== from && distance(from, id) <= routes)
}
const paid = (state: ReturnType<typeof position>, line: string) =>
  told(run(state, line).events, 'paidTiles').map(({ tiles }) => tiles.length)

describe('R7 move the ship', () => {
  it('R7.1 sails first anywhere for one blue, task and guardian islands alike', () => {
    expect(reached(at(null, 1))).toEqual(all)
    for (const island of all) expect(paid(at(null, 3), `ship ${island}`)).toEqual([1])
  })
  it('R7.1 sails later one route for one blue, two for two, anywhere for three', () => {
    expect(reached(at('A1', 1))).toEqual(within('A1', 1))
    expect(within('A1', 1)).toEqual(expect.arrayContaining(['A2', 'B1']))
    expect(reached(at('A1', 2))).toEqual(within('A1', 2))
    expect(reached(at('A1', 3))).toEqual(all.filter((id) => id !== 'A1'))
    expect(refused(at('A1', 2), 'ship D4')).toBe('tilesShort R7.1')
  })
  it('R7.2 may carry out the island’s action at its normal price right after sailing, or decline', () => {
    const task = position({
      actionTiles: { blue: 1, red: 1 },
      resources: { blossom: 2, fruit: 2, herb: 2, shell: 2, root: 2 },
    })
    const island = legal(run(task, 'ship B2').state)
    expect(island.filter((line) => line.startsWith('task'))).toHaveLength(task.islands.B2?.tasks.length ?? 0)
    expect(island).toContain('decline')
    expect(legal(run(task, 'ship B2', 'decline').state)).toEqual(['end'])
    const guardian = position({ actionTiles: { blue: 1, white: 1 } })
    const received = run(guardian, 'ship A3', 'guardian grey')
    expect(told(received.events, 'paidTiles').map(({ tiles }) => tiles)).toEqual([['blue'], ['white']])
    // Without the price nothing is offered.
    expect(legal(run(position({ actionTiles: { blue: 1 } }), 'ship A3').state)).toEqual(['end'])
  })
  it('R7.3 lets any number of ships lie at an island', () => {
    const state = position({
      actionTiles: { blue: 1 },
      change: (draft) => {
        for (const city of draft.cities.slice(1)) city.ship = 'B2'
        for (const city of draft.cities) if (city !== draft.cities[draft.turn.seat]) city.ship = 'B2'
        const own = draft.cities[draft.turn.seat]
        if (own) own.ship = null
      },
    })
    expect(acting(run(state, 'ship B2').state).ship).toBe('B2')
  })
  it('R7.4 lets specialist 21 sail one route more for one or two units, and no further for three', () => {
    expect(reached(at('A1', 1, ['S21']))).toEqual(within('A1', 2))
    expect(reached(at('A1', 2, ['S21']))).toEqual(within('A1', 3))
    expect(reached(at('A1', 2, ['S21']))).not.toContain('D4')
    expect(paid(at('A1', 9, ['S21']), 'ship D4')).toEqual([3])
    expect(paid(at(null, 9, ['S21']), 'ship D4')).toEqual([1])
  })
  it('R7.5 ends a move on another island than it began', () => {
    expect(reached(at('B2', 9))).not.toContain('B2')
    expect(refused(at('B2', 9), 'ship B2')).toBe('alreadyThere R7.5')
    expect(refused(at('B2', 9), 'ship A1')).toBeNull()
  })
  it('R7.6 costs the cheapest that reaches the island', () => {
    const { distance } = standardRules
    for (const island of all.filter((id) => id !== 'A1'))
      expect(paid(at('A1', 9), `ship ${island}`)).toEqual([Math.min(3, distance('A1', island))])
  })
})
