import { type Subcommand, typedAct } from './subcommand.ts'

/** Gets up from the table before the game begins. */
export const leave: Subcommand = {
  name: 'leave',
  run: (house, asker) => typedAct(house, asker, () => ({ kind: 'leave' })),
}
