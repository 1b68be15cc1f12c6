import { count } from './names.ts'

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
    `${mention}: I can no longer write in ${channel}, so this table isn’t shown there now. Once I can, type /bonfire follow there again.`,
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
