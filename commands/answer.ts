import type { Person } from '#table'
import type { Language } from '#text'
import type { Post } from './build.ts'

/** Who presses or types, and where. */
export interface Asker {
  readonly person: Person
  /** May manage the server. */
  readonly moderator: boolean
  readonly language: Language
  /** Discord's id of the interaction. */
  readonly interactionId: string
  readonly guildId: string | null
  readonly channelId: string
  /**
   * The asker's direct channel with the bot, where a game against Tom opens: null when Discord does not open one,
   * absent when the game is to open where it was asked for.
   */
  readonly directChannelId?: string | null
}

/** What a press or a command is answered with; whoever sends it decides when the picture follows. */
export type Answer =
  /** For the asker's eyes only: in place of the private message that was pressed, or as a new one. */
  | {
      readonly kind: 'show'
      readonly post: Post
      readonly file?: { readonly name: string; readonly text: string }
      /** It says that a table's message is in another channel; the other post when that cannot be written to. */
      readonly written?: { readonly table: string; readonly otherwise: Post }
    }
  /** A new private message, even when a private one was pressed. */
  | { readonly kind: 'whisper'; readonly post: Post }
  /** The channel will show it: nothing more for a press there; the post for one in private, or for what was typed. */
  | { readonly kind: 'noted'; readonly post: Post }

/** The private answer that takes the place of the message that was pressed. */
export const show = (post: Post): Answer => ({ kind: 'show', post })

export type Typed = Readonly<Record<string, string | number | boolean>>
export interface Suggestion {
  readonly name: string
  readonly value: string
}
