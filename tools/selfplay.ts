/**
 * `npm run tool -- selfplay --players 4 --games 1000 --seed 1 [--edition online]`, or `--solo` instead of `--players` for
 * games against Tom, whose mean score and its parts are printed as `tom`: plays random games to the end and
 * checks everything that must hold on the way (see `random-game.ts` and `check-step.ts`). How the choices are drawn
 * stands in `strategies.ts`; in one game of twenty a seat sits out from some point on. Prints one JSON line; ends with
 * status 1 at the first violation, with the journal that shows it.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type GameEndCause, RULES_EDITIONS, type ScoreSheet, scoreSheets, standardRules } from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { fail, member, whole } from '#support/options'
import { drawStrategy } from '#support/policies'
import { checkedGame, Violation } from '#support/random-game'
import { setupFor } from '#support/setups'
import { checkTom } from '#support/toms-cards'

/** What a series of games came to. */
interface Tally {
  readonly endings: Record<GameEndCause, number>
  readonly turns: number[]
  readonly scores: number[]
  /** Tom's score sheets. */
  readonly toms: ScoreSheet[]
  games: number
  choices: number
  satOut: number
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    solo: { type: 'boolean', default: false },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'rulebook' },
  },
})
const players = values.solo ? 1 : whole('players', values.players, 1, 4)
const games = whole('games', values.games, 1, 1_000_000)
const edition = member('edition', values.edition, RULES_EDITIONS)

const tally: Tally = {
  endings: { countdown: 0, nobodyCanMove: 0, fourthDeck: 0 },
  turns: [],
  scores: [],
  toms: [],
  games: 0,
  choices: 0,
  satOut: 0,
}
const began = performance.now()
for (let game = 1; game <= games; game++) {
  const name = `selfplay ${values.seed} ${players} ${edition} ${game}`
  const dice = diceFor(name)
  const sitOutAt = players > 1 && dice.oneIn(20) ? 1 + dice.below(200) : null
  try {
    const { journal, end, events } = checkedGame(
      setupFor(name, players, edition, seedFor(name)),
      drawStrategy(dice),
      dice,
      { everything: 80, tries: 4 },
      sitOutAt,
    )
    tally.games += 1
    tally.choices += journal.segments[0]?.choices.length ?? 0
    if (end.ended !== null) tally.endings[end.ended] += 1
    if (events.some((event) => event.kind === 'wentOut' && event.satOut)) tally.satOut += 1
    tally.turns.push(end.turn.number)
    const sheets = scoreSheets(standardRules, end)
    tally.scores.push(...sheets.map((sheet) => sheet.total))
    if (end.tom === null) continue
    tally.toms.push(...sheets.slice(1))
    try {
      checkTom(end, events)
    } catch (error) {
      throw new Violation(journal, error instanceof Error ? error.message : String(error))
    }
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    console.log(JSON.stringify({ ...summary(), violations: 1, violation: error.message, journal: error.journal }))
    fail(`game ${game}: ${error.message}`)
  }
}
console.log(JSON.stringify(summary()))

function summary() {
  const turns = [...tally.turns].sort((a, b) => a - b)
  const seconds = (performance.now() - began) / 1000
  return {
    players,
    edition,
    seed: values.seed,
    games: tally.games,
    choices: tally.choices,
    violations: 0,
    endings: tally.endings,
    satOut: tally.satOut,
    turns: { median: turns[Math.floor(turns.length / 2)] ?? 0, max: turns.at(-1) ?? 0 },
    scores: {
      mean: mean(tally.scores),
      max: Math.max(0, ...tally.scores),
    },
    ...(players === 1 ? { tom: tomsMeans() } : {}),
    choicesPerSecond: Math.round(tally.choices / seconds),
  }
}

/** Tom's mean score and its parts, line by line of the score sheet. */
function tomsMeans(): Record<string, number> {
  const line = (of: (sheet: ScoreSheet) => number) => mean(tally.toms.map(of))
  return {
    mean: line(({ total }) => total),
    duringPlay: line(({ lines }) => lines.duringPlay),
    bonfires: line(({ lines }) => lines.bonfires),
    guardians: line(({ lines }) => lines.guardians),
    portals: line(({ lines }) => lines.portals),
    crystals: line(({ lines }) => lines.crystals),
    commonTasks: line(({ lines }) => lines.commonTasks),
    fateTiles: line(({ lines }) => lines.fateTiles),
    leftovers: line(({ lines }) => lines.leftovers),
  }
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  return Math.round((10 * sum) / Math.max(1, values.length)) / 10
}
