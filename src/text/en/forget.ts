import { count } from './names.ts'

/** Of the wish to be forgotten. */
export const forget = {
  /** What will be done, and what stays; asked before. */
  ask: [
    '**Forget you?** I’ll delete your games against Tom, your handicap and your settings. Wherever you played, your seat will show “A former player” instead of your name; the games themselves stay for the people you played with. This can’t be undone.',
    '-# Messages already posted in a channel stay as they are. A moderator can delete them.',
  ].join('\n'),
  confirm: 'Forget me',
  /** The person sits at open tables, which are listed after it. */
  seated:
    'You still sit at a table. Leave it first (/bonfire resign, or /bonfire close if it’s yours), then ask me again:',
  /** `tables`: at how many the person sat. */
  done: (tables: number): string =>
    `Done. I no longer know anything about you${tables === 0 ? '' : `: ${count(tables, 'table')} now ${tables === 1 ? 'shows' : 'show'} “A former player” in your place`}. If you play again, you start afresh.`,
}
