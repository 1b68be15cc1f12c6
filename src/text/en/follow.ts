import type { FollowWords } from '../words/follow.ts'
import { count } from './names.ts'

export const follow: FollowWords = {
  title: 'Show a table in this channel',
  none: 'There is no table that you could have shown here. Whoever sits at a table of this server can do that, from any other channel, and so can a moderator.',
  choose: 'Show a table here…',
  shown: (names) => `This channel shows the table of **${names}**.`,
  stop: 'Stop showing it',
  begins: (playing) =>
    playing
      ? 'From now on this channel shows that table: after each turn what was done, and a picture. The first one comes in a moment.'
      : 'From now on this channel shows that table, once its game has begun: after each turn what was done, and a picture.',
  stopped: 'This channel does not show that table any more.',
  notYours: 'Only whoever sits at that table, or a moderator, can do that.',
  ownChannel: 'That table is in this channel already. Type /bonfire follow in another one.',
  tooManyChannels: (most) =>
    `That table is shown in ${count(most, 'other channel')} already, and more there cannot be. Type /bonfire follow in one of those and stop it there first.`,
  tooManyTables: (most) =>
    `This channel shows ${count(most, 'table')} already, and more there cannot be. Stop one first.`,
  delay: (turns) => (turns === 0 ? 'Shown at once' : `Shown ${count(turns, 'turn')} later`),
  chooseDelay: 'How much later than at the table',
  byWhom: (mention) => `${mention} has this table shown here. /bonfire follow ends it.`,
  alsoShown: (channel, mention) => `${mention} has this table shown in ${channel}, too.`,
  shownNoMore: (channel, mention) =>
    `${mention}: I cannot write in ${channel} any more, so this table is not shown there now. Once I can, /bonfire follow there begins anew.`,
  earlier: 'The turns before these are in the log.',
  tellEnd: 'Tell me at the end',
  willTell:
    'I will tell you in a direct message when this game is over. You have one already, so that we both know it works.',
  tellNot: 'Don’t tell me',
  willNotTell: 'Then I will not tell you when this game is over.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I cannot tell you. Allow messages from members of this server, then press again.',
  directWorks: (names, channel) => `I will tell you here when the game of ${names} in ${channel} is over.`,
  asked: 'You asked to be told.',
}
