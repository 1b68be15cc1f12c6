import { type Subcommand, typedAct } from './subcommand.ts'

/** Starts the game with those who sit here. */
export const start: Subcommand = {
  name: 'start',
  run: (house, asker) => typedAct(house, asker, () => ({ kind: 'start' })),
}
