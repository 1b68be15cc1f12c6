import { describe, expect, it } from 'vitest'
import { decision, type GameState, legalChoices, sitOut, standardRules } from '#engine'
import { hasFateSpot } from '#engine/fate'
import { acting, changed, cityAt, finishTurn, legal, position, refused, run, told } from '../position.ts'

const kinds = (state: ReturnType<typeof position>) =>
  new Set(legalChoices(standardRules, state).map(({ kind }) => kind))

/** A city that has met "six gnomes" and can do something besides. */
const sixGnomes = (wish: Parameters<typeof position>[0] = {}) =>
  position({ gnomes: ['E1', 'E2', 'E3', 'E4', 'S18', 'S21'], actionTiles: { blue: 3 }, ...wish })

/** The turn of a seat, not the starting player's, to which nothing is left but a bonus action. */
function onlyTheNovice(change: NonNullable<Parameters<typeof position>[0]>['change'] = () => {}): GameState {
  return changed(sixGnomes({ actionTiles: {} }), (draft, city) => {
    city.fate.supply = []
    draft.startingSeat = (draft.turn.seat + 1) % 3
    change(draft, city)
  })
}

describe('R3 a turn', () => {
  it.each([2, 3, 4] as const)('R2.10 asks the seats one after the other, %i of them', (players) => {
    let state = position({ players, actionTiles: { blue: 1 } })
    const asked: (number | undefined)[] = []
    for (let turn = 0; turn <= players; turn++) {
      asked.push(decision(state)?.seat)
      state = finishTurn(changed(state, (_, city) => Object.assign(city.actionTiles, { blue: 1 })))
    }
    const first = state.startingSeat
    expect(asked).toEqual(Array.from({ length: players + 1 }, (_, turn) => (first + turn) % players))
  })
  it('R3.1 is one option: after a path tile no other option can be taken, and the turn can end', () => {
    const { state } = run(position({ actionTiles: { green: 2, blue: 1 } }), 'path pile')
    for (const line of ['path pile', 'ship A1', 'bonfire 0', 'procession 1', 'ignite 1', 'guardian grey', 'gnome E1 2'])
      expect(refused(state, line)).toBe('optionTaken R3.1')
    expect(legal(state)).toEqual(['end'])
  })
  it('R3.1 lets a bonus action come before the option and after it, and finishes each before the next', () => {
    const before = run(sixGnomes(), 'novice sixGnomes')
    expect(legal(before.state).every((line) => line.startsWith('council'))).toBe(true)
    const settled = run(before.state, 'council goldAndYellow').state
    expect(kinds(settled)).toContain('ship')
    const after = run(sixGnomes(), 'ship A1').state
    expect(legal(after)).toContain('novice sixGnomes')
    expect(legal(run(after, 'novice sixGnomes', 'council goldAndYellow').state)).toContain('end')
  })
  it('R3.1 lets no bonus action go with a pass, which is no turn', () => {
    const state = changed(sixGnomes(), (draft) => {
      draft.countdown = { pile: 5, tile: null }
    })
    expect(legal(state)).toContain('pass')
    const afterBonus = run(state, 'novice sixGnomes', 'council goldAndYellow').state
    expect(refused(afterBonus, 'pass')).toBe('optionTaken R3.1')
  })
  it('R3.2 lets surplus action tiles go in the own turn, one a choice', () => {
    const { state, events } = run(position({ actionTiles: { green: 2, blue: 1 } }), 'discard green')
    expect(acting(state).actionTiles).toMatchObject({ green: 1, blue: 1 })
    expect(told(events, 'discarded')).toHaveLength(1)
    expect(refused(state, 'discard red')).toBe('noSuchTile R3.2')
  })
  it('R3.2 discards in a turn, so that no pass instead of the turn (R3.4) comes after it', () => {
    const before = position({
      actionTiles: { green: 3 },
      change: (draft) => {
        draft.countdown = { pile: 5, tile: null }
      },
    })
    expect(legal(before, 'pass')).toEqual(['pass'])
    const { state } = run(before, 'discard green')
    expect(refused(state, 'pass')).toBe('optionTaken R3.1')
    expect(legal(state)).toContain('discard green')
    expect(legal(state)).not.toContain('end')
  })
  it('R3.3 puts a seat out whose turn comes without any option, for good', () => {
    const stuck = (draft: Parameters<NonNullable<NonNullable<Parameters<typeof position>[0]>['change']>>[0]) => {
      const next = draft.cities[(draft.turn.seat + 1) % 3]
      if (next) next.fate.supply = []
    }
    const state = position({ actionTiles: { blue: 1 }, change: stuck })
    const seat = (state.turn.seat + 1) % 3
    const { state: after, events } = run(state, 'ship A1', 'end')
    expect(told(events, 'wentOut')).toEqual([{ kind: 'wentOut', seat, satOut: false }])
    expect(cityAt(after, seat).status).toBe('out')
    expect(after.turn.seat).toBe((state.turn.seat + 2) % 3)
    const back = changed(after, (draft) => {
      const city = draft.cities[seat]
      if (city) city.actionTiles.blue = 5
    })
    let now = back
    for (let turn = 0; turn < 4 && now.ended === null; turn++) {
      expect(now.turn.seat).not.toBe(seat)
      now = finishTurn(now)
    }
  })
  it('R3.3 counts open bonus actions in: who can only send a neutral novice has a turn', () => {
    const state = position({
      actionTiles: { blue: 1 },
      change: (draft) => {
        const next = draft.cities[(draft.turn.seat + 1) % 3]
        if (next) {
          next.fate.supply = []
          next.gnomes = draft.gnomePile.splice(0, 6)
        }
      },
    })
    const { state: after, events } = run(state, 'ship A1', 'end')
    const seat = (state.turn.seat + 1) % 3
    expect(after.turn.seat).toBe(seat)
    expect(told(events, 'forced').filter((event) => event.seat === seat)).toEqual([])
    expect(legal(after)).toEqual(['novice sixGnomes', 'out'])
    expect(legal(run(after, 'novice sixGnomes', 'council fateTile').state)).toEqual(['end'])
  })
  it('R3.3 asks for a bonus action that is all there is, which may begin the countdown, and puts out who declines it', () => {
    const state = onlyTheNovice((draft) => {
      draft.council.moveShip.push(...new Array<'neutral'>(9).fill('neutral'))
    })
    expect(state.countdown).toBeNull()
    const declined = run(state, 'out')
    expect(told(declined.events, 'wentOut')).toEqual([
      { kind: 'wentOut', seat: state.turn.seat, satOut: false, declined: true },
    ])
    expect(cityAt(declined.state, state.turn.seat).status).toBe('out')
    expect(declined.state.turn.seat).toBe((state.turn.seat + 1) % 3)
    expect(declined.state.commonNovices).toContain('sixGnomes')
    expect(declined.state.countdown).toBeNull()
    // She would have had the tenth novice.
    expect(run(state, 'novice sixGnomes', 'council fateTile').state.countdown).not.toBeNull()
  })
  it('R3.3 lets nobody out who has an option left, or has done something in the turn', () => {
    expect(refused(position({ actionTiles: { blue: 1 } }), 'out')).toBe('optionOpen R3.5')
    expect(refused(sixGnomes(), 'out')).toBe('optionOpen R3.5')
    expect(refused(run(sixGnomes(), 'ship A1').state, 'out')).toBe('optionTaken R3.3')
    const afterBonus = run(onlyTheNovice(), 'novice sixGnomes', 'council fateTile').state
    expect(refused(afterBonus, 'out')).toBe('optionTaken R3.3')
  })
  it('R3.3 offers the pass of the countdown (R3.4) to who has only a bonus action, and the way out while no tile is held', () => {
    const counting = (tile: number | null) =>
      onlyTheNovice((draft) => {
        draft.countdown = { pile: 4, tile }
      })
    expect(legal(counting(5))).toEqual(['novice sixGnomes', 'pass'])
    expect(refused(counting(5), 'out')).toBe('mayPass R14.4')
    expect(legal(counting(null))).toEqual(['novice sixGnomes', 'out'])
  })
  it('R3.3 lets a seat that is out pass by itself at its first turn of the countdown, for that tile’s points', () => {
    const state = position({
      actionTiles: { blue: 1 },
      change: (draft) => {
        draft.countdown = { pile: 4, tile: null }
        const next = draft.cities[(draft.turn.seat + 1) % 3]
        if (next) next.status = 'out'
      },
    })
    const seat = (state.turn.seat + 1) % 3
    const { state: after, events } = run(state, 'ship A1', 'end')
    expect(told(events, 'passed')).toEqual([{ kind: 'passed', seat, points: 4, byItself: true }])
    expect(cityAt(after, seat)).toMatchObject({ status: 'passed', score: 4 })
  })
  it('R3.3 lets a seat that its table let sit out take no more turns, its open turn ending as it stands', () => {
    const state = position({ actionTiles: { blue: 1 } })
    const seat = state.turn.seat
    const { state: after, events } = sitOut(standardRules, state, seat)
    expect(told(events, 'wentOut')).toEqual([{ kind: 'wentOut', seat, satOut: true }])
    expect(after.turn.seat).toBe((seat + 1) % 3)
    expect(() => sitOut(standardRules, after, seat)).toThrow('takes no turns')
  })
  it('R3.4 offers a pass in the countdown only', () => {
    expect(legal(position({ actionTiles: { blue: 1 } }), 'pass')).toEqual([])
    expect(refused(position(), 'pass')).toBe('noCountdownTile R14.4')
    const counting = position({
      change: (draft) => {
        draft.countdown = { pile: 5, tile: null }
      },
    })
    expect(legal(counting, 'pass')).toEqual(['pass'])
  })
  it('R3.5 lets nobody end a turn while an option is open', () => {
    const state = position({ actionTiles: { blue: 1 } })
    expect(legal(state, 'end')).toEqual([])
    expect(refused(state, 'end')).toBe('optionOpen R3.5')
    const afterBonus = run(sixGnomes(), 'novice sixGnomes', 'council goldAndYellow').state
    expect(refused(afterBonus, 'end')).toBe('optionOpen R3.5')
  })
  it('R3.6 turns a display’s refill up at the end of the turn', () => {
    const state = position({ actionTiles: { green: 1 } })
    const tile = state.pathDisplay[1]
    const taken = run(state, `path ${tile}`)
    expect(told(taken.events, 'pathsTurnedUp')).toEqual([])
    expect(taken.state.pathDisplay).toContain(null)
    const ended = run(taken.state, 'end')
    expect(told(ended.events, 'pathsTurnedUp')).toEqual([{ kind: 'pathsTurnedUp', tiles: [state.pathPile[0]] }])
    expect(ended.state.pathDisplay).not.toContain(null)
  })
  it('R3.6 offers turning up just when an open place waits and its pile has something for it', () => {
    const offers = (change: NonNullable<Parameters<typeof position>[0]>['change']) =>
      legal(position({ ...(change && { change }) })).includes('turnup')
    expect(offers(() => {})).toBe(false)
    expect(offers((draft) => (draft.pathDisplay[0] = null))).toBe(true)
    expect(offers((draft) => (draft.gnomeDisplay[0] = null))).toBe(true)
    expect(offers((_, city) => (city.offerings.open[0] = null))).toBe(true)
    expect(offers((_, city) => (city.offerings.open[1] = null))).toBe(true)
    const empty = (draft: Parameters<NonNullable<Parameters<typeof offers>[0]>>[0]) => {
      draft.pathDisplay[0] = null
      draft.pathPile = []
      draft.gnomeDisplay[0] = null
      draft.gnomePile = []
    }
    expect(offers(empty)).toBe(false)
    expect(
      offers((draft, city) => {
        empty(draft)
        city.offerings = { open: [null, null], piles: [[], []] }
      }),
    ).toBe(false)
    // R16.5: the gnomes turned up for Tom become a pile again.
    expect(
      offers((draft) => {
        draft.gnomeDiscards = draft.gnomePile.splice(0)
        draft.gnomeDisplay[0] = null
      }),
    ).toBe(true)
  })
  it('R3.6 turns it up sooner when the turn’s player asks for it', () => {
    const state = position({ actionTiles: { green: 1 } })
    const asked = run(state, `path ${state.pathDisplay[0]}`, 'turnup')
    expect(told(asked.events, 'pathsTurnedUp')).toHaveLength(1)
    expect(refused(asked.state, 'turnup')).toBe('nothingToTurnUp R3.6')
    expect(refused(state, 'turnup')).toBe('nothingToTurnUp R3.6')
  })
  it('R3.6 turns it up when a later choice of the turn needs it: a free path tile of the council', () => {
    const state = position({
      gnomes: ['E1', 'E2', 'E3', 'E4', 'S18', 'S21'],
      actionTiles: { green: 1 },
    })
    const built = run(state, `path ${state.pathDisplay[0]}`, 'novice sixGnomes', 'council pathTile')
    expect(told(built.events, 'pathsTurnedUp')).toEqual([])
    const bonus = run(built.state, 'bonus')
    expect(told(bonus.events, 'pathsTurnedUp')).toEqual([{ kind: 'pathsTurnedUp', tiles: [state.pathPile[0]] }])
  })
  it('R3.6 turns the next offering tile up when the ship reaches a task island, which may ask for it, and at no other', () => {
    const state = sixGnomes({
      change: (_, city) => {
        city.offerings = { open: [null, 'herb'], piles: [['shell', 'root'], ['fruit']] }
      },
    })
    const arrive = (island: string) =>
      told(run(state, 'novice sixGnomes', 'council moveShip', 'bonus', `ship ${island}`).events, 'offeringTurnedUp')
    expect(arrive('B2')).toEqual([{ kind: 'offeringTurnedUp', seat: state.turn.seat, pile: 1, resource: 'shell' }])
    expect(arrive('A3')).toEqual([])
  })
  it('R3.7 offers discarding only over the limit and when a fate tile could be placed', () => {
    expect(legal(position({ actionTiles: { green: 1 } }), 'discard')).toEqual([])
    expect(legal(position({ actionTiles: { green: 1, blue: 1 } }), 'discard')).toEqual([
      'discard green',
      'discard blue',
    ])
    expect(refused(position({ actionTiles: { green: 1 } }), 'discard green')).toBe('nothingToDiscard R3.7')
    const noTile = position({
      actionTiles: { green: 2 },
      change: (_, city) => {
        city.fate.supply = []
      },
    })
    expect(hasFateSpot(standardRules, acting(noTile))).toBe(false)
    expect(legal(noTile, 'discard')).toEqual([])
    expect(refused(noTile, 'discard green')).toBe('nothingToDiscard R3.7')
    const done = run(position({ actionTiles: { green: 1, blue: 3 } }), 'path pile').state
    expect(refused(done, 'discard blue')).toBe('optionTaken R3.7')
  })
})
