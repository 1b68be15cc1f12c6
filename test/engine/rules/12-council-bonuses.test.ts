import { describe, expect, it } from 'vitest'
import { COUNCIL_SPACES, type CouncilSpace, type GameState, GUARDIAN_PLACES, standardBox, standardRules } from '#engine'
import { build, layBonfire, layTask, placePortals, showGnome, sound, stand } from '../pieces.ts'
import { acting, changed, legal, refused, run, told, type Wish } from '../position.ts'

/** Task R3 (four gold) is ready to be ignited, so that its novice brings any bonus. */
const ready = (wish: Wish = {}) =>
  sound({
    ...wish,
    resources: { gold: 4, ...wish.resources },
    change: (draft, city) => {
      layTask(draft, city, 1, 'R3')
      wish.change?.(draft, city)
    },
  })
const send = (state: GameState, space: CouncilSpace, ...lines: string[]) =>
  run(state, 'ignite 1', `council ${space}`, ...lines)
const taken = (state: GameState, space: CouncilSpace) => send(state, space, 'bonus').state

describe('R12 bonuses of the High Council', () => {
  it('R12.6 a) gives two gold and one yellow tile, and no point instead', () => {
    const { state, events } = send(ready(), 'goldAndYellow')
    expect(acting(state)).toMatchObject({ resources: { gold: 6 }, actionTiles: { yellow: 1 }, score: 0 })
    expect(told(events, 'forced').map(({ choice }) => choice)).toEqual([{ kind: 'bonus' }])
    const asked = changed(ready(), (draft) => draft.todo.push({ kind: 'bonus', space: 'goldAndYellow' }))
    expect(refused(asked, 'point')).toBe('bonusUnusable R12.6')
  })
  it.each(COUNCIL_SPACES.filter((space) => space !== 'goldAndYellow'))(
    'R12.6 gives one point instead of %s',
    (space) => {
      const asked = send(ready(), space).state
      expect(legal(asked)).toEqual(['bonus', 'point'])
      const { state, events } = run(asked, 'point')
      expect(acting(state).score).toBe(1)
      expect(told(events, 'gained')).toMatchObject([{ source: 'point', points: 1 }])
      expect(legal(state)).toEqual(['end'])
    },
  )
  it('R12.6 b) gives a path tile of the display, which is refilled', () => {
    const state = taken(ready(), 'pathTile')
    const [tile] = state.pathDisplay
    const { state: after, events } = run(state, `path ${tile}`)
    expect(acting(after).path).toEqual([tile])
    expect(told(events, 'paidTiles')).toEqual([])
    expect(run(after, 'end').state.pathDisplay[0]).toBe(state.pathPile[0])
  })
  it('R12.6 b) gives any of the draw pile instead, which is shuffled then; its top unseen is not offered', () => {
    const state = taken(ready(), 'pathTile')
    const kinds = [...new Set(state.pathPile)].sort()
    expect(legal(state, 'search')).toEqual(kinds.map((tile) => `search ${tile}`))
    expect(legal(state)).not.toContain('path pile')
    expect(refused(state, 'path pile')).toBe('notAskedNow R12.6')
    const tile = state.pathPile[7]
    const after = run(state, `search ${tile}`).state
    expect(acting(after).path).toEqual([tile])
    expect(after.pathDisplay).toEqual(state.pathDisplay)
    expect(after.pathPile).toHaveLength(state.pathPile.length - 1)
    const unshuffled = [...state.pathPile]
    unshuffled.splice(state.pathPile.indexOf(tile ?? 'blue-herb'), 1)
    expect(after.pathPile).not.toEqual(unshuffled)
    expect([...after.pathPile].sort()).toEqual(unshuffled.sort())
    const missing = ready({ change: (draft, city) => build(draft, city, ['yellow-shell']) })
    expect(refused(taken(missing, 'pathTile'), 'search yellow-shell')).toBe('noSuchTile R12.6')
  })
  it('R12.6 b) counts for the place in the row: the fourth tile costs two green after a free third', () => {
    const free = taken(ready({ change: (draft, city) => build(draft, city, 2) }), 'pathTile')
    const after = run(free, `path ${free.pathDisplay[0]}`).state
    const next = changed(after, (draft, city) => {
      draft.turn.used = false
      city.actionTiles.green = 2
    })
    expect(told(run(next, 'path pile').events, 'paidTiles')[0]?.tiles).toEqual(['green', 'green'])
  })
  it('R12.6 c) gives a guardian of a colour not yet owned from any island, without the ship', () => {
    const state = taken(ready({ change: (_, city) => stand(city, { red: 'start' }) }), 'guardian')
    expect(legal(state)).toEqual(standardRules.guardians.filter((one) => one !== 'red').map((one) => `guardian ${one}`))
    expect(refused(state, 'guardian red')).toBe('guardianOwned R9.1')
    const { state: after, events } = run(state, 'guardian pink')
    expect(acting(after).guardians).toContainEqual({ colour: 'pink', place: 'start' })
    expect(told(events, 'paidTiles')).toEqual([])
  })
  it('R12.6 d) turns the Great Bonfire to any space, the same too, with its rewards', () => {
    const at = (state: GameState) => changed(state, (draft) => Object.assign(draft.bonfire, { at: 3 }))
    const state = taken(at(ready()), 'greatBonfire')
    expect(legal(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map((space) => `bonfire ${space}`))
    const turned = run(state, 'bonfire 3').state
    const after = legal(turned).includes('take tile reward') ? run(turned, 'take tile reward').state : turned
    expect(acting(after)).toMatchObject({ actionTiles: { yellow: 1 }, score: 2 })
    expect(after.bonfire.at).toBe(3)
  })
  it('R12.6 e) gives one specialist of the display free, no elder; the display is refilled', () => {
    const state = taken(ready({ change: (draft) => showGnome(draft, 'S24') }), 'specialist')
    expect(legal(state)).toEqual(state.gnomeDisplay.map((gnome) => `gnome ${gnome} 0`))
    expect(refused(state, 'gnome E1 0')).toBe('noSuchGnome R12.6')
    expect(refused(state, 'gnome S24 2')).toBe('notThePrice R12.6')
    const { state: after, events } = run(state, 'gnome S24 0')
    expect(acting(after).gnomes).toEqual(['S24'])
    expect(told(events, 'paidResources')).toEqual([])
    expect(run(after, 'end').state.gnomeDisplay[0]).toBe(state.gnomePile[0])
  })
  it('R12.6 f) moves one own guardian any steps forward or backward to an empty path space, with its yield', () => {
    const change: Wish['change'] = (draft, city) => {
      build(draft, city, ['blue-herb', 'red-herb', 'red-shell', 'blue-root'])
      stand(city, { wood: 'p4', grey: 'p2' })
    }
    const state = taken(ready({ change }), 'moveGuardian')
    const places = ['p1', 'p3', 'p5']
    expect(legal(state)).toEqual(['wood', 'grey'].flatMap((one) => places.map((to) => `move ${one} ${to}`)))
    for (const to of ['start', 'p4', 'p6', 'b3']) expect(refused(state, `move wood ${to}`)).toBe('noWay R12.6')
    expect(refused(state, 'move wood p2')).toBe('occupied R12.6')
    expect(acting(run(state, 'move wood p5').state).resources.root).toBe(1)
    expect(acting(run(state, 'move wood p3').state).resources.herb).toBe(1)
    expect(acting(run(state, 'move wood p1').state).resources.gold).toBe(5)
  })
  it('R12.6 f) moves to an empty bonfire with portal and task ignited, for nothing', () => {
    const withPortals = (...spaces: number[]) => {
      const change: Wish['change'] = (draft, city) => {
        build(draft, city, 4)
        layBonfire(draft, city, 2, 'B1')
        layBonfire(draft, city, 3, 'B2')
        layTask(draft, city, 4, 'B3')
        placePortals(draft, city, spaces)
        stand(city, { wood: 'p5', grey: 'b3' })
      }
      return taken(ready({ change }), 'moveGuardian')
    }
    const bonfires = (state: GameState) => legal(state, 'move').filter((line) => line.startsWith('move wood b'))
    const state = withPortals(2, 3, 4)
    expect(bonfires(state)).toEqual(['move wood b2'])
    expect(bonfires(withPortals(3, 4))).toEqual([])
    expect(told(run(state, 'move wood b2').events, 'gained')).toEqual([])
  })
  it('R12.6 g) moves the ship to any island free, then its action at its normal price', () => {
    const state = taken(
      ready({
        actionTiles: { white: 1 },
        change: (_, city) => {
          city.ship = 'D4'
        },
      }),
      'moveShip',
    )
    const others = standardBox.islands.filter(({ id }) => id !== 'D4')
    expect(legal(state)).toEqual(others.map(({ id }) => `ship ${id}`))
    expect(refused(state, 'ship D4')).toBe('alreadyThere R7.5')
    const { state: arrived, events } = run(state, 'ship A3')
    expect(told(events, 'paidTiles')).toEqual([])
    expect(legal(arrived)).toEqual(['guardian grey', 'decline'])
    expect(told(run(arrived, 'guardian grey').events, 'paidTiles').map(({ tiles }) => tiles)).toEqual([['white']])
    expect(legal(run(state, 'ship B1', 'decline').state)).toEqual(['end'])
  })
  it('R12.6 h) places the top or bottom fate tile at once, whatever action tiles are held', () => {
    const state = taken(ready({ actionTiles: { blue: 5 } }), 'fateTile')
    const { supply } = acting(state).fate
    const tiles = new Set(legal(state).map((line) => line.split(' ')[1]))
    expect(tiles).toEqual(new Set([supply[0], supply.at(-1)]))
    const after = run(state, `fate ${supply[0]} 2,3e`).state
    expect(acting(after).fate.placed).toHaveLength(2)
    expect(acting(after).actionTiles.blue).toBeGreaterThanOrEqual(5)
    expect(refused(ready({ actionTiles: { blue: 5 } }), `fate ${supply[0]} 2,3e`)).toBe('tooManyTiles R5.1')
  })
  it('R12.8 lets a guardian leave a bonfire by its portal', () => {
    const change: Wish['change'] = (draft, city) => {
      build(draft, city, ['blue-herb', 'red-shell'])
      layBonfire(draft, city, 2, 'B1')
      placePortals(draft, city, [2])
      stand(city, { wood: 'b2' })
    }
    const state = taken(ready({ change }), 'moveGuardian')
    expect(legal(state)).toEqual(['p1', 'p2', 'p3'].map((to) => `move wood ${to}`))
    expect(acting(run(state, 'move wood p3').state).resources.shell).toBe(1)
    expect(refused(state, 'move wood b2')).toBe('noWay R12.6')
  })
  it('R12.8 lets a path space be shared with specialist 1, a bonfire not', () => {
    const change: Wish['change'] = (draft, city) => {
      build(draft, city, 2)
      layBonfire(draft, city, 2, 'B1')
      placePortals(draft, city, [2])
      stand(city, { wood: 'p1', grey: 'p3', red: 'b2' })
    }
    const to = (gnomes: string[]) =>
      GUARDIAN_PLACES.filter(
        (place) => refused(taken(ready({ gnomes, change }), 'moveGuardian'), `move wood ${place}`) === null,
      )
    expect(to([])).toEqual(['p2'])
    expect(to(['S1'])).toEqual(['p2', 'p3'])
  })
  it('R12.8 applies what looks at where a movement ends, but neither 2 nor 17, which are of processions', () => {
    const change: Wish['change'] = (draft, city) => {
      build(draft, city, ['blue-herb'])
      stand(city, { grey: 'p2', wood: 'start' })
    }
    const gained = (gnomes: string[], ...lines: string[]) =>
      told(run(taken(ready({ gnomes, change }), 'moveGuardian'), ...lines).events, 'gained').flatMap(
        (one) => one.resources,
      )
    expect(gained(['S18'], 'move grey p1')).toEqual(['gold'])
    expect(gained(['S10'], 'move grey p1')).toEqual(['gold', 'gold'])
    expect(gained(['S20'], 'move grey p1')).toEqual(['gold', 'gold'])
    expect(gained(['S20'], 'move wood p1')).toEqual(['gold', 'gold'])
    expect(gained(['S6'], 'move grey p1', 'yield shell')).toEqual(['shell'])
    const { events, state } = run(taken(ready({ gnomes: ['S2', 'S17'], change }), 'moveGuardian'), 'move grey p1')
    expect(told(events, 'processionBegan')).toEqual([])
    expect(legal(state)).toEqual(['end'])
  })
  it('R12.8 gives specialist 18’s two points at a bonfire in the online edition', () => {
    const score = (edition: 'online' | 'rulebook', gnomes: string[]) => {
      const change: Wish['change'] = (draft, city) => {
        build(draft, city, 1)
        layBonfire(draft, city, 2, 'B1')
        placePortals(draft, city, [2])
      }
      return acting(run(taken(ready({ edition, gnomes, change }), 'moveGuardian'), 'move wood b2').state).score
    }
    expect(score('online', ['S18'])).toBe(2)
    expect(score('rulebook', ['S18'])).toBe(0)
    expect(score('online', [])).toBe(0)
  })
  it('R12.8 counts d as a use of the Great Bonfire and g as the ship’s first move', () => {
    const next = (space: CouncilSpace, line: string) => {
      const played = run(taken(ready(), space), line).state
      const rewarded = legal(played).includes('take tile reward') ? run(played, 'take tile reward').state : played
      return changed(rewarded, (draft, city) => {
        draft.turn.used = false
        city.actionTiles = { green: 0, blue: 1, red: 0, white: 0, purple: 1, brown: 0, yellow: 0 }
      })
    }
    expect(legal(next('greatBonfire', 'bonfire 4'), 'bonfire')).toEqual(['bonfire 5'])
    expect(refused(next('moveShip', 'ship A1'), 'ship D4')).toBe('tilesShort R7.1')
    expect(refused(ready({ actionTiles: { blue: 1 } }), 'ship D4')).toBeNull()
  })
})
