import type { ModeratorDeedKind } from '../words/facts.ts'
import { count } from './names.ts'

/** A person's settings, and the language of a table. `language` is always what a language calls itself. */
export const settings = {
  title: 'Your settings',
  about: 'Your settings apply at every table. Only you see them.',
  /** What the person is spoken to in; `asDiscord` when that follows Discord. */
  speaks: (language: string, asDiscord: boolean): string =>
    `Language: **${language}**${asDiscord ? ', as in Discord' : ''}`,
  /** Whether each is on, and the button that switches to what is not. Without pictures there are words in their place. */
  switches: {
    hints: (on: boolean): { readonly told: string; readonly switched: string } => ({
      told: `Tips in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide tips' : 'Show tips',
    }),
    warnings: (on: boolean): { readonly told: string; readonly switched: string } => ({
      told: `Warnings in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide warnings' : 'Show warnings',
    }),
    pictures: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Pictures: **on**', switched: 'Words, not pictures' }
        : { told: 'Pictures: **off**, everything in words', switched: 'Show pictures' },
    tomsTies: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Tom’s ties: **you decide all of them**', switched: 'Leave Tom’s ties to him' }
        : { told: 'Tom’s ties: **he decides those that don’t affect you**', switched: 'Decide all of Tom’s ties' },
    listed: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Server lists: **your name is shown**', switched: 'Hide me from lists' }
        : { told: 'Server lists: **you’re shown as “A former player”**', switched: 'Show my name in lists' },
  },
  /** What the messages of this table are in, for somebody who sits there. */
  tableSpeaks: (language: string): string =>
    `The table’s language in the channel is **${language}**. Any player here can change it for everybody.`,
  forget: '/bonfire forget-me deletes them.',
  /** Over the two selects. */
  chooseOwn: 'Your language',
  chooseForTable: 'The language of this table',
  asDiscord: (language: string): string => `Same as Discord (${language})`,
}

/** Of tables that other channels show, and of people who are told when one is over. */
export const follow = {
  title: 'Show a table in this channel',
  /** Nobody who asked sits at a table that could be shown. */
  none: 'There’s no table you can show here. Players at a table in this server, and moderators, can show it in another channel.',
  /** The placeholder of a select of tables. */
  choose: 'Show a table here…',
  /** Over the buttons of a table that the channel shows; `names` of those who play. */
  shown: (names: string): string => `This channel shows the table of **${names}**.`,
  stop: 'Stop showing it',
  /** `playing`: else the game has not begun. */
  begins: (playing: boolean): string =>
    playing
      ? 'This channel now shows that table: what happened and a picture after each turn. The first one will appear in a moment.'
      : 'This channel will show that table once its game begins: what happened and a picture after each turn.',
  stopped: 'This channel no longer shows that table.',
  notYours: 'Only the players at that table, or a moderator, can do that.',
  ownChannel: 'That table is already in this channel. Type /bonfire follow in another one.',
  /** A table is shown in `most` channels, or a channel shows `most` tables, and that is the limit. */
  tooManyChannels: (most: number): string =>
    `${count(most, 'other channel')} already ${most === 1 ? 'shows' : 'show'} that table, and that’s the maximum. Type /bonfire follow in one of them to stop it there first.`,
  tooManyTables: (most: number): string =>
    `This channel already shows ${count(most, 'table')}, and that’s the maximum. Stop showing one first.`,
  /** How many turns later than the table: in a select, and told. */
  delay: (turns: number): string => (turns === 0 ? 'Shown right away' : `Shown ${count(turns, 'turn')} later`),
  chooseDelay: 'How many turns behind the table',
  /** Under the first message; `mention` of the person who wanted it. */
  byWhom: (mention: string): string => `${mention} is showing this table here. /bonfire follow stops it.`,
  /** To the table: where else it is shown from now on, and that it is no longer. */
  alsoShown: (channel: string, mention: string): string => `${mention} is now showing this table in ${channel} too.`,
  shownNoMore: (channel: string, mention: string): string =>
    `${mention}: I can no longer write in ${channel}, so this table isn’t shown there now. Once I can again, type /bonfire follow there.`,
  /** Above turns that are told together: those before that there is no room for. */
  earlier: 'Earlier turns are in the log.',
  /** A button, and what comes of it. */
  tellEnd: 'Tell me when it’s over',
  willTell: 'I’ll send you a direct message when this game is over. I just sent you one, so we both know it works.',
  tellNot: 'Don’t tell me',
  willNotTell: 'OK, I won’t tell you when this game is over.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I can’t tell you. Allow messages from members of this server, then press the button again.',
  /** The direct message that shows that it works. */
  directWorks: (names: string, channel: string): string =>
    `I’ll tell you here when the game of ${names} in ${channel} is over.`,
  /** Under the direct message that tells it. */
  asked: 'You asked me to tell you.',
}

/** Of the wish to be forgotten. */
export const forget = {
  /** What will be done, and what stays; asked before. */
  ask: [
    '**Forget you?** I’ll delete your games against Tom, your handicap and your settings. Wherever you played, your seat will show “A former player” instead of your name; the games themselves stay for the people you played with. This can’t be undone.',
    '-# Messages already posted in a channel stay as they are. A moderator can delete them.',
  ].join('\n'),
  confirm: 'Forget me',
  /** The person sits at open tables, which are listed after it. */
  seated:
    'You still sit at a table. Leave it first (/bonfire resign, or /bonfire close if it’s yours), then ask me again:',
  /** `tables`: at how many the person sat. */
  done: (tables: number): string =>
    `Done. I no longer know anything about you${tables === 0 ? '' : `: ${count(tables, 'table')} now ${tables === 1 ? 'shows' : 'show'} “A former player” in your place`}. If you play again, you start afresh.`,
}

/** What moderators set for their server, do there and read there. Channels, roles and people come as Discord's mentions. */
export const server = {
  title: 'This server’s rules',
  about: 'These rules apply to everyone in this server from now on. Games in progress stay as they are.',
  /** Of the two pages, on buttons and above them. */
  pages: { limits: 'Who can play where', defaults: 'New tables and the puzzle' },
  channels: (channels: readonly string[]): string =>
    channels.length === 0
      ? 'Tables can be opened **in any channel**.'
      : `Tables can be opened only in ${channels.join(', ')}.`,
  chooseChannels: 'Channels for tables (none: any)',
  opener: (role: string | null): string =>
    role === null ? '**Everybody** can open tables.' : `Only ${role} and moderators can open tables.`,
  chooseOpener: 'Role that can open tables (none: all)',
  /** The channel of the puzzle of the day. */
  puzzles: (channel: string | null): string =>
    channel === null
      ? 'The puzzle of the day is posted **where somebody first shares it**.'
      : `The puzzle of the day is posted in ${channel}.`,
  choosePuzzles: 'Channel for the puzzle of the day',
  /** What is chosen from a list, as a title. */
  choices: {
    person: 'Max. open tables per person',
    tables: 'Max. open tables in this server',
    computers: 'Max. computer players per table',
    roles: 'Mention a role when looking for players',
    where: 'Where it opens',
    edition: 'Edition',
    pace: 'Pace',
    hints: 'Hints with several players',
    language: 'Language',
  },
  unlimited: 'no limit',
  hints: { off: 'off', on: 'on' },
  asDiscord: 'same as the server in Discord',
  /** To somebody who presses and does not moderate. */
  notYours: 'Only moderators can do that. If you are one, type /bonfire-server settings.',
  /** Why no table is opened. */
  wrongChannel: (channels: readonly string[]): string =>
    `This server wants its tables in ${channels.join(', ')}. Open yours there.`,
  /** Why a table whose channel is gone does not go on there. */
  wrongPlace: (channels: readonly string[]): string =>
    `This server wants its tables in ${channels.join(', ')}. Type /bonfire mine there.`,
  needsRole: (role: string): string => `In this server only ${role} can open tables. You can join one that is open.`,
  block: {
    done: (person: string): string =>
      `${person} can no longer open or join tables in this server. To free a seat they hold, type /bonfire-server tables.`,
    undone: (person: string): string => `${person} can play in this server again.`,
    not: (person: string): string => `${person} isn’t blocked in this server.`,
    /** Who is blocked, perhaps nobody. */
    list: (people: readonly string[]): string =>
      people.length === 0
        ? 'Nobody is blocked in this server. To block somebody, add their name to the command.'
        : `Blocked here: ${people.join(', ')}`,
    itself: 'You can’t block me or yourself.',
  },
  tables: {
    title: 'Open tables in this server',
    none: 'No table is open in this server.',
    choose: 'Choose a table or a seat',
    /** Options of the select, each with its table's number in the list above. */
    close: (table: number, people: readonly string[]): string => `${table}. Close: ${people.join(', ')}`,
    stop: (table: number, people: readonly string[]): string => `${table}. Stop the game: ${people.join(', ')}`,
    free: (table: number, person: string): string => `${table}. Free the seat of ${person}`,
    askClose: (people: readonly string[]): string =>
      `Close the table of ${people.join(', ')}? Its game hasn’t begun; they can open another one.`,
    askStop: (people: readonly string[]): string =>
      `Stop the game of ${people.join(', ')}? It ends without a result, for good. They’ll be told that a moderator did it.`,
    askFree: (person: string): string =>
      `Free the seat of ${person}? Anyone can then take it over, ${person} included.`,
    confirm: { close: 'Yes, close it', stop: 'Yes, stop it', free: 'Yes, free it' },
    back: 'Back to the tables',
    closed: 'The table is closed.',
    stopped: 'The game is stopped.',
    freed: 'The seat is free.',
  },
  log: {
    title: 'What moderators did',
    none: 'Moderators haven’t done anything here yet.',
    /** Who was forgotten. */
    somebody: 'somebody',
    /** `by` and `whom` are people, `where` a channel. */
    line: (deed: ModeratorDeedKind, by: string, whom: string, where: string): string => {
      switch (deed) {
        case 'settings':
          return `${by} changed the rules`
        case 'blocked':
          return `${by} blocked ${whom}`
        case 'unblocked':
          return `${by} let ${whom} play again`
        case 'exported':
          return `${by} exported the games`
        case 'closed':
          return `${by} closed the table in ${where}`
        case 'stopped':
          return `${by} stopped the game in ${where}`
        case 'freed':
          return `${by} freed ${whom}’s seat in ${where}`
        case 'other':
          return `${by} did something`
      }
    },
  },
  export: {
    done: (games: number): string =>
      `Here ${games === 1 ? 'is' : 'are'} ${count(games, 'finished game')} from this server, newest first: one line each, as JSON.`,
    none: 'No games have been finished in this server yet.',
    /** There was no room for all. */
    left: 'Not all games fit into one file: the oldest are missing. Add a month to the command to get those.',
  },
  delete: {
    /** `tables`: of all that are kept, `open` are open. */
    ask: (tables: number, open: number): string =>
      `This deletes everything I store about this server: ${count(tables, 'table')} with all games (${open} still open), its rules, who is blocked, and what moderators did. Games in direct messages stay with the people who play them. To save the games first, type /bonfire-server export.`,
    ask2: 'This can’t be undone. Messages in the channels stay. Delete it all?',
    confirm: 'Delete all of it…',
    confirm2: 'Yes, delete all of it',
    done: 'I’ve deleted everything I stored about this server.',
  },
  rights: {
    title: 'What I may do in this server',
    /** In how many of its channels nothing is missing. */
    fine: (fine: number, all: number): string =>
      fine === all
        ? `I have all the permissions I need in ${count(all, 'channel')}.`
        : `I have all the permissions I need in ${fine} of ${count(all, 'channel')}.`,
    /** What is missing in every one, and how it is granted at once. */
    everywhere: (rights: readonly string[]): string =>
      `In all channels I’m missing ${rights.join(', ')}. To fix that, open “Server Settings”, then “Roles”, choose my role and allow what’s missing.`,
    /** What is missing in a channel, which comes as Discord's mention. */
    lacks: (channel: string, rights: readonly string[]): string => `${channel}: I’m missing ${rights.join(', ')}.`,
    how: 'To fix that, open the channel’s settings, then “Permissions”, choose my role there and allow what’s missing.',
    more: 'I’m missing permissions in more channels, too.',
    /** Discord did not say. */
    unknown: 'Discord isn’t telling me right now. Please try again in a minute.',
  },
}
