import { act, answered } from '../outcome.ts'
import { type Subcommand, withTable } from './subcommand.ts'

/** Ends the turn. */
export const end: Subcommand = {
  name: 'end',
  run: (house, asker) =>
    withTable(house, asker, async (table) =>
      answered(asker, await act(house, asker, table, table.seq, { kind: 'choices', choices: [{ kind: 'end' }] })),
    ),
}
