import type { LevelName } from '#players'
import type { Departure, Person, Phase, PublicTable, SeatView } from './view.ts'

/** Who sits at a table, and whose it is. */
interface Seating {
  readonly phase: Phase
  readonly host: string
  readonly seats: readonly SeatView[]
  readonly leavings: readonly Departure[]
}

/** At a table that is not solo. */
export const MOST_SEATS = 4

/** A seat with somebody on it. */
export const seatOf = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

/** Whether nobody plays there, though somebody could. */
const isEmptySeat = ({ person, computer, satOut }: SeatView): boolean =>
  person === null && computer === undefined && !satOut

/** The seats that nobody plays, though somebody could. */
export const emptySeatsOf = ({ seats }: Pick<Seating, 'seats'>): number[] =>
  seats.flatMap((seat, index) => (isEmptySeat(seat) ? [index] : []))

/** The seats that somebody who comes can have: those, and those of computer players. */
export const freeSeatsOf = ({ seats }: Pick<Seating, 'seats'>): number[] =>
  seats.flatMap(({ person, satOut }, index) => (person === null && !satOut ? [index] : []))

/** Whether a computer player must act. */
export const computerActs = ({ seats, actingSeat }: Pick<PublicTable, 'seats' | 'actingSeat'>): boolean =>
  actingSeat !== null && seats[actingSeat]?.computer !== undefined

/** Whether one person plays there with nobody to call: against Tom, or in direct messages. */
export const isPlayedAlone = ({ solo, guildId }: Pick<PublicTable, 'solo' | 'guildId'>): boolean =>
  solo || guildId === null

/** What computer players are called, in all languages; more may be added. */
const COMPUTER_NAMES = ['Odrin', 'Wirra', 'Kelmi', 'Jorvo', 'Lumsa', 'Tebbo']

/** A name for one more computer player at a table. */
export const nextComputerName = ({ seats }: Pick<Seating, 'seats'>): string =>
  COMPUTER_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? ''

/** A table at which a computer player has the seat: one more, or one that was empty. */
export function withComputer<T extends Seating>(table: T, seat: number, name: string, level: LevelName): T {
  const taken: SeatView = { person: null, computer: level, name, satOut: false }
  const seats = [...table.seats]
  seats[seat] = taken
  return { ...table, seats, leavings: leavingsBut(table, seat) }
}

/** A lobby without the computer player on a seat. */
export const withoutComputer = <T extends Seating>(table: T, seat: number): T => ({
  ...table,
  seats: table.seats.filter((_, index) => index !== seat),
})

/** The seats whose people look for somebody to take them over. */
export const substituteSeatsOf = ({ seats }: Pick<Seating, 'seats'>): number[] =>
  seats.flatMap(({ substituteWanted }, index) => (substituteWanted ? [index] : []))

/** A table on one of whose free seats somebody sits now. */
export function withSitter<T extends Seating>(table: T, seat: number, person: Person): T {
  const seats = table.seats.map((one, index) => (index === seat ? seatOf(person) : one))
  return withHost({ ...table, seats, leavings: leavingsBut(table, seat) })
}

/** A table where somebody is looked for who takes a seat over, or not any more. */
export const withSubstituteWanted = <T extends Seating>(table: T, seat: number, wanted: boolean): T => ({
  ...table,
  seats: table.seats.map((one, index) => {
    if (index !== seat) return one
    const { substituteWanted: _, ...same } = one
    return wanted ? { ...same, substituteWanted: true } : same
  }),
})

/** A table where an empty seat takes no more turns. */
export function withSeatOut<T extends Seating>(table: T, seat: number): T {
  const seats = table.seats.map((one, index) => (index === seat ? { ...one, satOut: true } : one))
  return { ...table, seats, leavings: leavingsBut(table, seat) }
}

/** A table that somebody left: in the lobby the chair goes too; in a game it stays, empty. */
export function withLeaver<T extends Seating>(
  table: T,
  person: string,
  seq: number,
  freed: Pick<Departure, 'freed'> = {},
): T {
  if (table.phase === 'lobby')
    return withHost({ ...table, seats: table.seats.filter((seat) => seat.person?.id !== person) })
  return withHost({
    ...table,
    seats: table.seats.map((seat) =>
      seat.person?.id === person ? { person: null, name: seat.name, satOut: seat.satOut } : seat,
    ),
    leavings: [
      ...table.leavings,
      ...table.seats.flatMap((one, seat) => (one.person?.id === person ? { seat, seq, ...freed } : [])),
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
