import type { GameSeat, RankedSeat } from '../words/club.ts'
import type { ScoreLine } from '../words/scores.ts'
import { count } from './names.ts'
import { scores } from './scores.ts'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mean = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** What `/bonfire-club` shows: games, ranking and statistics of a server, and how people keep to their games. */
export const club = {
  /** Something that ended is not in it yet. */
  behind: 'Games are still being counted, so this isn’t complete yet.',
  /** Of a list that is longer than a message. */
  page: (page: number): string => `Page ${page}`,
  history: {
    title: 'Games in this server',
    none: 'No games have been finished in this server yet. A game appears here shortly after it ends.',
    /** With a filter. */
    noneFits: 'No games match.',
    /** A filter, above the list. */
    players: (players: number): string => count(players, 'player'),
    /** A month that is chosen or filtered by; its first day, by UTC. */
    month: (first: Date): string => MONTH.format(first),
    /** Somebody typed no month. */
    unknownMonth: (typed: string): string =>
      `I don’t know the month “${typed}”. Choose one from the list, or write it like 2026-11.`,
    /** The best first. */
    game: (seats: readonly GameSeat[]): string =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    /** Over a select, on the button back, and on the link to where it was played. */
    choose: 'Open a game',
    back: 'All games',
    there: 'Go to the table',
  },
  ranking: {
    title: 'Ranking',
    none: 'Nobody is ranked yet.',
    /** What counts. */
    about: (games: number): string =>
      `Only games played in this server between people count. You’re ranked after ${games} rated games against at least two different people. If you leave a game or lose your seat, you count as last.`,
    /** Said to somebody who is not ranked. */
    own: (rating: number, games: number): string => `You: rating ${rating}, ${count(games, 'game')}, not ranked yet`,
    place: ({ place, name, rating, games }: RankedSeat): string =>
      `${place}. **${name}** · rating ${rating} · ${count(games, 'game')}`,
  },
  stats: {
    title: (name: string): string => `${name} in this server`,
    none: 'No finished games with others here yet.',
    hidden: 'This player prefers not to be listed.',
    rating: (rating: number): string => `Rating ${rating}`,
    /** Games with that many players. */
    among: (players: number, games: number, wins: number): string =>
      `${count(players, 'player')}: ${count(games, 'game')}, ${wins} won`,
    /** A mean, with at most one decimal. */
    mean,
    points: (average: number, best: number): string => `${mean(average)} points on average, ${best} at best`,
    /** Over lines of the score sheet, each with a bar. */
    where: 'Points per game, compared with the server average',
    line: (bar: string, line: ScoreLine, own: number, server: number): string =>
      `${bar} ${scores.lines[line]}: ${mean(own)} (server: ${mean(server)})`,
    bonfires: 'Favourite bonfires',
    gnomes: 'Favourite gnomes',
    times: (name: string, times: number): string => `${times}× ${name}`,
    versus: 'Head to head',
    versusLine: (name: string, won: number, tied: number, lost: number): string =>
      `${name}: ${won} ahead${tied === 0 ? '' : `, ${tied} level`}, ${lost} behind`,
    achievements: 'Achievements',
    achieved: (name: string, what: string, when: string): string => `**${name}**: ${what} · ${when}`,
    chooseAchieved: 'Open the game of an achievement',
    computers: (games: number, wins: number): string => `With computer players: ${count(games, 'game')}, ${wins} won`,
    tom: (games: number, wins: number): string => `Against Tom: ${count(games, 'game')}, ${wins} won`,
    /** Puzzles of the day; `when`: the day of the last one that was solved, `days`: so many in a row up to it. */
    puzzles: (days: number, when: string): string =>
      `Puzzle of the day: ${days === 1 ? `last solved on ${when}` : `solved ${days} days in a row, last on ${when}`}`,
  },
  /** In a lobby: how games of the last ninety days ended for each. */
  reliability: {
    title: 'The last 90 days:',
    person: (name: string, finished: number, left: number, lost: number): string =>
      `${name}: ${finished} finished, ${left} left early, ${lost} lost by timeout or vote`,
  },
}
