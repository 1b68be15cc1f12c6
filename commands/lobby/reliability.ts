import type { PublicTable, TableService } from '#table'
import { words } from '#text'
import { safeName } from '../names.ts'
import type { Reader } from '../reply.ts'

/** How the others at a table kept to their games of late, a line each; none of those with too few games to tell. */
export async function reliabilityLines(
  service: TableService,
  { seats }: PublicTable,
  { person, language }: Reader,
): Promise<readonly string[]> {
  const { reliability } = words(language).club
  const others = seats.flatMap((seat) => (seat.person === null || seat.person.id === person.id ? [] : seat.person))
  const told = others.map(async ({ id, name }) => {
    // The settings are better without it than not at all.
    const found = await service.results.reliability(id).catch(() => null)
    return found === null
      ? []
      : [`-# ${reliability.person(safeName(name, language), found.finished, found.left, found.lost)}`]
  })
  const lines = (await Promise.all(told)).flat()
  return lines.length === 0 ? [] : [reliability.title, ...lines]
}
