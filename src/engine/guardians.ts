import { turnOptionHandler } from './choice-handler.ts'
import { actingCity, type Emit, guardiansLeftOfColour, hasAbility, ownsGuardian } from './city.ts'
import { tilesShortRefusal } from './pay.ts'
import { beginProcession, stepsForUnits } from './procession.ts'
import { refuse } from './refusal.ts'
import type { Draft } from './state.ts'
import type { IslandGuardian } from './terms.ts'

/** R9: the guardian of the island where the ship lies, or a free one of any colour not yet owned (R12.6c). */
export const guardianHandler = turnOptionHandler<'guardian'>({
  candidates(state, question, rules) {
    const { ship } = actingCity(state)
    const there =
      question.kind === 'freeGuardian'
        ? rules.guardians
        : rules.guardians.filter((colour) => rules.islandOf(colour) === ship)
    return there.map((colour) => ({ kind: 'guardian', colour }))
  },
  refuse(state, question, { colour }, rules) {
    const city = actingCity(state)
    if (!rules.guardians.includes(colour)) return refuse('noGuardianThere', 'R9.1', { colour })
    const at = rules.islandOf(colour)
    if (question.kind !== 'freeGuardian' && at !== city.ship)
      return refuse('shipElsewhere', 'R9.1', { colour, at, ship: city.ship })
    if (ownsGuardian(city, colour)) return refuse('guardianOwned', 'R9.1', { colour })
    if (guardiansLeftOfColour(state, colour) === 0) return refuse('noGuardianThere', 'R9.1', { colour })
    return question.kind === 'freeGuardian' ? null : tilesShortRefusal(city, 'white', 1, 'R9.1')
  },
  apply(draft, question, { colour }, emit) {
    if (question.kind === 'freeGuardian') {
      receiveGuardian(draft, colour, true, emit)
      return
    }
    draft.todo.push({ kind: 'doGuardian', colour }, { kind: 'payTiles', colour: 'white', units: 1 })
  },
})

/** R9.1, once paid or free. R9.2: specialist 17 lets a procession of one step follow, in which nothing is gained. */
export function receiveGuardian(draft: Draft, colour: IslandGuardian, free: boolean, emit: Emit): void {
  const seat = draft.turn.seat
  const city = actingCity(draft)
  city.guardians = [...city.guardians, { colour, place: 'start' }]
  emit({ kind: 'guardianReceived', seat, colour, free })
  if (hasAbility(city, 'welcomeProcession')) beginProcession(draft, stepsForUnits(city, 1), false, emit)
}
