import { describe, expect, it } from 'vitest'
import { type GameState, RULES_EDITIONS, standardBox } from '#engine'
import type { Draft } from '../draft.ts'
import { run, told } from '../position.ts'
import { gnomesWith, openGnomes, openPaths, type SoloWish, solo, tomOf } from '../solo.ts'

function discardAll(draft: Draft): void {
  draft.gnomeDiscards = draft.gnomePile
  draft.gnomePile = []
}

function lastCard(draft: Draft): void {
  draft.tom?.discards.push(...draft.tom.deck.splice(0, 7))
}

describe.each(RULES_EDITIONS)('R16 Tom’s deck and the gnome sign (%s)', (edition) => {
  const at = (wish: SoloWish): GameState => solo({ edition, ...wish })
  const card = (wish: SoloWish) => run(at(wish), 'end')

  it('R16.4 comes up after each human turn, one at a time, and goes to the discards', () => {
    const { state, events } = card({ cards: ['greatBonfire', 'path', 'gnome'], gnome: 'root' })
    expect(told(events, 'tomCard')).toMatchObject([{ card: 'greatBonfire', round: 1, left: 7 }])
    expect(state.tom?.discards).toEqual(['greatBonfire'])
    expect(state.turn.seat).toBe(0)
    const next = run({ ...state, turn: { ...state.turn, used: true } }, 'end')
    expect(told(next.events, 'tomCard')).toMatchObject([{ card: 'path', left: 6 }])
    expect(next.state.tom?.discards).toEqual(['greatBonfire', 'path'])
  })
  it('R16.4 shuffles the eight discards once the deck is empty, for its next round', () => {
    const orders = new Set<string>()
    for (const digit of '123456') {
      const seed = digit.repeat(32)
      const { state, events } = run(at({ seed, letTomDecide: true, change: lastCard }), 'end')
      expect(told(events, 'tomCard')).toMatchObject([{ round: 1, left: 0 }])
      expect(state.tom).toMatchObject({ discards: [], round: 2 })
      expect([...(state.tom?.deck ?? [])].sort()).toEqual(standardBox.tomCards.map((one) => one.card).sort())
      orders.add(state.tom?.deck.join() ?? '')
    }
    expect(orders.size).toBeGreaterThan(3)
  })
  it.each(['gnome', 'path', 'taskHighest', 'taskLowest'] as const)(
    'R16.5 turns the top gnome up first for the %s card',
    (sign) => {
      const state = at({ cards: [sign], gnome: 'shell' })
      const [top] = state.gnomePile
      const { state: after, events } = run(state, 'end')
      expect(told(events, 'tomCard')).toMatchObject([{ gnome: top }])
      expect(after.gnomeDiscards).toEqual([top])
    },
  )
  it.each(['guardian', 'greatBonfire'] as const)('R16.5 turns no gnome up for the %s card', (plain) => {
    const { state, events } = card({ cards: [plain] })
    expect(told(events, 'tomCard')).toMatchObject([{ gnome: null }])
    expect(state.gnomeDiscards).toEqual([])
  })
  it('R16.5 makes an empty pile anew from the discards when a card is needed', () => {
    const state = at({ cards: ['taskHighest'], change: discardAll })
    expect(state.gnomePile).toEqual([])
    const { state: after, events } = run(state, 'end')
    expect(told(events, 'tomCard')[0]?.gnome).not.toBeNull()
    expect(after.gnomeDiscards).toEqual([told(events, 'tomCard')[0]?.gnome])
    expect([...after.gnomePile, ...after.gnomeDiscards].sort()).toEqual([...state.gnomeDiscards].sort())
  })
  it('R16.5 does not make it anew before a card is needed', () => {
    const state = at({
      cards: ['path'],
      gnome: 'herb',
      change: (draft) => {
        openPaths(draft, ['blue-root', 'blue-shell', 'red-root', 'red-shell'])
        openGnomes(draft, [], 'herb')
        const [herb = 'S0'] = draft.gnomePile.filter((gnome) => gnomesWith('herb').includes(gnome))
        draft.gnomeDiscards = draft.gnomePile.filter((gnome) => gnome !== herb)
        draft.gnomePile = [herb]
      },
    })
    const after = run(state, 'end').state
    expect(after.gnomePile).toEqual([])
    expect(after.gnomeDiscards).toHaveLength(18)
  })
  it('R16.5 makes the pile anew with the gnome just turned up among them, when the display needs a card', () => {
    const [first = 'S0', second = 'S0'] = gnomesWith('herb')
    const state = at({
      cards: ['gnome'],
      change: (draft) => {
        openGnomes(draft, [first], 'herb')
        const others = draft.gnomePile.filter((gnome) => gnome !== second)
        draft.gnomePile = [second]
        // All but the one that is turned up are elsewhere, so that it must come back into the display.
        draft.cities[0]?.gnomes.push(...others)
      },
    })
    const after = run(state, 'end').state
    expect(tomOf(after).gnomes).toEqual([first])
    expect(after.gnomeDisplay).toContain(second)
    expect(after.gnomeDiscards).toEqual([])
  })
})
