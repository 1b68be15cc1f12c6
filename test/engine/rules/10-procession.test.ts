import { describe, expect, it } from 'vitest'
import type { Guardian, GuardianPlace, PathTile } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { acting, legal, position, refused, run, told } from '../position.ts'

type Wish = NonNullable<Parameters<typeof position>[0]>
const PATH: PathTile[] = ['blue-fruit', 'red-herb', 'yellow-shell', 'red-root', 'blue-blossom', 'blue-root']

/** A city with these guardians, a path of `built` tiles (fruit, herb, shell, root, blossom, root from space 2 on). */
function city(
  guardians: Partial<Record<Guardian, GuardianPlace>>,
  wish: Wish & { built?: number; bonfires?: number[] } = {},
) {
  const { built = 6, bonfires = [], change, ...rest } = wish
  return position({
    ...rest,
    change: (draft: Draft, own: CityDraft) => {
      own.path = PATH.slice(0, built)
      const all = [...draft.pathDisplay.flatMap((tile) => tile ?? []), ...draft.pathPile]
      for (const tile of own.path) all.splice(all.indexOf(tile), 1)
      draft.pathDisplay = all.slice(0, 4)
      draft.pathPile = all.slice(4)
      own.guardians = (['wood', 'grey', 'red', 'pink', 'turquoise'] as const).flatMap((colour) => {
        const place = guardians[colour] ?? (colour === 'wood' ? 'start' : undefined)
        return place === undefined ? [] : [{ colour, place }]
      })
      for (const space of bonfires) {
        const task =
          Object.values(draft.islands)
            .find((island) => island.tasks.length > 0)
            ?.tasks.pop() ?? ''
        own.tasks[space - 1] = { task, lit: true }
        own.novices[space - 1] = false
        own.portals[space - 1] = 'circle'
      }
      change?.(draft, own)
    },
  })
}
const moves = (state: ReturnType<typeof position>) => legal(state, 'move')

describe('R10 procession', () => {
  it('R10.1 moves each guardian up to the steps paid, the furthest ahead first, each once; a guardian may stay', () => {
    const state = city({ wood: 'p2', grey: 'start', red: 'p4' }, { actionTiles: { white: 2 } })
    const first = run(state, 'procession 2').state
    expect(moves(first)).toEqual(['move red p6', 'move red p5'])
    expect(legal(first, 'stay')).toEqual(['stay red'])
    expect(refused(first, 'move wood p3')).toBe('notFurthest R10.1')
    const second = run(first, 'move red p5').state
    expect(moves(second)).toEqual(['move wood p4', 'move wood p3'])
    expect(refused(second, 'move red p6')).toBe('notFurthest R10.1')
    const third = run(second, 'stay wood').state
    expect(moves(third)).toEqual(['move grey p1'])
    expect(refused(third, 'move grey p3')).toBe('tooFar R10.1')
    expect(legal(run(third, 'move grey p1').state)).toContain('end')
  })
  it('R10.1 lets the player order those on the starting tile', () => {
    const state = run(city({ wood: 'start', grey: 'start' }, { actionTiles: { white: 1 } }), 'procession 1').state
    expect(moves(state)).toEqual(['move wood p1', 'move grey p1'])
    const after = run(state, 'move grey p1')
    // The wooden one finds the first space taken, so it stays by itself.
    expect(told(after.events, 'forced')[0]?.choice).toEqual({ kind: 'stay', guardian: 'wood' })
  })
  it('R10.1 does not ask which of several guardians on one space stays when none of them can move', () => {
    const state = city({ wood: 'start', grey: 'start', red: 'p1', pink: 'p4' }, { actionTiles: { white: 1 } })
    const atRed = run(state, 'procession 1', 'move pink p5').state
    expect(legal(run(atRed, 'move red p2').state)).toEqual(['move wood p1', 'move grey p1', 'stay wood', 'stay grey'])
    const stayed = run(atRed, 'stay red')
    expect(told(stayed.events, 'forced').map(({ choice }) => choice)).toEqual([
      { kind: 'stay', guardian: 'wood' },
      { kind: 'stay', guardian: 'grey' },
    ])
    expect(legal(stayed.state)).toContain('end')
  })
  it('R10.1 moves at least one guardian in a paid procession', () => {
    const state = run(city({ wood: 'p2', grey: 'start' }, { actionTiles: { white: 1 } }), 'procession 1').state
    const stayed = run(state, 'stay wood')
    // Only the grey one is left, and only one place: it goes by itself.
    expect(told(stayed.events, 'guardianMoved')).toHaveLength(1)
    const alone = city({ wood: 'p2' }, { actionTiles: { white: 2 } })
    expect(refused(run(alone, 'procession 2').state, 'stay wood')).toBe('somebodyMustMove R10.1')
    const stuck = city({ wood: 'p7' }, { actionTiles: { white: 2, blue: 1 } })
    expect(refused(stuck, 'procession 1')).toBe('nobodyCanMove R10.1')
  })
  it('R10.1 costs one white a step', () => {
    const state = city({ wood: 'start' }, { actionTiles: { white: 2 } })
    expect(legal(state, 'procession')).toEqual(['procession 1', 'procession 2'])
    expect(refused(state, 'procession 3')).toBe('tilesShort R10.1')
    expect(told(run(state, 'procession 2').events, 'paidTiles')[0]?.tiles).toEqual(['white', 'white'])
  })
  it('R10.2 steps to the bonfire beside a path space where portal and bonfire are, and ends there', () => {
    const open = city({ wood: 'p2' }, { actionTiles: { white: 1 }, bonfires: [2] })
    expect(moves(run(open, 'procession 1').state)).toEqual(['move wood p3', 'move wood b2'])
    const noPortal = city(
      { wood: 'p2' },
      { actionTiles: { white: 1, blue: 1 }, bonfires: [2], change: (_, own) => own.portals.fill(null) },
    )
    expect(
      refused(
        run(city({ wood: 'p2', grey: 'start' }, { actionTiles: { white: 1 }, bonfires: [3] }), 'procession 1').state,
        'move wood b2',
      ),
    ).toBe('noWay R10.2')
    expect(told(run(noPortal, 'procession 1').events, 'guardianMoved')[0]?.to).toBe('p3')
    const unlit = city(
      { wood: 'p2' },
      {
        actionTiles: { white: 1 },
        bonfires: [2],
        change: (_, own) => {
          const task = own.tasks[1]
          if (task) task.lit = false
        },
      },
    )
    expect(told(run(unlit, 'procession 1').events, 'guardianMoved')[0]?.to).toBe('p3')
    const there = city({ wood: 'b2', grey: 'p1' }, { actionTiles: { white: 1, blue: 1 }, bonfires: [2] })
    expect(told(run(there, 'procession 1').events, 'guardianMoved').map(({ guardian }) => guardian)).toEqual(['grey'])
  })
  it('R10.2 never goes beyond the last built tile, and counts an occupied space that is passed', () => {
    const state = city({ wood: 'p3', grey: 'p2' }, { actionTiles: { white: 9 }, built: 3 })
    const first = run(state, 'procession 1')
    expect(told(first.events, 'guardianMoved')[0]).toMatchObject({ guardian: 'wood', to: 'p4' })
    const passing = run(city({ wood: 'p4', grey: 'p3' }, { actionTiles: { white: 2 }, built: 4 }), 'procession 2').state
    const stayed = run(passing, 'stay wood')
    expect(told(stayed.events, 'guardianMoved')[0]).toMatchObject({ guardian: 'grey', to: 'p5' })
  })
  it('R10.2 refuses what no way leads to: back, on the spot, beyond the path, a closed bonfire, the starting tile', () => {
    const state = run(
      city({ wood: 'p2', grey: 'start' }, { actionTiles: { white: 2 }, built: 3, bonfires: [6] }),
      'procession 2',
    ).state
    for (const to of ['start', 'p1', 'p2', 'p5', 'b1', 'b3', 'b6'])
      expect(refused(state, `move wood ${to}`)).toBe('noWay R10.2')
    expect(moves(state)).toEqual(['move wood p4', 'move wood p3'])
    expect(refused(state, 'stay grey')).toBe('notFurthest R10.1')
  })
  it('R10.1 lets nobody pay for more steps than some guardian can use', () => {
    const white = { actionTiles: { white: 9 } }
    const most = (state: ReturnType<typeof position>) => {
      const units = legal(state, 'procession').length
      if (units > 0) expect(refused(state, `procession ${units + 1}`)).toBe('tooManySteps R4.5')
      return units
    }
    expect(most(city({ wood: 'p2', grey: 'p6' }, white))).toBe(5)
    expect(most(city({ wood: 'p2' }, { ...white, gnomes: ['S2'] }))).toBe(4)
    expect(most(city({ wood: 'p2' }, { ...white, bonfires: [7] }))).toBe(6)
    expect(most(city({ wood: 'p2', grey: 'b7' }, { ...white, bonfires: [7] }))).toBe(5)
    expect(most(city({ wood: 'p2' }, { ...white, built: 2, bonfires: [6] }))).toBe(1)
    expect(most(city({ wood: 'p7' }, { ...white, bonfires: [7] }))).toBe(1)
    expect(most(city({ wood: 'b1', grey: 'p5' }, { ...white, bonfires: [1] }))).toBe(2)
  })
  it('R10.3 ends alone on a path space or bonfire; passing others on the way is allowed', () => {
    const state = city({ wood: 'p3', grey: 'p2' }, { actionTiles: { white: 2 }, bonfires: [3], built: 2 })
    const first = run(state, 'procession 1')
    // The wooden one has one way and must take it; her space is free for the grey one then.
    expect(told(first.events, 'guardianMoved').map(({ guardian, to }) => `${guardian} ${to}`)).toEqual(['wood b3'])
    expect(moves(first.state)).toEqual(['move grey p3'])
    expect(
      refused(
        run(city({ wood: 'p3', grey: 'p2', red: 'p1' }, { actionTiles: { white: 3 } }), 'procession 3', 'stay wood')
          .state,
        'move grey p3',
      ),
    ).toBe('occupied R10.3')
  })
  it('R10.4 yields the resource of the path space where the move ends, and nothing at a bonfire', () => {
    const state = city({ wood: 'p1' }, { actionTiles: { white: 3 }, bonfires: [2] })
    const gained = (line: string) =>
      told(run(state, 'procession 2', line).events, 'gained').map(({ resources }) => resources)
    expect(gained('move wood p2')).toEqual([['fruit']])
    expect(gained('move wood p3')).toEqual([['herb']])
    expect(gained('move wood b2')).toEqual([])
  })
  it('R10.4 plays the rulebook’s first example: two go one step and yield, the third is blocked', () => {
    const state = city({ red: 'p1', wood: 'start', pink: 'start' }, { actionTiles: { white: 1 } })
    const { state: after, events } = run(state, 'procession 1', 'move wood p1')
    expect(told(events, 'gained').flatMap(({ resources }) => resources)).toEqual(['fruit', 'gold'])
    expect(acting(after).guardians.find(({ colour }) => colour === 'pink')?.place).toBe('start')
  })
  it('R10.4 plays the rulebook’s second example: two steps bring a guardian to a bonfire, for nothing now', () => {
    const state = city({ pink: 'p2', wood: 'p7' }, { actionTiles: { white: 2 }, bonfires: [3] })
    const { state: after, events } = run(state, 'procession 2', 'move pink b3')
    expect(told(events, 'gained')).toEqual([])
    expect(acting(after).guardians.find(({ colour }) => colour === 'pink')?.place).toBe('b3')
  })
  it('R10.5 lets path spaces hold any number with specialist 1, bonfires still one', () => {
    const state = city({ wood: 'p3', grey: 'p2' }, { gnomes: ['S1'], actionTiles: { white: 1 }, bonfires: [3] })
    const shared = run(state, 'procession 1', 'stay wood')
    expect(told(shared.events, 'guardianMoved')[0]).toMatchObject({ guardian: 'grey', to: 'p3' })
    const bonfire = city({ wood: 'b3', grey: 'p3' }, { gnomes: ['S1'], actionTiles: { white: 1 }, bonfires: [3] })
    expect(told(run(bonfire, 'procession 1').events, 'guardianMoved')[0]?.to).toBe('p4')
  })
  it('R10.5 goes one step more than paid with specialist 2', () => {
    const far = (gnomes: string[]) =>
      moves(run(city({ wood: 'p2', grey: 'start' }, { gnomes, actionTiles: { white: 1 } }), 'procession 1').state)
    expect(far(['S2'])).toEqual(['move wood p4', 'move wood p3'])
    expect(far([])).toEqual(['move wood p3'])
  })
  it('R10.5 chooses the resource of any path space with specialist 6, the first included', () => {
    const state = city({ wood: 'start' }, { gnomes: ['S6'], actionTiles: { white: 1 } })
    const asked = run(state, 'procession 1').state
    expect(legal(asked)).toEqual(['blossom', 'fruit', 'herb', 'shell', 'root', 'gold'].map((one) => `yield ${one}`))
    expect(acting(run(asked, 'yield root').state).resources).toMatchObject({ root: 1, gold: 0 })
    expect(told(run(asked, 'yield root').events, 'gained')).toMatchObject([{ source: 'specialist', gnome: 'S6' }])
  })
  it.each([
    ['S10', 'grey'],
    ['S11', 'red'],
    ['S12', 'pink'],
    ['S13', 'turquoise'],
  ] as const)('R10.5 lets %s double what the %s guardian yields, and no other', (gnome, colour) => {
    const doubled = city({ [colour]: 'p1', wood: 'p7' }, { gnomes: [gnome], actionTiles: { white: 1 } })
    expect(acting(run(doubled, 'procession 1').state).resources.fruit).toBe(2)
    const other = city({ wood: 'p1' }, { gnomes: [gnome], actionTiles: { white: 1 } })
    expect(acting(run(other, 'procession 1').state).resources.fruit).toBe(1)
  })
  it('R10.5 gives one more gold on the first space with specialist 20, and nothing more elsewhere', () => {
    const first = city({ wood: 'start' }, { gnomes: ['S20'], actionTiles: { white: 1 } })
    expect(acting(run(first, 'procession 1').state).resources.gold).toBe(2)
    const second = city({ wood: 'p1' }, { gnomes: ['S20'], actionTiles: { white: 1 } })
    expect(acting(run(second, 'procession 1').state).resources.gold).toBe(0)
  })
  it('R10.5 adds up: the depicted guardian on the first space gets three gold; 6 chooses once and takes twice', () => {
    const sum = city({ grey: 'start', wood: 'p7' }, { gnomes: ['S10', 'S20'], actionTiles: { white: 1 } })
    expect(acting(run(sum, 'procession 1').state).resources.gold).toBe(3)
    const chosen = city({ grey: 'start', wood: 'p7' }, { gnomes: ['S10', 'S20', 'S6'], actionTiles: { white: 1 } })
    const after = acting(run(chosen, 'procession 1', 'yield herb').state).resources
    expect(after).toMatchObject({ herb: 2, gold: 1 })
  })
  it('R10.6 pays once, before the first guardian moves', () => {
    const state = city({ wood: 'p1', grey: 'start' }, { actionTiles: { white: 1, yellow: 1, blue: 2 } })
    const asked = run(state, 'procession 2').state
    expect(legal(asked)).toEqual(['pay white yellow', 'pay blue blue white'])
    const { events } = run(asked, 'pay white yellow', 'move wood p3', 'move grey p2')
    expect(told(events, 'paidTiles')).toHaveLength(1)
  })
})
