/**
 * `npm run tool -- tune [--against people|tom] [--rounds N] [--games N] [--seed S] [--from FILE] [--to FILE]`: teaches the computer
 * players what the traits of a position are worth, in games of two to four or in games against Tom. In each round it plays games with the weights so
 * far, and moves those to what fits best what came of all games, later ones counting more: least squares with a ridge, on the
 * mix of the next own turns' values and the final points that λ gives. Writes the weights after each round.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LEVELS, type Level, WEIGHTS_BY_OPPONENT } from '#players'
import { STAGE_COUNT, TRAIT_NUMBER_COUNT, TRAIT_RANGES } from '#players/traits'
import { flattenTraitWeights } from '#players/weights'
import { type Course, courses, worthOf } from '#support/lessons'
import { matchSetup } from '#support/match'
import { member, whole } from '#support/options'
import { fade, observe, solved, squaresOf } from '#support/ridge'

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'people' },
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '70' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: 'src/players/weights.json' },
    to: { type: 'string', default: 'src/players/weights.json' },
  },
})
const rounds = whole('rounds', values.rounds, 1, 10_000)
const against = member('against', values.against, ['people', 'tom'] as const)
const games = whole('games', values.games, 1, 10_000)
/** How many computer players sit at the table, in turn; one is against Tom. */
const TABLES = { people: [2, 4, 2, 4, 3], tom: [1] }
const tables = TABLES[against]
/** The share of the later turns' outcome in what a turn is judged by. */
const LAMBDA = 0.85
/** How much less a round counts than the next one. */
const FADING = 0.92
/** Rounds that are only played, for little is learned from few games. */
const GATHERED = 3
const RIDGE = 200
const TRIES = 10

const kept = JSON.parse(readFileSync(values.from, 'utf8'))
let weights = flattenTraitWeights(kept.traits[against])
const squares = squaresOf(STAGE_COUNT * TRAIT_NUMBER_COUNT)
const played: { readonly course: Course; readonly round: number }[] = []

for (let round = 1; round <= rounds; round++) {
  const level: Level = {
    ...LEVELS.club,
    [against]: { weights: { ...WEIGHTS_BY_OPPONENT[against], traits: weights }, ahead: null },
  }
  fade(squares, FADING)
  const points = new Map<number, number[]>()
  for (let game = 0; game < games; game++) {
    const name = `tune ${values.seed} ${round} ${game}`
    const people = tables[game % tables.length] ?? 1
    const found = courses(name, matchSetup(name, people, 'rulebook', 0), level, TRIES)
    for (const course of found) {
      played.push({ course, round })
      for (const { played: seen } of course.lessons) observe(squares, seen.which, seen.much)
      points.set(people, [...(points.get(people) ?? []), course.points - (people === 1 ? course.clock : 0)])
    }
  }
  const { right, error, turns } = misjudged(round)
  if (round >= GATHERED) {
    const step = solved(squares, right, RIDGE)
    weights = weights.map((one, at) => one + (step[at] ?? 0))
  }
  writeFileSync(values.to, written(weights))
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const told = [...points].sort(([a], [b]) => a - b).map(([people, list]) => [people, mean(list).toFixed(2)])
  console.log(JSON.stringify({ round, points: Object.fromEntries(told), error: error.toFixed(2), turns }))
}

/** By how much the weights misjudge each turn that was played, summed up for the regression. */
function misjudged(round: number): { right: Float64Array; error: number; turns: number } {
  const right = new Float64Array(STAGE_COUNT * TRAIT_NUMBER_COUNT)
  let squared = 0
  let turns = 0
  for (const { course, round: then } of played) {
    const share = FADING ** (round - then)
    let later = course.points
    let clock = course.clock
    for (const lesson of course.lessons.toReversed()) {
      const target = later - (clock - lesson.clock)
      const off = target - worthOf(lesson.played, weights)
      squared += off * off
      turns += 1
      const { which, much } = lesson.played
      for (const [at, value] of which.entries()) right[value] = (right[value] ?? 0) + share * off * (much[at] ?? 0)
      // What follows something tried does not tell of what would have been played.
      const trust = lesson.tried ? 0 : LAMBDA
      later = (1 - trust) * worthOf(lesson.best, weights) + trust * target
      clock = lesson.clock
    }
  }
  return { right, error: Math.sqrt(squared / turns), turns }
}

/** The file, which `npm run format` makes shorter. */
function written(learned: Float64Array): string {
  const numbers = (at: number) =>
    [...learned.slice(STAGE_COUNT * at, STAGE_COUNT * (at + 1))].map((one) => Number(one.toFixed(3)))
  const traits = Object.entries(TRAIT_RANGES).map(([name, { at, size }]) => [
    name,
    Array.from({ length: size }, (_, index) => numbers(at + index)),
  ])
  return `${JSON.stringify({ ...kept, traits: { ...kept.traits, [against]: Object.fromEntries(traits) } }, null, 2)}\n`
}
