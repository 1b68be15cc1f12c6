import { describe, expect, it } from 'vitest'
import { type GameState, standardRules } from '#engine'
import { build, layBonfire, layFate, layTask, placePortals, showGnome, sound, stand } from '../pieces.ts'
import { acting, finishTurn, legal, refused, run, told, type Wish } from '../position.ts'

/** The prices that a gnome can be recruited for now, as tiles and resources paid by itself. */
const paid = (state: GameState, line: string) => {
  const { events } = run(state, line)
  return [
    ...told(events, 'paidTiles').map(({ tiles }) => tiles),
    ...told(events, 'paidResources').map(({ resources }) => resources),
  ]
}
const scored = (state: GameState, elder: string) => acting(run(state, `gnome ${elder} 2`).state).score
/** Two brown tiles and the resource of each elder. */
const RICH: Wish = { actionTiles: { brown: 2 }, resources: { herb: 1, blossom: 1, fruit: 1, shell: 1, root: 1 } }
const gnomesOf = (count: number) => ['E6', 'E5', 'E4', 'S18', 'S21', 'S26'].slice(0, count)

describe('R12 recruit a gnome', () => {
  it('R12.1 costs two brown and the resource once, or one brown and the resource twice', () => {
    const state = sound({ actionTiles: { brown: 2 }, resources: { fruit: 2 } })
    expect(legal(state, 'gnome').filter((line) => line.startsWith('gnome E3'))).toEqual(['gnome E3 2', 'gnome E3 1'])
    expect(paid(state, 'gnome E3 2')).toEqual([['brown', 'brown'], ['fruit']])
    expect(paid(state, 'gnome E3 1')).toEqual([['brown'], ['fruit', 'fruit']])
    expect(refused(sound({ actionTiles: { brown: 1 }, resources: { fruit: 2 } }), 'gnome E3 2')).toBe(
      'tilesShort R12.1',
    )
    expect(refused(sound({ actionTiles: { brown: 2 }, resources: { fruit: 1 } }), 'gnome E3 1')).toBe(
      'resourcesShort R12.1',
    )
    expect(refused(state, 'gnome E3 0')).toBe('notThePrice R12.1')
    for (const line of ['gnome E3 2', 'gnome E3 1'])
      expect(told(run(state, line).events, 'gnomeJoined')).toMatchObject([{ gnome: 'E3', free: false }])
  })
  it('R12.1 shows each specialist’s price by its resource', () => {
    const change: Wish['change'] = (draft) => showGnome(draft, 'S24')
    expect(paid(sound({ actionTiles: { brown: 2 }, resources: { herb: 1 }, change }), 'gnome S24 2')[1]).toEqual([
      'herb',
    ])
    expect(refused(sound({ actionTiles: { brown: 2 }, resources: { shell: 1 }, change }), 'gnome S24 2')).toBe(
      'resourcesShort R12.1',
    )
  })
  it('R12.1 lets a city hold six gnomes at most', () => {
    const wish: Wish = { actionTiles: { brown: 2 }, resources: { fruit: 2 } }
    expect(refused(sound({ ...wish, gnomes: gnomesOf(6) }), 'gnome E3 2')).toBe('cityFull R12.1')
    expect(refused(sound({ ...wish, gnomes: gnomesOf(5) }), 'gnome E3 2')).toBeNull()
  })
  it.each(['S24', 'S23', 'E3'])('R12.1 takes with specialist 9 any one resource, or any two, for %s', (gnome) => {
    const wish: Wish = {
      actionTiles: { brown: 2 },
      resources: { shell: 1, root: 1 },
      change: (draft) => {
        if (gnome.startsWith('S')) showGnome(draft, gnome)
      },
    }
    const state = sound({ ...wish, gnomes: ['S9'] })
    expect(legal(run(state, `gnome ${gnome} 2`).state)).toEqual(['give shell', 'give root'])
    expect(paid(state, `gnome ${gnome} 1`)[1]).toEqual(['shell', 'root'])
    // Without it two resources stand for one, so the price of two cannot be paid.
    expect(refused(sound(wish), `gnome ${gnome} 1`)).toBe('resourcesShort R12.1')
    expect(paid(sound(wish), `gnome ${gnome} 2`)[1]).toEqual(['shell', 'root'])
  })
  it('R12.2 lets an ability hold from now on, for that city only', () => {
    const ships = (state: GameState) => legal(state, 'ship').length
    const within = (routes: number) => {
      const { box, distance } = standardRules
      return box.islands.filter(({ id }) => id !== 'A1' && distance('A1', id) <= routes).length
    }
    const wish: Wish = {
      players: 2,
      actionTiles: { brown: 2 },
      resources: { blossom: 1 },
      change: (draft) => {
        showGnome(draft, 'S21')
        for (const city of draft.cities) {
          city.ship = 'A1'
          city.actionTiles.blue = 1
        }
      },
    }
    const state = sound(wish)
    const others = finishTurn(run(state, 'gnome S21 2').state)
    expect(others.turn.seat).not.toBe(state.turn.seat)
    expect(ships(others)).toBe(within(1))
    // The other sails; then it is the owner's turn again, with one blue tile.
    const own = finishTurn(run(others, 'ship A2').state)
    expect(own.turn.seat).toBe(state.turn.seat)
    expect(ships(own)).toBe(within(2))
  })
  it('R12.2 refills the display as long as the pile lasts, and never the elders', () => {
    const wish: Wish = { ...RICH, change: (draft) => showGnome(draft, 'S24') }
    const state = sound(wish)
    const done = run(state, 'gnome S24 2')
    expect(done.state.gnomeDisplay[0]).toBeNull()
    expect(run(done.state, 'end').state.gnomeDisplay[0]).toBe(state.gnomePile[0])
    const empty = sound({
      ...wish,
      players: 4,
      change: (draft, own) => {
        showGnome(draft, 'S24')
        for (const city of draft.cities) if (city !== own) city.gnomes = draft.gnomePile.splice(0, 6)
        own.gnomes = draft.gnomePile.splice(0)
      },
    })
    expect(run(empty, 'gnome S24 2', 'end').state.gnomeDisplay[0]).toBeNull()
    const elders = run(sound(RICH), 'gnome E3 2', 'end').state.elders
    expect(elders).toEqual(['E1', 'E2', 'E4', 'E5', 'E6'])
  })
  it('R12.2 offers what lies open, neither the pile nor an elder that another city has', () => {
    const state = sound({
      ...RICH,
      change: (draft) => {
        draft.cities[(draft.turn.seat + 1) % 3]?.gnomes.push('E1')
        draft.elders = draft.elders.filter((one) => one !== 'E1')
      },
    })
    expect(refused(state, `gnome ${state.gnomePile[0]} 2`)).toBe('noSuchGnome R12.2')
    expect(refused(state, 'gnome E1 2')).toBe('noSuchGnome R12.2')
    expect(refused(state, 'gnome E2 2')).toBeNull()
  })
  it.each<[string, string, number, number, NonNullable<Wish['change']>]>([
    ['E1', 'path tile, the starting tile counted', 1, 4, (draft, city) => build(draft, city, 3)],
    [
      'E2',
      'fate tile in the fate area',
      1,
      3,
      (_, city) =>
        layFate(city, [
          { tile: 'F3', row: 3, column: 3, direction: 'e' },
          { tile: 'F1', row: 2, column: 3, direction: 'e' },
          { tile: 'F2', row: 4, column: 3, direction: 'e' },
        ]),
    ],
    ['E3', 'portal', 0, 2, (draft, city) => placePortals(draft, city, [7, 6])],
    [
      'E4',
      'task and bonfire',
      0,
      3,
      (draft, city) => {
        layTask(draft, city, 2, 'Y1')
        layTask(draft, city, 5, 'Y2')
        layBonfire(draft, city, 3, 'B1')
      },
    ],
    ['E5', 'guardian', 1, 3, (_, city) => stand(city, { grey: 'start', red: 'p1' })],
  ])('R12.2 scores elder %s at once: 1 for each %s', (elder, _what, least, more, change) => {
    expect(scored(sound(RICH), elder)).toBe(least)
    expect(scored(sound({ ...RICH, change }), elder)).toBe(more)
  })
  it('R12.2 scores elder E6 at once: 1 for each gnome, itself included', () => {
    expect(scored(sound(RICH), 'E6')).toBe(1)
    expect(scored(sound({ ...RICH, gnomes: ['S18', 'E1', 'S21'] }), 'E6')).toBe(4)
  })
  it('R12.2 gives two points more for an elder with specialist 4, none for a specialist', () => {
    expect(scored(sound({ ...RICH, gnomes: ['S4'] }), 'E5')).toBe(3)
    expect(scored(sound({ ...RICH, gnomes: ['S18'] }), 'E5')).toBe(1)
    const specialist = sound({ ...RICH, gnomes: ['S4'], change: (draft) => showGnome(draft, 'S24') })
    expect(acting(run(specialist, 'gnome S24 2').state).score).toBe(0)
  })
  it('R12.2 gives an elder’s points only once, when it comes', () => {
    const state = run(sound(RICH), 'gnome E6 2').state
    expect(acting(state).score).toBe(1)
    expect(told(run(state, 'end').events, 'gained').filter(({ seat }) => seat === state.turn.seat)).toEqual([])
  })
  it('R12.3 gives with specialist 15 a yellow tile for each gnome that comes, this one included', () => {
    const yellow = (gnomes: string[], gnome: string) => {
      const state = sound({
        ...RICH,
        gnomes,
        change: (draft) => {
          if (gnome.startsWith('S')) showGnome(draft, gnome)
        },
      })
      return acting(run(state, `gnome ${gnome} 2`).state).actionTiles.yellow
    }
    expect(yellow([], 'S15')).toBe(1)
    expect(yellow(['S15'], 'S24')).toBe(1)
    expect(yellow(['S15'], 'E1')).toBe(1)
    expect(yellow([], 'E1')).toBe(0)
    expect(yellow(['S18'], 'S24')).toBe(0)
  })
  it('R12.3 gives it for a free gnome of the council too', () => {
    const free = (gnomes: string[]) => {
      const state = sound({
        gnomes,
        change: (draft, city) => {
          build(draft, city, 6)
          showGnome(draft, 'S24')
        },
      })
      const { state: after, events } = run(state, 'novice sevenPathTiles', 'council specialist', 'bonus', 'gnome S24 0')
      expect(told(events, 'gnomeJoined')).toMatchObject([{ gnome: 'S24', free: true }])
      return acting(after).actionTiles.yellow
    }
    expect(free(['S15'])).toBe(1)
    expect(free(['S18'])).toBe(0)
  })
})
