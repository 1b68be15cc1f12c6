import { createHash } from 'node:crypto'
import {
  formatChoice,
  type GameEvent,
  type GameState,
  type Journal,
  legalChoices,
  newGame,
  playJournalLine,
  RULES_EDITIONS,
  type RulesEdition,
  type Setup,
  scoreSheets,
  standardRules,
} from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { drawStrategy } from '#support/policies'
import { journalOf } from '#support/random-game'
import { setupFor } from '#support/setups'

/** A whole game, with what each of its lines came to. */
export interface KeptGame {
  readonly name: string
  readonly setup: Setup
  readonly lines: readonly string[]
  /** One mark a line, see `markOf`. */
  readonly marks: readonly string[]
  readonly ended: string | null
  readonly totals: readonly number[]
  /** What can be seen in it. */
  readonly features: ReadonlySet<string>
}

/** Games of one number of players and one edition that are looked at, and of those how many are kept at most. */
const LOOKED_AT = 60
const MOST_KEPT = 6

/**
 * Four hexadecimal digits of what a line came to: the new position and all that happened. Two engines that give a whole
 * game the same marks play it alike.
 */
export const markOf = ({ state, events }: { state: GameState; events: readonly GameEvent[] }): string =>
  createHash('sha256')
    .update(JSON.stringify([state, events]))
    .digest('hex')
    .slice(0, 4)

/** Games of all numbers of players and both editions that show between them as much as a few can. */
export const keptGames = (): KeptGame[] =>
  [1, 2, 3, 4].flatMap((players) => RULES_EDITIONS.flatMap((edition) => fewOf(players, edition)))

/** The game that shows most of what is still missing is kept, again and again; of equals the shortest. */
function fewOf(players: number, edition: RulesEdition): KeptGame[] {
  const games = Array.from({ length: LOOKED_AT }, (_, game) => playOne(players, edition, game))
  const missing = new Set(games.flatMap(({ features }) => [...features]))
  const kept: KeptGame[] = []
  while (kept.length < MOST_KEPT) {
    const news = ({ features }: KeptGame) => [...features].filter((feature) => missing.has(feature)).length
    const left = games.filter((game) => !kept.includes(game))
    const [best] = left.sort((a, b) => news(b) - news(a) || a.lines.length - b.lines.length)
    if (best === undefined) break
    kept.push(best)
    for (const feature of best.features) missing.delete(feature)
  }
  return kept
}

function playOne(players: number, edition: RulesEdition, game: number): KeptGame {
  const name = `kept ${players} ${edition} ${game}`
  const dice = diceFor(name)
  const choose = drawStrategy(dice)
  const sitOutAt = players > 1 && dice.oneIn(6) ? 20 + dice.below(80) : null
  const setup = setupFor(name, players, edition, seedFor(name))
  const lines: string[] = []
  const marks: string[] = []
  const features = new Set<string>()
  let state = newGame(standardRules, setup)
  while (state.ended === null) {
    const choices = legalChoices(standardRules, state)
    if (onlyStaying(state)) features.add('only staying to choose from')
    const sits = lines.length === sitOutAt
    const line = sits ? `sitout ${state.turn.seat}` : formatChoice(choose(state, choices))
    const played = playJournalLine(standardRules, state, line)
    lines.push(line)
    marks.push(markOf(played))
    if (sits) features.add('a seat that sits out')
    for (const feature of featuresOf(line, played.events)) features.add(feature)
    state = played.state
  }
  const totals = scoreSheets(standardRules, state).map(({ total }) => total)
  return { name: `${players}-${edition}-${game}`, setup, lines, marks, ended: state.ended, totals, features }
}

/** Whether all that can be chosen is which guardian stays. */
export function onlyStaying(state: GameState): boolean {
  const choices = legalChoices(standardRules, state)
  return choices.length > 1 && choices.every(({ kind }) => kind === 'stay')
}

function* featuresOf(line: string, events: readonly GameEvent[]): Generator<string> {
  yield line.split(' ')[0] ?? ''
  let begun = false
  for (const event of events) {
    if (event.kind === 'turnBegan') begun = true
    if (event.kind === 'forced') yield `${event.choice.kind} by itself${begun ? ', as the turn began' : ''}`
    else if (event.kind === 'gained') yield `gained: ${event.source} ${event.gnome ?? ''}`
    else if (event.kind === 'gameEnded') yield `ended: ${event.ending}`
    else if (event.kind === 'passed') yield `passed ${event.byItself}`
    else yield event.kind
  }
}

/** The file of a kept game: its journal, and what every line came to. */
export const fileOf = ({ setup, lines, marks, ended, totals }: KeptGame): Journal & object => ({
  ...journalOf(setup, lines),
  ...{ marks: marks.join(' '), ended, totals },
})
