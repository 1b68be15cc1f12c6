import { describe, expect, it } from 'vitest'
import {
  cityFateGroups,
  conditionProgress,
  type GameState,
  standardBox,
  standardRules,
  type TaskId,
  taskMet,
} from '#engine'
import { conditionMet } from '#engine/conditions'
import type { CityDraft, Draft } from '../draft.ts'
import { build, layBonfire, layFate, layOfferings, layTask, placePortals, sound, stand } from '../pieces.ts'
import { acting, changed, choice, legal, refused } from '../position.ts'
import { SETTINGS, type Setting } from './task-settings.ts'

/** The task lies at space 1 of a city of that setting, whose turn it is. */
function lying(task: TaskId, setting: Setting): GameState {
  const { resources = {}, actionTiles = {}, gnomes = [], tasks = [], offerings = [], portals = [] } = setting
  return sound({
    resources,
    actionTiles,
    gnomes,
    change: (draft, city) => {
      layTask(draft, city, 1, task)
      tasks.forEach((one, index) => {
        const lay = one.endsWith('!') ? layBonfire : layTask
        lay(draft, city, index + 2, one.replace('!', ''))
      })
      build(draft, city, setting.path ?? [])
      placePortals(draft, city, portals)
      stand(city, setting.guardians ?? {})
      layOfferings(draft, city, offerings)
      if (setting.firstPile !== undefined) useUp(draft, city, setting.firstPile)
      if (setting.fate !== undefined) layFate(city, setting.fate.split(' | ').map(placed))
    },
  })
}

/** Leaves so many tiles of the first pile; the rest of it lies on as many islands. */
function useUp(draft: Draft, city: CityDraft, left: 0 | 1): void {
  city.offerings.piles[0] = []
  if (left === 0) city.offerings.open[0] = null
  for (const island of ['A1', 'A2', 'A4', 'B2', 'B3'].slice(left))
    draft.islands[island]?.offerings.push(draft.cities.indexOf(city))
}

function placed(line: string): CityDraft['fate']['placed'][number] {
  const read = choice(`fate ${line}`)
  if (read.kind !== 'fate') throw new Error(`'${line}' is not where a fate tile lies`)
  const { kind: _, ...where } = read
  return where
}

describe('R12.4 conditions of tasks', () => {
  it.each(standardBox.tasks.map(({ id, condition: { kind } }) => [id, kind] as const))(
    'R12.4 lets %s (%s) be ignited when it is met, and not before',
    (id) => {
      const [met, short] = SETTINGS[id] ?? []
      if (met === undefined || short === undefined) throw new Error(`no settings for ${id}`)
      const bright = lying(id, met)
      expect(refused(bright, 'ignite 1')).toBeNull()
      expect(legal(bright, 'ignite')).toContain('ignite 1')
      expect(taskMet(standardRules, bright, bright.turn.seat, id)).toBe(true)
      const dark = lying(id, short)
      expect(refused(dark, 'ignite 1')).toBe('conditionNotMet R12.4')
      expect(taskMet(standardRules, dark, dark.turn.seat, id)).toBe(false)
      // Nobody else meets it by what this city has.
      const other = (bright.turn.seat + 1) % bright.cities.length
      expect(taskMet(standardRules, bright, other, id)).toBe(false)
    },
  )
  it('R12.4 tells how much of each condition a city has, and how much it asks', () => {
    const progress = (id: TaskId): string => {
      const [met, short] = SETTINGS[id] ?? []
      if (met === undefined || short === undefined) throw new Error(`no settings for ${id}`)
      const [before, after] = [short, met].map((setting) => {
        const state = lying(id, setting)
        return conditionProgress(standardRules, state, state.turn.seat, standardRules.task(id).condition)
      })
      expect(after?.need, id).toBe(before?.need)
      return `${before?.have} ${after?.have}/${after?.need}`
    }
    const told = (colour: string) =>
      standardBox.tasks.flatMap(({ id }) => (id.startsWith(colour) ? [progress(id)] : []))
    expect([told('B'), told('R'), told('Y')].map((some) => some.join(', '))).toEqual([
      '0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 0 1/1, 1 2/2, 2 3/3, 0 1/1, 0 1/1, 0 1/1, 1 2/2, 1 2/2, 2 3/3, 2 3/3, 2 3/3, 2 3/3',
      // Four roots are more than the three that are asked.
      '2 3/3, 2 3/3, 3 4/4, 1 2/2, 3 4/4, 1 2/2, 1 2/2, 1 2/2, 2 3/3, 2 4/3, 2 3/3, 0 1/1, 2 3/3, 3 4/4, 1 2/2, 1 2/2, 1 2/2, 5 6/6, 4 6/6, 4 6/6, 5 6/6, 5 6/6',
      '4 5/5, 4 5/5, 2 3/3, 3 4/4, 4 5/5, 4 5/5, 4 5/5, 4 5/5, 3 4/4, 2 3/3, 2 3/3, 0 1/1, 1 2/2, 3 4/4, 1 2/2, 4 5/5, 3 4/4, 2 3/3, 4 5/5, 10 12/12, 3 6/6, 1 2/2',
    ])
  })
  it('R12.4 is tried with each of the 66 tasks and each of the 26 kinds of condition', () => {
    expect(Object.keys(SETTINGS).sort()).toEqual(standardBox.tasks.map(({ id }) => id).sort())
    expect(new Set(standardBox.tasks.map(({ condition }) => condition.kind)).size).toBe(26)
  })
  it('R12.4 counts a pile whose next tile waits to be turned up as not used up', () => {
    const state = sound({
      change: (draft, city) => {
        layTask(draft, city, 1, 'Y12')
        city.offerings.open[0] = null
        city.offerings.piles[0].splice(1)
        for (const island of ['A1', 'A2', 'A4', 'B2']) draft.islands[island]?.offerings.push(draft.turn.seat)
      },
    })
    expect(refused(state, 'ignite 1')).toBe('conditionNotMet R12.4')
  })
  it('R12.4 counts either pile as used up, and two only when both are', () => {
    const met = (used: readonly (0 | 1)[], count: 1 | 2) => {
      const state = changed(sound(), (_, city) => {
        for (const pile of used) {
          city.offerings.open[pile] = null
          city.offerings.piles[pile] = []
        }
      })
      return conditionMet(standardRules, state, state.turn.seat, { kind: 'emptyOfferingPile', count })
    }
    expect([met([], 1), met([0], 1), met([1], 1), met([0, 1], 1)]).toEqual([false, true, true, true])
    expect([met([0], 2), met([1], 2), met([0, 1], 2)]).toEqual([false, false, true])
  })
  it.each([0, 1] as const)(
    'R12.4 counts pile %i as used up neither while its last tile lies open, nor before the next is turned up',
    (pile) => {
      const met = (change: (city: CityDraft) => void) => {
        const state = changed(sound(), (_, city) => change(city))
        return conditionMet(standardRules, state, state.turn.seat, { kind: 'emptyOfferingPile', count: 1 })
      }
      expect(met((city) => Object.assign(city.offerings.piles, { [pile]: [] }))).toBe(false)
      expect(met((city) => Object.assign(city.offerings.open, { [pile]: null }))).toBe(false)
    },
  )
  it('R12.4 asks for a group of its own for each group, also when two are of one symbol', () => {
    const state = changed(sound(), (_, city) => layFate(city, [placed('F1 3,3e')]))
    const [group] = cityFateGroups(standardRules, acting(state))
    if (group === undefined) throw new Error('a tile has symbols')
    const asked = { symbol: group.symbol, size: group.size }
    const met = (groups: (typeof asked)[]) =>
      conditionMet(standardRules, state, state.turn.seat, { kind: 'fateGroups', groups })
    expect([met([asked]), met([asked, asked])]).toEqual([true, false])
  })
  it('R6.5 counts the printed gold space beside a path tile with gold, where a box has one', () => {
    const met = (path: CityDraft['path']) => {
      const state = changed(sound(), (_, city) => {
        city.path = path
      })
      return conditionMet(standardRules, state, state.turn.seat, { kind: 'adjacentPathTilesSameResource', count: 2 })
    }
    expect([met(['blue-gold']), met(['blue-herb', 'red-gold']), met(['blue-herb', 'red-herb'])]).toEqual([
      true,
      false,
      true,
    ])
  })
  it('R12.4 counts offering tiles of others for nobody', () => {
    const state = sound({
      change: (draft, city) => {
        layTask(draft, city, 1, 'B12')
        layOfferings(draft, city, ['A1'])
        const other = draft.cities[(draft.turn.seat + 1) % 3]
        if (other) layOfferings(draft, other, ['A1'])
      },
    })
    expect(refused(state, 'ignite 1')).toBe('conditionNotMet R12.4')
  })
})
