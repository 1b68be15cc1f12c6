import type { AchievementKey, RecordKey } from '#results'
import type { AchievementWords, FinishedGameSeat, RankingRow, ScoreLineName } from '../words/facts.ts'
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
  madeOf: (lines: readonly { line: ScoreLineName; points: number }[]): string =>
    lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank: number, name: string, points: number, bonfires: number): string =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, 'bonfire')}`,
  /** What made the difference to the next: points ahead, and the line of the sheet that brought most of them. */
  decidedBy: (ahead: number, more: number, line: ScoreLineName): string =>
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
    game: (seats: readonly FinishedGameSeat[]): string =>
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
    place: ({ place, name, rating, games }: RankingRow): string =>
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
    line: (bar: string, line: ScoreLineName, own: number, server: number): string =>
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

/** Records of a server. */
export const records = {
  title: 'Records',
  /** One that stands, in a list. */
  stands: (key: RecordKey, value: number, name: string): string => `${WHAT[key]}: **${amount(key, value)}**, ${name}`,
  /** Told at the end of the game that broke it. */
  news: (key: RecordKey, value: number, name: string, before: { value: number; name: string }): string =>
    `New server record – ${WHAT[key]}: ${name}, **${amount(key, value)}** (previously ${before.name}, ${amount(key, before.value)})`,
  /** Over a select. */
  choose: 'Open the game of a record',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Most points against Tom',
  points2: 'Most points with 2 players',
  points3: 'Most points with 3 players',
  points4: 'Most points with 4 players',
  turn: 'Biggest turn',
  closest: 'Closest win',
  streak: 'Longest run of wins against Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, 'game')
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'tied, decided by bonfires' : `by ${names.points(value)}`
}

/** What somebody achieved in a game: a name, and what it takes, behind a colon. */
export const achievements: Readonly<Record<AchievementKey, AchievementWords>> = {
  sevenBonfires: { name: 'City of lights', what: 'ignited all seven bonfires' },
  fiveElders: { name: 'Council of elders', what: 'recruited five elders in one game' },
  noGnomes: { name: 'All alone', what: 'won without recruiting a gnome' },
  lastToFirst: { name: 'From last to first', what: 'was last when the countdown began, and still won' },
  tomByThirty: { name: 'Tom’s bad day', what: 'beat Tom by 30 points or more' },
  fourYellow: { name: 'Golden glow', what: 'ignited four yellow bonfires' },
  twoOfEachColour: { name: 'Every colour', what: 'ignited two bonfires of each colour' },
  noYellow: { name: 'Small flames', what: 'won without a yellow bonfire' },
  fewestBonfires: { name: 'Saving firewood', what: 'won with the fewest bonfires' },
  ledThroughout: { name: 'Never caught', what: 'took the first lead, never lost it, and won' },
  lastRound: { name: 'At the last moment', what: 'took the lead only in the last round, and won' },
  byAPoint: { name: 'By a spark', what: 'won by one point, or on a tiebreaker' },
  greatTurn: { name: 'Bright moment', what: 'scored 20 points or more in a single turn' },
  byThirty: { name: 'Far ahead', what: 'won by 30 points or more' },
  noDiscards: { name: 'Nothing wasted', what: 'won without discarding an action tile' },
  shortVoyage: { name: 'Close to home', what: 'won after sailing at most twice' },
  nothingLeft: { name: 'Down to the last tile', what: 'had nothing left over at the end' },
  threeInARow: { name: 'Chain of fires', what: 'ignited a bonfire three turns in a row' },
  threeWatches: { name: 'Night watch', what: 'had three guardians at bonfires at the end' },
  sevenPortals: { name: 'All gates open', what: 'had a portal at each of seven bonfires' },
  fiveCrystals: { name: 'Eye for crystals', what: 'had five matching crystals' },
  ofEverything: { name: 'A bit of everything', what: 'scored 8 points or more in six categories' },
  lateFire: { name: 'Slow burner', what: 'ignited no bonfire until the last third of the game, and won' },
  countdownRun: { name: 'Final sprint', what: 'scored 30 points after the countdown began' },
}

/** What somebody shows to everybody that only they have seen. */
export const share = {
  /** Buttons: for what stands above them alone, for the look back, and for the end of the game. */
  button: 'Share',
  look: 'Share the analysis',
  result: 'Share the result',
  /** Above it: who shows it. */
  by: (name: string): string => `${name} shares a game:`,
  /** In the server's message of the puzzle of the day, without a word of what was played; `streak`: days in a row. */
  solved: (name: string, tries: number, streak: number): string =>
    `${name}: ${tries === 1 ? 'first try' : `try ${tries}`}${streak < 2 ? '' : `, ${streak} days in a row`}`,
  /** Who has not solved it, with the tries made so far. */
  tried: (name: string, tries: number): string =>
    `${name}: not solved yet, ${tries === 1 ? '1 try' : `${tries} tries`}`,
  /** Who is not named there. */
  more: (people: number): string => `and ${people} more`,
  /** To who shared it: where it stands. */
  shared: 'Shared.',
  there: (channel: string): string => `It’s in ${channel}.`,
  /** A button: the same puzzle for whoever presses. */
  tryIt: 'Try it',
}
