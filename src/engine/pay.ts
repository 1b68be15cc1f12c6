import type { ChoiceHandler } from './choice-handler.ts'
import { actingCity, adjustedCounts } from './city.ts'
import { type ResourcePrice, resourcePayments, resourcesShort, tilePayments, tilesShort } from './payment.ts'
import { type Refusal, refuse, type TilePriceCause } from './refusal.ts'
import type { City } from './state.ts'
import type { ActionColour } from './terms.ts'

/** R4.1: that a city cannot pay so many action tiles, and why just so many are asked; null when it can. */
export function tilesShortRefusal(
  city: City,
  colour: ActionColour,
  needed: number,
  rule: string,
  cause: TilePriceCause = { kind: 'always' },
): Refusal | null {
  const short = tilesShort(city, colour, needed)
  return short === 0 ? null : refuse('tilesShort', rule, { colour, needed, short, cause })
}

/** R4.1: that a city cannot pay a price in resources; null when it can. */
export function resourcesShortRefusal(city: City, price: ResourcePrice, rule: string): Refusal | null {
  const short = resourcesShort(city, price)
  return short === 0 ? null : refuse('resourcesShort', rule, { ...price, short })
}

/** That a payment is none of those that pay the price; null when it is one. */
const refuseAmong = (payments: readonly (readonly string[])[], given: readonly string[]): Refusal | null =>
  payments.some((legal) => String(legal) === String(given)) ? null : refuse('notThePrice', 'R4.1')

/** R4: one choice names one whole payment in action tiles. */
export const payTilesHandler: ChoiceHandler<'pay'> = {
  list: (state, { colour, units }) =>
    tilePayments(state, actingCity(state), colour, units).map((tiles) => ({ kind: 'pay', tiles })),
  refuse: (state, { colour, units }, { tiles }) =>
    refuseAmong(tilePayments(state, actingCity(state), colour, units), tiles),
  apply(draft, _question, { tiles }, emit) {
    const city = actingCity(draft)
    city.actionTiles = adjustedCounts(city.actionTiles, tiles, -1)
    emit({ kind: 'paidTiles', seat: draft.turn.seat, tiles })
  },
}

/** R4: one choice names one whole payment in resources. */
export const payResourcesHandler: ChoiceHandler<'give'> = {
  list: (state, price) =>
    resourcePayments(state, actingCity(state), price).map((resources) => ({ kind: 'give', resources })),
  refuse: (state, price, { resources }) => refuseAmong(resourcePayments(state, actingCity(state), price), resources),
  apply(draft, _question, { resources }, emit) {
    const city = actingCity(draft)
    city.resources = adjustedCounts(city.resources, resources, -1)
    emit({ kind: 'paidResources', seat: draft.turn.seat, resources })
  },
}
