/** One entry of the rules look-up. */
export interface RuleEntry {
  /** Stable, for autocompletion's value: `ship`. */
  readonly id: string
  readonly title: string
  /** What people type when they look for it. */
  readonly keywords: readonly string[]
  /** Our own words, at most 1,200 characters. */
  readonly text: string
  /** Numbers of the rules inventory. */
  readonly rules: readonly string[]
}

export const COMMANDS = [
  'new',
  'solo',
  'profile',
  'join',
  'start',
  'turn',
  'table',
  'city',
  'islands',
  'gnomes',
  'greatbonfire',
  'council',
  'scores',
  'log',
  'play',
  'undo',
  'end',
  'resign',
  'takeover',
  'sitout',
  'close',
  'journal',
  'forget-me',
  'rules',
  'help',
] as const
export type CommandName = (typeof COMMANDS)[number]

export const OPTIONS = [
  'edition',
  'beginners',
  'handicap',
  'tom',
  'challenge',
  'guide',
  'seat',
  'player',
  'move',
  'page',
  'topic',
  'island',
] as const
export type OptionName = (typeof OPTIONS)[number]

export interface Described {
  /** Lower case, at most 32 characters: Discord's rule for command names. */
  readonly name: string
  readonly description: string
}

export interface HelpWords {
  /** The command itself. */
  readonly bonfire: Described
  readonly commands: Readonly<Record<CommandName, Described>>
  readonly options: Readonly<Record<OptionName, Described>>
  readonly help: { readonly title: string; readonly text: string }
  readonly rules: readonly RuleEntry[]
  readonly rulesTitle: string
  readonly rulesNothing: (query: string) => string
  readonly rulesPlaceholder: string
  readonly about: string
}
