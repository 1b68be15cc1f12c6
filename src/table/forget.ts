import { randomBytes } from 'node:crypto'
import type { Kept } from './entries.ts'
import type { Renaming, StoredEntry } from './tables.ts'
import type { TableView } from './view.ts'

/** What became of somebody's wish to be forgotten. */
export type Forgotten =
  /** At how many tables the person sat. */
  | { readonly kind: 'forgotten'; readonly tables: number }
  /** Nothing was done: the person sits at these open tables, or has to close them. */
  | { readonly kind: 'seated'; readonly tables: readonly TableView[] }

/**
 * What a table keeps of a person in its entries, with somebody nameless in the person's place. The id is a new one at
 * each table, so that nothing leads from one to another.
 * @param rows all entries of the table, as they are kept: broken ones name people too
 */
export function nameless(rows: readonly StoredEntry[], personId: string): Pick<Renaming, 'id' | 'upTo' | 'entries'> {
  const id = `former-${randomBytes(6).toString('base64url')}`
  const entries = rows.flatMap(({ seq, data }) =>
    names(data, personId) ? [{ seq, data: without(data, personId, id) }] : [],
  )
  return { id, upTo: rows.at(-1)?.seq ?? 0, entries }
}

const names = (data: unknown, personId: string): boolean =>
  JSON.stringify(data)?.includes(JSON.stringify(personId)) ?? false

/** JSON in which the id stands for the person, and an object with that id has an empty name. */
function without(json: unknown, personId: string, id: string): unknown {
  if (json === personId) return id
  if (Array.isArray(json)) return json.map((one) => without(one, personId, id))
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json)
  const isThem = fields.some(([key, value]) => key === 'id' && value === personId)
  return Object.fromEntries(
    fields.map(([key, value]) => [key, isThem && key === 'name' ? '' : without(value, personId, id)]),
  )
}

/**
 * Whether somebody who sits at an open table has to leave it before being forgotten. Nobody can leave a frozen table:
 * its host has to close it, and the others may go as they are.
 */
export const mustLeaveFirst = ({ phase, host }: TableView, personId: string): boolean =>
  phase === 'frozen' ? host === personId : phase !== 'finished' && phase !== 'closed'

/** The seats on which the person sat last. */
export function lastSeats(entries: readonly Kept[], personId: string): number[] {
  let seats: string[] = []
  let started = false
  for (const { entry } of entries) {
    if (entry.type === 'opened') seats = [entry.host.id]
    if (entry.type === 'joined') seats.push(entry.person.id)
    if (entry.type === 'left' && !started) seats = seats.filter((id) => id !== entry.person)
    if (entry.type === 'started') started = true
    if (entry.type === 'tookOver') seats[entry.seat] = entry.person.id
  }
  return seats.flatMap((id, seat) => (id === personId ? [seat] : []))
}
