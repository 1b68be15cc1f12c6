import type { Action } from './action.ts'
import { actingCity } from './city.ts'
import { resourcePayments, tilePayments } from './payment.ts'
import { refuse } from './refusal.ts'

/** R4: one choice names one whole payment in action tiles. */
export const pay: Action<'pay'> = {
  list: (state, asked) =>
    asked.kind === 'payTiles'
      ? tilePayments(state, actingCity(state), asked.colour, asked.units).map((tiles) => ({ kind: 'pay', tiles }))
      : [],
  refuse(state, asked, choice) {
    const same = pay.list(state, asked).some((legal) => String(legal.tiles) === String(choice.tiles))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(draft, _asked, { tiles }, say) {
    const city = actingCity(draft)
    for (const tile of tiles) city.actionTiles[tile] -= 1
    say({ kind: 'paidTiles', seat: draft.turn.seat, tiles })
  },
}

/** R4: one choice names one whole payment in resources. */
export const give: Action<'give'> = {
  list: (state, asked) =>
    asked.kind === 'payResources'
      ? resourcePayments(state, actingCity(state), asked).map((resources) => ({ kind: 'give', resources }))
      : [],
  refuse(state, asked, choice) {
    const same = give.list(state, asked).some((legal) => String(legal.resources) === String(choice.resources))
    return same ? null : refuse('notThePrice', 'R4.1')
  },
  apply(draft, _asked, { resources }, say) {
    const city = actingCity(draft)
    for (const resource of resources) city.resources[resource] -= 1
    say({ kind: 'paidResources', seat: draft.turn.seat, resources })
  },
}
