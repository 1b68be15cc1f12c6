import { control } from '../control.ts'
import type { CardWords } from '../words/card.ts'
import { names } from './names.ts'

export const card: CardWords = {
  seated: (seated) => `At the table: ${seated.join(', ')}`,
  emptySeat: (name) => `It is the turn of an empty seat (${name} left).`,
  goThere: 'Go to the table',
  opened: (thread, { join, start }) =>
    `Your table is open: ${thread}. The others press ${control(join)} there, or here in the channel; then you press ${control(start)} there.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Your table is open in this channel: Discord does not let me open a thread here.'
      : `Your table is open in this channel. For a thread of its own I am missing: ${rights.map((right) => names.right[right]).join(', ')}. A moderator can grant that.`,
  locked: (mentions) =>
    `${mentions}: the thread of this table is locked, so I cannot write there. A moderator can unlock it. Until then you can play from here.`,
  threadGone:
    'The thread of this table is gone. With /bonfire mine, whoever sits there has it go on in another channel.',
  where: { thread: 'In a thread of its own', here: 'Right here' },
}
