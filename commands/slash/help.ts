import { words } from '#text'
import { noticePost } from '../panels/notice.ts'
import { type Subcommand, show } from './subcommand.ts'

/** How to play here. */
export const help: Subcommand = {
  name: 'help',
  run: async (_house, asker) => show(noticePost(words(asker.language).help.help.text)),
}
