import { describe, expect, it } from 'vitest'
import {
  CRYSTALS,
  type GameState,
  type ScoreSheet,
  scoreSheetOf,
  scoreSheets,
  standardBox,
  standardRules,
} from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { build, layBonfire, layFate, layTask, placePortals, sound, stand, tasksOf } from '../pieces.ts'
import { acting, run, told, type Wish } from '../position.ts'

const sheet = (state: GameState) => scoreSheetOf(standardRules, state, state.turn.seat)
/** The lines of the acting city that are not those of a city with nothing but its seven fate tiles. */
function lines(wish: Wish): Partial<ScoreSheet['lines']> {
  const { lines: all } = sheet(sound(wish))
  expect(sheet(sound(wish)).total).toBe(Object.values(all).reduce((sum, points) => sum + points, 0))
  const { fateTiles: _, ...others } = all
  return Object.fromEntries(Object.entries(others).filter(([, points]) => points !== 0))
}
const lit =
  (...tasks: string[]) =>
  (draft: Draft, city: CityDraft) => {
    for (const [index, task] of tasks.entries()) layBonfire(draft, city, index + 1, task)
  }
const four = { grey: 'start', red: 'start', pink: 'start', turquoise: 'start' } as const
const seven = [1, 2, 3, 4, 5, 6, 7]

describe('R15 final scoring', () => {
  it.each(CRYSTALS)('R15.1 gives each %s bonfire its printed value, an unlit task nothing', (colour) => {
    for (const { id, points } of standardBox.tasks.filter((task) => task.colour === colour)) {
      expect(lines({ change: lit(id) })).toEqual({ bonfires: points })
      expect(lines({ change: (draft, city) => layTask(draft, city, 1, id) })).toEqual({})
    }
  })
  it.each(seven)('R15.2 gives a guardian at bonfire %i the value printed there, and none elsewhere', (space) => {
    const at = (place: 'b' | 'p', edition: 'rulebook' | 'online', gnomes: string[]) =>
      lines({
        edition,
        gnomes,
        change: (draft, city) => {
          build(draft, city, 6)
          layBonfire(draft, city, space, 'B1')
          placePortals(draft, city, [space])
          const places = ['1', '2', '3', '4', '5', '6', '7'] as const
          stand(city, { wood: `${place}${places[space - 1] ?? '1'}` })
        },
      }).guardians ?? 0
    expect(at('b', 'rulebook', [])).toBe(space + 1)
    expect(at('p', 'rulebook', [])).toBe(0)
    expect(at('b', 'rulebook', ['S18'])).toBe(space + 3)
    expect(at('p', 'rulebook', ['S18'])).toBe(0)
    expect(at('b', 'online', ['S18'])).toBe(space + 1)
  })
  it.each(['rulebook', 'online'] as const)('R15.2 pays specialist 18 at the end or at once (%s)', (edition) => {
    const walk = (gnomes: string[]) => {
      const state = sound({
        edition,
        gnomes,
        actionTiles: { white: 1 },
        change: (draft, city) => {
          layBonfire(draft, city, 1, 'B1')
          placePortals(draft, city, [1])
          stand(city, { wood: 'p1' })
        },
      })
      const { state: after, events } = run(state, 'procession 1')
      const paid = told(events, 'gained').filter(({ points }) => points > 0)
      return { now: acting(after).score, atTheEnd: sheet(after).lines.guardians, paid }
    }
    const now = edition === 'online' ? 2 : 0
    const paid = edition === 'online' ? [{ source: 'specialist', points: 2, gnome: 'S18' }] : []
    expect(walk(['S18'])).toMatchObject({ now, atTheEnd: 4 - now, paid })
    expect(walk(['S21'])).toEqual({ now: 0, atTheEnd: 2, paid: [] })
  })
  it('R15.3 gives two for each portal beside a bonfire, none beside a task or an empty space', () => {
    const portals = (change: Wish['change']) => lines({ ...(change && { change }) }).portals ?? 0
    expect(
      portals((draft, city) => {
        lit('B1', 'B2')(draft, city)
        layTask(draft, city, 3, 'B3')
        placePortals(draft, city, [1, 3, 4])
      }),
    ).toBe(2)
    expect(
      portals((draft, city) => {
        lit('B1', 'B2')(draft, city)
        placePortals(draft, city, [1, 2])
      }),
    ).toBe(4)
  })
  it('R15.3 gives two for each path tile with the crystal of the bonfire beside it', () => {
    const crystals = (second: string, third: string, task = false) =>
      lines({
        change: (draft, city) => {
          build(draft, city, ['blue-herb', 'red-herb'])
          layBonfire(draft, city, 2, second)
          if (task) layTask(draft, city, 3, third)
          else layBonfire(draft, city, 3, third)
        },
      }).crystals ?? 0
    expect(crystals('B1', 'R1')).toBe(4)
    expect(crystals('B1', 'B2')).toBe(2)
    expect(crystals('R1', 'B1')).toBe(0)
    expect(crystals('B1', 'R1', true)).toBe(2)
    // The printed first space shows no crystal, and a space without a tile none.
    expect(lines({ change: lit('B1', 'R1', 'Y1') }).crystals).toBeUndefined()
  })
  it.each<[string, Wish, Wish]>([
    [
      'sevenPortals',
      { change: (draft, city) => placePortals(draft, city, seven) },
      { change: (draft, city) => placePortals(draft, city, seven.slice(1)) },
    ],
    [
      'sevenPathTiles',
      { change: (draft, city) => build(draft, city, 6) },
      { change: (draft, city) => build(draft, city, 5) },
    ],
    [
      'fiveGuardians',
      { change: (_, city) => stand(city, four) },
      { change: (_, city) => stand(city, { grey: 'start', red: 'start', pink: 'start' }) },
    ],
    ['sixGnomes', { gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'S18'] }, { gnomes: ['E1', 'E2', 'E3', 'E4', 'E5'] }],
    ['sevenTasks', { change: tasks(7) }, { change: tasks(6) }],
  ])('R15.4 gives four for the common task %s, whether or not its novice was taken', (task, met, short) => {
    expect(lines(met)).toEqual({ commonTasks: 4 })
    expect(lines(short)).toEqual({})
    const taken: Wish['change'] = (draft, city) => {
      met.change?.(draft, city)
      draft.commonNovices = draft.commonNovices.filter((one) => one !== task)
      draft.council.pathTile.push('neutral')
    }
    expect(lines({ ...met, change: taken })).toEqual({ commonTasks: 4 })
  })
  it('R15.4 gives seven instead for seven bonfires, not for six and a task', () => {
    const bonfires = tasksOf('B').slice(0, 7)
    expect(lines({ change: lit(...bonfires) }).commonTasks).toBe(7)
    const six: Wish['change'] = (draft, city) => {
      lit(...bonfires.slice(1))(draft, city)
      layTask(draft, city, 7, 'B1')
    }
    expect(lines({ change: six }).commonTasks).toBe(4)
    const both: Wish['change'] = (draft, city) => {
      lit(...bonfires)(draft, city)
      stand(city, four)
    }
    expect(lines({ change: both }).commonTasks).toBe(11)
  })
  it('R15.5 gives three for each fate tile left, and one for each full two of tiles and resources together', () => {
    expect(sheet(sound()).lines.fateTiles).toBe(21)
    const two = sound({
      change: (_, city) => {
        const [start] = city.fate.placed
        if (start) layFate(city, [start, { tile: city.fate.supply[0] ?? '', row: 2, column: 3, direction: 'e' }])
      },
    })
    expect(sheet(two).lines.fateTiles).toBe(18)
    const left = (actionTiles: Wish['actionTiles'], resources: Wish['resources']) =>
      sheet(sound({ ...(actionTiles && { actionTiles }), ...(resources && { resources }) })).lines.leftovers
    expect(left({ blue: 1 }, { gold: 1 })).toBe(1)
    expect(left({ blue: 1 }, {})).toBe(0)
    expect(left({ blue: 2, yellow: 1 }, { herb: 2 })).toBe(2)
    // Specialist 5 counts a yellow tile as one here (R4.4).
    expect(sheet(sound({ gnomes: ['S5'], actionTiles: { yellow: 1 } })).lines.leftovers).toBe(0)
  })
  it('R15.6 lets most points win; a tie goes to more bonfires, then it is shared', () => {
    const ranks = (scores: number[], lit0 = 0) => {
      const state = sound({
        change: (draft) => {
          for (const [seat, city] of draft.cities.entries()) city.score = scores[seat] ?? 0
          const [first] = draft.cities
          for (let space = 1; first && space <= lit0; space++) layBonfire(draft, first, space, `B${space}`)
        },
      })
      return scoreSheets(standardRules, state).map(({ rank }) => rank)
    }
    expect(ranks([10, 30, 20])).toEqual([3, 1, 2])
    expect(ranks([20, 20, 10])).toEqual([1, 1, 3])
    // One blue bonfire gives the two points that are missing, and breaks the tie.
    expect(ranks([18, 20, 10], 1)).toEqual([1, 2, 3])
    // More bonfires alone win nothing.
    expect(ranks([10, 20, 5], 1)).toEqual([2, 1, 3])
  })
  it('R15.7 scores the sources’ worked example: 61 points, line by line', () => {
    const state = sound({
      actionTiles: { white: 2, blue: 1 },
      resources: { herb: 1 },
      gnomes: ['E5'],
      change: example,
    })
    expect(sheet(state)).toMatchObject({
      lines: {
        bonfires: 7 + 5 + 2 + 4 + 2,
        guardians: 6,
        portals: 10,
        crystals: 8,
        commonTasks: 4,
        fateTiles: 6,
        leftovers: 2,
        duringPlay: 5,
      },
      total: 61,
    })
  })
})

function tasks(count: number): NonNullable<Wish['change']> {
  return (draft, city) => {
    for (const [index, task] of tasksOf('B').slice(0, count).entries()) layTask(draft, city, index + 1, task)
  }
}

/** Seven portals, bonfires worth 7, 5, 2, 4 and 2, the grey guardian where six is printed, two fate tiles left. */
function example(draft: Draft, city: CityDraft): void {
  build(draft, city, ['yellow-herb', 'red-fruit', 'blue-root', 'red-shell', 'red-herb'])
  layBonfire(draft, city, 2, 'Y8')
  layBonfire(draft, city, 3, 'R12')
  layBonfire(draft, city, 4, 'B1')
  layBonfire(draft, city, 5, 'R2')
  layBonfire(draft, city, 6, 'B2')
  placePortals(draft, city, seven)
  stand(city, { grey: 'b5' })
  city.score = 5
  const [start] = city.fate.placed
  const at = [
    [2, 1, 'e'],
    [2, 4, 'e'],
    [4, 1, 'e'],
    [4, 4, 'e'],
    [1, 2, 'e'],
  ] as const
  const { supply } = city.fate
  if (start)
    layFate(city, [
      start,
      ...at.map(([row, column, direction], n) => ({ tile: supply[n] ?? '', row, column, direction })),
    ])
}
