import { control } from '../control.ts'
import type { CardWords } from '../words/card.ts'
import { names } from './names.ts'

export const card: CardWords = {
  seated: (seated) => `At the table: ${seated.join(', ')}`,
  lasts: 'A game takes 70 to 100 minutes in one sitting.',
  emptySeat: (name) => `It’s an empty seat’s turn (${name} left).`,
  goThere: 'Go to the table',
  opened: (thread, { join, start }) =>
    `Your table is open: ${thread}. The others press ${control(join)} there or here in the channel. Then you press ${control(start)} there.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Your table is open in this channel: Discord doesn’t let me open a thread here.'
      : `Your table is open in this channel. To open a thread, I’m missing: ${rights.map((right) => names.right[right]).join(', ')}. A moderator can grant that.`,
  locked: (mentions) =>
    `${mentions}: this table’s thread is locked, so I can’t write there. A moderator can unlock it. Until then you can play from here.`,
  threadGone: 'This table’s thread is gone. A player can move the table: type /bonfire mine in another channel.',
  where: { thread: 'In a thread of its own', here: 'Right here' },
}
