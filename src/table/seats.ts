import type { Departure, Person, Phase, SeatView } from './view.ts'

/** Who sits at a table, and whose it is. */
interface Seating {
  readonly phase: Phase
  readonly host: string
  readonly seats: readonly SeatView[]
  readonly leavings: readonly Departure[]
}

/** A seat with somebody on it. */
export const seatOf = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

/** A table on one of whose empty seats somebody sits now. */
export function withSitter<T extends Seating>(table: T, seat: number, person: Person): T {
  const seats = table.seats.map((one, index) => (index === seat ? seatOf(person) : one))
  return withHost({ ...table, seats, leavings: leavingsBut(table, seat) })
}

/** A table where an empty seat takes no more turns. */
export function withSeatOut<T extends Seating>(table: T, seat: number): T {
  const seats = table.seats.map((one, index) => (index === seat ? { ...one, satOut: true } : one))
  return { ...table, seats, leavings: leavingsBut(table, seat) }
}

/** A table that somebody left: in the lobby the chair goes too; in a game it stays, empty. */
export function withLeaver<T extends Seating>(table: T, person: string, seq: number): T {
  if (table.phase === 'lobby')
    return withHost({ ...table, seats: table.seats.filter((seat) => seat.person?.id !== person) })
  return withHost({
    ...table,
    seats: table.seats.map((seat) => (seat.person?.id === person ? { ...seat, person: null } : seat)),
    leavings: [
      ...table.leavings,
      ...table.seats.flatMap((one, seat) => (one.person?.id === person ? { seat, seq } : [])),
    ],
  })
}

const leavingsBut = ({ leavings }: Seating, seat: number): readonly Departure[] =>
  leavings.filter((one) => one.seat !== seat)

/** When the host is gone, whoever sits first is host. */
function withHost<T extends Seating>(table: T): T {
  const people = table.seats.flatMap((seat) => seat.person?.id ?? [])
  return people.includes(table.host) ? table : { ...table, host: people[0] ?? table.host }
}
