import type { RecordKey } from '#results'
import { count, names } from './names.ts'

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
