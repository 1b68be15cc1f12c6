import { DAY_MS, HOUR_MS } from '#time'
import type { EntryOf } from './entries.ts'
import type { HeldSeat } from './public-table.ts'

/** How long a seat is kept, in ms. */
const KEPT_MS = DAY_MS

/** A seat that is kept from now on. */
export const heldSeat = (seq: number, { person, at, callableAt }: EntryOf<'held'>): HeldSeat => ({
  person,
  seq,
  until: new Date(at + KEPT_MS),
  ...(callableAt === undefined ? {} : { callableAt: new Date(callableAt) }),
})

/** What the entry of a kept seat says where its person is not called at once. */
export const calledLater = (callableAt: number | null = null): Pick<EntryOf<'held'>, 'callableAt'> =>
  callableAt === null ? {} : { callableAt }

/** Whom a lobby can call to kept seats within an hour; ever other people would be called by keeping and giving up. */
export const MOST_CALLS = 8

/** Nobody is called to a lobby again so soon, by whomever, unless they came the last time. In ms. */
export const CALLS_APART = HOUR_MS

/** From when on a lobby can call somebody to a kept seat that has called as many as it may; null: at once. */
export function callsAgainAt(calls: readonly Date[], at: number): number | null {
  const first = calls.at(-MOST_CALLS)
  return first === undefined || first.getTime() + CALLS_APART <= at ? null : first.getTime() + CALLS_APART
}

/** Those that are kept still. */
export const heldAt = (held: readonly HeldSeat[], at: Date): readonly HeldSeat[] =>
  held.filter(({ until }) => until > at)
