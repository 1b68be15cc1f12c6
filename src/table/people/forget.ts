import { historyOf } from '../log/history.ts'
import type { AnonymizationChanges, StoredEntry, TableRowWithoutState } from '../repository.ts'
import { TABLES_A_PAGE, viewTablesByIds } from '../service/queries.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { mapInBatches, readAllPages } from '../side-by-side.ts'
import { readableEntries, rowOfEntry, type TableEntry } from '../state/entries.ts'
import type { PublicTable } from '../state/public-table.ts'
import { seatOfPerson } from '../state/seating.ts'
import { FORGOTTEN_PREFIX } from '../state/seats.ts'

/** What became of somebody's wish to be forgotten. */
export type ForgetOutcome =
  /** At how many tables the person sat. */
  | { readonly kind: 'forgotten'; readonly tables: number }
  /** Nothing was done: the person sits at these open tables, or has to close them. */
  | { readonly kind: 'seated'; readonly tables: readonly PublicTable[] }

/**
 * Takes a person out of everything that is kept, table by table, and the profile last. Asked again after a failure it goes
 * on where it stopped, for the tables that are done do not name the person any more.
 */
export async function forgetPerson(context: ServiceContext, personId: string): Promise<ForgetOutcome> {
  const { repository, people, puzzles, lookings, serverRows, settings, queue, changed } = context
  const open = (await viewTablesByIds(context, repository.openTablesOf(personId, TABLES_A_PAGE))).filter((table) =>
    preventsForgetting(table, personId),
  )
  if (open.length > 0) return { kind: 'seated', tables: open }
  const forgetThere = (table: TableRowWithoutState) =>
    queue.run(table.id, async () => {
      const seq = await forgetAt(context, table, personId)
      if (seq !== null) changed(table.id, seq)
    })
  let count = 0
  const pageAfter = (last: TableRowWithoutState | null, most: number) =>
    repository.tablesOf(personId, last?.id ?? null, most)
  for await (const page of readAllPages(TABLES_A_PAGE, pageAfter)) {
    await mapInBatches(page, forgetThere)
    count += page.length
  }
  await puzzles.forget(personId)
  await serverRows.forget(personId)
  await lookings.forget(personId)
  await people.forget(personId)
  settings.forget(personId)
  return { kind: 'forgotten', tables: count }
}

/**
 * Takes a person who does not sit there (any more) out of one table: the entry that says so and the new name in all
 * that was kept before are one transaction. A process that has the table in memory meets the entry and reads it anew.
 * @returns the entry's seq at a table that goes on, where somebody may want to show it; else null
 */
async function forgetAt(
  context: ServiceContext,
  table: TableRowWithoutState,
  personId: string,
): Promise<number | null> {
  const { runtime, repository, cache, loader, now } = context
  const { id, guildId } = table
  for (;;) {
    const open = table.openIn === null ? null : await loader.takeNewest(id)
    const over = open === null || (open.phase !== 'lobby' && open.phase !== 'playing')
    if (!over && seatOfPerson(open.seating, personId) !== null) return null
    const rows = await repository.entries(id)
    const entry = {
      seq: (rows.at(-1)?.seq ?? 0) + 1,
      actor: null,
      interactionId: null,
      entry: { type: 'forgotten' as const, at: now().at, seats: lastSeats(readableEntries(rows), personId) },
    }
    // What another process appended since may have seated the person again.
    if (open !== null && open.seq + 1 !== entry.seq) continue
    try {
      const renaming = {
        ...anonymized(rows, personId, `${FORGOTTEN_PREFIX}${runtime.randomId(6)}`),
        over,
        channel: guildId === null,
      }
      const { kind } = await repository.forget(id, personId, rowOfEntry(entry), renaming)
      if (kind === 'appended') return over ? null : entry.seq
    } finally {
      cache.invalidate(id)
    }
  }
}

/**
 * What a table keeps of a person in its entries, with somebody nameless in the person's place. The id is a new one at
 * each table, so that nothing leads from one to another.
 * @param rows all entries of the table, as they are kept: broken ones name people too
 */
function anonymized(
  rows: readonly StoredEntry[],
  personId: string,
  id: string,
): Pick<AnonymizationChanges, 'id' | 'entries'> {
  const entries = rows.flatMap(({ seq, data }) =>
    mentions(data, personId) ? [{ seq, data: replaceInJson(data, personId, id) }] : [],
  )
  return { id, entries }
}

const mentions = (data: unknown, personId: string): boolean =>
  JSON.stringify(data)?.includes(JSON.stringify(personId)) ?? false

/** JSON in which the id stands for the person, and an object with that id has an empty name. */
function replaceInJson(json: unknown, personId: string, id: string): unknown {
  if (json === personId) return id
  if (Array.isArray(json)) return json.map((one) => replaceInJson(one, personId, id))
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json)
  const isThem = fields.some(([key, value]) => key === 'id' && value === personId)
  return Object.fromEntries(
    fields.map(([key, value]) => [key, isThem && key === 'name' ? '' : replaceInJson(value, personId, id)]),
  )
}

/**
 * Whether somebody who sits at an open table has to leave it before being forgotten. Nobody can leave a frozen table:
 * its host has to close it, and the others may go as they are.
 */
export const preventsForgetting = ({ phase, host }: PublicTable, personId: string): boolean =>
  phase === 'frozen' ? host === personId : phase !== 'finished' && phase !== 'closed'

/** The seats on which the person sat last. */
const lastSeats = (entries: readonly TableEntry[], personId: string): number[] =>
  historyOf(entries).sitters.flatMap((sitter, seat) => (sitter?.id === personId ? [seat] : []))
