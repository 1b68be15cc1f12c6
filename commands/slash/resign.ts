import { type Subcommand, typedLeaving } from './subcommand.ts'

/** Leaves a game that is on; the seat stays, empty, and can be taken over. */
export const resign: Subcommand = {
  name: 'resign',
  run: (house, asker) => typedLeaving(house, asker, 'leave'),
}
