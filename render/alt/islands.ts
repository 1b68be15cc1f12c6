import { boxOf, type GameState, guardiansLeft, type Island, type IslandId } from '#engine'
import type { IslandRequest } from '../request.ts'
import { type AltContext, fullOrBrief } from './context.ts'

export function island({ island: id }: IslandRequest, { state, names, words, alt }: AltContext): string[] {
  const lookup = boxOf(state)
  const one = lookup.island(id)
  const there = state.islands[id]
  const ships = shipsAt(state, id).map((seat) => names[seat] ?? '')
  return [
    `${words.names.island(one)}.`,
    one.kind === 'guardian' ? alt.guardiansLeft(guardiansLeft(state, one.guardian)) : '',
    ...(there?.tasks ?? []).map((task) => `${words.tasks.inBrief(lookup.task(task))}.`),
    (there?.offerings.length ?? 0) > 0
      ? alt.offerings((there?.offerings ?? []).map((seat) => names[seat] ?? '').join(', '))
      : '',
    ships.length > 0 ? alt.ships(ships.join(', ')) : '',
  ]
}

const shipsAt = (state: GameState, id: IslandId): number[] =>
  state.cities.flatMap((city, seat) => (city.ship === id ? [seat] : []))

const byName = (a: Island, b: Island): number => (a.id < b.id ? -1 : 1)

/** Every island; with many tasks their colours and points only. */
export function islands(told: AltContext): string[] {
  const { state, names, words, alt } = told
  const lookup = boxOf(state)
  const say = (tasks: (id: string) => string): string[] =>
    [...lookup.box.islands].sort(byName).map((one) => {
      const there = state.islands[one.id]
      const ships = shipsAt(state, one.id).map((seat) => names[seat] ?? '')
      const things =
        one.kind === 'guardian'
          ? [`${words.names.guardian[one.guardian]} ${guardiansLeft(state, one.guardian)}`]
          : (there?.tasks ?? []).map(tasks)
      const offerings = (there?.offerings ?? []).map((seat) => names[seat] ?? '')
      return [
        `${one.id}${one.kind === 'task' ? ` ${words.names.resource[one.resource]}` : ''}: ${things.join(', ') || alt.none}.`,
        offerings.length > 0 ? alt.offerings(offerings.join(', ')) : '',
        ships.length > 0 ? alt.ships(ships.join(', ')) : '',
      ]
        .filter((part) => part !== '')
        .join(' ')
    })
  const title = (id: string): string => {
    const { colour, points } = lookup.task(id)
    return `${words.names.crystal[colour]} ${points}`
  }
  return fullOrBrief(
    told,
    say((id) => `${title(id)} ${words.tasks.condition(lookup.task(id).condition)}`),
    say(title),
  )
}
