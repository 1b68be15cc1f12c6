import type { FollowWords } from '../words/follow.ts'
import { count } from './names.ts'

export const follow: FollowWords = {
  title: 'Show a table in this channel',
  none: 'There’s no table you can show here. If you sit at a table in this server, or are a moderator, you can show it in any other channel.',
  choose: 'Show a table here…',
  shown: (names) => `This channel shows the table of **${names}**.`,
  stop: 'Stop showing it',
  begins: (playing) =>
    playing
      ? 'This channel now shows that table: what happened and a picture after each turn. The first one comes in a moment.'
      : 'This channel shows that table once its game begins: what happened and a picture after each turn.',
  stopped: 'This channel no longer shows that table.',
  notYours: 'Only the players at that table, or a moderator, can do that.',
  ownChannel: 'That table is already in this channel. Type /bonfire follow in another one.',
  tooManyChannels: (most) =>
    `${count(most, 'other channel')} already ${most === 1 ? 'shows' : 'show'} that table, and that is the maximum. Type /bonfire follow in one of them to stop it there first.`,
  tooManyTables: (most) =>
    `This channel already shows ${count(most, 'table')}, and that is the maximum. Stop one first.`,
  delay: (turns) => (turns === 0 ? 'Shown at once' : `Shown ${count(turns, 'turn')} later`),
  chooseDelay: 'Delay behind the table',
  byWhom: (mention) => `${mention} is showing this table here. /bonfire follow stops it.`,
  alsoShown: (channel, mention) => `${mention} is now showing this table in ${channel} too.`,
  shownNoMore: (channel, mention) =>
    `${mention}: I can no longer write in ${channel}, so this table isn’t shown there now. Once I can, type /bonfire follow there again.`,
  earlier: 'The log has the turns before these.',
  tellEnd: 'Tell me at the end',
  willTell: 'I’ll send you a direct message when this game is over. I just sent you one, so we both know it works.',
  tellNot: 'Don’t tell me',
  willNotTell: 'OK, I won’t tell you when this game is over.',
  directClosed:
    'Discord doesn’t let me send you direct messages, so I can’t tell you. Allow messages from members of this server, then press again.',
  directWorks: (names, channel) => `I’ll tell you here when the game of ${names} in ${channel} is over.`,
  asked: 'You asked me to tell you.',
}
