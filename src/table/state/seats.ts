import type { Person, PublicTable, SeatView } from './public-table.ts'

type Seated = Pick<PublicTable, 'seats'>

/** At a table that is not solo. */
export const MOST_SEATS = 4

/** A seat with somebody on it. */
export const seatOf = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

/** Whether nobody plays there, though somebody could. */
const isEmptySeat = ({ person, computer, satOut }: SeatView): boolean =>
  person === null && computer === undefined && !satOut

/** The seats that nobody plays, though somebody could. */
export const emptySeatsOf = ({ seats }: Seated): number[] =>
  seats.flatMap((seat, index) => (isEmptySeat(seat) ? [index] : []))

/** The seats that somebody who comes can have: those, and those of computer players. */
export const freeSeatsOf = ({ seats }: Seated): number[] =>
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
export const nextComputerName = ({ seats }: Seated): string =>
  COMPUTER_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? ''

/** The seats whose people look for somebody to take them over. */
export const substituteSeatsOf = ({ seats }: Seated): number[] =>
  seats.flatMap(({ substituteWanted }, index) => (substituteWanted ? [index] : []))

export const FORMER = 'former-'

/** Whether an id stands for somebody who is forgotten, and so is nobody's in Discord. */
export const isFormer = (personId: string): boolean => personId.startsWith(FORMER)
