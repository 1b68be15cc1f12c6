import { seatOrEmpty } from './seat.ts'
import { type Subcommand, typedAct, wholeNumber } from './subcommand.ts'

/** Takes over an empty seat: the one named, or the first. */
export const takeover: Subcommand = {
  name: 'takeover',
  options: (language) => [wholeNumber('seat', language, 1, 4)],
  run: (house, asker, typed) =>
    typedAct(house, asker, (table) => ({ kind: 'takeOver', seat: seatOrEmpty(table, typed.seat) })),
}
