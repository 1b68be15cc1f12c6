/**
 * `npm run tune -- [--generations N] [--candidates N] [--games N] [--rate N] [--from FILE] [--to FILE]`: looks for better weights of the
 * computer players by separable CMA-ES over their logarithms, and writes the mean after each generation. What counts is
 * the own points of games against Tom less `rate` (what Tom gains) for each own turn, which varies less than the lead.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { LEVELS, type Level, WEIGHTS, type Weights } from '#players'
import { diceFor } from '#support/dice'
import { candidatesOf, evolutionFrom, evolved } from '#support/evolution'
import { matchSetup, playMatch } from '#support/match'
import { whole } from '#support/options'

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '30' },
    candidates: { type: 'string', default: '16' },
    games: { type: 'string', default: '8' },
    rate: { type: 'string', default: '3.7' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    to: { type: 'string', default: 'src/players/weights.json' },
  },
})
const generations = whole('generations', values.generations, 1, 10_000)
const count = whole('candidates', values.candidates, 4, 200)
const games = whole('games', values.games, 1, 1000)
const rate = Number(values.rate)

const names = Object.keys(WEIGHTS)
const kept = z.record(z.string(), z.number())
const start = {
  ...WEIGHTS,
  ...(values.from === undefined ? {} : kept.parse(JSON.parse(readFileSync(values.from, 'utf8')))),
}

function weightsOf(logs: readonly number[]): Weights {
  const found = Object.fromEntries(names.map((name, at) => [name, Math.exp(logs[at] ?? 0)]))
  return { ...WEIGHTS, ...found }
}

/** Own points less what Tom gains in so many turns. */
function worth(weights: Weights, name: string): number {
  const level: Level = { ...LEVELS.club, weights }
  const { sheets, end } = playMatch(name, matchSetup(name, 1, 'rulebook', 0), [level])
  return (sheets[0]?.total ?? 0) - (rate * end.turn.number) / 2
}

const dice = diceFor(`tune ${values.seed}`)
let evolution = evolutionFrom(
  names.map((name) => Math.log(kept.parse(start)[name] ?? 1)),
  0.3,
)
for (let generation = 1; generation <= generations; generation++) {
  const series = Array.from({ length: games }, (_, game) => `tune ${values.seed} ${generation} ${game}`)
  const judged = candidatesOf(dice, evolution, count)
    .map((logs) => {
      const weights = weightsOf(logs)
      return { logs, worth: series.reduce((sum, name) => sum + worth(weights, name), 0) / games }
    })
    .sort((a, b) => b.worth - a.worth)
  evolution = evolved(
    evolution,
    judged.map(({ logs }) => logs),
  )
  const mean = judged.reduce((sum, one) => sum + one.worth, 0) / count
  const weights = Object.entries(weightsOf(evolution.mean)).map(([name, value]) => [name, Number(value.toPrecision(4))])
  writeFileSync(values.to, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`)
  const line = {
    generation,
    mean: mean.toFixed(2),
    best: judged[0]?.worth.toFixed(2),
    sigma: evolution.sigma.toFixed(3),
  }
  console.log(JSON.stringify(line))
}
