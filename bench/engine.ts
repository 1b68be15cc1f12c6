/**
 * What a choice costs the engine: listing the legal ones and playing one, mean over whole random games of four; and a
 * step of a search, a listed choice of theirs played with proposed payments (`playProposed`).
 * `unitMicros`, one structuredClone of a fixed 5 kB state timed in the same run, makes machines comparable: look at
 * `ratio` (at most 0.45) and `stepRatio` (at most 0.15). Then plays 2,000 games and ends with status 1 when memory grew.
 */
import { performance } from 'node:perf_hooks'
import {
  type Choice,
  type GameState,
  legalChoices,
  newGame,
  play,
  playAutoPaying,
  type Setup,
  standardRules,
} from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps as choicesOf } from '#support/driver'
import { atRandom } from '#support/policies'
import { setupFor } from '#support/setups'
import unit from './unit.json' with { type: 'json' }

const GAMES = 30
/** Games whose steps are measured; more positions kept would slow down what collects the garbage. */
const STEP_GAMES = 5
const ROUNDS = 10
const UNITS_A_ROUND = 2_000
const GAMES_FOR_MEMORY = 2_000
/** What may come and go between two collections. */
const MOST_GROWTH = 8 * 1024 * 1024

interface Recorded {
  readonly setup: Setup
  readonly choices: readonly Choice[]
  /** The choices that a search plays, all but payments and the turn's end, each with its position. */
  readonly steps: readonly { readonly state: GameState; readonly choice: Choice }[]
  readonly bytes: number
}

/** Plays one random game. */
function record(name: string, measure: boolean, keepSteps: boolean): Recorded {
  const setup = setupFor(name, 4, 'rulebook', seedFor(name))
  const choices: Choice[] = []
  const steps: { state: GameState; choice: Choice }[] = []
  let bytes = 0
  for (const { state, choice } of choicesOf(standardRules, newGame(standardRules, setup), atRandom(diceFor(name)))) {
    if (measure) bytes += JSON.stringify(state).length
    choices.push(choice)
    if (keepSteps && !['pay', 'give', 'end'].includes(choice.kind)) steps.push({ state, choice })
  }
  return { setup, choices, steps, bytes }
}

/** Plays recorded games again. @returns milliseconds */
function replayed(games: readonly Recorded[]): number {
  const began = performance.now()
  for (const { setup, choices } of games) {
    let state = newGame(standardRules, setup)
    for (const choice of choices) {
      legalChoices(standardRules, state)
      state = play(standardRules, state, choice).state
    }
  }
  return performance.now() - began
}

/** Plays each step of recorded games. @returns milliseconds */
function stepped(games: readonly Recorded[]): number {
  const began = performance.now()
  for (const { steps } of games) for (const { state, choice } of steps) playAutoPaying(standardRules, state, choice)
  return performance.now() - began
}

/** @returns milliseconds */
function cloned(times: number): number {
  const began = performance.now()
  for (let time = 0; time < times; time++) structuredClone(unit)
  return performance.now() - began
}

function heapAfterCollection(): number {
  if (globalThis.gc === undefined) throw new Error('start with --expose-gc, as npm run bench does')
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

const games = Array.from({ length: GAMES }, (_, game) => record(`bench ${game}`, true, game < STEP_GAMES))
const choices = games.reduce((sum, game) => sum + game.choices.length, 0)
const steps = games.reduce((sum, game) => sum + game.steps.length, 0)
replayed(games)
stepped(games)
cloned(UNITS_A_ROUND)
let playing = 0
let stepping = 0
let cloning = 0
// Turn by turn, so that a busy moment of the machine falls on both.
for (let round = 0; round < ROUNDS; round++) {
  playing += replayed(games)
  stepping += stepped(games)
  cloning += cloned(UNITS_A_ROUND)
}

let atFirst = 0
for (let game = 0; game < GAMES_FOR_MEMORY; game++) {
  if (game === GAMES_FOR_MEMORY / 10) atFirst = heapAfterCollection()
  record(`memory ${game}`, false, false)
}
const grownBytes = heapAfterCollection() - atFirst

const micros = (milliseconds: number, times: number) => Math.round((milliseconds * 100_000) / times) / 100
const choiceMicros = micros(playing, ROUNDS * choices)
const stepMicros = micros(stepping, ROUNDS * steps)
const unitMicros = micros(cloning, ROUNDS * UNITS_A_ROUND)
console.log(
  JSON.stringify({
    bench: 'engine',
    choices: ROUNDS * choices,
    choiceMicros,
    stepMicros,
    unitMicros,
    ratio: Math.round((choiceMicros / unitMicros) * 100) / 100,
    stepRatio: Math.round((stepMicros / unitMicros) * 1000) / 1000,
    stateBytes: Math.round(games.reduce((sum, game) => sum + game.bytes, 0) / choices),
    unitBytes: JSON.stringify(unit).length,
    memory: { games: GAMES_FOR_MEMORY, grownBytes },
  }),
)
if (grownBytes > MOST_GROWTH) {
  console.error(`memory grew by ${grownBytes} bytes over ${GAMES_FOR_MEMORY} games`)
  process.exit(1)
}
