import { show } from '../answer.ts'
import type { Look } from '../custom-id.ts'
import { lookPost, seatedAt } from '../panels/look.ts'
import { type CommandName, type Subcommand, withTable } from './subcommand.ts'

const looking = (name: CommandName, look: Look): Subcommand => ({
  name,
  run: (house, asker) =>
    withTable(house, asker, async (table) =>
      show(lookPost(table, look, asker.language, seatedAt(table, asker.person.id))),
    ),
})

/** Closer views that are also in "Look at…". */
export const looks: readonly Subcommand[] = [
  looking('islands', 'islands'),
  looking('gnomes', 'gnomes'),
  looking('greatbonfire', 'bonfire'),
  looking('council', 'council'),
  looking('scores', 'scores'),
]
