import type { ScoreLine } from '../words/scores.ts'
import { count, joined, names } from './names.ts'

export const scores = {
  title: 'Scores',
  lines: {
    duringPlay: 'During the game',
    bonfires: 'Bonfires',
    guardians: 'Guardians at bonfires',
    portals: 'Portals at bonfires',
    crystals: 'Matching crystals',
    commonTasks: 'Common tasks',
    fateTiles: 'Fate tiles left',
    leftovers: 'Leftovers (1 point for 2)',
  },
  total: 'Total',
  ifItEndedNow: 'If the game ended now',
  /** A finished game of older rules whose last position is not kept. */
  lost: 'This game was finished under older rules, and its last position wasn’t kept. The log shows how it went.',
  /** Of a game that was closed, or broke. */
  whenItStopped: 'When the game stopped',
  /** What a total is made of: the lines that are not 0. */
  madeOf: (lines: readonly { line: ScoreLine; points: number }[]): string =>
    lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank: number, name: string, points: number, bonfires: number): string =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, 'bonfire')}`,
  /** What made the difference to the next: points ahead, and the line of the sheet that brought most of them. */
  decidedBy: (ahead: number, more: number, line: ScoreLine): string =>
    `Won by ${ahead}; biggest difference: ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit: number, others: number): string =>
    `Tied on points, decided by bonfires: ${lit} to ${others}.`,
  won: (name: string, points: number): string => `${name} wins with ${names.points(points)}.`,
  wonByBonfires: (name: string, points: number, bonfires: number): string =>
    `${name} wins with ${names.points(points)}, breaking the tie with ${count(bonfires, 'bonfire')}.`,
  shared: (shared: readonly string[], points: number): string =>
    `${joined(shared, 'and')} share the win with ${names.points(points)} each.`,
  soloWon: (points: number, tom: number): string => `You beat Tom, ${points} to ${tom}.`,
  soloLost: (points: number, tom: number): string => `Tom wins, ${tom} to ${points}. Try again?`,
  soloTied: (points: number): string => `You tied with Tom at ${names.points(points)}. To beat him, you need one more.`,
  /** R16.12: what the next challenge starts from. */
  nextHandicap: (points: number): string =>
    points === 0
      ? 'Next challenge: nobody has a head start.'
      : points > 0
        ? `Next challenge: Tom starts ${names.points(points)} ahead.`
        : `Next challenge: you start ${names.points(-points)} ahead.`,
}

const MADE_OF = {
  duringPlay: 'during the game',
  bonfires: 'for bonfires',
  guardians: 'for guardians',
  portals: 'for portals',
  crystals: 'for crystals',
  commonTasks: 'for common tasks',
  fateTiles: 'for unused fate tiles',
  leftovers: 'for leftovers',
} as const

const BIGGEST = {
  duringPlay: 'points during the game',
  bonfires: 'bonfires',
  guardians: 'guardians',
  portals: 'portals',
  crystals: 'crystals',
  commonTasks: 'common tasks',
  fateTiles: 'fate tiles left',
  leftovers: 'leftovers',
} as const
