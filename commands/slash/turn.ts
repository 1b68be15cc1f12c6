import { show } from '../answer.ts'
import { ownPost } from '../panels/own.ts'
import { type Subcommand, withTable } from './subcommand.ts'

/** Opens one's own panel where it stood. */
export const turn: Subcommand = {
  name: 'turn',
  run: (house, asker) =>
    withTable(house, asker, async (table) => show(ownPost(table, asker.person.id, asker.language))),
}
