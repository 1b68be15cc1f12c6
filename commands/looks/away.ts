import { awayUntil, type PublicTable, peopleSeated, type TableService } from '#table'
import { EMOJI, type Language, words } from '#text'
import { nameOfPerson } from '../live/told.ts'
import { dateTimeTimestamp } from '../moments.ts'
import type { View } from './view.ts'

/** Small lines under the look at the whole table: who is away, and until when. */
export async function awayLines(
  service: TableService,
  table: PublicTable,
  view: View,
  language: Language,
): Promise<string[]> {
  if (view !== 'table' || table.phase !== 'playing' || table.solo) return []
  const now = service.now()
  const all = await Promise.all(
    peopleSeated(table).map(async (id) => ({ id, until: awayUntil((await service.settings(id)).away, now) })),
  )
  return all.flatMap(({ id, until }) =>
    until === null
      ? []
      : `-# ${EMOJI.out} ${words(language).pace.away(nameOfPerson(table, id, language), dateTimeTimestamp(until))}`,
  )
}
