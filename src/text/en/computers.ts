import type { LevelName } from '#players'
import { count } from './names.ts'

const level: Readonly<Record<LevelName, string>> = { beginner: 'beginner', club: 'medium', expert: 'expert' }

/** Of computer players, which have names of their own: "Odrin (computer)". */
export const computers = {
  /** A computer player wherever its name stands: the name, and a word behind it. A picture has a mark in the word's place. */
  named: (name: string): string => `${name} (computer)`,
  /** How well one plays, behind its name or alone. */
  level,
  /** In the lobby; `name` as above. */
  seated: (name: string, how: LevelName): string => `${name}, ${level[how]}`,
  /** The lobby's select: its placeholder, and what it offers. */
  choose: 'Computer players…',
  add: (how: LevelName): string => `Add a computer player: ${level[how]}`,
  remove: (name: string): string => `Remove ${name}`,
  /** A select in a game where somebody left: its placeholder, and what it offers; `name`: of who left. */
  give: 'Hand a seat to a computer player…',
  giveSeat: (name: string, how: LevelName): string => `${name}’s seat: computer player, ${level[how]}`,
  /** It is that player's turn. */
  thinks: (name: string): string => `${name} is thinking…`,
  /** In the log. */
  satDown: (name: string, seat: number, how: LevelName): string => `${name} took seat ${seat} (${level[how]}).`,
  gotUp: (name: string): string => `${name} left.`,
  /** One person against computer players, in direct messages. */
  alone: {
    /** The game waits there; how many play against the person, and how well. */
    opened: (players: number, how: LevelName): string =>
      `Your game against ${count(players, 'computer player')} (${level[how]}) is waiting in our direct messages.`,
    /** Where the person is in a game that is open already; and that another one waits for its end. */
    openAlready: (turn: number): string =>
      `You already have a game against computer players open (turn ${turn}). You can have one at a time: go on with it, or close it.`,
    close: 'Close it',
    /** Options of a game against Tom alone were typed beside a computer player; `typed`: their names. */
    onlyWithTom: (typed: readonly string[]): string =>
      `These options are only for games against Tom: ${typed.join(', ')}. I haven’t started a game. Type /bonfire solo again, without them or without computer players.`,
    /** Of several, below whose turn it is. */
    against: (players: number, how: LevelName): string =>
      `Against ${count(players, 'computer player')}: ${level[how]}.`,
  },
}
