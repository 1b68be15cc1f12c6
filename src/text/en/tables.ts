/** Lists of tables. */
export const tables = {
  /** Somebody's own, wherever they are. */
  mine: 'Your tables',
  ofThisChannel: 'Tables in this channel',
  none: 'You’re not at an open table. Open one with /bonfire new, or join one in its channel with /bonfire join.',
  /** Where a game stands that is played alone. */
  inDirectMessages: 'in our direct messages',
  /** Of a table whose channel is gone; and the same with how it can go on elsewhere. */
  placeGone: 'Its channel is gone.',
  placeGoneElsewhere:
    'Its channel is gone, so I can’t mention anybody there. To play on, type /bonfire mine in another channel.',
  /** Another table is open in the channel to which one is to be moved. */
  placeTaken: 'Another table is open in this channel. Choose another channel, or open a thread.',
  /** It goes on in this channel now. */
  moved: 'The table is in this channel now. Play on here.',
  /** Directly, to the players. */
  placeGoneDirect: (others: readonly string[]): string =>
    `The channel of your table${others.length === 0 ? '' : ` with ${others.join(', ')}`} is gone, so I can’t mention anybody there. Your game is safe: play on from anywhere with /bonfire turn. To move the table, type /bonfire mine in another channel of its server.`,
  /** Of a table that is frozen. */
  stopped: 'Stopped because something broke.',
  /** Above another table, after the end of a turn. */
  yourTurnElsewhere: 'It’s your turn at another table too:',
}
