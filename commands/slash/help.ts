import { show } from '../answer.ts'
import { rulesPost } from '../panels/notice.ts'
import type { Subcommand } from './subcommand.ts'

/** How to play here. */
export const help: Subcommand = {
  name: 'help',
  run: async (_house, asker) => show(rulesPost('', asker.language)),
}
