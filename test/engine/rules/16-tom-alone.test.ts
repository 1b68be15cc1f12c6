import { describe, expect, it } from 'vitest'
import { type GameState, RULES_EDITIONS } from '#engine'
import type { CityDraft } from '../draft.ts'
import { cityAt, legal, run, told } from '../position.ts'
import { inCouncil, layOnIslands, type SoloWish, solo, turnsOf } from '../solo.ts'

/** All eight fate tiles lie, nothing is left to pay with, no task is met. */
function stuck(human: CityDraft): void {
  const order = [...human.fate.placed.map(({ tile }) => tile), ...human.fate.supply]
  const places = [
    [3, 3, 'e'],
    [2, 1, 'e'],
    [2, 4, 'e'],
    [4, 1, 'e'],
    [4, 4, 'e'],
    [1, 2, 'e'],
    [5, 2, 'e'],
    [2, 7, 's'],
  ] as const
  human.fate = {
    supply: [],
    hand: null,
    placed: places.map(([row, column, direction], index) => ({ tile: order[index] ?? '', row, column, direction })),
  }
}

describe.each(RULES_EDITIONS)('R16 Tom alone (%s)', (edition) => {
  const at = (wish: SoloWish): GameState => solo({ edition, letTomDecide: true, ...wish })

  it.each([
    [4, 4],
    [1, 1],
  ])('R16.11 lets Tom play his %i countdown turns alone once the human has passed', (tile, left) => {
    const state = at({
      change: (draft, human) => {
        inCouncil(draft, human, 7)
        draft.countdown = { pile: tile, tile: null }
        draft.turn.used = false
      },
    })
    const { state: end, events } = run(state, 'pass')
    expect(told(events, 'passed')).toMatchObject([{ seat: 0, points: tile, byItself: false }])
    expect([turnsOf(events, 0), turnsOf(events, 1)]).toEqual([0, left])
    expect(told(events, 'tomCard')).toHaveLength(left)
    expect(end.ended).toBe('countdown')
    expect(cityAt(end, 0).score - cityAt(state, 0).score).toBe(tile)
  })
  it('R16.11 still asks the human for Tom after she has passed', () => {
    const state = at({
      letTomDecide: false,
      cards: ['guardian'],
      change: (draft, human) => {
        inCouncil(draft, human, 7)
        draft.countdown = { pile: 2, tile: null }
        draft.turn.used = false
      },
    })
    expect(legal(run(state, 'pass').state)).toEqual(
      ['grey', 'red', 'pink', 'turquoise'].map((one) => `tomguardian ${one}`),
    )
  })
  it('R16.11 lets cards go on to card 32 when the human has no turn left before the countdown', () => {
    const state = at({
      seed: '1'.repeat(32),
      change: (_, human) => stuck(human),
    })
    const { state: end, events } = run(state, 'end')
    expect(told(events, 'wentOut')).toEqual([{ kind: 'wentOut', seat: 0, satOut: false }])
    expect(told(events, 'tomCard')).toHaveLength(32)
    expect([turnsOf(events, 0), turnsOf(events, 1)]).toEqual([0, 32])
    expect(end).toMatchObject({ ended: 'fourthDeck', countdown: null })
    expect(cityAt(end, 0).status).toBe('out')
  })
  it('R16.11 lets her pass by herself for 5 when Tom begins the countdown after that, and he plays five more', () => {
    const state = at({
      cards: ['guardian', 'taskLowest'],
      gnome: 'herb',
      change: (draft, human) => {
        stuck(human)
        inCouncil(draft, human, 6)
        layOnIslands(draft, 'herb', [['B9'], ['R9']])
      },
    })
    const { state: end, events } = run(state, 'end')
    expect(told(events, 'passed')).toEqual([{ kind: 'passed', seat: 0, points: 5, byItself: true }])
    expect(told(events, 'tomCard')).toHaveLength(7)
    expect(end.ended).toBe('countdown')
  })
})
