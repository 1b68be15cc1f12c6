import { act, answered } from '../outcome.ts'
import { type Subcommand, withTable } from './subcommand.ts'

/** Takes the last press of the open turn back. */
export const undo: Subcommand = {
  name: 'undo',
  run: (house, asker) =>
    withTable(house, asker, async (table) => {
      const to = table.openTurn?.undoTo ?? table.seq
      return answered(asker, await act(house, asker, table, table.seq, { kind: 'undo', to }))
    }),
}
