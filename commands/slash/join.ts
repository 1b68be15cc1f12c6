import { type Subcommand, typedAct } from './subcommand.ts'

/** Sits down at the table in the channel. */
export const join: Subcommand = {
  name: 'join',
  run: (house, asker) => typedAct(house, asker, () => ({ kind: 'join' })),
}
