import type { TablesWords } from '../words/tables.ts'

export const tables: TablesWords = {
  mine: 'Your tables',
  ofThisChannel: 'Tables in this channel',
  none: 'You’re not at an open table. Open one with /bonfire new, or join one in its channel with /bonfire join.',
  inDirectMessages: 'in our direct messages',
  placeGone: 'Its channel is gone.',
  placeGoneElsewhere:
    'Its channel is gone, so I can’t call anybody there. Type /bonfire mine in the channel where you want to go on.',
  placeTaken: 'Another table is open in this channel. Choose another channel, or open a thread.',
  moved: 'The table is in this channel now. Play on here.',
  placeGoneDirect: (others) =>
    `The channel of your table${others.length === 0 ? '' : ` with ${others.join(', ')}`} is gone, so I can’t call anybody there. Your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in another channel of its server.`,
  stopped: 'Stopped: something broke.',
  yourTurnElsewhere: 'It’s your turn at another table too:',
}
