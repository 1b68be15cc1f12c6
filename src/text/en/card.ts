import { control } from '../control.ts'
import type { ChannelButtonLabels } from '../words/buttons.ts'
import type { Right } from '../words/names.ts'
import { names } from './names.ts'

/** Of a table in a thread of its own: its card in the channel around the thread, and what is said of the thread. */
export const card = {
  /** Who sits there. */
  seated: (seated: readonly string[]): string => `At the table: ${seated.join(', ')}`,
  /** How long a game takes, as the box says. */
  lasts: 'A game takes 70 to 100 minutes in one sitting.',
  /** Alt text of the card's picture. */
  picture: 'A small picture of the game.',
  /** It is an empty seat's turn; `name`: who left it. */
  emptySeat: (name: string): string => `It’s an empty seat’s turn (${name} left).`,
  /** On a button that leads to the thread, and as a link to a table's message. */
  goThere: 'Go to the table',
  /** To the person who opened the table; `thread` is Discord's mention of it. */
  opened: (thread: string, { join, start }: ChannelButtonLabels): string =>
    `Your table is open: ${thread}. The others press ${control(join)} there or here in the channel. Then you press ${control(start)} there.`,
  /** The same where a thread was asked for and could not be opened; `rights` is what the bot lacks, empty where Discord did not say. */
  openedHere: (rights: readonly Right[]): string =>
    rights.length === 0
      ? 'Your table is open in this channel: Discord doesn’t let me open a thread here.'
      : `Your table is open in this channel. To open a thread, I’m missing permissions: ${rights.map((right) => names.right[right]).join(', ')}. A moderator can grant them.`,
  /** To all who sit there, in the channel around the thread; `mentions` are Discord's. */
  locked: (mentions: string): string =>
    `${mentions}: this table’s thread is locked, so I can’t write there. A moderator can unlock it. Until then you can play from here.`,
  /** On the card of a table whose thread is gone. */
  threadGone: 'This table’s thread is gone. A player can move the table: type /bonfire mine in another channel.',
  /** Where a table can be opened: choices of a command. */
  where: { thread: 'In a thread of its own', here: 'Right here' },
}
