import type { Person, PublicTable, TableForPerson, TableService } from '#table'
import { type BotRight, type Language, words } from '#text'
import { noticePost, type Post } from './components.ts'

/** What the bot lacks in a channel to have tables there. */
export interface LackingChannelRights {
  readonly channelId: string
  readonly lacking: readonly BotRight[]
}

/** Who presses or types, and where. */
export interface Caller {
  readonly person: Person
  /** May manage the server where they are, and no other; `moderates` says what that means for a table. */
  readonly moderator: boolean
  /** Ids of the roles that they have in the server; none in direct messages. */
  readonly roles?: readonly string[]
  /** Their language. */
  readonly language: Language
  /** The language of their Discord, if they set another one here. */
  readonly discordLanguage?: Language
  /** The server's language; absent in direct messages. */
  readonly serverLanguage?: Language | undefined
  /** Discord's id of the interaction. */
  readonly interactionId: string
  readonly guildId: string | null
  readonly channelId: string
  /** Of a thread: the channel around it; absent elsewhere. */
  readonly around?: string | undefined
  /** They may write in the channel around the thread, and so may the bot. */
  readonly mayWriteAround?: boolean
  /** Rights that the bot lacks to open a thread for a table here; absent where threads cannot be opened. */
  readonly lackingForThread?: readonly BotRight[] | undefined
  /**
   * The thread opened for the wanted table: null if Discord did not open one, absent if the table plays where it was asked
   * for.
   */
  readonly ownThreadId?: string | null
  /** The same of all channels of the server; only for the command that shows it, and absent where Discord does not say. */
  readonly channels?: readonly LackingChannelRights[]
  /** Rights that a table needs and the bot lacks there; none in direct messages. */
  readonly lacking: readonly BotRight[]
  /** A locked thread, which only moderators may wake. */
  readonly locked?: boolean
  /** They may not write in the channel, so nothing is posted there for them. */
  readonly mayNotWrite?: boolean
  /** How old the pressed message is, in ms; absent for what was typed, and where Discord does not say. */
  readonly pressedAge?: number
  /** Ids of bots among the people named. */
  readonly bots?: readonly string[]
  /** Ids of those among the roles named that the bot can mention. */
  readonly mentionable?: readonly string[]
  /** The bot is only the asker's own app in this server: nothing but answers gets through. */
  readonly guest: boolean
  /**
   * The asker's direct channel, where a game against Tom opens: null if Discord does not open one, absent if the game opens
   * where it was asked for.
   */
  readonly directChannelId?: string | null
}

/** Who reads an answer, and in what language. */
export type Reader = Pick<Caller, 'person' | 'language'>

/** Somebody who types or presses something about a table, or about none. */
export interface TableContext<Table extends PublicTable | null = TableForPerson> {
  readonly service: TableService
  readonly caller: Caller
  readonly table: Table
}

/** A press of a button or a select on a message about a table, or about none. */
export interface PressContext<Table extends PublicTable | null = TableForPerson> extends TableContext<Table> {
  /** What was chosen in a select. */
  readonly values: readonly string[]
}
/** The same where a table may be meant, or none. */
export type OptionalTableContext = PressContext<PublicTable | null>

/** The answer to a press or a command; the sender decides when the picture follows. */
export type Reply = ReplyKind & {
  readonly post: Post
  /** Id of the table that it is about. */
  readonly about?: string
}
type ReplyKind =
  /** Private: replaces the private message that was pressed, or is a new one. */
  | {
      readonly kind: 'reply'
      readonly file?: { readonly name: string; readonly text: string }
      /** Sent to the asker directly, first. */
      readonly direct?: {
        readonly post: Post
        /**
         * The answer if Discord refuses it.
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
      readonly file?: { readonly name: string; readonly text: string }
      /** The press had no effect: a select shows its old choice again. */
      readonly refuses?: true
      /** The server's message of a day's puzzle is to be shown anew first; the answer then says where it is. */
      readonly puzzle?: { readonly day: number; readonly guildId: string; readonly language: Language }
    }
  /** A message that everybody in the channel sees, beside the private one that was pressed. */
  | {
      readonly kind: 'public'
      /** It goes into this channel instead, once for a nonce, if Discord lets it; the answer then says where it is. */
      readonly into?: { readonly channelId: string; readonly nonce: string }
    }
  /** The channel will show it: a press there gets no more; a private press or a command gets the post. */
  | {
      readonly kind: 'done'
      /** The id of a search for players that the channel is to show anew. */
      readonly looking?: string
      /** A table was opened there; it is closed and the other post said when the channel cannot be written to. */
      readonly written?: { readonly table: string; readonly otherwise: Post }
    }

/** A private answer that replaces the message that was pressed. */
export const reply = (post: Post): Reply => ({ kind: 'reply', post })

/** Whether somebody gets an answer instead of what was looked for. */
export const isReply = <Found extends object>(found: Found | Reply): found is Reply => 'post' in found

/** A sentence of its own, which leaves what was pressed as it is. */
export const noticeReply = (text: string): Reply => ({ kind: 'ephemeral', post: noticePost(text) })

/** The same to a press that had no effect: a select shows its old choice again. */
export const refusal = (text: string): Reply => ({ kind: 'ephemeral', post: noticePost(text), refuses: true })

/** The server where somebody types or presses; an answer where there is none, or the bot is no member of it. */
export function serverOrReply({ guildId, guest, language }: Caller): { readonly guildId: string } | Reply {
  const { notices } = words(language)
  if (guildId === null) return noticeReply(notices.onlyInServers)
  return guest ? noticeReply(notices.guest) : { guildId }
}

export type TypedOptions = Readonly<Record<string, string | number | boolean>>

/** What an option of text, of a person or of a role says; null where nothing was typed. */
export const typedTextOf = (typed: TypedOptions[string] | undefined): string | null =>
  typeof typed === 'string' ? typed : null

export interface Suggestion {
  readonly name: string
  readonly value: string
}
