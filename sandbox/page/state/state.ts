import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import type { ToPage, World } from '#sandbox/page-protocol'

/** Everything that the page shows, as plain data. Only `reduce` (beside this file) makes a new one. */
export interface State {
  readonly link: 'connecting' | 'up' | 'down'
  readonly world: World | null
  /** The channel that is open; null until the world is known. */
  readonly at: string | null
  /** False while the tab is in the background: what comes then is unread, even in the open channel. */
  readonly looking: boolean
  readonly messages: ReadonlyMap<string, readonly APIMessage[]>
  /** Channels whose newest page has arrived since the line was last opened. */
  readonly loaded: ReadonlySet<string>
  /** Channels whose very first message is here. */
  readonly whole: ReadonlySet<string>
  readonly unread: ReadonlyMap<string, Unread>
  readonly pending: readonly Pending[]
  /** Message id → why the last press on it failed. */
  readonly failed: ReadonlyMap<string, string>
  readonly modal: OpenModal | null
  readonly choices: Choices | null
  readonly notices: readonly Notice[]
}

/** What the bot suggested for the option that is being typed; `problem` when it did not answer. */
interface Choices {
  readonly nonce: string
  readonly choices: readonly APIApplicationCommandOptionChoice[]
  readonly problem: string | null
}

interface Unread {
  readonly count: number
  readonly pings: number
}

/** An interaction on its way. A command without an answer stays as a line of its own that can be dismissed. */
export type Pending =
  | { readonly kind: 'press'; readonly nonce: string; readonly messageId: string; readonly customId: string }
  | {
      readonly kind: 'command'
      readonly nonce: string
      readonly channelId: string
      readonly path: string
      readonly sentAt: string
      readonly failed: string | null
    }
  | { readonly kind: 'modal'; readonly nonce: string }

export interface OpenModal {
  /** Of the interaction that it answered. */
  readonly nonce: string
  readonly data: APIModalInteractionResponseCallbackData
  readonly problem: string | null
}

export interface Notice {
  readonly id: number
  readonly text: string
}

/** What the server says, and what the person at this page does. */
export type Event =
  | ToPage
  | { readonly t: 'link'; readonly up: boolean }
  | { readonly t: 'go'; readonly channelId: string }
  | { readonly t: 'asking'; readonly pending: Pending }
  | { readonly t: 'dismissMessage'; readonly channelId: string; readonly messageId: string }
  | { readonly t: 'dismissCommand'; readonly nonce: string }
  | { readonly t: 'closeModal' }
  | { readonly t: 'dismissNotice'; readonly id: number }
  | { readonly t: 'looking'; readonly looking: boolean }
  /** Channels in which something was said while this person was away. */
  | { readonly t: 'missed'; readonly channelIds: readonly string[] }
  | {
      readonly t: 'historyOf'
      readonly channelId: string
      readonly messages: readonly APIMessage[]
      /** The newest page of a channel, not an older one. */
      readonly first: boolean
    }

export const nothing: State = {
  link: 'connecting',
  world: null,
  at: null,
  looking: true,
  messages: new Map(),
  loaded: new Set(),
  whole: new Set(),
  unread: new Map(),
  pending: [],
  failed: new Map(),
  modal: null,
  choices: null,
  notices: [],
}
