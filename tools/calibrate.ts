/**
 * `npm run calibrate -- [--games N] [--checks N] [--seed S] [--only people|tom] [--check-only]`: what a position lets
 * expect, made from games of computer players (of both quick levels, and of such as slip more) and written to
 * `src/players/expectation.json`: of people from games of two to four and against Tom, of Tom from as many games against him
 * alone. With `--only` the other one stays as it is; Tom's takes some minutes, that of people much longer. Then the table that
 * says how well it holds in other games, at a quarter, half and three quarters: the slope of results on expectations, by how
 * much the fifths are missed, and the mean error beside that of a constant. To be run again when the value of positions or
 * its weights changed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { EDITIONS, type ScoreSheet, standardRules, TOM_SEAT } from '#engine'
import {
  amountsOf,
  type Calibration,
  expectedOf,
  judge,
  LEVELS,
  type Level,
  measureOf,
  type Signs,
  STEPS,
  sharesOf,
  signsOf,
  TRAITS,
  turnsIn,
} from '#players'
import { diceFor } from '#support/dice'
import { addRow, fitted, noSums } from '#support/least-squares'
import { matchSetup, playMatch } from '#support/match'
import { member, whole } from '#support/options'
import expectation from '../src/players/expectation.json' with { type: 'json' }

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '240' },
    checks: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    'check-only': { type: 'boolean', default: false },
  },
})
const games = whole('games', values.games, 4, 100_000)
const checks = whole('checks', values.checks, 4, 100_000)
const only = values.only === undefined ? null : member('only', values.only, ['people', 'tom'] as const)

/** People are of all kinds: most seats are of quick players who slip more or less; one in thirty thinks ahead. */
const SLIPS = [0, 0, 3, 6, 12, 20]
/** The turns of one of so many games are judged, as a look back does: of each number of players, for it is odd. */
const JUDGED = 5
const RIDGE = 20
const QUARTERS = [0.25, 0.5, 0.75]
const FIFTHS = 5

/** One seat of a game. */
interface Seated {
  readonly tom: boolean
  /** At the beginning, and when each turn had ended but the last. */
  readonly signs: readonly Signs[]
  readonly sheet: ScoreSheet
  /** Each trait as it is compared. */
  readonly traits: readonly number[]
  /** Points of value that its turns gave away; null where they were not judged. */
  readonly given: number | null
}

function seatsOf(name: string, players: number, judged: boolean): Seated[] {
  const dice = diceFor(name)
  const levels = Array.from({ length: players }, (): Level => {
    const slip = dice.pick(SLIPS)
    return dice.oneIn(30) ? LEVELS.expert : { ...LEVELS.club, slip }
  })
  const setup = matchSetup(name, players, dice.pick(EDITIONS), 0)
  const { journal, sheets, end } = playMatch(name, setup, levels)
  const { start, turns } = turnsIn(standardRules, journal)
  const given = sheets.map(() => 0)
  if (judged)
    for (const turn of turns) {
      const found = judge(standardRules, turn, LEVELS.club, () => diceFor(`${name} ${turn.number}`))
      given[turn.seat] = (given[turn.seat] ?? 0) + Math.max(0, found?.given ?? 0)
    }
  return sheets.map((sheet, seat) => {
    const tom = end.tom !== null && seat === TOM_SEAT
    const amounts = amountsOf(standardRules, end, seat)
    return {
      tom,
      signs: [start, ...turns.map(({ after }) => after)].flatMap((state) =>
        state.ended === null ? signsOf(standardRules, state, seat) : [],
      ),
      sheet,
      traits: TRAITS.map((trait) => measureOf(trait, amounts[trait], sheet.total)),
      given: judged && !tom ? (given[seat] ?? 0) : null,
    }
  })
}

function calibrationOf(seats: readonly Seated[]): Calibration {
  const size = seats[0]?.signs[0]?.values.length ?? 0
  const sums = noSums(STEPS * size)
  for (const { signs, sheet } of seats)
    for (const { progress, values: seen } of signs)
      addRow(
        sums,
        // Before anything is played a position tells nothing: all expect the same.
        sharesOf(progress).flatMap((share, step) =>
          seen.map((value, at) => (step === 0 && at > 0 ? 0 : share * value)),
        ),
        sheet.total,
      )
  const all = fitted(sums, RIDGE).map((one) => round(one, 4))
  return Array.from({ length: STEPS }, (_, step) => all.slice(step * size, (step + 1) * size))
}

/** How many final points each point of value costs that turns gave away. */
function blameOf(seats: readonly Seated[]): number {
  const judged = seats.flatMap(({ given, sheet }) => (given === null ? [] : { given, total: sheet.total }))
  return round(-slopeOf(judged.map(({ given, total }) => [given, total])), 2)
}

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
const spread = (list: readonly number[]): number => Math.sqrt(mean(list.map((one) => (one - mean(list)) ** 2)))
function slopeOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, one]) => one))]
  return mean(pairs.map(([a, b]) => (a - x) * (b - y))) / mean(pairs.map(([a]) => (a - x) ** 2))
}

/** A line of the table. */
function checked(seats: readonly Seated[], calibration: Calibration, constant: number, at: number) {
  const pairs = seats
    .flatMap(({ signs, sheet }): [number, number][] => {
      const seen = signs[Math.round(at * (signs.length - 1))]
      return seen === undefined ? [] : [[expectedOf(calibration, seen), sheet.total]]
    })
    .sort(([a], [b]) => a - b)
  const error = mean(pairs.map(([expected, total]) => Math.abs(total - expected)))
  const constantError = mean(pairs.map(([, total]) => Math.abs(total - constant)))
  const fifth = (nth: number) =>
    pairs.slice(Math.floor((nth * pairs.length) / FIFTHS), Math.floor(((nth + 1) * pairs.length) / FIFTHS))
  return {
    at,
    seats: pairs.length,
    slope: round(slopeOf(pairs)),
    bias: Array.from({ length: FIFTHS }, (_, nth) => round(mean(fifth(nth).map(([e, total]) => e - total)), 1)),
    error: round(error, 1),
    constant: round(constantError, 1),
    less: `${Math.round(100 * (1 - error / constantError))} %`,
  }
}

/** Seats of people, in games of one to four. */
const people = (what: string, count: number): Seated[] =>
  Array.from({ length: count }, (_, game) =>
    seatsOf(`calibrate ${what} ${values.seed} ${game}`, 1 + (game % 4), game % JUDGED === 0),
  ).flatMap((seats) => seats.filter(({ tom }) => !tom))
/** Tom's seats, in games against him. */
const toms = (what: string, count: number): Seated[] =>
  Array.from({ length: count }, (_, game) => seatsOf(`calibrate tom ${what} ${values.seed} ${game}`, 1, false)).flatMap(
    (seats) => seats.filter(({ tom }) => tom),
  )

function learntOfPeople(seats: readonly Seated[]) {
  const typical = TRAITS.map((trait, at) => {
    const all = seats.map(({ traits }) => traits[at] ?? 0)
    return [trait, { mean: round(mean(all), 3), spread: round(spread(all), 3) }]
  })
  return { people: calibrationOf(seats), blame: blameOf(seats), typical: Object.fromEntries(typical) }
}

const found = {
  ...expectation,
  ...(values['check-only'] || only === 'tom' ? {} : learntOfPeople(people('learn', games))),
  ...(values['check-only'] || only === 'people' ? {} : { tom: calibrationOf(toms('learn', games)) }),
}
if (!values['check-only']) {
  const rows = (calibration: Calibration) =>
    `[\n${calibration.map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`
  const parts = [
    `"people": ${rows(found.people)}`,
    `"tom": ${rows(found.tom)}`,
    `"blame": ${found.blame}`,
    `"typical": ${JSON.stringify(found.typical, null, 2).replaceAll('\n', '\n  ')}`,
  ]
  writeFileSync('src/players/expectation.json', `{\n  ${parts.join(',\n  ')}\n}\n`)
}
for (const [who, calibration, play] of [
  ['people', found.people, people],
  ['tom', found.tom, toms],
] as const) {
  if (only !== null && who !== only) continue
  const seats = play('check', checks)
  const constant = mean(seats.map(({ sheet }) => sheet.total))
  for (const at of QUARTERS) console.log(JSON.stringify({ who, ...checked(seats, calibration, constant, at) }))
}
