import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
  Locale,
} from 'discord-api-types/v10'

/**
 * What the sandbox's page (and any other scripted person) and the sandbox's server say to each other.
 * One WebSocket a person and tab: `ws://…/page/ws?person=<user id>`, JSON text frames, one value each.
 * `&channels=<id>,<id>` limits it to these channels of the server and the person's own (for scripts in great number).
 * The page knows only what Discord's own client would know: nothing of the bot comes through here but Discord's objects.
 */

export interface Person {
  readonly user: APIUser
  /** May close other people's tables, as a moderator of the server may (Manage Server). */
  readonly moderator: boolean
  /** The language of the person's client. */
  readonly locale: Locale
}

export interface World {
  /** Unlike that of any other run of the sandbox: one that was started anew knows no private message of before. */
  readonly run: string
  readonly person: Person
  readonly people: readonly Person[]
  readonly bot: APIUser | null
  readonly guild: { readonly id: string; readonly name: string }
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Channels and threads of the server, then this person's direct messages. */
  readonly channels: readonly APIChannel[]
  readonly commands: readonly APIApplicationCommand[]
  /** True while a bot is connected to the gateway. */
  readonly botOnline: boolean
}

/** One option typed into a slash command; nested for subcommands and subcommand groups, as Discord nests them. */
export interface TypedOption {
  readonly name: string
  readonly type: number
  readonly value?: string | number | boolean
  readonly focused?: boolean
  readonly options?: readonly TypedOption[]
}

export type FromPage =
  | {
      readonly t: 'command'
      readonly nonce: string
      readonly channelId: string
      readonly name: string
      readonly options: readonly TypedOption[]
    }
  | {
      readonly t: 'autocomplete'
      readonly nonce: string
      readonly channelId: string
      readonly name: string
      readonly options: readonly TypedOption[]
    }
  | {
      readonly t: 'press'
      readonly nonce: string
      readonly channelId: string
      readonly messageId: string
      readonly customId: string
      /** 2 button, 3 string select, 5 user select */
      readonly componentType: number
      readonly values?: readonly string[]
    }
  | {
      readonly t: 'modal'
      readonly nonce: string
      /** The nonce of the interaction that the modal answered. */
      readonly of: string
      readonly customId: string
      /** A text input's `value`; a select's choices, if it may have several, in `values`. */
      readonly fields: readonly {
        readonly customId: string
        readonly value: string
        readonly values?: readonly string[]
      }[]
    }
  | { readonly t: 'say'; readonly channelId: string; readonly content: string }
  | { readonly t: 'openThread'; readonly channelId: string; readonly name: string }
  /** Archives or wakes a thread, locks or unlocks it; what is left out stays. */
  | { readonly t: 'changeThread'; readonly channelId: string; readonly archived?: boolean; readonly locked?: boolean }
  | { readonly t: 'openDm' }
  | { readonly t: 'history'; readonly nonce: string; readonly channelId: string; readonly before?: string }
  /** Closes (or opens again) this person's direct messages to the bot: sending then fails with 50007. */
  | { readonly t: 'closeDms'; readonly closed: boolean }

export type ToPage =
  | { readonly t: 'world'; readonly world: World }
  | {
      readonly t: 'message'
      readonly op: 'create' | 'update'
      readonly message: APIMessage
      readonly mentionsYou: boolean
    }
  | { readonly t: 'messageGone'; readonly channelId: string; readonly messageId: string }
  | { readonly t: 'history'; readonly nonce: string; readonly messages: readonly APIMessage[] }
  | { readonly t: 'channel'; readonly channel: APIChannel }
  | { readonly t: 'channelGone'; readonly channelId: string }
  | { readonly t: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly t: 'bot'; readonly online: boolean; readonly user: APIUser | null }
  /** What became of an interaction: answered (within 3 s), thinking (deferred), or failed with Discord's own words. */
  | {
      readonly t: 'interaction'
      readonly nonce: string
      readonly state: 'answered' | 'thinking' | 'failed'
      readonly why?: string
      /** Replies to it carry this id in `interaction_metadata`. */
      readonly interactionId?: string
      /** The message that answers: made, changed, or being thought about. */
      readonly messageId?: string
      /** Acknowledged, and something visible is still to come; then there is a second 'answered' without this. */
      readonly deferred?: true
    }
  | { readonly t: 'modal'; readonly nonce: string; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly t: 'choices'; readonly nonce: string; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly t: 'refused'; readonly nonce?: string; readonly why: string }
