import type { ComputerWords } from '../words/computers.ts'
import { count } from './names.ts'

const level: ComputerWords['level'] = { beginner: 'beginner', club: 'medium', expert: 'expert' }

export const computers: ComputerWords = {
  named: (name) => `${name} (computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computer players…',
  add: (how) => `Add a computer player: ${level[how]}`,
  remove: (name) => `Remove ${name}`,
  give: 'Hand over to a computer player…',
  giveSeat: (name, how) => `For ${name}: a computer player, ${level[how]}`,
  thinks: (name) => `${name} is thinking…`,
  satDown: (name, seat, how) => `${name} took seat ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} left.`,
  alone: {
    opened: (players, how) =>
      `Your game against ${count(players, 'computer player')} (${level[how]}) is waiting in our direct messages.`,
    openAlready: (turn) =>
      `You already have a game against computer players open, in turn ${turn}. You can have one at a time: go on with it, or close it.`,
    close: 'Close it',
    onlyWithTom: (typed) =>
      `Only against Tom: ${typed.join(', ')}. I started no game. Type /bonfire solo again, without that or without computer players.`,
    against: (players, how) => `Against ${count(players, 'computer player')}: ${level[how]}.`,
  },
}
