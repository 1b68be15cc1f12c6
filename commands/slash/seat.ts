import type { TableView } from '#table'
import type { Typed } from '../answer.ts'

/** The seat that is named (from 1), else the first empty one, else one that does not exist. */
export function seatOrEmpty(table: TableView, typed: Typed[string] | undefined): number {
  if (typeof typed === 'number') return typed - 1
  const empty = table.seats.findIndex((seat) => seat.person === null && !seat.satOut)
  return empty < 0 ? table.seats.length : empty
}
