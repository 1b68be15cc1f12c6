/** Of leaving and closing tables. */
export const leaving = {
  /** Asked before: what will happen. */
  ask: {
    leave:
      '**Leave this game?** Your seat becomes empty, and your city stays as it is. Anyone can take over the seat, and so can you if you come back. Until somebody does, the others can decide to play on without it for the rest of the game. I’ll let them know.',
    leaveLast: '**Leave this game?** You’re the last one here: the table closes, and the game ends without a result.',
    closeLobby: '**Close this table?** Nobody can join it any more, and the channel is free for another table.',
    closeGame:
      '**Close this table?** The game ends for everybody without a result and can’t be resumed. If only you want to stop, /bonfire resign lets the others play on.',
    closeFrozen:
      '**Close this table?** The record of your game is kept, but the game can’t be resumed. The channel is free for another table.',
  },
  /** The button that does it. */
  confirm: {
    leave: 'Leave the game',
    leaveLast: 'Leave and close the table',
    closeLobby: 'Close the table',
    closeGame: 'End the game for everybody',
    closeFrozen: 'Close the table',
  },
  stay: 'Never mind',
  /** Said afterwards: what did. A lobby is left without being asked, for one can sit down again. */
  done: {
    leave: 'You left the game. Your seat is empty: anyone can take it over, and you can too, with /bonfire takeover.',
    leaveLast: 'You left the game. Nobody else was here, so the table is closed. Open another with /bonfire new.',
    closeLobby: 'You closed the table. Open another with /bonfire new.',
    closeGame: 'You closed the table, and the game ended without a result. Open another with /bonfire new.',
    closeFrozen: 'You closed the table. The record of your game is kept. Open another with /bonfire new.',
    leaveLobby: 'You left the table. You can join again until the game begins.',
    leaveLobbyLast: 'You left the table. Nobody else was here, so the table is closed. Open another with /bonfire new.',
  },
}
