import { guardiansLeft, type Island, type IslandId } from '#engine'
import type { IslandRequest } from '../request.ts'
import { type AltContext, fullOrBrief, nameAt } from './context.ts'

export function island({ rules, island: id }: IslandRequest, context: AltContext): string[] {
  const { state, alt } = context
  const one = rules.island(id)
  return [
    alt.island(one),
    one.kind === 'guardian' ? alt.guardiansLeft(guardiansLeft(state, one.guardian)) : '',
    ...(state.islands[id]?.tasks ?? []).map((task) => alt.task(rules.task(task))),
    ...belongings(context, id),
  ]
}

/** Whose offerings and ships are at an island. */
function belongings(context: AltContext, id: IslandId): string[] {
  const { state, alt } = context
  const offerings = (state.islands[id]?.offerings ?? []).map((seat) => nameAt(context, seat))
  const ships = state.cities.flatMap((city, seat) => (city.ship === id ? [nameAt(context, seat)] : []))
  return [offerings.length > 0 ? alt.offerings(offerings) : '', ships.length > 0 ? alt.shipsHere(ships) : '']
}

const byName = (a: Island, b: Island): number => (a.id < b.id ? -1 : 1)

/** Every island; with many tasks their colours and points only. */
export function islands(context: AltContext): string[] {
  const { state, alt } = context
  const { rules } = context
  const sentences = (inBrief: boolean): string[] =>
    [...rules.box.islands].sort(byName).flatMap((one) => [
      alt.islandOfMany({
        island: one,
        tasks: (state.islands[one.id]?.tasks ?? []).map((id) => rules.task(id)),
        guardiansLeft: one.kind === 'guardian' ? guardiansLeft(state, one.guardian) : 0,
        inBrief,
      }),
      ...belongings(context, one.id),
    ])
  const spoken = (inBrief: boolean) => sentences(inBrief).filter((sentence) => sentence !== '')
  return fullOrBrief(context, spoken(false), spoken(true))
}
