import { type Subcommand, typedLeaving } from './subcommand.ts'

/** Gets up from the table before the game begins. */
export const leave: Subcommand = {
  name: 'leave',
  run: (house, asker) => typedLeaving(house, asker, 'leave'),
}
