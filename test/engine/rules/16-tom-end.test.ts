import { describe, expect, it } from 'vitest'
import {
  type GameEvent,
  type GameState,
  RULES_EDITIONS,
  scoreSheetOf,
  scoreSheets,
  standardBox,
  standardRules,
} from '#engine'
import type { Draft } from '../draft.ts'
import { build, layBonfire, placePortals } from '../pieces.ts'
import { legal, run, told } from '../position.ts'
import { firstSpaces, inCouncil, layOnIslands, type SoloWish, solo, tomLit, tomOf, turnsOf } from '../solo.ts'

/** The whole deck without the last cards of it, which stay. */
function played(draft: Draft, round: number, left: number): void {
  if (draft.tom === null) return
  draft.tom.round = round
  draft.tom.discards.push(...draft.tom.deck.splice(0, 8 - left))
}

/** The human leaves every turn of hers unused until the game is over. */
function idle(state: GameState) {
  const events: GameEvent[] = []
  let now = state
  for (let turns = 0; now.ended === null; turns++) {
    if (turns > 40) throw new Error('no end')
    const next = run({ ...now, turn: { ...now.turn, used: true } }, 'end')
    events.push(...next.events)
    now = next.state
  }
  return { state: now, events }
}
describe.each(RULES_EDITIONS)('R16 the end of a solo game (%s)', (edition) => {
  const at = (wish: SoloWish): GameState => solo({ edition, letTomDecide: true, ...wish })
  const afterCard = (wish: SoloWish) => run(at(wish), 'end')

  it.each([
    [5, false],
    [6, true],
  ])('R16.10 begins the countdown with the seventh novice, Tom’s own one included (%i before)', (before, begins) => {
    const { state, events } = afterCard({
      cards: ['taskLowest'],
      gnome: 'herb',
      change: (draft, human) => {
        inCouncil(draft, human, before)
        layOnIslands(draft, 'herb', [['B9'], ['R9']])
      },
    })
    expect(state.countdown !== null).toBe(begins)
    expect(told(events, 'countdownBegan')).toEqual(begins ? [{ kind: 'countdownBegan', seat: 1, novices: 7 }] : [])
  })
  it('R16.10 begins the countdown with a common task’s novice that Tom sends, too', () => {
    const { events } = afterCard({
      cards: ['greatBonfire'],
      change: (draft, human, tom) => {
        inCouncil(draft, human, 6)
        draft.commonNovices = ['sevenPortals', 'sevenTasks']
        placePortals(draft, tom, firstSpaces(6))
      },
    })
    expect(told(events, 'countdownBegan')).toMatchObject([{ seat: 1, novices: 7 }])
  })
  it('R16.10 leaves five more turns to each when Tom began the countdown', () => {
    const state = at({
      cards: ['taskLowest'],
      gnome: 'herb',
      change: (draft, human) => {
        inCouncil(draft, human, 6)
        layOnIslands(draft, 'herb', [['B9'], ['R9']])
      },
    })
    const began = run(state, 'end')
    const { state: end, events } = idle(began.state)
    expect(end.ended).toBe('countdown')
    // The turn in which she stands when Tom's card is done is the first of her five.
    expect([turnsOf(events, 0) + 1, turnsOf(events, 1)]).toEqual([5, 5])
    expect(told(events, 'countdownHandedOn').map(({ tile }) => tile)).toEqual([5, 4, 3, 2, 1])
    expect(told(events, 'passed')).toEqual([])
  })
  it('R16.10 leaves five turns to Tom and four to the human who began the countdown', () => {
    const state = at({
      change: (draft, human) => {
        inCouncil(draft, human, 7)
        draft.countdown = { pile: 5, tile: null }
      },
    })
    const { state: end, events } = idle(state)
    expect(end.ended).toBe('countdown')
    expect([turnsOf(events, 0), turnsOf(events, 1)]).toEqual([4, 5])
  })
  it('R16.10 ends at once after the 32nd card, and no turn of the human follows', () => {
    const { state, events } = afterCard({ change: (draft) => played(draft, 4, 1) })
    expect(state.ended).toBe('fourthDeck')
    expect(told(events, 'tomCard')).toMatchObject([{ round: 4, left: 0 }])
    expect(turnsOf(events, 0)).toBe(0)
    expect(legal(state)).toEqual([])
  })
  it('R16.10 carries the 32nd card’s bonus action out before the end', () => {
    const asked = afterCard({
      letTomDecide: false,
      change: (draft, _, tom) => {
        if (draft.tom === null) return
        draft.tom = { deck: ['greatBonfire'], discards: without(draft.tom.deck, 'greatBonfire'), round: 4 }
        placePortals(draft, tom, firstSpaces(6))
      },
    }).state
    expect(asked.ended).toBeNull()
    const end = run(asked, 'tomcouncil fateTile').state
    expect(end.ended).toBe('fourthDeck')
    expect(tomOf(end).score).toBe(1)
  })
  it('R16.10 ends after the 32nd card in mid-countdown too', () => {
    const { state } = afterCard({
      change: (draft, human) => {
        played(draft, 4, 1)
        inCouncil(draft, human, 7)
        draft.countdown = { pile: 4, tile: null }
      },
    })
    expect(state).toMatchObject({ ended: 'fourthDeck', countdown: { pile: 3, tile: 4 } })
  })
  it('R16.10 goes on with the same eight cards after the first three rounds', () => {
    for (const round of [1, 2, 3]) {
      const { state } = afterCard({ change: (draft) => played(draft, round, 1) })
      expect(state.ended).toBeNull()
      expect(state.tom).toMatchObject({ round: round + 1, discards: [] })
      expect([...(state.tom?.deck ?? [])].sort()).toEqual(standardBox.tomCards.map(({ card }) => card).sort())
    }
  })
  it('R16.10 counts 32 cards from the first to the last', () => {
    const { state, events } = idle(at({ seed: '1'.repeat(32) }))
    expect(state.ended).toBe('fourthDeck')
    expect(told(events, 'tomCard')).toHaveLength(32)
    expect(turnsOf(events, 0)).toBe(31)
  })
  it('R16.10 scores Tom as anybody, with 7 for seven bonfires and nothing for guardians, fate tiles or leftovers', () => {
    const state = at({
      change: (draft, _, tom) => {
        tomLit(draft, tom, 7)
        placePortals(draft, tom, firstSpaces(3))
        build(draft, tom, 6)
        for (const colour of ['grey', 'red', 'pink', 'turquoise'] as const)
          tom.guardians.push({ colour, place: 'start' })
        tom.score = 9
      },
    })
    const tom = tomOf(state)
    const lit = tom.tasks.flatMap((task) => standardBox.tasks.filter(({ id }) => id === task?.task))
    const matching = lit.slice(1).filter(({ colour }, index) => tom.path[index]?.startsWith(colour))
    const { lines, total, litBonfires } = scoreSheetOf(standardRules, state, 1)
    expect(lines).toEqual({
      duringPlay: 9,
      bonfires: lit.reduce((sum, { points }) => sum + points, 0),
      guardians: 0,
      portals: 6,
      crystals: 2 * matching.length,
      commonTasks: 7 + 4 + 4,
      fateTiles: 0,
      leftovers: 0,
    })
    expect(total).toBe(Object.values(lines).reduce((sum, points) => sum + points, 0))
    expect(litBonfires).toBe(7)
  })
  it.each([
    [1, [1, 2]],
    [0, [1, 1]],
    [-1, [2, 1]],
  ])(
    'R16.10 lets the human win only with more points: %i more gives ranks %j, whoever has more bonfires',
    (by, ranks) => {
      for (const more of [0, 1]) {
        const state = at({
          change: (draft, human, tom) => {
            if (more === 0) tomLit(draft, tom, 2)
            else layBonfire(draft, human, 1, 'B1')
            const [hers = 0, his = 0] = scoreSheets(standardRules, draft).map(({ total }) => total)
            human.score = 100 - hers + by
            tom.score = 100 - his
          },
        })
        expect(scoreSheets(standardRules, state).map(({ rank }) => rank)).toEqual(ranks)
      }
    },
  )
})

function without<T>(list: readonly T[], one: T): T[] {
  const index = list.indexOf(one)
  return list.filter((_, at) => at !== index)
}
