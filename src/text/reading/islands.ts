import { conditionProgress, guardiansLeftOfColour, type Island, type IslandId, ownOfferingCountOn } from '#engine'
import { nameAt, type ReadingContext, type Section } from './context.ts'

const byName = (a: Island, b: Island): number => (a.id < b.id ? -1 : 1)

/** Every island, a line each. */
export const islandsSections = (reading: ReadingContext): Section[] => [
  {
    lines: [...reading.rules.box.islands].sort(byName).map((one) => readIsland(reading, one).join(' ')),
  },
]

/** One island, a fact a line. */
export const islandSections = (reading: ReadingContext, id: IslandId): Section[] => [
  { lines: readIsland(reading, reading.rules.island(id)) },
]

function readIsland(reading: ReadingContext, one: Island): string[] {
  const { rules, state, words, viewer } = reading
  const { alt } = words
  const seats = state.cities.map((_, seat) => seat)
  const offerings = seats.flatMap((seat) => {
    const count = ownOfferingCountOn(state, seat, one.id)
    return count === 0 ? [] : [{ name: nameAt(reading, seat), count }]
  })
  const ships = seats.filter((seat) => state.cities[seat]?.ship === one.id).map((seat) => nameAt(reading, seat))
  return [
    alt.island(one),
    ...(one.kind === 'guardian' ? [alt.guardiansLeft(guardiansLeftOfColour(state, one.guardian))] : []),
    ...(state.islands[one.id]?.tasks ?? []).map((id) => {
      const task = rules.task(id)
      const standing = viewer === null ? null : conditionProgress(rules, state, viewer, task.condition)
      return words.reading.taskOnIsland(task, standing)
    }),
    ...(offerings.length === 0 ? [] : [words.reading.offeringsOf(offerings)]),
    ...(ships.length === 0 ? [] : [alt.shipsHere(ships)]),
  ]
}
