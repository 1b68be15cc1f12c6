import type { TomCard } from '#engine'
import { count, joined, names } from './names.ts'
import { cardsLeft } from './narration.ts'

/** Turns in a line each; what was done is told by `narration.deeds`. */
export const brief = {
  /** Tom's turn: what his card says, what came of it, and how many are left. */
  tomsTurn: (card: TomCard, deeds: readonly string[], left: number, round: number): string =>
    `Tom’s card: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${joined(deeds, 'and')}.`} ${cardsLeft(left, round)}.`,
  /** Somebody's turn. */
  turn: (name: string, deeds: readonly string[]): string =>
    deeds.length === 0 ? `${name} took a turn` : `${name} ${joined(deeds, 'and')}`,
  /** Stands before what the others did since one's own last turn, and on a button to all of it; at the first turn, since the game began. */
  sinceYourTurn: 'Since your last turn',
  sinceTheStart: 'Since the start',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}, oldest first.`,
  /** How many turns are left out, before those that are told. */
  moreTurns: (turns: number): string => `${count(turns, 'turn')} omitted`,
  /** What is left of a message that called to a turn; the number counts the turns of all, 0: unknown. */
  pastTurn: (number: number, name: string, deeds: readonly string[]): string =>
    `${number === 0 ? 'An earlier turn' : `Turn ${number}`} · ${name}${deeds.length === 0 ? '' : `: ${joined(deeds, 'and')}.`}`,
  /** Below a round of turns: the points that each had then, as a label. */
  roundPoints: 'Points after this round',
  pastLobby: (people: readonly string[]): string => `The game began with ${joined(people, 'and')}.`,
  /** What is left of a message that called to a turn before which the one before was taken back. */
  pastTakenBack: 'The previous turn was taken back.',
  /** What is left of a message of which that is not known any more. */
  past: 'An earlier message from this table.',
}
