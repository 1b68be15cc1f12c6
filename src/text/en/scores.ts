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
  lost: 'This game was played to its end under older rules, and how it stood then is not kept. The log tells how it went.',
  whenItStopped: 'When the game stopped',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, 'bonfire')}`,
  decidedBy: (ahead, more, line) => `${names.points(ahead)} ahead: ${more} more ${MADE_OF[line]}.`,
  decidedByBonfires: (lit, others) => `Level on points: ${count(lit, 'bonfire')} to ${others} decided it.`,
  won: (name, points) => `${name} wins with ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} wins with ${names.points(points)}, tied and ahead by ${count(bonfires, 'bonfire')}.`,
  shared: (shared, points) => `${joined(shared, 'and')} share the win with ${names.points(points)} each.`,
  soloWon: (points, tom) => `You beat Tom, ${points} to ${tom}.`,
  soloLost: (points, tom) => `Tom wins, ${tom} to ${points}. Try again?`,
  soloTied: (points) => `A tie with Tom at ${names.points(points)}. To beat him you need one more.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Next challenge: even from the start.'
      : points > 0
        ? `Next challenge: Tom starts with ${names.points(points)}.`
        : `Next challenge: you start with ${names.points(-points)}.`,
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
