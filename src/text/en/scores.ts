import type { ScoreWords } from '../words/scores.ts'
import { count, joined, names } from './names.ts'

export const scores: ScoreWords = {
  title: 'Scores',
  lines: {
    duringPlay: 'During the game',
    bonfires: 'Bonfires',
    guardians: 'Guardians at bonfires',
    portals: 'Portals at bonfires',
    crystals: 'Matching crystals',
    commonTasks: 'Common tasks',
    fateTiles: 'Fate tiles left',
    leftovers: 'Leftovers (2 = 1 point)',
  },
  total: 'Total',
  ifItEndedNow: 'If the game ended now',
  lost: 'This game was finished under older rules, and its last position wasn’t kept. The log shows how it went.',
  whenItStopped: 'When the game stopped',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, 'bonfire')}`,
  decidedBy: (ahead, more, line) => `Won by ${ahead}; biggest difference: ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Tied on points; more bonfires decide: ${lit} to ${others}.`,
  won: (name, points) => `${name} wins with ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} wins with ${names.points(points)}, breaking the tie with ${count(bonfires, 'bonfire')}.`,
  shared: (shared, points) => `${joined(shared, 'and')} share the win with ${names.points(points)} each.`,
  soloWon: (points, tom) => `You beat Tom, ${points} to ${tom}.`,
  soloLost: (points, tom) => `Tom wins, ${tom} to ${points}. Try again?`,
  soloTied: (points) => `You tied with Tom at ${names.points(points)}. To beat him, you need one more.`,
  nextHandicap: (points) =>
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
