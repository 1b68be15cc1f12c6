import type { ForgetWords } from '../words/forget.ts'
import { count } from './names.ts'

export const forget: ForgetWords = {
  ask: [
    '**Shall I forget you?** Your games against Tom, your handicap and your settings go. Wherever you played, your seat says “A former player”; the games themselves stay for those you played with. This cannot be undone.',
    '-# Messages that already stand in a channel stay as they are: a moderator can delete them.',
  ].join('\n'),
  confirm: 'Forget me',
  seated:
    'You still sit at a table. Leave it first (/bonfire resign, or /bonfire close if it is yours), then ask me again:',
  done: (tables) =>
    `Done. I know nothing about you any more${tables === 0 ? '' : `: ${count(tables, 'table')} now had “A former player” in your place`}. If you play again, you start afresh.`,
}
