import type { SeatView } from '../state/public-table.ts'

/** The game before that a lobby's people play again. It is never kept: whoever sat there may be forgotten. */
export interface FormerGame {
  /** Who sat there at its end, in the order of the seats: a person's id, a computer player's name; empty where nobody did. */
  readonly people: readonly string[]
  /** The seat that began. */
  readonly began: number
}

/** Who has a seat, for a comparison with the next game. */
export const sitterOf = ({ person, computer, name }: SeatView): string =>
  person?.id ?? (computer === undefined ? '' : `computer ${name}`)

/**
 * How people sit when they play again (R2.10): as before, newcomers after them; and the start goes on to whoever sat next
 * after the one who had it and is there again.
 * @param people the same of those who sit there now, in the order in which they sat down
 * @returns for each seat, whose of `people` it is; and the seat that begins, null where it is drawn
 */
export function seatsAgain(
  { people: before, began }: FormerGame,
  people: readonly string[],
): { readonly order: readonly number[]; readonly first: number | null } {
  const place = (index: number): number => {
    const seat = before.indexOf(people[index] ?? '')
    return seat < 0 ? before.length + index : seat
  }
  const order = people.map((_, index) => index).sort((one, other) => place(one) - place(other))
  const next = [...before.slice(began + 1), ...before.slice(0, began)].find((id) => people.includes(id))
  const first = next === undefined ? -1 : order.indexOf(people.indexOf(next))
  return { order, first: first < 0 ? null : first }
}
