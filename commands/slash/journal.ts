import { journal as file } from '../press.ts'
import { type Subcommand, withTable } from './subcommand.ts'

/** A finished game as a file that can be replayed. */
export const journal: Subcommand = {
  name: 'journal',
  run: (house, asker) => withTable(house, asker, (table) => file(house, asker, table)),
}
