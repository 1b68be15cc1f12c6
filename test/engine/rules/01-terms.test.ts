import { describe, expect, it } from 'vitest'
import { ACTION_COLOURS, ACTION_TILES, CRYSTALS, RESOURCES, readState, standardBox, standardRules } from '#engine'
import { acting, changed, legal, position, run, told } from '../position.ts'

describe('R1 terms', () => {
  it('R1.1 counts gold among the six resources, except where a task says "no gold"', () => {
    expect(RESOURCES).toEqual(['blossom', 'fruit', 'herb', 'shell', 'root', 'gold'])
    const pairs = (resources: Parameters<typeof position>[0]) =>
      legal(
        position({
          ...resources,
          change: (draft, city) => {
            for (const island of Object.values(draft.islands))
              island.tasks = island.tasks.filter((task) => task !== 'B18')
            city.tasks[0] = { task: 'B18', lit: false }
          },
        }),
        'ignite',
      )
    expect(pairs({ resources: { herb: 2, shell: 2 } })).toEqual(['ignite 1'])
    expect(pairs({ resources: { herb: 2, gold: 2 } })).toEqual([])
  })
  it.each([
    ['green', 'path'],
    ['blue', 'ship'],
    ['red', 'task'],
    ['white', 'procession'],
    ['purple', 'bonfire'],
    ['brown', 'gnome'],
  ] as const)('R1.2 powers with %s tiles the action %s', (colour, action) => {
    const resources = { blossom: 2, fruit: 2, herb: 2, shell: 2, root: 2, gold: 2 }
    const change = (_: unknown, city: { ship: string | null }) => {
      city.ship = 'B2'
    }
    const state = position({ actionTiles: { [colour]: 2 }, resources, change })
    const [line = ''] = legal(state, action)
    let played = run(state, line)
    if (action === 'task') played = run(played.state, legal(played.state, 'offer')[0] ?? '')
    const paid = told(played.events, 'paidTiles').flatMap(({ tiles }) => tiles)
    expect(new Set(paid)).toEqual(new Set([colour]))
    // One tile of any other colour does not do.
    for (const other of ACTION_COLOURS.filter((one) => one !== colour))
      expect(legal(position({ actionTiles: { [other]: 1 }, resources, change }), action)).toEqual([])
  })
  it('R1.2 never asks for yellow by name', () => {
    expect(ACTION_TILES).toEqual([...ACTION_COLOURS, 'yellow'])
    expect(standardBox.fateTiles.flatMap(({ symbols }) => symbols)).not.toContain('yellow')
  })
  it('R1.3 makes blue tasks worth 2–3, red 4–5, yellow 6–8, 22 of each', () => {
    const range = { blue: [2, 3], red: [4, 5], yellow: [6, 7, 8] }
    for (const crystal of CRYSTALS) {
      const tasks = standardBox.tasks.filter(({ colour }) => colour === crystal)
      expect(tasks).toHaveLength(22)
      expect(new Set(tasks.map(({ points }) => points))).toEqual(new Set(range[crystal]))
    }
  })
  it('R1.4 lets no city hold two guardians of one colour, so never more than five', () => {
    expect(standardRules.guardians).toHaveLength(4)
    const twice = changed(position(), (_, city) => {
      city.guardians.push({ colour: 'grey', place: 'start' }, { colour: 'grey', place: 'start' })
    })
    expect(() => readState(standardRules, JSON.parse(JSON.stringify(twice)))).toThrow('guardians')
  })
  it('R1.5 never runs out of resources and action tiles', () => {
    const rich = position({
      actionTiles: { green: 60 },
      resources: { gold: 60 },
      gnomes: ['S8'],
      change: (draft) => {
        draft.pathDisplay = ['blue-herb', 'blue-herb', 'red-herb', 'red-herb']
        const all = draft.pathPile
        for (const tile of draft.pathDisplay) if (tile && all.includes(tile)) all.splice(all.indexOf(tile), 1)
      },
    })
    expect(acting(run(rich, 'path blue-herb').state).resources.herb).toBe(1)
    const many = run(
      position({ gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'], resources: { gold: 12 } }),
      'novice sixGnomes',
      'council goldAndYellow',
    )
    expect(acting(many.state).resources.gold).toBe(14)
  })
})
