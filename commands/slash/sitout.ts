import { seatOrEmpty } from './seat.ts'
import { type Subcommand, typedAct, wholeNumber } from './subcommand.ts'

/** Lets an empty seat take no more turns: the one named, or the first. */
export const sitout: Subcommand = {
  name: 'sitout',
  options: (language) => [wholeNumber('seat', language, 1, 4)],
  run: (house, asker, typed) =>
    typedAct(house, asker, (table) => ({ kind: 'sitOut', seat: seatOrEmpty(table, typed.seat) })),
}
