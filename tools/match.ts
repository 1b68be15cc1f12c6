/**
 * `npm run tool -- match --a LEVEL --b LEVEL|tom [--handicap N] [--edition E] [--players N] --games N --seed S`: games of one
 * level of computer player against another (every other seat, in turn the first), or against Tom. Prints one JSON line:
 * the share of wins of `a` with its 95 % interval (a tie counts half), the mean points and their parts, and what CPU a turn
 * of `a` took. With `--b` left out all seats are `a`, four unless said otherwise.
 */
import { parseArgs } from 'node:util'
import { RULES_EDITIONS } from '#engine'
import { LEVEL_NAMES, LEVELS, type Level, type LevelName } from '#players'
import { matchSetup, playMatch } from '#support/match'
import { member, whole } from '#support/options'

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'expert' },
    b: { type: 'string' },
    handicap: { type: 'string', default: '0' },
    edition: { type: 'string', default: 'rulebook' },
    players: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
const a = member('a', values.a, LEVEL_NAMES)
const b = values.b === undefined ? null : member('b', values.b, [...LEVEL_NAMES, 'tom'] as const)
const edition = member('edition', values.edition, RULES_EDITIONS)
const games = whole('games', values.games, 1, 100_000)
const handicap = Number(values.handicap)
const players = b === 'tom' ? 1 : whole('players', values.players ?? (b === null ? '4' : '2'), 2, 4)

const wins: number[] = []
const points: number[] = []
const others: number[] = []
const leads: number[] = []
const turns: number[] = []
const ms: number[] = []
const lines: Record<string, number[]> = {}
for (let game = 1; game <= games; game++) {
  const name = `match ${values.seed} ${game}`
  const mine = (seat: number) => b === null || b === 'tom' || (seat + game) % 2 === 0
  const levels: Level[] = Array.from({ length: players }, (_, seat) => {
    const level: LevelName = mine(seat) || b === null || b === 'tom' ? a : b
    return LEVELS[level]
  })
  const isMine = (seat: number) => (b === 'tom' ? seat === 0 : mine(seat))
  const { sheets, turns: taken } = playMatch(
    name,
    matchSetup(name, players, edition, handicap),
    levels,
    (seat, think) => {
      const before = process.cpuUsage()
      const thought = think()
      const { user, system } = process.cpuUsage(before)
      if (isMine(seat)) ms.push((user + system) / 1000)
      return thought
    },
  )
  const own = sheets.filter(({ seat }) => isMine(seat))
  const theirs = sheets.filter(({ seat }) => !isMine(seat))
  for (const sheet of own) {
    points.push(sheet.total)
    for (const [line, value] of Object.entries(sheet.lines)) lines[line] = [...(lines[line] ?? []), value]
  }
  for (const { total } of theirs) others.push(total)
  const [mineBest, theirBest] = [Math.min(...own.map(({ rank }) => rank)), Math.min(...theirs.map(({ rank }) => rank))]
  if (theirs.length > 0) {
    wins.push(mineBest < theirBest ? 1 : mineBest === theirBest ? 0.5 : 0)
    leads.push(Math.max(...own.map(({ total }) => total)) - Math.max(...theirs.map(({ total }) => total)))
  }
  turns.push(...taken.filter((_, seat) => isMine(seat)))
}

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
const error = (list: readonly number[]) => {
  const middle = mean(list)
  return Math.sqrt(mean(list.map((one) => (one - middle) ** 2)) / Math.max(1, list.length - 1))
}
const told = (list: readonly number[]) => ({ mean: round(mean(list)), interval: round(1.96 * error(list)) })
/** Games won by more than so many points: what a handicap against Tom would leave, for no player looks at his score. */
const leadOver = Object.fromEntries([10, 20, 30].map((by) => [by, leads.filter((lead) => lead > by).length]))
const thought = [...ms].sort((x, y) => x - y)
console.log(
  JSON.stringify({
    a,
    b,
    players,
    edition,
    ...(b === 'tom' ? { handicap } : {}),
    games,
    seed: values.seed,
    ...(wins.length > 0 ? { wins: { share: round(mean(wins), 3), interval: round(1.96 * error(wins), 3) } } : {}),
    points: told(points),
    ...(others.length > 0 ? { others: told(others), lead: told(leads), leadOver } : {}),
    turns: round(mean(turns), 1),
    lines: Object.fromEntries(Object.entries(lines).map(([line, list]) => [line, round(mean(list), 1)])),
    cpuMs: {
      mean: round(mean(ms), 1),
      p99: round(thought[Math.floor(thought.length * 0.99)] ?? 0, 1),
      worst: round(thought.at(-1) ?? 0, 1),
    },
  }),
)
