import type { HeldSeat } from './view.ts'

/** How long a seat is kept, in ms. */
const DAY = 24 * 60 * 60_000

/** A seat that is kept from now on. */
export const heldSeat = (person: string, seq: number, at: Date): HeldSeat => ({
  person,
  seq,
  until: new Date(at.getTime() + DAY),
})

/** Those that are kept still. */
export const heldAt = (held: readonly HeldSeat[], at: Date): readonly HeldSeat[] =>
  held.filter(({ until }) => until > at)
