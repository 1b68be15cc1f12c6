import { show } from '../answer.ts'
import { logPost } from '../panels/log.ts'
import { type Subcommand, wholeNumber, withTable } from './subcommand.ts'

/** What happened so far, the newest first. */
export const log: Subcommand = {
  name: 'log',
  options: (language) => [wholeNumber('page', language, 1, 1000)],
  run: (house, asker, typed) =>
    withTable(house, asker, async (table) => {
      const page = typeof typed.page === 'number' ? typed.page - 1 : 0
      return show(logPost(table, (await house.log(table.id)) ?? [], page, asker.language))
    }),
}
