import { describe, expect, it } from 'vitest'
import { assertSound, type GameState, readState, standardRules } from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { build, layBonfire, layTask, placePortals, sendNeutral, sound, stand } from './pieces.ts'
import { changed, newTable, run } from './position.ts'

/** Three players; the acting one has a task, a bonfire with portal and guardian, and two path tiles. */
const settled = (change?: (draft: Draft, city: CityDraft) => void): GameState =>
  sound({
    change: (draft, city) => {
      layTask(draft, city, 1, 'B1')
      layBonfire(draft, city, 7, 'B2')
      build(draft, city, 6)
      placePortals(draft, city, [7])
      stand(city, { wood: 'b7' })
      change?.(draft, city)
    },
  })

type Break = [message: string | RegExp, breaks: (draft: Draft, city: CityDraft) => void]
const refuses =
  (state: () => GameState) =>
  (message: string | RegExp, breaks: Break[1]): void => {
    const whole = state()
    expect(() => assertSound(standardRules, whole)).not.toThrow()
    const broken = changed(whole, (draft, city) => breaks(draft, city))
    expect(() => assertSound(standardRules, broken)).toThrow(message)
  }

const islandWith = (draft: Draft, holds: (tasks: readonly string[]) => boolean) => {
  const found = Object.entries(draft.islands).find(([, { tasks }]) => holds(tasks))
  if (found === undefined) throw new Error('no such island')
  return found
}

const BROKEN: Break[] = [
  [/^setup: players and solo disagree$/, (draft) => (draft.setup = { ...draft.setup, players: 1 })],
  [
    /^setup: players and solo disagree$/,
    (draft) => (draft.setup = { ...draft.setup, solo: { handicap: 0, letTomDecide: false } }),
  ],
  [/^cities: 3 cities expected$/, (draft) => draft.cities.pop()],
  [/^startingSeat: no such seat$/, (draft) => (draft.startingSeat = 3)],
  [/^turn.seat: no such seat$/, (draft) => (draft.turn.seat = 3)],
  [
    /^tom: Tom plays in solo games only$/,
    (draft) => (draft.tom = { deck: ['path'], discards: ['path', 'path', 'path', 'path', 'path', 'path'], round: 1 }),
  ],
  [/^setup.box: other, but the rules are those of box /, (draft) => (draft.setup = { ...draft.setup, box: 'other' })],
  [/^council.moveShip: there is no seat 3$/, (draft) => draft.council.moveShip.push(3)],
  [/^islands.A1.offerings: there is no seat 3$/, (draft) => draft.islands.A1?.offerings.push(3)],
  [/^todo: all is done within a turn$/, (draft) => (draft.todo = [{ kind: 'freeShip' }])],
  [/^todo: all is done within a turn$/, (draft) => (draft.todo = [])],
  [/^todo: a game that goes on asks something$/, (draft) => draft.todo.push({ kind: 'doNextTurn' })],
  [
    /^todo: nothing can be chosen for takePath$/,
    (draft) => {
      draft.turn.used = true
      draft.todo.push({ kind: 'takePath' })
    },
  ],
  [/^tasks: \w+ is there twice$/, (_, city) => (city.tasks[2] = { task: 'B1', lit: false })],
  [/^tasks: 26 tasks expected, 25 found$/, (draft) => islandWith(draft, ({ length }) => length > 0)[1].tasks.pop()],
  [/^islands.\w\d: missing$/, (draft) => delete draft.islands[islandWith(draft, ({ length }) => length > 0)[0]]],
  [/^islands: more islands than the box has$/, (draft) => (draft.islands.E1 = { tasks: [], offerings: [] })],
  [/^path tiles: \d \w+-\w+ expected, \d found$/, (draft) => draft.pathPile.pop()],
  [/^path tiles: \d \w+-\w+ expected, \d found$/, (draft) => (draft.pathDisplay[0] = null)],
  [/^specialists: 27 expected, 26 found$/, (draft) => draft.gnomePile.pop()],
  [/^specialists: 27 expected, 26 found$/, (draft) => (draft.gnomeDisplay[0] = null)],
  [/^specialists: \w+ is there twice$/, (draft) => draft.gnomePile.push(draft.gnomePile[0] ?? 'S0')],
  [/^specialists: S28 is not used$/, (draft) => draft.gnomePile.splice(0, 1, 'S28')],
  [/^elders: 6 expected, 5 found$/, (draft) => draft.elders.pop()],
  [/^elders: E1 is there twice$/, (_, city) => city.gnomes.push('E1')],
  [/^portals: 4 \w+ expected, 3 found$/, (draft) => draft.bonfire.portals.find(({ length }) => length > 0)?.pop()],
  [/^portals: 4 \w+ expected, 3 found$/, (_, city) => (city.portals[6] = null)],
  [/^commonNovices: sixGnomes is there twice$/, (draft) => draft.commonNovices.push('sixGnomes')],
  [/^novices: five neutral ones expected$/, (draft) => draft.commonNovices.pop()],
  [/^novices: five neutral ones expected$/, (draft) => draft.council.moveShip.push('neutral')],
  [/^cities.\d.novices: as many in the council as bonfires lit$/, (draft) => draft.council.moveShip.push(0)],
  [/^countdown: 1 of 10 novices$/, (draft) => (draft.countdown = { pile: 5, tile: null })],
  [/^cities.\d.path: six path tiles at most$/, (draft, city) => city.path.push(...draft.pathPile.splice(0, 1))],
  [
    /^cities.\d.portals.6: kind and notch must match$/,
    ({ bonfire }, city) => {
      const mine = must(city.portals[6])
      const lying = must(bonfire.portals.find((portals) => portals.some((portal) => portal !== mine)))
      const index = lying.findIndex((portal) => portal !== mine)
      city.portals[6] = must(lying[index])
      if (mine !== null) lying[index] = mine
    },
  ],
  [/^cities.\d.guardians: wood is there twice$/, (_, city) => city.guardians.push({ colour: 'wood', place: 'start' })],
  [
    /^cities.\d.guardians: the own guardian is missing$/,
    (_, city) => (city.guardians = [{ colour: 'red', place: 'start' }]),
  ],
  [/^cities.\d.guardians: the wood guardian stands at a closed bonfire$/, (_, city) => stand(city, { wood: 'b1' })],
  [/^cities.\d.guardians: p2 is there twice$/, (_, city) => stand(city, { wood: 'p2', grey: 'p2' })],
  [/^cities.\d.guardians: b7 is there twice$/, (_, city) => stand(city, { grey: 'b7' })],
  [
    /^cities.\d.novices: space 1: a novice stands beside every task space without a bonfire$/,
    (_, city) => (city.novices[0] = false),
  ],
  [
    /^cities.\d.novices: space 7: a novice stands beside every task space without a bonfire$/,
    (_, city) => (city.novices[6] = true),
  ],
  [/^cities.\d.met: sevenPathTiles is there twice$/, (_, city) => city.met.push('sevenPathTiles')],
  [/^cities.\d.met: sevenPathTiles is noted just when it is met$/, (_, city) => (city.met = [])],
  [/^cities.\d.met: sixGnomes is noted just when it is met$/, (_, city) => city.met.push('sixGnomes')],
  [/^cities.\d.fate: \w+ is there twice$/, (_, city) => city.fate.supply.splice(0, 1, city.fate.supply[1] ?? '')],
  [/^cities.\d.fate: 8 fate tiles expected$/, (_, city) => city.fate.supply.pop()],
  [
    /^cities.\d.fate.hand: in hand until one is placed$/,
    (_, city) => (city.fate.hand = city.fate.supply.shift() ?? null),
  ],
  [
    /^cities.\d.fate.placed.0: F\d cannot lie there$/,
    (_, city) => city.fate.placed.splice(0, 1, { ...must(city.fate.placed[0]), column: 2 }),
  ],
  [
    /^cities.\d.fate.placed: 3,4 is there twice$/,
    (_, city) => city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row: 3, column: 4, direction: 'e' }),
  ],
  [
    /^cities.\d.fate.placed.1: F\d cannot lie there$/,
    (_, city) => city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row: 1, column: 1, direction: 'e' }),
  ],
  [
    /^cities.\d.fate.placed.1: F\d cannot lie there$/,
    (_, city) => city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row: 3, column: 6, direction: 'e' }),
  ],
  [
    /^cities.\d.fate.placed.1: F\d cannot lie there$/,
    (_, city) => city.fate.placed.push({ tile: city.fate.supply.shift() ?? '', row: 5, column: 3, direction: 'e' }),
  ],
  [/^cities.\d.offerings: \d+ offering tiles expected$/, (_, city) => city.offerings.piles[0].pop()],
  [/^cities.\d.offerings: \d+ offering tiles expected$/, (draft) => draft.islands.A1?.offerings.push(0)],
  [
    /^cities.\d.offerings: \d \w+ at most, \d found$/,
    (_, { offerings: { open, piles } }) => {
      const most = open[0] ?? 'gold'
      piles[0].fill(most)
      piles[1].fill(most)
    },
  ],
]

function must<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('nothing there')
  return thing
}

describe('a position is refused with the place of the fault', () => {
  it.each(BROKEN.map((one, index) => [index, ...one] as const))('%i: %s', (_, message, breaks) => {
    refuses(settled)(message, breaks)
  })

  it('when a guardian stands beyond the path, or at a bonfire without a portal', () => {
    const short = () =>
      sound({
        change: (draft, city) => {
          layBonfire(draft, city, 1, 'B2')
          build(draft, city, 2)
        },
      })
    refuses(short)(/guardians: the wood guardian stands beyond the path$/, (_, city) => stand(city, { wood: 'p4' }))
    refuses(short)(/guardians: the wood guardian stands at a closed bonfire$/, (_, city) => stand(city, { wood: 'b1' }))
  })

  it('when tasks or offering tiles lie on a guardian island', () => {
    const guardian = (draft: Draft) => draft.islands[islandWith(draft, ({ length }) => length === 0)[0]]
    refuses(settled)(/^islands.\w\d: tasks lie on task islands only$/, (draft) => guardian(draft)?.offerings.push(0))
    refuses(settled)(/^islands.\w\d: tasks lie on task islands only$/, (draft) => {
      const task = islandWith(draft, ({ length }) => length > 0)[1].tasks.pop()
      guardian(draft)?.tasks.push(must(task))
    })
  })

  it('when a game of two has other numbers of tasks and portals', () => {
    const two = () => sound({ players: 2 })
    refuses(two)(/^tasks: 20 tasks expected, 19 found$/, (draft) =>
      islandWith(draft, (all) => all.length > 0)[1].tasks.pop(),
    )
    refuses(two)(/^portals: 3 \w+ expected, 2 found$/, (draft) =>
      draft.bonfire.portals.find((all) => all.length > 0)?.pop(),
    )
    const four = () => sound({ players: 4 })
    refuses(four)(/^tasks: 30 tasks expected, 29 found$/, (draft) =>
      islandWith(draft, (all) => all.length > 0)[1].tasks.pop(),
    )
  })

  it('when novices of a colour share a council space without specialist 24 (R12.5)', () => {
    const twice = (gnomes: string[]) => () =>
      sound({
        gnomes,
        change: (draft, city) => {
          layBonfire(draft, city, 1, 'B1')
          layBonfire(draft, city, 2, 'B2')
          sendNeutral(draft, 'pathTile', 'guardian')
        },
      })
    const own = (draft: Draft) => {
      draft.council.fateTile.push(...draft.council.moveShip.splice(0))
    }
    const neutral = (draft: Draft) => {
      draft.council.pathTile.push(...draft.council.guardian.splice(0))
    }
    refuses(twice([]))(/^council.fateTile: \d is there twice$/, own)
    refuses(twice([]))(/^council.pathTile: neutral is there twice$/, neutral)
    for (const repeat of [own, neutral])
      expect(() => assertSound(standardRules, changed(twice(['S24'])(), repeat))).not.toThrow()
  })

  it('when the countdown does not run, or its tile is not where it must be (R14.1, R14.2)', () => {
    const counting = (pile: number, tile: number | null, startsNext: boolean) => () =>
      sound({
        change: (draft) => {
          for (const city of draft.cities)
            for (const space of [1, 2, 3, 4])
              if (Object.values(draft.council).flat().length < 10) layTaskOf(draft, city, space)
          draft.countdown = { pile, tile }
          if (startsNext) draft.startingSeat = (draft.turn.seat + 1) % 3
        },
      })
    const where = /^countdown: the tile going round is the one after the pile$/
    refuses(counting(4, null, false))(/^countdown: 10 of 10 novices$/, (draft) => (draft.countdown = null))
    refuses(counting(4, null, false))(where, (draft) => (draft.countdown = { pile: 4, tile: 5 }))
    refuses(counting(3, 4, true))(where, (draft) => (draft.countdown = { pile: 3, tile: null }))
    refuses(counting(3, 4, true))(where, (draft) => (draft.countdown = { pile: 3, tile: 3 }))
    refuses(counting(5, null, true))(where, (draft) => (draft.countdown = { pile: 5, tile: 5 }))
  })
})

function layTaskOf(draft: Draft, city: CityDraft, space: number): void {
  const [, island] = islandWith(draft, ({ length }) => length > 0)
  layBonfire(draft, city, space, must(island.tasks[0]))
}

describe('a position is sound', () => {
  it('with a novice on its way, own or neutral', () => {
    const lighting = run(
      sound({ resources: { gold: 4 }, change: (draft, city) => layTask(draft, city, 1, 'R3') }),
      'ignite 1',
    ).state
    expect(() => assertSound(standardRules, lighting)).not.toThrow()
    const sending = run(settled(), 'novice sevenPathTiles').state
    expect(() => assertSound(standardRules, sending)).not.toThrow()
  })
  it('with several guardians on one path space where specialist 1 lives, and with one symbol inside for 27', () => {
    expect(() =>
      sound({
        gnomes: ['S1', 'S27'],
        change: (draft, city) => {
          build(draft, city, 2)
          stand(city, { wood: 'p2', grey: 'p2' })
          city.fate.placed.push({ tile: must(city.fate.supply.shift()), row: 3, column: 6, direction: 'e' })
          city.fate.placed.push({ tile: must(city.fate.supply.shift()), row: 4, column: 7, direction: 'e' })
        },
      }),
    ).not.toThrow()
  })
  it('once the game is over, whatever was asked', () => {
    const over = changed(settled(), (draft) => {
      draft.ended = 'nobodyCanMove'
      draft.todo = []
    })
    expect(() => assertSound(standardRules, over)).not.toThrow()
  })
})

it('what is no state is refused with the path of the fault', () => {
  const state = JSON.parse(JSON.stringify(newTable()))
  expect(readState(standardRules, state)).toEqual(state)
  expect(() => readState(standardRules, { ...state, turn: { ...state.turn, seat: 9 } })).toThrow(/^turn.seat: /)
  expect(() => readState(standardRules, { ...state, turn: { ...state.turn, seat: 3 } })).toThrow(
    'turn.seat: no such seat',
  )
  expect(() => readState(standardRules, null)).toThrow(/^state: /)
})
