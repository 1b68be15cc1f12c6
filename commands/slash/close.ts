import { type Subcommand, typedLeaving } from './subcommand.ts'

/** Closes the table: the host's, or a moderator's, to do. */
export const close: Subcommand = {
  name: 'close',
  run: (house, asker) => typedLeaving(house, asker, 'close'),
}
