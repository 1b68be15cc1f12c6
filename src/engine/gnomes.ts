import type { Choice } from './choice.ts'
import { asTurnOptionHandler } from './choice-handler.ts'
import {
  actingCity,
  type Emit,
  gain,
  gainIfAbility,
  hasAbility,
  lastPathSpace,
  portalCount,
  taskAndBonfireCount,
} from './city.ts'
import { resourcesShortRefusal, tilesShortRefusal } from './pay.ts'
import { type ResourcePrice, resourcesShort, tilesShort } from './payment.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { type City, type Draft, type ElderGnomeId, type GnomeId, isElder } from './state.ts'

/** R12.1: the resources that go with so many brown tiles. */
export function gnomeResourcePrice(rules: Rules, city: City, gnome: GnomeId, tiles: 1 | 2): ResourcePrice {
  const times = 3 - tiles
  if (hasAbility(city, 'anyGnomePrice')) return { price: {}, any: times }
  return { price: { [rules.gnomeResource(gnome)]: times }, any: 0 }
}

/** R12.1: recruited for one of the two prices, or free from the display (R12.6e). */
export const gnomeHandler = asTurnOptionHandler<'gnome'>({
  list(state, question, rules) {
    const city = actingCity(state)
    if (city.gnomes.length >= 6) return []
    const open = state.gnomeDisplay.filter((one) => one !== null)
    if (question.kind === 'freeSpecialist') return open.map((one) => ({ kind: 'gnome', gnome: one, tiles: 0 }))
    const payable = ([2, 1] as const).filter((tiles) => tilesShort(city, 'brown', tiles) === 0)
    if (payable.length === 0) return []
    const choices: Choice<'gnome'>[] = []
    for (const one of [...open, ...state.elders])
      for (const tiles of payable)
        if (resourcesShort(city, gnomeResourcePrice(rules, city, one, tiles)) === 0)
          choices.push({ kind: 'gnome', gnome: one, tiles })
    return choices
  },
  refuse(state, question, choice, rules) {
    const city = actingCity(state)
    if (city.gnomes.length >= 6) return refuse('cityFull', 'R12.1', { of: 'gnomes', most: 6 })
    const there = isElder(choice.gnome)
      ? state.elders.includes(choice.gnome)
      : state.gnomeDisplay.includes(choice.gnome)
    if (!there) return refuse('noSuchGnome', 'R12.2')
    if (question.kind === 'freeSpecialist') {
      if (isElder(choice.gnome)) return refuse('noSuchGnome', 'R12.6')
      return choice.tiles === 0 ? null : refuse('notThePrice', 'R12.6')
    }
    if (choice.tiles === 0) return refuse('notThePrice', 'R12.1')
    const price = gnomeResourcePrice(rules, city, choice.gnome, choice.tiles)
    return tilesShortRefusal(city, 'brown', choice.tiles, 'R12.1') ?? resourcesShortRefusal(city, price, 'R12.1')
  },
  apply(draft, _question, choice, _emit, rules) {
    draft.todo.push({ kind: 'doGnome', gnome: choice.gnome, free: choice.tiles === 0 })
    if (choice.tiles === 0) return
    const { price, any } = gnomeResourcePrice(rules, actingCity(draft), choice.gnome, choice.tiles)
    draft.todo.push({ kind: 'payResources', price: { ...price }, any })
    draft.todo.push({ kind: 'payTiles', colour: 'brown', units: choice.tiles })
  },
})

/** R12.2, R12.3, once paid: the gnome joins the city. */
export function receiveGnome(rules: Rules, draft: Draft, id: GnomeId, free: boolean, emit: Emit): void {
  const city = actingCity(draft)
  if (isElder(id)) draft.elders = draft.elders.filter((one) => one !== id)
  else draft.gnomeDisplay = draft.gnomeDisplay.with(draft.gnomeDisplay.indexOf(id), null)
  city.gnomes = [...city.gnomes, id]
  emit({ kind: 'gnomeJoined', seat: draft.turn.seat, gnome: id, free })
  if (isElder(id)) {
    gain(draft, emit, { source: 'elder', points: elderPointsOnJoining(rules, city, id), gnome: id })
    gainIfAbility(draft, emit, 'elderFriend', { points: 2 })
  }
  gainIfAbility(draft, emit, 'gnomeTile', { tiles: ['yellow'] })
}

/** R12.2: what an elder is worth to a city that it has joined. */
export function elderPointsOnJoining(rules: Rules, city: City, id: ElderGnomeId): number {
  switch (rules.elder(id).pointsPer) {
    case 'pathTile':
      return lastPathSpace(city)
    case 'fateTileInArea':
      return city.fate.placed.length
    case 'portal':
      return portalCount(city)
    case 'taskAndBonfire':
      return taskAndBonfireCount(city)
    case 'guardian':
      return city.guardians.length
    case 'gnome':
      return city.gnomes.length
  }
}
