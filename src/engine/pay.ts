import type { ChoiceHandler } from './choice-handler.ts'
import { actingCity, adjustedCounts } from './city.ts'
import { resourcePayments, tilePayments } from './payment.ts'
import { refuse } from './refusal.ts'

/** R4: one choice names one whole payment in action tiles. */
export const payHandler: ChoiceHandler<'pay'> = {
  list: (state, question) =>
    tilePayments(state, actingCity(state), question.colour, question.units).map((tiles) => ({ kind: 'pay', tiles })),
  refuse(state, question, choice, rules) {
    const same = payHandler.list(state, question, rules).some((legal) => String(legal.tiles) === String(choice.tiles))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(draft, _question, { tiles }, emit) {
    const city = actingCity(draft)
    city.actionTiles = adjustedCounts(city.actionTiles, tiles, -1)
    emit({ kind: 'paidTiles', seat: draft.turn.seat, tiles })
  },
}

/** R4: one choice names one whole payment in resources. */
export const payResourcesHandler: ChoiceHandler<'give'> = {
  list: (state, question) =>
    resourcePayments(state, actingCity(state), question).map((resources) => ({ kind: 'give', resources })),
  refuse(state, question, choice, rules) {
    const same = payResourcesHandler
      .list(state, question, rules)
      .some((legal) => String(legal.resources) === String(choice.resources))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(draft, _question, { resources }, emit) {
    const city = actingCity(draft)
    city.resources = adjustedCounts(city.resources, resources, -1)
    emit({ kind: 'paidResources', seat: draft.turn.seat, resources })
  },
}
