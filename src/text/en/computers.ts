import type { ComputerWords } from '../words/computers.ts'
import { count } from './names.ts'

const level: ComputerWords['level'] = { beginner: 'beginner', club: 'club', expert: 'expert' }

export const computers: ComputerWords = {
  named: (name) => `${name} (computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computer players…',
  add: (how) => `Add a computer player: ${level[how]}`,
  remove: (name) => `Remove ${name}`,
  give: 'Let a computer player play on…',
  giveSeat: (name, how) => `For ${name}: a computer player, ${level[how]}`,
  thinks: (name) => `${name} is thinking.`,
  satDown: (name, seat, how) => `${name} sat down on seat ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} got up.`,
  alone: {
    opened: (players, how) =>
      `Your game against ${count(players, 'computer player')} (${level[how]}) waits in our direct messages.`,
    openAlready: (turn) =>
      `You have a game against computer players open, in turn ${turn}. One at a time: go on with it, or close it.`,
    close: 'Close it',
    onlyWithTom: (typed) =>
      `Only against Tom: ${typed.join(', ')}. No game was started: type /bonfire solo again, without that or without computer players.`,
    against: (players, how) => `Against ${count(players, 'computer player')}: ${level[how]}.`,
  },
}
