import type { LeavingWords } from '../words/leaving.ts'

export const leaving: LeavingWords = {
  ask: {
    leave:
      '**Leave this game?** Your seat becomes empty and keeps your city as it stands. Anybody can take it over, you too; as long as nobody does, the others may let it sit out for the rest of the game. They are told.',
    leaveLast: '**Leave this game?** You are the last one here: the table closes, and the game ends without a result.',
    closeLobby: '**Close this table?** Nobody can sit down here any more, and the channel is free for another table.',
    closeGame:
      '**Close this table?** The game ends for everybody, without a result, and cannot be gone on with. If only you want to stop, /bonfire resign lets the others play on.',
    closeFrozen:
      '**Close this table?** What was played is kept, but cannot be gone on with. The channel is free for another table.',
  },
  confirm: {
    leave: 'Leave the game',
    leaveLast: 'Leave and close the table',
    closeLobby: 'Close the table',
    closeGame: 'End the game for everybody',
    closeFrozen: 'Close the table',
  },
  stay: 'Never mind',
  done: {
    leave: 'You left the game. Your seat is empty: anybody can take it over, you too with /bonfire takeover.',
    leaveLast: 'You left the game. Nobody else sat here, so the table is closed. /bonfire new opens another.',
    closeLobby: 'You closed the table. /bonfire new opens another.',
    closeGame: 'You closed the table: the game has ended without a result. /bonfire new opens another.',
    closeFrozen: 'You closed the table. What was played is kept. /bonfire new opens another.',
    leaveLobby: 'You left the table. Until the game begins you can join again.',
    leaveLobbyLast: 'You left the table. Nobody else sat here, so the table is closed. /bonfire new opens another.',
  },
}
