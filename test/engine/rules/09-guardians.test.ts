import { describe, expect, it } from 'vitest'
import { type Guardian, type GuardianPlace, guardiansLeftOfColour } from '#engine'
import { build, layBonfire, placePortals, sound, stand } from '../pieces.ts'
import { acting, legal, refused, run, told, type Wish } from '../position.ts'

const ISLANDS = { grey: 'A3', red: 'B1', pink: 'C3', turquoise: 'D2' } as const

/** The ship at the grey guardians' island with one white tile, guardians of the city standing as wished. */
const docked = (
  wish: Wish & { ship?: string; stands?: Partial<Record<Guardian, GuardianPlace>>; built?: number } = {},
) => {
  const { ship = 'A3', stands = {}, built = 0, change, ...rest } = wish
  return sound({
    actionTiles: { white: 1 },
    ...rest,
    change: (draft, city) => {
      city.ship = ship
      build(draft, city, built)
      change?.(draft, city)
      stand(city, stands)
    },
  })
}
const gains = (events: ReturnType<typeof run>['events']) => told(events, 'gained')

describe('R9 retrieve a guardian', () => {
  it.each(['grey', 'red', 'pink', 'turquoise'] as const)(
    'R9.1 brings the %s guardian from her island to the starting tile for one white',
    (colour) => {
      const state = docked({ ship: ISLANDS[colour] })
      expect(legal(state, 'guardian')).toEqual([`guardian ${colour}`])
      const { state: after, events } = run(state, `guardian ${colour}`)
      expect(told(events, 'paidTiles').map(({ tiles }) => tiles)).toEqual([['white']])
      expect(acting(after).guardians).toContainEqual({ colour, place: 'start' })
      expect(guardiansLeftOfColour(after, colour)).toBe(3)
      expect(told(events, 'guardianReceived')).toEqual([
        { kind: 'guardianReceived', seat: state.turn.seat, colour, free: false },
      ])
    },
  )
  it('R9.1 needs the ship there, a colour that the city lacks, and the white tile', () => {
    expect(refused(docked(), 'guardian red')).toBe('shipElsewhere R9.1')
    expect(refused(docked({ ship: 'A1' }), 'guardian grey')).toBe('shipElsewhere R9.1')
    expect(refused(docked({ stands: { grey: 'start' } }), 'guardian grey')).toBe('guardianOwned R9.1')
    expect(refused(docked({ actionTiles: { green: 1 } }), 'guardian grey')).toBe('tilesShort R9.1')
  })
  it('R9.1 leaves one of the colour for everybody, whoever came before', () => {
    const state = docked({
      players: 4,
      change: (draft, own) => {
        for (const city of draft.cities) if (city !== own) stand(city, { grey: 'start' })
      },
    })
    expect(guardiansLeftOfColour(state, 'grey')).toBe(1)
    expect(guardiansLeftOfColour(run(state, 'guardian grey').state, 'grey')).toBe(0)
  })
  it('R9.1 lets the starting tile hold any number', () => {
    const state = docked({ ship: 'D2', stands: { grey: 'start', red: 'start', pink: 'start' } })
    const places = acting(run(state, 'guardian turquoise').state).guardians.map(({ place }) => place)
    expect(places).toEqual(new Array(5).fill('start'))
  })
  it('R9.1 sets off no procession without specialist 17', () => {
    const { state, events } = run(docked({ stands: { wood: 'p1' } }), 'guardian grey')
    expect(told(events, 'processionBegan')).toEqual([])
    expect(legal(state)).toEqual(['end'])
  })
  it('R9.2 lets a procession of one step follow with specialist 17, for any guardian of the city', () => {
    const state = docked({ gnomes: ['S17'], built: 3, stands: { wood: 'p2' } })
    const { state: asked, events } = run(state, 'guardian grey')
    expect(told(events, 'processionBegan')).toMatchObject([{ steps: 1, paid: false }])
    expect(legal(asked)).toEqual(['move wood p3', 'stay wood'])
    expect(legal(run(asked, 'stay wood').state)).toEqual(['move grey p1', 'stay grey'])
    expect(refused(asked, 'move wood p4')).toBe('tooFar R10.1')
    expect(told(run(asked, 'move wood p3', 'move grey p1').events, 'paidTiles')).toEqual([])
  })
  it('R9.2 gives nothing for it, no gold either, and asks for no resource: 6, 10 and 20 do not apply', () => {
    const plain = docked({ gnomes: ['S17'], built: 3, stands: { wood: 'p2' } })
    expect(gains(run(plain, 'guardian grey', 'move wood p3', 'move grey p1').events)).toEqual([])
    const rich = docked({ gnomes: ['S17', 'S6', 'S10', 'S20'], built: 3, stands: { wood: 'p2' } })
    const { state, events } = run(rich, 'guardian grey', 'move wood p3', 'move grey p1')
    expect(gains(events)).toEqual([])
    expect(legal(state)).toEqual(['end'])
  })
  it.each([
    ['S11', 'red'],
    ['S12', 'pink'],
    ['S13', 'turquoise'],
  ] as const)('R9.2 gives nothing more for %s’s %s guardian', (gnome, colour) => {
    const state = docked({ gnomes: ['S17', gnome], ship: ISLANDS[colour] })
    const { state: after, events } = run(state, `guardian ${colour}`, `move ${colour} p1`)
    expect(acting(after).guardians).toContainEqual({ colour, place: 'p1' })
    expect(gains(events)).toEqual([])
  })
  it('R9.2 may be declined', () => {
    const state = docked({ gnomes: ['S17'], built: 1, stands: { wood: 'p1' } })
    // The grey one's only place is taken then, so she stays by herself.
    const { state: after, events } = run(state, 'guardian grey', 'stay wood')
    expect(told(events, 'guardianMoved')).toEqual([])
    expect(legal(after)).toEqual(['end'])
  })
  it('R9.2 goes two steps with specialist 2', () => {
    const state = docked({ gnomes: ['S17', 'S2'], built: 3, stands: { wood: 'p4' } })
    const { state: asked } = run(state, 'guardian grey')
    expect(legal(asked, 'move')).toEqual(['move grey p2', 'move grey p1'])
    expect(legal(run(docked({ gnomes: ['S17'], built: 3, stands: { wood: 'p4' } }), 'guardian grey').state)).toEqual([
      'move grey p1',
      'stay grey',
    ])
  })
  it('R9.2 pays specialist 18’s two points at a bonfire in the online edition', () => {
    const lit = (edition: 'online' | 'rulebook') =>
      docked({
        edition,
        gnomes: ['S17', 'S18'],
        built: 1,
        stands: { wood: 'p2' },
        change: (draft, city) => {
          layBonfire(draft, city, 2, 'B1')
          placePortals(draft, city, [2])
        },
      })
    const score = (edition: 'online' | 'rulebook') =>
      acting(run(lit(edition), 'guardian grey', 'move wood b2').state).score
    expect(score('online')).toBe(2)
    expect(score('rulebook')).toBe(0)
  })
  it('R9.2 follows a free guardian of the council too', () => {
    const state = sound({ gnomes: ['S17', 'E1', 'E2', 'E3', 'E4', 'E5'] })
    const { events } = run(state, 'novice sixGnomes', 'council guardian', 'bonus', 'guardian pink')
    expect(told(events, 'processionBegan')).toMatchObject([{ steps: 1, paid: false }])
  })
})
