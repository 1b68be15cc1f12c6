import { type ChoiceHandler, turnOptionHandler } from './choice-handler.ts'
import { actingCity, type Emit, hasAbility } from './city.ts'
import { turnUpCityOfferings } from './displays.ts'
import { tilesShortRefusal } from './pay.ts'
import { tilesShort } from './payment.ts'
import { refuse, type TilePriceCause } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { City, Draft, IslandId } from './state.ts'

/** R7.1, R7.4, R7.6: blue tiles asked to reach an island, the cheapest way. */
export function shipUnits(rules: Rules, city: City, island: IslandId): number {
  if (city.ship === null) return 1
  const routes = rules.distance(city.ship, island)
  const further = hasAbility(city, 'longerSail') ? 1 : 0
  if (routes <= 1 + further) return 1
  return routes <= 2 + further ? 2 : 3
}

/** R7: to an island, paid or free (R12.6g). */
export const shipHandler = turnOptionHandler<'ship'>({
  candidates: (state, question, rules) =>
    question.kind === 'turn' && tilesShort(actingCity(state), 'blue', 1) > 0
      ? []
      : rules.box.islands.map(({ id }) => ({ kind: 'ship', island: id })),
  refuse(state, question, { island }, rules) {
    const city = actingCity(state)
    if (!rules.hasIsland(island)) return refuse('noSuchIsland', 'R7.1')
    if (city.ship === island) return refuse('alreadyThere', 'R7.5')
    if (question.kind === 'freeShip') return null
    const needed = shipUnits(rules, city, island)
    const cause: TilePriceCause =
      city.ship === null ? { kind: 'always' } : { kind: 'routes', routes: rules.distance(city.ship, island) }
    return tilesShortRefusal(city, 'blue', needed, 'R7.1', cause)
  },
  apply(draft, question, { island }, _emit, rules) {
    draft.todo.push({ kind: 'doShip', to: island })
    if (question.kind === 'turn')
      draft.todo.push({ kind: 'payTiles', colour: 'blue', units: shipUnits(rules, actingCity(draft), island) })
  },
})

/** R7.2: once paid, the ship sails and the island's action may follow. */
export function sailShipTo(rules: Rules, draft: Draft, to: IslandId, emit: Emit): void {
  const seat = draft.turn.seat
  const city = actingCity(draft)
  emit({ kind: 'shipMoved', seat, from: city.ship, to })
  city.ship = to
  // R3.6: the island's action may need the offering tile that waits to be turned up.
  if (rules.island(to).kind === 'task') turnUpCityOfferings(draft, emit, seat)
  draft.todo.push({ kind: 'islandAction' })
}

/** R7.2: the island's action may be declined. */
export const declineIslandActionHandler: ChoiceHandler<'decline'> = {
  list: () => [{ kind: 'decline' }],
  refuse: () => null,
  apply: (draft, _question, _choice, emit) => emit({ kind: 'islandActionDeclined', seat: draft.turn.seat }),
}
