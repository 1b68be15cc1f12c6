import type { LevelName } from '#players'
import type { TableRowWithoutState } from '../repository.ts'

/** Somebody who plays or watches: Discord's id of the account, and the name to show. */
export interface Person {
  readonly id: string
  readonly name: string
}

export interface SeatView {
  /** Null where the seat is empty or a computer player's: anybody may take it over. */
  readonly person: Person | null
  /** Level of the computer player that sits there; absent where none does. */
  readonly computer?: LevelName
  /** Name of who sits there, or sat there last; empty when that person is forgotten. */
  readonly name: string
  /** The seat is empty and takes no more turns. */
  readonly satOut: boolean
  /** Its player plays on until somebody takes the seat over; absent where no substitute is looked for. */
  readonly substituteWanted?: true
}

interface Seated {
  readonly seats: readonly SeatView[]
}

/** At a table that is not solo. */
export const MOST_SEATS = 4

/** A seat with somebody on it. */
export const newSeatForPerson = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

const isEmptySeat = ({ person, computer, satOut }: SeatView): boolean =>
  person === null && computer === undefined && !satOut

/** Seats that nobody plays, though somebody could. */
export const emptySeatsOf = ({ seats }: Seated): number[] =>
  seats.flatMap((seat, index) => (isEmptySeat(seat) ? [index] : []))

/** Seats that a newcomer can have: those, and those of computer players. */
export const takeableSeatsOf = ({ seats }: Seated): number[] =>
  seats.flatMap(({ person, satOut }, index) => (person === null && !satOut ? [index] : []))

/** Whether a computer player must act. */
export const computerActs = ({ seats, actingSeat }: Seated & { readonly actingSeat: number | null }): boolean =>
  actingSeat !== null && seats[actingSeat]?.computer !== undefined

/** Whether one person plays there alone: against Tom, or in direct messages. */
export const hasOnePerson = ({ solo, guildId }: Pick<TableRowWithoutState, 'solo' | 'guildId'>): boolean =>
  solo || guildId === null

/** What computer players are called, in all languages; more may be added. */
export const COMPUTER_NAMES = ['Odrin', 'Wirra', 'Kelmi', 'Jorvo', 'Lumsa', 'Tebbo']

/** A name for one more computer player at a table. */
export const nextComputerName = ({ seats }: Seated): string =>
  COMPUTER_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? ''

/** Seats whose people look for a substitute. */
export const seatsOfPlayersWantingSubstitute = ({ seats }: Seated): number[] =>
  seats.flatMap(({ substituteWanted }, index) => (substituteWanted ? [index] : []))

export const FORGOTTEN_PREFIX = 'former-'

/** Whether an id stands for somebody who is forgotten, and so is nobody's in Discord. */
export const isForgotten = (personId: string): boolean => personId.startsWith(FORGOTTEN_PREFIX)
