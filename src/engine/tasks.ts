import { asTurnOptionHandler, candidatesHandler } from './choice-handler.ts'
import {
  actingCity,
  cityOf,
  faceUpOfferingOfPile,
  hasAbility,
  ownOfferingCountOn,
  taskAndBonfireCount,
} from './city.ts'
import { resourcesShortRefusal, tilesShortRefusal } from './pay.ts'
import { type ResourcePrice, resourcesShort } from './payment.ts'
import { type Refusal, refuse, type TilePriceCause } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { City, Draft, GameState, IslandId, TaskId } from './state.ts'
import { type Resources, type Seat, SPACES } from './terms.ts'

/** R8.2: red tiles asked of a seat for a task of an island. */
export const takeTaskUnits = (state: GameState, seat: Seat, island: IslandId): number =>
  hasAbility(cityOf(state, seat), 'cheapTasks') ? 1 : ownOfferingCountOn(state, seat, island) + 1

/** R8.3: what giving the open offering tile of a pile costs at the ship's island; null when none lies open. */
export function offeringPrice(rules: Rules, city: City, pile: 1 | 2): ResourcePrice | null {
  const offered = faceUpOfferingOfPile(city, pile)
  if (offered === null || city.ship === null) return null
  const island = rules.island(city.ship)
  if (island.kind !== 'task') return null
  if (hasAbility(city, 'anyOffering')) return { price: {}, any: 2 }
  const price: Partial<Resources> = { [offered]: 1 }
  price[island.resource] = (price[island.resource] ?? 0) + 1
  return { price, any: 0 }
}

function islandAt(draft: Draft, id: IslandId): Draft['islands'][string] {
  const island = draft.islands[id]
  if (island === undefined) throw new Error(`there is no island ${id}`)
  return island
}

/** A task goes from its island. */
export function removeTaskFromIsland(draft: Draft, island: IslandId, task: TaskId): void {
  const at = islandAt(draft, island)
  draft.islands = { ...draft.islands, [island]: { ...at, tasks: at.tasks.filter((id) => id !== task) } }
}

/** R8.1–R8.3: what stands against any task of the island where the ship lies. */
function refuseAny(rules: Rules, state: GameState, ship: IslandId): Refusal | null {
  const city = actingCity(state)
  const there = ownOfferingCountOn(state, state.turn.seat, ship)
  const cause: TilePriceCause =
    there === 0 || hasAbility(city, 'cheapTasks') ? { kind: 'always' } : { kind: 'offerings', there }
  const tiles = tilesShortRefusal(city, 'red', takeTaskUnits(state, state.turn.seat, ship), 'R8.2', cause)
  if (tiles !== null) return tiles
  const prices = ([1, 2] as const).flatMap((pile) => offeringPrice(rules, city, pile) ?? [])
  const [nearest] = prices.sort((a, b) => resourcesShort(city, a) - resourcesShort(city, b))
  return nearest === undefined ? refuse('noOffering', 'R8.3') : resourcesShortRefusal(city, nearest, 'R8.3')
}

/** R8: a task of the island where the ship lies, as the turn's option or right after sailing. */
export const taskHandler = asTurnOptionHandler<'task'>({
  list(state, _question, rules) {
    const { ship, tasks } = actingCity(state)
    const there = ship === null || !tasks.includes(null) ? [] : (state.islands[ship]?.tasks ?? [])
    if (ship === null || there.length === 0 || refuseAny(rules, state, ship) !== null) return []
    return there.map((id) => ({ kind: 'task', task: id }))
  },
  refuse(state, _question, choice, rules) {
    const city = actingCity(state)
    if (taskAndBonfireCount(city) >= 7) return refuse('cityFull', 'R8.1', { of: 'tasks', most: 7 })
    if (city.ship === null || !state.islands[city.ship]?.tasks.includes(choice.task)) {
      const at = Object.entries(state.islands).find(([, island]) => island.tasks.includes(choice.task))
      return refuse('noSuchTask', 'R8.1', { at: at?.[0] ?? null, ship: city.ship })
    }
    return refuseAny(rules, state, city.ship)
  },
  apply(draft, _question, choice) {
    draft.todo.push({ kind: 'taskSpace', task: choice.task }, { kind: 'offering', task: choice.task })
  },
})

/** R8.3: which of the open offering tiles is given; its price is paid next. */
export const offeringTileHandler = candidatesHandler<'offer'>({
  candidates: () => ([1, 2] as const).map((pile) => ({ kind: 'offer', pile })),
  refuse(state, _question, { pile }, rules) {
    const city = actingCity(state)
    const price = offeringPrice(rules, city, pile)
    return price === null ? refuse('noOffering', 'R8.3') : resourcesShortRefusal(city, price, 'R8.3')
  },
  apply(draft, _question, { pile }, emit, rules) {
    const seat = draft.turn.seat
    const city = actingCity(draft)
    const price = offeringPrice(rules, city, pile)
    const resource = faceUpOfferingOfPile(city, pile)
    if (price === null || resource === null || city.ship === null) throw new Error('no offering tile lies open there')
    const units = takeTaskUnits(draft, seat, city.ship)
    const { open, piles } = city.offerings
    city.offerings = { open: pile === 1 ? [null, open[1]] : [open[0], null], piles }
    const at = islandAt(draft, city.ship)
    draft.islands = { ...draft.islands, [city.ship]: { ...at, offerings: [...at.offerings, seat] } }
    emit({ kind: 'offeringLaid', seat, island: city.ship, resource, pile })
    draft.todo.push({ kind: 'payResources', price: { ...price.price }, any: price.any })
    draft.todo.push({ kind: 'payTiles', colour: 'red', units })
  },
})

/** R8.4, R8.5: the free task space on which the task is laid. */
export const taskSpaceHandler = candidatesHandler<'space'>({
  candidates: () => SPACES.map((space) => ({ kind: 'space', space })),
  refuse: (state, _question, choice) =>
    actingCity(state).tasks[choice.space - 1] === null ? null : refuse('spaceTaken', 'R8.4'),
  apply(draft, question, choice, emit) {
    const seat = draft.turn.seat
    const city = actingCity(draft)
    const island = city.ship
    if (island === null) throw new Error('a task comes from the island where the ship lies')
    removeTaskFromIsland(draft, island, question.task)
    city.tasks = city.tasks.with(choice.space - 1, { task: question.task, lit: false })
    emit({ kind: 'taskReceived', seat, task: question.task, island, space: choice.space })
  },
})
