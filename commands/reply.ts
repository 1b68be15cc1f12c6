import type { OwnTable, Person, PublicTable, TableService } from '#table'
import type { Language, Right } from '#text'
import type { Post } from './components.ts'

/** Who presses or types, and where. */
export interface Caller {
  readonly person: Person
  /** May manage the server where they are: of no other. What follows from it for a table, `moderates` says. */
  readonly moderator: boolean
  /** What they are spoken to in. */
  readonly language: Language
  /** What Discord says they read, where they set another language; absent where it is the same. */
  readonly discordLanguage?: Language
  /** The server's; absent where there is no server. */
  readonly serverLanguage?: Language
  /** Discord's id of the interaction. */
  readonly interactionId: string
  readonly guildId: string | null
  readonly channelId: string
  /** Of a thread: the channel around it; absent elsewhere. */
  readonly around?: string
  /** What the bot lacks to let a table play in a thread that grows from this channel; absent where none can grow. */
  readonly lackingForThread?: readonly Right[]
  /**
   * A thread that was opened for the table that is asked for: null when Discord did not open one, absent when the table
   * is to stand where it was asked for.
   */
  readonly ownThreadId?: string | null
  /** What the bot may not do there, of what a table needs; in direct messages nothing. */
  readonly lacking: readonly Right[]
  /** It is a thread that is locked: only moderators may wake it. Absent where it is not. */
  readonly locked?: boolean
  /** Discord does not let them write in the channel: nothing is posted there for them. Absent where it does. */
  readonly mayNotWrite?: true
  /** Ids of bots that a command or a press names; absent where it names none. */
  readonly bots?: readonly string[]
  /** The bot is no member of the server: the asker uses it there as an app of their own, and only answers get through. */
  readonly guest: boolean
  /**
   * The asker's direct channel with the bot, where a game against Tom opens: null when Discord does not open one,
   * absent when the game is to open where it was asked for.
   */
  readonly directChannelId?: string | null
}

/** Who reads an answer, and in what language. */
export type Reader = Pick<Caller, 'person' | 'language'>

/** A press of a button or a select on a message about a table, or about none. */
export interface PressContext<Table extends PublicTable | null = OwnTable> {
  readonly service: TableService
  readonly caller: Caller
  readonly table: Table
  /** What was chosen in a select. */
  readonly values: readonly string[]
}
/** The same where a table may be meant, or none. */
export type TablelessContext = PressContext<PublicTable | null>

/** What a press or a command is answered with; whoever sends it decides when the picture follows. */
export type Reply = ReplyKind & {
  readonly post: Post
  /** Id of the table that it is about; absent where it does not say. */
  readonly about?: string
}
type ReplyKind =
  /** For the asker's eyes only: in place of the private message that was pressed, or as a new one. */
  | {
      readonly kind: 'reply'
      readonly file?: { readonly name: string; readonly text: string }
      /** What is sent to the asker directly first. */
      readonly direct?: {
        readonly post: Post
        /**
         * Said when Discord does not let it through.
         * @param until it was refused so often that it is not tried before; null: the next press tries it
         */
        otherwise(until: Date | null): Post
        /** The table whose end the asker wanted to be told; absent where it is about turns. */
        readonly endOf?: string
      }
      /** It says that a table's message is in another channel; the other post when that cannot be written to. */
      readonly written?: { readonly table: string; readonly otherwise: Post }
    }
  /** A new private message, even when a private one was pressed. */
  | {
      readonly kind: 'ephemeral'
      /** What was pressed had no effect: a select shows again what it showed. */
      readonly refuses?: true
    }
  /** The channel will show it: nothing more for a press there; the post for one in private, or for what was typed. */
  | {
      readonly kind: 'done'
      /** A table was opened there; it is closed and the other post said when the channel cannot be written to. */
      readonly written?: { readonly table: string; readonly otherwise: Post }
    }

/** The private answer that takes the place of the message that was pressed. */
export const reply = (post: Post): Reply => ({ kind: 'reply', post })

export type CommandOptions = Readonly<Record<string, string | number | boolean>>
export interface Suggestion {
  readonly name: string
  readonly value: string
}
