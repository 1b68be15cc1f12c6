import type { ChoiceHandler } from './choice-handler.ts'
import { actingCity, withPieces } from './city.ts'
import { resourcePayments, tilePayments } from './payment.ts'
import { refuse } from './refusal.ts'

/** R4: one choice names one whole payment in action tiles. */
export const pay: ChoiceHandler<'pay'> = {
  list: (_rules, state, question) =>
    tilePayments(state, actingCity(state), question.colour, question.units).map((tiles) => ({ kind: 'pay', tiles })),
  refuse(rules, state, question, choice) {
    const same = pay.list(rules, state, question).some((legal) => String(legal.tiles) === String(choice.tiles))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(_rules, draft, _question, { tiles }, emit) {
    const city = actingCity(draft)
    city.actionTiles = withPieces(city.actionTiles, tiles, -1)
    emit({ kind: 'paidTiles', seat: draft.turn.seat, tiles })
  },
}

/** R4: one choice names one whole payment in resources. */
export const give: ChoiceHandler<'give'> = {
  list: (_rules, state, question) =>
    resourcePayments(state, actingCity(state), question).map((resources) => ({ kind: 'give', resources })),
  refuse(rules, state, question, choice) {
    const same = give.list(rules, state, question).some((legal) => String(legal.resources) === String(choice.resources))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(_rules, draft, _question, { resources }, emit) {
    const city = actingCity(draft)
    city.resources = withPieces(city.resources, resources, -1)
    emit({ kind: 'paidResources', seat: draft.turn.seat, resources })
  },
}
