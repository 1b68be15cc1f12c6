import { type Subcommand, typedAct } from './subcommand.ts'

/** Closes the table: the host's, or a moderator's, to do. */
export const close: Subcommand = {
  name: 'close',
  run: (house, asker) => typedAct(house, asker, () => ({ kind: 'close' })),
}
