import { describe, expect, it } from 'vitest'
import { type GameState, PORTAL_KINDS, type PortalKind, standardBox, standardRules } from '#engine'
import type { Draft } from '../draft.ts'
import { placePortals, sound } from '../pieces.ts'
import { acting, changed, cityAt, finishTurn, legal, newTable, refused, run, told, type Wish } from '../position.ts'

/** Lets a portal lie at a space, and no other of its kind there; its place is exchanged. */
function lies(draft: Draft, space: number, portal: PortalKind): void {
  const here = draft.bonfire.portals[space] ?? []
  if (here.includes(portal)) return
  const there = draft.bonfire.portals.find((portals) => portals.includes(portal)) ?? []
  const [first] = here
  there.splice(there.indexOf(portal), 1, ...(first === undefined ? [] : [first]))
  here[0] = portal
}
/** Lets none of these portals lie at a space. */
function lacks(draft: Draft, space: number, portals: readonly PortalKind[]): void {
  const here = draft.bonfire.portals[space] ?? []
  here.forEach((portal, index) => {
    if (!portals.includes(portal)) return
    for (const there of draft.bonfire.portals) {
      const other = there === here ? -1 : there.findIndex((one) => !portals.includes(one))
      const exchanged = there[other]
      if (exchanged === undefined) continue
      there[other] = portal
      here[index] = exchanged
      return
    }
  })
}
const at = (now: number | null, purple: number, wish: Wish = {}) =>
  sound({
    actionTiles: { purple },
    ...wish,
    change: (draft, city) => {
      draft.bonfire.at = now
      wish.change?.(draft, city)
    },
  })
const spaces = (state: GameState) => legal(state, 'bonfire').map((line) => Number(line.slice(8)))
const paid = (state: GameState, space: number) =>
  told(run(state, `bonfire ${space}`).events, 'paidTiles').map(({ tiles }) => tiles.length)
const everywhere = [0, 1, 2, 3, 4, 5, 6]
const notch = (state: GameState, index: number) => standardRules.notches(acting(state).board)[index]
const sixGnomes = ['E1', 'E2', 'E3', 'E4', 'E5', 'S18']
const free = (state: GameState) => run(state, 'novice sixGnomes', 'council greatBonfire', 'bonus').state

describe('R11 use the Great Bonfire', () => {
  it('R11.1 costs one purple to any space at the very first use', () => {
    expect(spaces(at(null, 1))).toEqual(everywhere)
    for (const space of everywhere) expect(paid(at(null, 3), space)).toEqual([1])
    expect(run(at(null, 1), 'bonfire 4').state.bonfire.at).toBe(4)
    expect(refused(at(null, 0, { actionTiles: { blue: 1 } }), 'bonfire 4')).toBe('tilesShort R11.1')
  })
  it('R11.1 costs later one purple a space clockwise, or three to any', () => {
    expect(spaces(at(5, 1))).toEqual([6])
    expect(spaces(at(5, 2))).toEqual([0, 6])
    expect(spaces(at(5, 3))).toEqual(everywhere)
    expect(everywhere.map((space) => paid(at(5, 3), space))).toEqual([2, 3, 3, 3, 3, 3, 1].map((units) => [units]))
    expect(refused(at(5, 2), 'bonfire 1')).toBe('tilesShort R11.1')
  })
  it('R11.1 may make a full turn to the same space for three', () => {
    expect(refused(at(5, 3), 'bonfire 5')).toBeNull()
    expect(refused(at(5, 2), 'bonfire 5')).toBe('tilesShort R11.1')
  })
  it('R11.1 is used first by anyone: the next player pays by the way', () => {
    const used = finishTurn(run(at(null, 1), 'bonfire 2').state)
    const next = changed(used, (_, city) => {
      city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row: 2, column: 3, direction: 'e' })
      city.actionTiles = { ...city.actionTiles, purple: 1, yellow: 0 }
    })
    expect(next.turn.seat).not.toBe(at(null, 1).turn.seat)
    expect(spaces(next)).toEqual([3])
  })
  it('R11.1 counts the council’s bonus d as the first use', () => {
    const change = (draft: Draft) => lies(draft, 2, notch(sound(), 0)?.portal ?? 'circle')
    const state = at(null, 1, { gnomes: sixGnomes, change })
    const used = run(free(state), 'bonfire 2', 'take tile reward').state
    expect(spaces(used)).toEqual([3])
  })
  it('R11.1 counts Tom’s card as the first use', () => {
    const begun = newTable({ players: 1, solo: { handicap: 0, letTomDecide: false } })
    const state = changed(begun, (draft) => {
      if (draft.tom) draft.tom.deck = ['greatBonfire', ...draft.tom.deck.slice(1)]
    })
    const [start = ''] = legal(state)
    const tomPlayed = finishTurn(run(state, start).state)
    const now = tomPlayed.bonfire.at ?? -1
    expect(now).toBeGreaterThanOrEqual(0)
    const mine = changed(tomPlayed, (_, city) => {
      city.actionTiles = { green: 0, blue: 0, red: 0, white: 0, purple: 1, brown: 0, yellow: 0 }
    })
    expect(spaces(mine)).toEqual([(now + 1) % 7])
  })
  it.each(everywhere)('R11.2 gives two of three rewards at space %i: tile, resource or points, portal', (space) => {
    const printed = standardBox.greatBonfire[space]
    if (printed === undefined) throw new Error('seven spaces')
    const state = at(null, 1, { change: (draft) => lies(draft, space, notch(sound(), 0)?.portal ?? 'circle') })
    const portal = notch(state, 0)?.portal
    const asked = run(state, `bonfire ${space}`).state
    expect(legal(asked)).toEqual(['take tile reward', `take tile ${portal}`, `take reward ${portal}`])
    const gained = (line: string) =>
      told(run(asked, line).events, 'gained').filter(
        ({ points: p, resources, tiles }) => p + resources.length + tiles.length > 0,
      )
    const reward = {
      resources: printed.reward === 'points' ? [] : [printed.reward],
      points: printed.reward === 'points' ? 2 : 0,
    }
    expect(gained('take tile reward')).toMatchObject([{ tiles: [printed.actionTile], ...reward }])
    expect(gained(`take tile ${portal}`)).toMatchObject([{ tiles: [printed.actionTile], resources: [], points: 0 }])
    expect(gained(`take reward ${portal}`)).toMatchObject([{ tiles: [], ...reward }])
    expect(refused(asked, 'take tile')).toBe('takeTwo R11.2')
    expect(refused(asked, `take tile reward ${portal}`)).toBe('takeTwo R11.2')
  })
  it('R11.2 takes one of the portals lying there, and leaves the others', () => {
    const state = at(null, 1, { change: (draft) => lies(draft, 0, notch(sound(), 0)?.portal ?? 'circle') })
    const portal = notch(state, 0)?.portal ?? 'circle'
    const after = run(state, 'bonfire 0', `take tile ${portal}`).state
    const before = state.bonfire.portals[0] ?? []
    expect(after.bonfire.portals[0]).toHaveLength(before.length - 1)
    expect(after.bonfire.portals[0]?.filter((one) => one === portal)).toHaveLength(
      before.filter((one) => one === portal).length - 1,
    )
  })
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'R11.3 fills after %i portals the next notch from the right, and no other',
    (placed) => {
      const spacesFilled = [7, 6, 5, 4, 3, 2, 1].slice(0, placed)
      const state = at(null, 1, {
        change: (draft, city) => {
          placePortals(draft, city, spacesFilled)
          const wanted = standardRules.notches(city.board)[placed]?.portal
          if (wanted) lies(draft, 0, wanted)
        },
      })
      const asked = run(state, 'bonfire 0').state
      const wanted = notch(state, placed)?.portal ?? 'circle'
      const { events } = run(asked, `take tile ${wanted}`)
      expect(told(events, 'portalPlaced')).toMatchObject([{ portal: wanted, space: 7 - placed }])
      for (const other of PORTAL_KINDS.filter((one) => one !== wanted))
        expect(refused(asked, `take tile ${other}`)).toBe('portalDoesNotFit R11.3')
    },
  )
  it('R11.3 needs the portal to lie at the space', () => {
    const state = at(null, 1, { change: (draft) => lacks(draft, 0, [notch(sound(), 0)?.portal ?? 'circle']) })
    // Tile and reward are all that is left, taken by themselves.
    const { events } = run(state, 'bonfire 0')
    expect(told(events, 'forced').at(-1)?.choice).toEqual({ kind: 'take', tile: true, reward: true, portal: null })
  })
  it('R11.3 fills any free matching notch with specialist 25', () => {
    const state = at(null, 1, {
      gnomes: ['S25'],
      change: (draft, city) => {
        placePortals(draft, city, [7])
        const [, , , fourth] = standardRules.notches(city.board)
        if (fourth) lies(draft, 0, fourth.portal)
      },
    })
    const fourth = notch(state, 3)?.portal ?? 'circle'
    const asked = run(state, 'bonfire 0').state
    expect(told(run(asked, `take tile ${fourth}`).events, 'portalPlaced')).toMatchObject([{ space: 4 }])
    const taken = notch(state, 0)?.portal ?? 'circle'
    expect(refused(asked, `take tile ${taken}`)).toBe('portalDoesNotFit R11.3')
  })
  it('R11.4 turns one space further with specialist 22 for one or two units, but two are not "any"', () => {
    const wish = { gnomes: ['S22'] }
    expect(spaces(at(0, 1, wish))).toEqual([1, 2])
    expect(spaces(at(0, 2, wish))).toEqual([1, 2, 3])
    expect(spaces(at(0, 3, wish))).toEqual(everywhere)
    expect(paid(at(0, 3, wish), 3)).toEqual([2])
    expect(paid(at(0, 3, wish), 4)).toEqual([3])
    expect(paid(at(null, 3, wish), 5)).toEqual([1])
  })
  it('R11.4 changes nothing on bonus d with specialist 22: any space, for nothing', () => {
    const state = at(0, 0, { gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'S22'] })
    expect(spaces(free(state))).toEqual(everywhere)
    expect(told(run(free(state), 'bonfire 3').events, 'paidTiles')).toEqual([])
  })
  it('R11.4 takes all three rewards with specialist 23, each once, on bonus d too', () => {
    const wanted = notch(sound(), 0)?.portal ?? 'circle'
    const change = (draft: Draft) => lies(draft, 2, wanted)
    const asked = run(at(null, 1, { gnomes: ['S23'], change }), 'bonfire 2').state
    expect(refused(asked, 'take tile')).toBe('takeTwo R11.2')
    expect(legal(asked)).toContain(`take tile reward ${wanted}`)
    const { state, events } = run(asked, `take tile reward ${wanted}`)
    expect(acting(state)).toMatchObject({ actionTiles: { red: 1 }, resources: { root: 1 } })
    expect(told(events, 'portalPlaced')).toHaveLength(1)
    expect(legal(state)).toEqual(['end'])
    const bonus = run(free(at(0, 0, { gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'S23'], change })), 'bonfire 2').state
    expect(legal(bonus)).toContain(`take tile reward ${wanted}`)
  })
  it.each([[[]], [['S23']]])('R11.5 leaves two rewards when no portal fits, with %j as well', (gnomes) => {
    const wanted = notch(sound(), 0)?.portal ?? 'circle'
    const state = at(null, 1, { gnomes, change: (draft) => lacks(draft, 2, [wanted]) })
    const { state: after } = run(state, 'bonfire 2')
    expect(cityAt(after, state.turn.seat)).toMatchObject({ actionTiles: { red: 1 }, resources: { root: 1 } })
    expect(legal(after)).toEqual(['end'])
  })
})
