import { describe, expect, it } from 'vitest'
import { COMMON_TASKS, type CommonTask, commonTaskMet, type GameState, type PathTile } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { build, layBonfire, layTask, placePortals, sound, stand, tasksOf } from '../pieces.ts'
import { acting, changed, cityAt, finishTurn, legal, refused, run, told, type Wish } from '../position.ts'

type Change = (draft: Draft, city: CityDraft) => void
const GNOMES = ['E1', 'E2', 'E3', 'E4', 'E5', 'S18']

/** Each common task: met, and one short of it. */
const NEEDS: Readonly<Record<CommonTask, { met: Wish; short: Wish }>> = {
  sevenTasks: { met: { change: layTasks(7) }, short: { change: layTasks(6) } },
  sevenPortals: {
    met: { change: (draft, city) => placePortals(draft, city, [1, 2, 3, 4, 5, 6, 7]) },
    short: { change: (draft, city) => placePortals(draft, city, [2, 3, 4, 5, 6, 7]) },
  },
  sevenPathTiles: {
    met: { change: (draft, city) => build(draft, city, 6) },
    short: { change: (draft, city) => build(draft, city, 5) },
  },
  fiveGuardians: {
    met: { change: (_, city) => stand(city, { grey: 'start', red: 'start', pink: 'start', turquoise: 'start' }) },
    short: { change: (_, city) => stand(city, { grey: 'start', red: 'start', pink: 'start' }) },
  },
  sixGnomes: { met: { gnomes: GNOMES }, short: { gnomes: GNOMES.slice(1) } },
}
/** So many tasks, every other one ignited. */
function layTasks(count: number): Change {
  return (draft, city) => {
    for (const [index, task] of tasksOf('B').slice(0, count).entries())
      if (index % 2 === 0) layTask(draft, city, index + 1, task)
      else layBonfire(draft, city, index + 1, task)
  }
}
const novices = (state: GameState) => legal(state, 'novice').map((line) => line.slice(7))
const paidBy19 = (events: ReturnType<typeof run>['events']) =>
  told(events, 'gained').filter(({ gnome }) => gnome === 'S19')

describe('R13 bonus action: neutral novices', () => {
  it.each(COMMON_TASKS)('R13.1 meets "%s" exactly with the full number', (task) => {
    const { met, short } = NEEDS[task]
    expect(commonTaskMet(acting(sound(met)), task)).toBe(true)
    expect(commonTaskMet(acting(sound(short)), task)).toBe(false)
    expect(novices(sound(met))).toEqual([task])
    expect(refused(sound(short), `novice ${task}`)).toBe('conditionNotMet R13.2')
  })
  it('R13.2 moves the novice to any council space without a neutral one, and takes the bonus', () => {
    const state = sound({ ...NEEDS.sixGnomes.met, actionTiles: { blue: 1 } })
    const { state: sent, events } = run(state, 'novice sixGnomes', 'council goldAndYellow')
    expect(sent.council.goldAndYellow).toEqual(['neutral'])
    expect(sent.commonNovices).not.toContain('sixGnomes')
    expect(told(events, 'noviceMoved')).toMatchObject([{ novice: 'neutral', from: 'sixGnomes', to: 'goldAndYellow' }])
    expect(acting(sent).resources.gold).toBe(2)
    expect(refused(sent, 'novice sixGnomes')).toBe('noviceGone R13.2')
  })
  it('R13.2 goes without the novice that another city has sent already', () => {
    const state = sound({
      ...NEEDS.sixGnomes.met,
      change: (draft) => {
        draft.commonNovices = draft.commonNovices.filter((task) => task !== 'sixGnomes')
        draft.council.pathTile.push('neutral')
      },
    })
    expect(novices(state)).toEqual([])
    expect(refused(state, 'novice sixGnomes')).toBe('noviceGone R13.2')
  })
  it('R13.2 may be done any number of times in a turn, besides its option', () => {
    const state = sound({
      gnomes: GNOMES,
      actionTiles: { blue: 1 },
      change: (draft, city) => build(draft, city, 6),
    })
    const first = run(state, 'novice sixGnomes', 'council goldAndYellow').state
    const second = run(first, 'novice sevenPathTiles', 'council specialist').state
    expect(refused(first, 'council goldAndYellow')).toBe('notAskedNow R3.1')
    expect(second.council).toMatchObject({ goldAndYellow: ['neutral'], specialist: ['neutral'] })
    expect(legal(second)).toContain('ship A1')
    expect(legal(run(second, 'ship A1', 'decline').state)).toContain('end')
  })
  it('R13.2 includes one made possible by another bonus', () => {
    const state = sound({ gnomes: GNOMES, change: (draft, city) => build(draft, city, 5) })
    expect(novices(state)).toEqual(['sixGnomes'])
    const asked = run(state, 'novice sixGnomes', 'council pathTile', 'bonus').state
    const built = run(asked, `path ${asked.pathDisplay[0]}`).state
    expect(novices(built)).toEqual(['sevenPathTiles'])
  })
  it('R13.2 leaves the turn its option, whatever the bonus places', () => {
    const state = sound({ gnomes: GNOMES, actionTiles: { blue: 1 } })
    const asked = run(state, 'novice sixGnomes', 'council fateTile', 'bonus').state
    const placed = run(asked, legal(asked, 'fate')[0] ?? '').state
    expect(placed.turn).toMatchObject({ used: false, extra: true })
    expect(legal(placed)).toContain('ship A1')
    for (const [space, ...lines] of [
      ['guardian', 'guardian grey'],
      ['pathTile', `path ${state.pathDisplay.find((tile) => tile !== null)}`],
      ['pathTile', `search ${state.pathPile[0]}`],
      ['moveShip', 'ship A1'],
    ] as const) {
      const after = run(state, 'novice sixGnomes', `council ${space}`, 'bonus', ...lines)
      expect(after.state.turn).toMatchObject({ used: false, extra: true })
      expect(legal(after.state, 'ship')).not.toEqual([])
      for (const event of told(after.events, 'guardianReceived')) expect(event.free).toBe(true)
      for (const event of told(after.events, 'pathBuilt'))
        expect(event).toMatchObject({ from: lines[0].startsWith('search') ? 'search' : 'display', turnedUp: false })
    }
  })
  it('R13.2 leaves the turn its option after red or white was paid at the island that bonus g reached', () => {
    const state = sound({
      actionTiles: { red: 1, white: 1, blue: 1 },
      resources: { gold: 4 },
      change: (draft, city) => build(draft, city, 6),
    })
    const task = state.islands.B2?.tasks[0]
    for (const [paid, ...lines] of [
      [['red'], 'ship B2', `task ${task}`, 'offer 1', 'space 1'],
      [['white'], 'ship A3', 'guardian grey'],
    ] as const) {
      const after = run(state, 'novice sevenPathTiles', 'council moveShip', 'bonus', ...lines)
      expect(told(after.events, 'paidTiles').map(({ tiles }) => tiles)).toEqual([paid])
      expect(after.state.turn).toMatchObject({ used: false, extra: true })
      expect(legal(after.state, 'ship')).not.toEqual([])
    }
  })
  it('R13.2 may be done in a later own turn, and in nobody else’s', () => {
    const state = sound({ players: 2, ...NEEDS.sevenPathTiles.met })
    const theirs = finishTurn(state)
    expect(novices(theirs)).toEqual([])
    expect(refused(theirs, 'novice sevenPathTiles')).toBe('conditionNotMet R13.2')
    const own = finishTurn(theirs)
    expect(own.turn.seat).toBe(state.turn.seat)
    expect(novices(own)).toEqual(['sevenPathTiles'])
  })
  it('R13.3 pays specialist 19 one gold and one yellow tile when a common task is first met', () => {
    const paid = (gnomes: string[]) => {
      const state = sound({ gnomes, actionTiles: { green: 2 }, change: (draft, city) => build(draft, city, 5) })
      const { state: after, events } = run(state, 'path pile')
      expect(told(events, 'commonTaskMet').map(({ task }) => task)).toEqual(['sevenPathTiles'])
      expect(acting(after).actionTiles.yellow).toBe(paidBy19(events).length)
      return { paid: paidBy19(events), after }
    }
    expect(paid(['S18']).paid).toEqual([])
    const with19 = paid(['S19'])
    expect(with19.paid).toMatchObject([{ resources: ['gold'], tiles: ['yellow'], points: 0 }])
    // Once: neither the novice nor the end of the turn pays again.
    const later = run(with19.after, 'novice sevenPathTiles', 'council goldAndYellow', 'end')
    expect(paidBy19(later.events)).toEqual([])
  })
  it('R13.3 pays whether the neutral novice is there or not', () => {
    const state = sound({
      gnomes: ['S19'],
      actionTiles: { green: 2 },
      change: (draft, city) => {
        build(draft, city, 5)
        draft.commonNovices = draft.commonNovices.filter((task) => task !== 'sevenPathTiles')
        draft.council.fateTile.push('neutral')
      },
    })
    expect(paidBy19(run(state, 'path pile').events)).toHaveLength(1)
  })
  it('R13.3 pays twice for two at once, and nothing for tasks met before 19 came', () => {
    const state = sound({ gnomes: ['S19'], actionTiles: { blue: 1 } })
    const both = changed(state, (draft, city) => {
      build(draft, city, 6)
      stand(city, { grey: 'start', red: 'start', pink: 'start', turquoise: 'start' })
    })
    expect(paidBy19(run(both, 'ship A1').events)).toHaveLength(2)
    const before = changed(both, (_, city) => {
      city.met = ['sevenPathTiles', 'fiveGuardians']
    })
    expect(paidBy19(run(before, 'ship A1').events)).toEqual([])
  })
  it('R13.3 pays for itself as the sixth gnome', () => {
    const state = sound({
      gnomes: ['E1', 'E2', 'E3', 'E4', 'E5'],
      actionTiles: { brown: 2 },
      resources: { fruit: 1 },
      change: (draft) => {
        const at = draft.gnomePile.indexOf('S19')
        const first = draft.gnomeDisplay[0]
        if (at < 0 || !first) return
        draft.gnomePile[at] = first
        draft.gnomeDisplay[0] = 'S19'
      },
    })
    const { state: after, events } = run(state, 'gnome S19 2')
    expect(paidBy19(events)).toHaveLength(1)
    expect(acting(after).resources.gold).toBe(1)
  })
  it('R13.3 pays nothing for seven bonfires, which are no new task, nor for what another city meets', () => {
    const state = sound({
      gnomes: ['S19'],
      resources: { gold: 4 },
      change: (draft, city) => {
        layTask(draft, city, 7, 'R3')
        for (let space = 1; space <= 6; space++) layBonfire(draft, city, space, `B${space}`)
        city.met = ['sevenTasks']
      },
    })
    const { events } = run(state, 'ignite 7', 'council goldAndYellow')
    expect(paidBy19(events)).toEqual([])
    const two = sound({
      players: 2,
      gnomes: ['S19'],
      change: (draft) => {
        const other = draft.cities[1 - draft.turn.seat]
        const tiles: PathTile[] = ['blue-herb', 'blue-fruit', 'red-herb', 'red-root', 'red-shell']
        if (other) build(draft, other, tiles)
        if (other) other.actionTiles.green = 3
      },
    })
    const theirs = finishTurn(two)
    const met = run(theirs, 'path pile')
    expect(told(met.events, 'commonTaskMet')).toHaveLength(1)
    expect(cityAt(met.state, two.turn.seat).resources.gold).toBe(cityAt(theirs, two.turn.seat).resources.gold)
  })
})
