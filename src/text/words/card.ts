import type { WrittenThere } from './buttons.ts'
import type { Right } from './names.ts'

/** Of a table in a thread of its own: its card in the channel around the thread, and what is said of the thread. */
export interface CardWords {
  /** Who sits there. */
  readonly seated: (names: readonly string[]) => string
  /** How long a game takes, as the box says. */
  readonly lasts: string
  /** It is an empty seat's turn; `name`: who left it. */
  readonly emptySeat: (name: string) => string
  /** On a button that leads to the thread, and as a link to a table's message. */
  readonly goThere: string
  /** To the person who opened the table; `thread` is Discord's mention of it. */
  readonly opened: (thread: string, there: WrittenThere) => string
  /** The same where a thread was asked for and could not be opened; `rights` is what the bot lacks, empty where Discord did not say. */
  readonly openedHere: (rights: readonly Right[]) => string
  /** To all who sit there, in the channel around the thread; `mentions` are Discord's. */
  readonly locked: (mentions: string) => string
  /** On the card of a table whose thread is gone. */
  readonly threadGone: string
  /** Where a table can be opened: choices of a command. */
  readonly where: { readonly thread: string; readonly here: string }
}
