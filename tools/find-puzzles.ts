/**
 * `npm run tool -- find-puzzles [--count 60] [--seed 1] [--again]`: looks for the puzzles of the days and writes them to
 * `src/table/puzzles/puzzles.json`, in place of those that are there; an hour or two. Plays games of two
 * computer players, and keeps the turns of which one is clearly the best: by a search deeper than any level's, however
 * what is hidden is dealt. The data says all that is asked of it, so puzzles stay what they were when players get better.
 * `--again` begins with those that are there, but for what is none any more for the players that there are now.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  decision,
  formatChoice,
  type GameState,
  newGame,
  playJournalLine,
  RULES_EDITIONS,
  standardRules,
} from '#engine'
import { chooseTurn, type Dice, knownOf, LEVELS, type Level, type Plan, type ReasonSize, recommend } from '#players'
import { diceFor, seedFor } from '#support/dice'
import { planPlayed } from '#support/driver'
import { matchSetup } from '#support/match'
import { whole } from '#support/options'
import { allPuzzles, lineKey, type Puzzle } from '#table/puzzles/puzzles'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
})
const count = whole('count', values.count, 1, 1000)

/** Who judges: more ends, followed further and by more ways than any level does. */
const JUDGE: Level = {
  ...LEVELS.expert,
  breadth: { plays: 800, islands: 12, fate: 24, best: 5, draws: 12, lastTurn: 4000, every: true },
  people: {
    ...LEVELS.expert.people,
    ahead: {
      roots: [16, 16, 16],
      nodes: 5,
      breadth: { plays: 160, islands: 6, fate: 6, best: 2, draws: 3, lastTurn: 300, every: false },
    },
  },
}
/** Who looks first, in a hurry. */
const SCOUT: Level = {
  ...LEVELS.club,
  people: {
    ...LEVELS.club.people,
    ahead: {
      roots: [6],
      nodes: 1,
      breadth: { plays: 80, islands: 4, fate: 3, best: 1, draws: 2, lastTurn: 300, every: false },
    },
  },
}
/** How often what is hidden is dealt anew. */
const DEALS = 3
/** Points by which the best turn is better than the next, in the mean and at least. */
const MARGIN = { mean: 1.5, least: 1 }
/** Where it is worth while to look closer. */
const PROMISING = 0.8
/** Own turns of each game, from one that is no beginning any more, and from one game. */
const TURNS = { first: 5, every: 1 }
const MOST_OF_A_GAME = 2
const SIZE_FROM: readonly (readonly [ReasonSize, number])[] = [
  ['much', 5],
  ['some', 2],
  ['little', 0],
]
const sizeOf = (points: number): ReasonSize => SIZE_FROM.find(([, least]) => points >= least)?.[0] ?? 'little'

/** By how much the best plan is better than the next that does something else; 0 where there is no other. */
function margin(plans: readonly Plan[]): number {
  const [best] = plans
  const next = plans.find((plan) => best !== undefined && lineKey(plan.choices) !== lineKey(best.choices))
  return best === undefined || next === undefined ? 0 : best.worth - next.worth
}

/** The puzzle of a position, where it is one. */
function puzzleOf(state: GameState, seat: number, name: string): Omit<Puzzle, 'setup' | 'played'> | null {
  // After something was turned up a computer player goes on in the midst of its turn.
  if (decision(state)?.question.kind !== 'turn') return null
  const dice = (deal: number) => diceFor(`${name} ${deal}`)
  const think = (level: Level, with_: Dice) => chooseTurn(standardRules, knownOf(state), seat, level, with_)
  if (margin(think(SCOUT, dice(0))) < PROMISING) return null
  const thoughts: (readonly Plan[])[] = []
  for (let deal = 1; deal <= DEALS; deal++) {
    const plans = think(JUDGE, dice(deal))
    const same = thoughts[0] === undefined || keyOf(plans) === keyOf(thoughts[0])
    if (!same || margin(plans) < MARGIN.least) return null
    thoughts.push(plans)
  }
  const [first = []] = thoughts
  const [best] = first
  if (best === undefined || thoughts.reduce((sum, plans) => sum + margin(plans), 0) / DEALS < MARGIN.mean) return null
  const key = lineKey(best.choices)
  // A player who looks no further than the turn finds what needs no puzzle.
  const seen = think(LEVELS.club, dice(0))[0]
  const reasons = recommend(standardRules, knownOf(state), seat, JUDGE, () => dice(1))
  const reason = reasons.find((one) => lineKey(one.choices) === key)
  if (reason === undefined || key.split(';').length < 2) return null
  const behind = new Map<string, number>()
  for (const { choices, worth } of first) {
    const other = lineKey(choices)
    if (other !== key && !behind.has(other)) behind.set(other, best.worth - worth)
  }
  return {
    hard: seen !== undefined && lineKey(seen.choices) !== key,
    best: best.choices.map(formatChoice),
    others: [...behind].map(([line, points]) => ({ line, behind: sizeOf(points) })),
    reason: { gains: [...reason.gains], costs: [...reason.costs], nearer: [...reason.nearer], newTask: reason.newTask },
  }
}
const keyOf = (plans: readonly Plan[]): string => lineKey(plans[0]?.choices ?? [])

const puzzles: Puzzle[] = []
const hard = () => puzzles.filter((puzzle) => puzzle.hard).length
/** Two of one game would tell something of each other on days that follow. */
const shuffledFor = (puzzle: Puzzle): string => seedFor(`${puzzle.setup.seed} ${puzzle.played.length}`)
const write = () =>
  writeFileSync(
    new URL('../src/table/puzzles/puzzles.json', import.meta.url),
    `[\n${puzzles
      .toSorted((a, b) => (shuffledFor(a) < shuffledFor(b) ? -1 : 1))
      .map((puzzle) => JSON.stringify(puzzle))
      .join(',\n')}\n]\n`,
  )
if (values.again) {
  const before = allPuzzles()
  for (const { setup, played } of before) {
    const state = played.reduce(
      (now, line) => playJournalLine(standardRules, now, line).state,
      newGame(standardRules, setup),
    )
    const puzzle = puzzleOf(state, decision(state)?.seat ?? 0, `again ${setup.seed} ${played.length}`)
    if (puzzle !== null) puzzles.push({ setup, played, ...puzzle })
  }
  write()
  console.log(`${puzzles.length} of ${before.length} (${hard()} hard)`)
}
let looked = 0
for (let game = 1; puzzles.length < count; game++) {
  const name = `puzzle ${values.seed} ${game}`
  const setup = matchSetup(name, 2, RULES_EDITIONS[game % 4 === 0 ? 1 : 0] ?? 'rulebook', 0)
  const dice = diceFor(name)
  const played: string[] = []
  let found = 0
  let state = newGame(standardRules, setup)
  while (state.ended === null && found < MOST_OF_A_GAME && puzzles.length < count) {
    const seat = decision(state)?.seat ?? 0
    const own = Math.ceil(state.turn.number / 2)
    if (own >= TURNS.first && own % TURNS.every === 0) {
      looked += 1
      const puzzle = puzzleOf(state, seat, `${name} ${state.turn.number}`)
      if (puzzle !== null && (puzzle.hard || puzzles.length - hard() < count / 2)) {
        puzzles.push({ setup, played: [...played], ...puzzle })
        found += 1
        write()
        console.log(`${puzzles.length} (${hard()} hard) of ${looked} turns in ${game} games: ${puzzle.best.join(';')}`)
      }
    }
    const [plan] = chooseTurn(standardRules, knownOf(state), seat, LEVELS.club, dice)
    for (const { choice, after } of planPlayed(standardRules, state, plan?.choices ?? [])) {
      played.push(formatChoice(choice))
      state = after
    }
  }
}
