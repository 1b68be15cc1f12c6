import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type GameState, standardRules, stateSchema } from '#engine'
import type { PictureRequest } from '#render'
import { layoutOf } from '#render/scenes/index'
import { everyLook } from '#support/looks'
import { sample } from '#support/sample-picture'
import { type CityDraft, changed, type Draft } from '../engine/position.ts'
import { type ShownFact, VISIBILITY } from './facts.ts'

/** Everything that people can look at in a position. */
function requests(state: GameState): PictureRequest[] {
  const names = ['Ada', 'Bartholomew', 'Chiara', 'Dörte'].slice(0, state.cities.length)
  const all = { rules: standardRules, state, names, language: 'en', candidates: [] } as const
  return [
    { ...all, scene: 'table', lastTurn: null },
    ...state.cities.map((_, seat): PictureRequest => ({ ...all, scene: 'city', seat, tentative: [] })),
    { ...all, scene: 'score' },
    { ...all, scene: 'island', island: 'B2' },
    { ...all, scene: 'map' },
    { ...all, scene: 'islands', seat: null },
    { ...all, scene: 'gnomes' },
    { ...all, scene: 'bonfire', seat: null },
    { ...all, scene: 'council' },
    { ...all, scene: 'fate', seat: state.turn.seat },
  ]
}
const pictures = (state: GameState) => requests(state).map((request) => JSON.stringify(layoutOf(request)))
const texts = (state: GameState) =>
  everyLook({ state, lastTurn: null, open: [] }, ['Ada', 'Bartholomew', 'Chiara', 'Dörte'], 'en').map(
    ({ text }) => text,
  )
const differs = (some: string[], others: string[]) => some.some((one, index) => one !== others[index])

const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('empty')
  return item
}
const swapEnds = <T>(list: T[]): boolean => {
  const last = list.pop()
  if (last === undefined) return false
  list.unshift(last)
  return true
}

/** Changes one fact as another game could have it; false where the position has nothing to change. */
const CHANGE: { readonly [F in ShownFact]: (draft: Draft, city: CityDraft) => boolean } = {
  startingSeat(draft) {
    draft.startingSeat = (draft.startingSeat + 1) % draft.cities.length
    return draft.tom === null
  },
  'islands.tasks'(draft) {
    return draft.islands.B2?.tasks.pop() !== undefined
  },
  'islands.offerings'(draft) {
    draft.islands.B2?.offerings.push(draft.tom === null ? 1 : 0)
    return true
  },
  pathDisplay(draft) {
    draft.pathDisplay[0] = draft.pathDisplay[0] === 'red-herb' ? 'blue-root' : 'red-herb'
    return true
  },
  gnomeDisplay(draft) {
    draft.gnomeDisplay[0] = null
    return true
  },
  elders(draft) {
    return draft.elders.pop() !== undefined
  },
  'bonfire.at'(draft) {
    draft.bonfire.at = draft.bonfire.at === 3 ? 4 : 3
    return true
  },
  'bonfire.portals'(draft) {
    const lying = draft.bonfire.portals.find((portals) => portals.length > 0)
    return lying?.pop() !== undefined
  },
  council(draft) {
    draft.council.moveShip.push(0)
    return true
  },
  commonNovices(draft) {
    return draft.commonNovices.pop() !== undefined
  },
  'countdown.tile'(draft) {
    const before = draft.countdown?.tile
    draft.countdown = before === 3 ? { pile: 1, tile: 2 } : { pile: 2, tile: 3 }
    return true
  },
  'turn.seat'(draft) {
    draft.turn.seat = (draft.turn.seat + 1) % draft.cities.length
    return draft.tom === null
  },
  'tom.round'(draft) {
    if (draft.tom === null) return false
    draft.tom.round = draft.tom.round === 1 ? 2 : 1
    return true
  },
  ended(draft) {
    draft.ended = 'countdown'
    draft.todo = []
    return true
  },
  'city.board'(draft, city) {
    city.board = (city.board % 4) + 1
    return draft.tom === null
  },
  'city.score'(_, city) {
    city.score += 5
    return true
  },
  'city.status'(_, city) {
    city.status = city.status === 'passed' ? 'playing' : 'passed'
    return true
  },
  'city.ship'(_, city) {
    city.ship = city.ship === 'A1' ? 'D4' : 'A1'
    return true
  },
  'city.resources'(_, city) {
    city.resources.herb += 1
    return true
  },
  'city.actionTiles'(_, city) {
    city.actionTiles.purple += 1
    return true
  },
  'city.path'(_, city) {
    return city.path.pop() !== undefined
  },
  'city.portals'(_, city) {
    const at = city.portals.findIndex((portal) => portal !== null)
    if (at >= 0) city.portals[at] = null
    return at >= 0
  },
  'city.tasks'(_, city) {
    const task = city.tasks.find((one) => one !== null)
    if (!task) return false
    task.lit = !task.lit
    return true
  },
  'city.guardians'(_, city) {
    first(city.guardians).place = first(city.guardians).place === 'p1' ? 'start' : 'p1'
    return true
  },
  'city.gnomes'(_, city) {
    return city.gnomes.pop() !== undefined
  },
  'city.fate.supply'(_, city) {
    return city.fate.supply.length > 1 && swapEnds(city.fate.supply)
  },
  'city.fate.hand'(_, city) {
    if (city.fate.hand === null) return false
    city.fate.hand = city.fate.hand === 'F1' ? 'F2' : 'F1'
    return true
  },
  'city.fate.placed'(_, city) {
    return city.fate.placed.pop() !== undefined
  },
  'city.offerings.open'(_, city) {
    const { open } = city.offerings
    open[0] = open[0] === 'root' ? 'shell' : 'root'
    return true
  },
}

const POSITIONS = [
  { players: 2, seed: 3, choices: 0 },
  { players: 3, seed: 5, choices: 90 },
  { players: 4, seed: 8, choices: 220 },
  { players: 1, seed: 2, choices: 60 },
].map((options) => sample(options).state)

describe('public facts', () => {
  it('are listed for every part of the state', () => {
    const paths = (shape: z.ZodRawShape, before: string): string[] =>
      Object.entries(shape).flatMap(([name, type]) => {
        const inner = type instanceof z.ZodNullable ? type.unwrap() : type
        if (name === 'cities' && type instanceof z.ZodArray && type.element instanceof z.ZodObject)
          return paths(type.element.shape, 'city.')
        if (name === 'islands' && type instanceof z.ZodRecord && type.valueType instanceof z.ZodObject)
          return paths(type.valueType.shape, 'islands.')
        return inner instanceof z.ZodObject && name !== 'solo'
          ? paths(inner.shape, `${before}${name}.`)
          : `${before}${name}`
      })
    expect(Object.keys(VISIBILITY).sort()).toEqual(paths(stateSchema.shape, '').sort())
  })

  it.each(Object.entries(CHANGE))('%s is seen on a picture and told by a look in words', (_, change) => {
    let count = 0
    for (const state of POSITIONS) {
      let applies = false
      const draft = changed(state, (own) => {
        const city = own.cities[own.tom === null ? own.turn.seat : 0]
        applies = city !== undefined && change(own, city)
      })
      if (!applies) continue
      count += 1
      expect(differs(pictures(draft), pictures(state)), `a picture, ${state.cities.length} cities`).toBe(true)
      expect(differs(texts(draft), texts(state)), `a look in words, ${state.cities.length} cities`).toBe(true)
    }
    expect(count).toBeGreaterThan(0)
  })
})
