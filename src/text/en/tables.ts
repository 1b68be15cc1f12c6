import type { TablesWords } from '../words/tables.ts'

export const tables: TablesWords = {
  mine: 'Your tables',
  ofThisChannel: 'Tables of this channel',
  none: 'You sit at no open table. Open one with /bonfire new, or sit down with /bonfire join where one waits.',
  placeGone: 'Its channel is gone.',
  placeGoneElsewhere:
    'Its channel is gone, so nobody is called there. Type /bonfire mine in the channel of its server where it is to go on.',
  placeTaken: 'Another table is open in this channel. Choose another channel, or open a thread for it.',
  moved: 'The table is in this channel now, and goes on here.',
  placeGoneDirect: (others) =>
    `The channel of your table${others.length === 0 ? '' : ` with ${others.join(', ')}`} is gone, so nobody is called there. The game is kept: play on from anywhere with /bonfire turn, and type /bonfire mine in the channel of its server where it is to go on.`,
  stopped: 'Stopped: something is broken.',
  yourTurnElsewhere: 'It is your turn at another table, too:',
}
