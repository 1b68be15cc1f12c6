import { rulesPost } from '../panels/notice.ts'
import { type Subcommand, show } from './subcommand.ts'

/** How to play here. */
export const help: Subcommand = {
  name: 'help',
  run: async (_house, asker) => show(rulesPost('', asker.language)),
}
