import type { WrittenThere } from './buttons.ts'
import type { GuideWords } from './guide.ts'
import type { FirstQuestion, RuleList, RuleTexts } from './rules.ts'

export const COMMANDS = [
  'new',
  'mine',
  'solo',
  'profile',
  'join',
  'start',
  'turn',
  'hint',
  'look',
  'scores',
  'log',
  'follow',
  'play',
  'undo',
  'end',
  'resign',
  'takeover',
  'sitout',
  'close',
  'journal',
  'analysis',
  'settings',
  'forget-me',
  'rules',
  'help',
] as const
export type CommandName = (typeof COMMANDS)[number]

export const OPTIONS = [
  'where',
  'edition',
  'beginners',
  'friend',
  'language',
  'handicap',
  'tom',
  'challenge',
  'opponent',
  'opponents',
  'computer',
  'guide',
  'seat',
  'at',
  'player',
  'move',
  'page',
  'topic',
  'island',
  'zone',
  'away',
] as const
export type OptionName = (typeof OPTIONS)[number]

export interface Described {
  /** Lower case, at most 32 characters: Discord's rule for command names. */
  readonly name: string
  /** At most 100 characters: Discord's rule for descriptions. English keeps to 74, so that others have room. */
  readonly description: string
}

export interface HelpWords {
  /** The command itself. */
  readonly bonfire: Described
  readonly commands: Readonly<Record<CommandName, Described>>
  /** To look at; the player's name is an option of its own. */
  readonly aCity: string
  readonly options: Readonly<Record<OptionName, Described>>
  readonly help: {
    readonly title: string
    /** Where no table is. */
    readonly open: string
    /** How a turn is taken, and taken back: a line each. */
    readonly text: (there: WrittenThere) => string
    /** What is done without being asked. */
    readonly byItself: string
    /** At a table that others may watch. */
    readonly watch: (there: WrittenThere) => string
    readonly rules: string
    /** The commands `look` (that its looks were commands of their own), `mine` and `settings`. */
    readonly more: string
    /** For a first game with others. */
    readonly guide: GuideWords['withOthers']
    /** On buttons that lead to the other pages: a first game, and the commands. */
    readonly pages: { readonly guide: string; readonly more: string }
  }
  /** All topics of the look-up. */
  readonly rules: RuleTexts
  /** Over the lists of topics. */
  readonly ruleLists: Readonly<Record<RuleList, string>>
  readonly rulesTitle: string
  /** What newcomers ask, as buttons; at most 34 characters. */
  readonly firstQuestions: Readonly<Record<FirstQuestion, string>>
  readonly rulesChoose: string
  readonly rulesNothing: (query: string) => string
  /** Over a select of gnomes. */
  readonly whatGnomeDoes: string
  readonly about: string
  /** That the sources only picture some components, and what an owner of the game can do. */
  readonly reconstructed: string
}
