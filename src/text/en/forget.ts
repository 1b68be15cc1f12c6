import type { ForgetWords } from '../words/forget.ts'
import { count } from './names.ts'

export const forget: ForgetWords = {
  ask: [
    '**Forget you?** I delete your games against Tom, your handicap and your settings. Wherever you played, your seat shows “A former player”; the games themselves stay for the people you played with. This can’t be undone.',
    '-# Messages already posted in a channel stay as they are. A moderator can delete them.',
  ].join('\n'),
  confirm: 'Forget me',
  seated:
    'You still sit at a table. Leave it first (/bonfire resign, or /bonfire close if it’s yours), then ask me again:',
  done: (tables) =>
    `Done. I no longer know anything about you${tables === 0 ? '' : `: ${count(tables, 'table')} now ${tables === 1 ? 'shows' : 'show'} “A former player” in your place`}. If you play again, you start afresh.`,
}
