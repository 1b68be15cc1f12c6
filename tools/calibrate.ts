/**
 * `npm run tool -- calibrate [--games N] [--checks N] [--seed S] [--only people|alone|tom] [--check-only] [--played-out N]`: what
 * a position lets expect, learnt from games of computer players (of both quick levels, and of such as slip more) and written
 * to `src/players/expectation.json`: of people from games of two to four; of who plays alone, and of Tom, from games
 * against him. With `--only`, which may stand more than once, the other lines stay as they are; games against Tom take some minutes, the others much longer.
 * Then the table that says how well it holds in other games, at a quarter, half and three quarters: the slope of results on
 * expectations, by how much the fifths are missed and how sure that is, and the mean error beside that of a constant; once
 * where that share of the game is reckoned to be played, and once where it turned out to be (`by`). To be run again when the
 * value of positions or its weights changed.
 *
 * With `--played-out` nothing is learnt: a quarter of such other games is played on that often, each time with what is
 * hidden dealt anew, and how well an end is expected stands beside how well it would be by who knows the others, which is
 * about the best that can be had. It takes long.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { standardRules } from '#engine'
import {
  applyCalibration,
  CALIBRATED_SEAT_KINDS,
  CALIBRATION_PROGRESS_STEP_COUNT,
  type CalibratedSeatKind,
  type Calibration,
  calibratedSeatKindOf,
  calibrationStepSharesAtProgress,
  type ExpectationInputs,
  expectedBySeat,
  LEVELS,
  STYLE_TRAITS,
} from '#players'
import { type CalibrationGame, calibrationGame, type Seated, seatsOf } from '#support/calibration-games'
import { type Guess, mean, round, rowOf, slopeOf, spread } from '#support/calibration-table'
import { addObservation, fitted, noSums } from '#support/least-squares'
import { playedOut } from '#support/match'
import { member, whole } from '#support/options'
import expectation from '../src/players/expectation.json' with { type: 'json' }

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '240' },
    checks: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    'check-only': { type: 'boolean', default: false },
    'played-out': { type: 'string' },
  },
})
const games = whole('games', values.games, 4, 100_000)
const checks = whole('checks', values.checks, 4, 100_000)
const wanted: readonly CalibratedSeatKind[] =
  values.only?.map((line) => member('only', line, CALIBRATED_SEAT_KINDS)) ?? CALIBRATED_SEAT_KINDS
const deals = values['played-out'] === undefined ? null : whole('played-out', values['played-out'], 2, 1000)

/** Games by how many people sit there in turn (one is against Tom), with the lines that are wanted of them. */
interface Series {
  readonly name: string
  readonly tables: readonly number[]
  readonly lines: readonly CalibratedSeatKind[]
}
const ALL_SERIES: readonly Series[] = [
  { name: 'tables', tables: [2, 3, 4], lines: ['people'] },
  { name: 'alone', tables: [1], lines: ['alone', 'tom'] },
]
const SERIES = ALL_SERIES.map((series) => ({
  ...series,
  lines: series.lines.filter((line) => wanted.includes(line)),
})).filter(({ lines }) => lines.length > 0)
/** The turns of people are judged, as a look back does, in one of so many games: no multiple of three, so of all tables. */
const JUDGED = 5
const RIDGE = 20
const QUARTERS = [0.25, 0.5, 0.75]

/** Games with their numbers. */
function* gamesOf(
  what: 'learn' | 'check',
  { name, tables }: Series,
  count: number,
): Generator<[number, CalibrationGame]> {
  for (let game = 0; game < count; game++) {
    const players = tables[game % tables.length] ?? 1
    yield [game, calibrationGame(`calibrate ${name} ${what} ${values.seed} ${game}`, players)]
  }
}

function calibrationOf(seats: readonly Seated[]): Calibration {
  const size = seats[0]?.signs[0]?.values.length ?? 0
  const sums = noSums(CALIBRATION_PROGRESS_STEP_COUNT * size)
  for (const { signs, total } of seats)
    for (const { progress, values: seen } of signs)
      addObservation(
        sums,
        // Before anything is played a position tells nothing: all expect the same.
        calibrationStepSharesAtProgress(progress).flatMap((share, step) =>
          seen.map((value, at) => (step === 0 && at > 0 ? 0 : share * value)),
        ),
        total,
      )
  const all = fitted(sums, RIDGE).map((one) => round(one, 4))
  return Array.from({ length: CALIBRATION_PROGRESS_STEP_COUNT }, (_, step) => all.slice(step * size, (step + 1) * size))
}

/** How many final points each point of value costs that turns gave away. */
function blameOf(seats: readonly Seated[]): number {
  const judged = seats.flatMap(({ given, total }) => (given === null ? [] : { given, total }))
  return round(-slopeOf(judged.map(({ given, total }) => [given, total])), 2)
}

function typicalOf(seats: readonly Seated[]): typeof expectation.typical {
  const typical = STYLE_TRAITS.map((trait, at) => {
    const all = seats.map(({ traits }) => traits[at] ?? 0)
    return [trait, { mean: round(mean(all), 3), spread: round(spread(all), 3) }]
  })
  return Object.fromEntries(typical)
}

/** What was expected so far, with the wanted lines learnt anew. */
function learnt(): typeof expectation {
  let found = expectation
  for (const series of SERIES) {
    const seats: Seated[] = []
    for (const [nth, game] of gamesOf('learn', series, games))
      seats.push(...seatsOf(game, series.lines.includes('people') && nth % JUDGED === 0))
    for (const line of series.lines) {
      const own = seats.filter((one) => one.line === line)
      found = { ...found, [line]: calibrationOf(own) }
      if (line === 'people') found = { ...found, blame: blameOf(own), typical: typicalOf(own) }
    }
  }
  return found
}

function write(found: typeof expectation): void {
  const rows = (calibration: Calibration) =>
    `[\n${calibration.map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`
  const parts = [
    ...CALIBRATED_SEAT_KINDS.map((line) => `"${line}": ${rows(found[line])}`),
    `"blame": ${found.blame}`,
    `"typical": ${JSON.stringify(found.typical, null, 2).replaceAll('\n', '\n  ')}`,
  ]
  writeFileSync('src/players/expectation.json', `{\n  ${parts.join(',\n  ')}\n}\n`)
}

/** Where so much of a game turned out to be played. That is known afterwards only: where it came soon, the game was short. */
const nearest = <T>(list: readonly T[], at: number): T | undefined => list[Math.round(at * (list.length - 1))]

/** How a position of a game is found that stands for so much of it. */
const FOUND = {
  reckoned: (signs: readonly ExpectationInputs[], at: number) => signs.find(({ progress }) => progress >= at),
  afterwards: nearest<ExpectationInputs>,
}

/** Prints how well it holds in games kept apart. */
function check(found: typeof expectation): void {
  for (const series of SERIES) {
    const seats: Seated[] = []
    for (const [, game] of gamesOf('check', series, checks)) seats.push(...seatsOf(game, false))
    for (const line of series.lines) {
      const own = seats.filter((one) => one.line === line)
      for (const by of ['reckoned', 'afterwards'] as const)
        for (const at of QUARTERS) {
          const guesses = own.flatMap(({ signs, total }): Guess[] => {
            const seen = FOUND[by](signs, at)
            return seen === undefined ? [] : [[applyCalibration(found[line], seen), total]]
          })
          console.log(JSON.stringify({ who: line, by, at, ...rowOf(guesses) }))
        }
    }
  }
}

/**
 * Prints for a quarter how well the ends that can come are expected from the position's signs, and how well by whoever
 * knows all the others of these ends.
 */
function compare(deals: number): void {
  const [at = 0] = QUARTERS
  for (const series of SERIES) {
    const guessed: { readonly line: CalibratedSeatKind; readonly signs: Guess; readonly ends: Guess }[] = []
    for (const [, { name, levels, positions }] of gamesOf('check', series, checks)) {
      const state = nearest(positions, at)
      if (state === undefined) continue
      // Who looks ahead would take too long, and hardly plays otherwise.
      const quick = levels.map(({ slip }) => ({ ...LEVELS.club, slip }))
      const ends = playedOut(name, state, quick, deals)
      for (const [seat, expected] of expectedBySeat(standardRules, state).entries()) {
        const totals = ends.map((end) => end[seat] ?? 0)
        const sum = totals.reduce((all, one) => all + one, 0)
        for (const total of totals) {
          const others = (sum - total) / (deals - 1)
          guessed.push({ line: calibratedSeatKindOf(state, seat), signs: [expected, total], ends: [others, total] })
        }
      }
    }
    for (const line of series.lines)
      for (const by of ['signs', 'ends'] as const) {
        const guesses = guessed.filter((one) => one.line === line).map((one) => one[by])
        console.log(JSON.stringify({ who: line, at, by, ...rowOf(guesses) }))
      }
  }
}

if (deals !== null) compare(deals)
else if (values['check-only']) check(expectation)
else {
  const found = learnt()
  write(found)
  check(found)
}
