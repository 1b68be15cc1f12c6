import type { Style, Trait } from '#players'
import { count, inWords, names } from './names.ts'

/** The final points that somebody could expect, about, when so many turns of all had ended. */
interface ExpectedAt {
  readonly turns: number
  readonly points: number
}

const MOST: Readonly<Record<Trait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `lit the way: ${amount} of ${names.points(total)} came from bonfires`,
  guardians: (amount, total) => `sent guardians out: ${amount} of ${names.points(total)} came from them`,
  path: (amount, total) =>
    `built a matching path: ${amount} of ${names.points(total)} came from its crystals and portals`,
  common: (amount, total) => `served the Council well: ${amount} of ${names.points(total)} came from common tasks`,
  alongTheWay: (amount, total) =>
    `scored along the way: ${amount} of ${names.points(total)} came before the final scoring`,
  stock: (amount, total) => `kept a full store: ${amount} of ${names.points(total)} came from what was left`,
  gnomes: (amount) => `liked company: ${count(amount, 'gnome')} joined`,
}
const LEAST: Readonly<Record<Trait, string>> = {
  bonfires: 'few bonfires burned',
  guardians: 'guardians hardly counted',
  path: 'crystals and portals hardly counted',
  common: 'common tasks hardly counted',
  alongTheWay: 'few points came along the way',
  stock: 'nothing was left over',
  gnomes: 'hardly any gnomes joined',
}

/** A finished game, looked back at; what is expected and what a turn cost is estimated, and said so. */
export const analysis = {
  /** A button at a finished game, and at a position of it. */
  button: 'Look back',
  title: 'Looking back',
  /** Whose estimate it is, and that it can be wrong. */
  about:
    'A computer player estimated this from what everybody could see. It’s right on average, but it can be wrong about any single turn.',
  /** Heading of the turns, at most three. */
  turningPoints: (turns: number): string =>
    turns === 1 ? 'The turning point' : `The ${inWords(turns)} turning points`,
  /** No turn stood out. */
  noTurningPoints: 'No single turn decided this game: none gave away much.',
  /** A heading: how many points a turn gave away, about. */
  cost: (turn: number, points: number): string => `Turn ${turn}: about ${names.points(points)} given away`,
  /** Where what was there is the same kind of action: who played it how; `turn` as an option of a panel is called. */
  played: (name: string, turn: string): string => `${name}: ${turn}`,
  /** `turn`: the turn that was there, called so too. */
  there: (turn: string): string => `Better: ${turn}`,
  /** A button that shows how the table stood. */
  before: (turn: number): string => `Table before turn ${turn}`,
  styles: 'Style of play',
  /** One sentence; `total`: the final points. */
  style: (name: string, { most, amount, least }: Style, total: number): string =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  /** Heading of the course in words, and what somebody could expect from the first turn on, and scored. */
  course: 'What each player could expect',
  expected: (name: string, all: readonly ExpectedAt[], scored: number): string =>
    `${name}: about ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'at the start' : `after turn ${turns}`}`).join(', ')}; final score ${scored}.`,
  /** Why there is none: no game was played to its end, this one was not, its end is not kept, and it took too long. */
  none: 'You haven’t finished a game here yet. Once you have, this shows where the game turned.',
  notOver: 'This game wasn’t played to the end, so there’s nothing to look back at.',
  otherRules: 'This game was played under older rules, so I can no longer look back at it. Its log is still there.',
  failed: 'Looking back took too long. Try again in a minute; the game itself is safe.',
}
