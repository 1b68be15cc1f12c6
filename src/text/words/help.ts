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
  'whose',
  'players',
  'month',
  'away',
  'person',
  'players',
  'pace',
  'until',
  'role',
  'time',
] as const
export type OptionName = (typeof OPTIONS)[number]

export interface Described {
  /** Lower case, at most 32 characters: Discord's rule for command names. */
  readonly name: string
  /** At most 100 characters: Discord's rule for descriptions. English keeps to 74, so that others have room. */
  readonly description: string
}
