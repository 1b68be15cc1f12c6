import { describe, expect, it } from 'vitest'
import { lastPathSpace, type PathTile } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { acting, legal, position, refused, run, told } from '../position.ts'

/** Lays these tiles open, exchanging what lay there with the pile, so that every kind keeps its count. */
function open(draft: Draft, tiles: PathTile[]): void {
  draft.pathPile.push(...draft.pathDisplay.flatMap((tile) => tile ?? []))
  for (const tile of tiles) draft.pathPile.splice(draft.pathPile.indexOf(tile), 1)
  draft.pathDisplay = [...tiles]
}
const blues: PathTile[] = ['blue-herb', 'blue-herb', 'blue-root', 'blue-shell']

describe('R6 build a path', () => {
  it('R6.1 takes one of the open tiles, or the top of the pile unseen, and refills the display', () => {
    const state = position({
      actionTiles: { green: 1 },
      change: (draft) => open(draft, [...blues.slice(1), 'red-fruit']),
    })
    expect(legal(state, 'path')).toEqual([
      'path blue-herb',
      'path blue-root',
      'path blue-shell',
      'path red-fruit',
      'path pile',
    ])
    const openly = run(state, 'path red-fruit')
    expect(acting(openly.state).path).toEqual(['red-fruit'])
    expect(openly.state.pathDisplay[3]).toBeNull()
    expect(told(openly.events, 'pathBuilt')[0]).toMatchObject({ turnedUp: false, from: 'display' })
    expect(run(openly.state, 'end').state.pathDisplay[3]).toBe(state.pathPile[0])
    const unseen = run(state, 'path pile')
    expect(acting(unseen.state).path).toEqual([state.pathPile[0]])
    expect(told(unseen.events, 'pathBuilt')[0]).toMatchObject({ turnedUp: true, from: 'pile' })
    expect(unseen.state.pathDisplay).toEqual(state.pathDisplay)
    expect(refused(state, 'path yellow-herb')).toBe('notOnDisplay R6.1')
  })
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('R6.2 costs with %i tiles built %i green', (built, units) => {
    const build = (green: number) =>
      position({
        actionTiles: { green },
        change: (draft, city) => {
          city.path = draft.pathPile.splice(0, built)
        },
      })
    const { state, events } = run(build(units), 'path pile')
    expect(told(events, 'paidTiles')[0]?.tiles).toEqual(new Array(units).fill('green'))
    expect(acting(state).path).toHaveLength(built + 1)
    expect(legal(build(units - 1), 'path')).toEqual([])
    if (units === 2) expect(refused(build(1), 'path pile')).toBe('tilesShort R6.2')
  })
  it('R6.2 builds six tiles at most', () => {
    const state = position({
      actionTiles: { green: 3 },
      change: (draft, city) => {
        city.path = draft.pathPile.splice(0, 6)
      },
    })
    expect(legal(state, 'path')).toEqual([])
    expect(refused(state, 'path pile')).toBe('cityFull R6.2')
  })
  it('R6.3 may put back four open tiles of one crystal colour before taking one, which must then be done', () => {
    const state = position({ actionTiles: { green: 1, blue: 1 }, change: (draft) => open(draft, blues) })
    expect(legal(state, 'newpaths')).toEqual(['newpaths'])
    const { state: after, events } = run(state, 'newpaths')
    expect(told(events, 'pathsPutBack')).toEqual([
      { kind: 'pathsPutBack', seat: state.turn.seat, tiles: state.pathDisplay },
    ])
    expect(after.pathDisplay).toEqual(state.pathPile.slice(0, 4))
    expect(after.pathPile).toEqual([...state.pathPile.slice(4), ...blues])
    expect(legal(after).every((line) => line.startsWith('path') || line === 'newpaths')).toBe(true)
    expect(refused(after, 'ship A1')).toBe('notAskedNow R3.1')
    expect(legal(run(after, 'path pile').state)).toEqual(['end'])
  })
  it('R6.3 may be repeated when the new four match again', () => {
    const state = position({
      actionTiles: { green: 1 },
      change: (draft) => {
        open(draft, blues)
        const reds: PathTile[] = ['red-herb', 'red-herb', 'red-root', 'red-shell']
        for (const tile of reds) draft.pathPile.splice(draft.pathPile.indexOf(tile), 1)
        draft.pathPile.unshift(...reds)
      },
    })
    expect(legal(run(state, 'newpaths').state)).toContain('newpaths')
  })
  it('R6.3 needs four of one colour, a tile to be paid for, and does not belong to the council’s bonus b', () => {
    const mixed = position({
      actionTiles: { green: 1 },
      change: (draft) => open(draft, [...blues.slice(1), 'red-herb']),
    })
    expect(refused(mixed, 'newpaths')).toBe('notOneColour R6.3')
    const poor = position({ actionTiles: { blue: 1 }, change: (draft) => open(draft, blues) })
    expect(refused(poor, 'newpaths')).toBe('tilesShort R6.2')
    const bonus = position({
      gnomes: ['E1', 'E2', 'E3', 'E4', 'S18', 'S21'],
      change: (draft) => open(draft, blues),
    })
    const free = run(bonus, 'novice sixGnomes', 'council pathTile', 'bonus').state
    expect(refused(free, 'newpaths')).toBe('notAskedNow R3.1')
  })
  it('R6.4 gives with specialist 8 the resource of a new path tile, however it came', () => {
    const paid = position({ gnomes: ['S8'], actionTiles: { green: 1 }, change: (draft) => open(draft, blues) })
    expect(acting(run(paid, 'path blue-root').state).resources.root).toBe(1)
    const without = position({ actionTiles: { green: 1 }, change: (draft) => open(draft, blues) })
    expect(acting(run(without, 'path blue-root').state).resources.root).toBe(0)
    const free = position({ gnomes: ['S8', 'E1', 'E2', 'E3', 'E4', 'S18'], change: (draft) => open(draft, blues) })
    const bonus = run(free, 'novice sixGnomes', 'council pathTile', 'bonus').state
    expect(acting(run(bonus, 'path blue-shell').state).resources.shell).toBe(1)
    const [found = ''] = legal(bonus, 'search')
    const resource = found.split('-')[1]
    expect(told(run(bonus, found).events, 'gained').map(({ resources }) => resources)).toEqual([[resource]])
  })
  it('R6.5 counts the printed gold space as the first of seven path spaces', () => {
    const state = position({
      actionTiles: { green: 1 },
      change: (_: Draft, city: CityDraft) => {
        city.tasks[0] = { task: 'B1', lit: false }
      },
    })
    expect(lastPathSpace(acting(state))).toBe(1)
    const { events } = run(state, 'path pile')
    expect(told(events, 'pathBuilt')[0]?.space).toBe(2)
    const six = position({
      change: (draft, city) => {
        city.path = draft.pathPile.splice(0, 6)
      },
    })
    expect(lastPathSpace(acting(six))).toBe(7)
    expect(legal(six)).toContain('novice sevenPathTiles')
  })
  it('R6.6 has enough path tiles for all: 28 are the 24 of four players and the display', () => {
    const state = position({
      players: 4,
      actionTiles: { green: 2 },
      change: (draft, city) => {
        for (const one of draft.cities) one.path = draft.pathPile.splice(0, 6)
        const last = city.path.pop()
        if (last) draft.pathPile.push(last)
      },
    })
    expect(state.pathPile).toHaveLength(1)
    const { state: after } = run(state, 'path pile', 'end')
    expect(after.pathDisplay).not.toContain(null)
    expect(after.pathPile).toEqual([])
  })
})
