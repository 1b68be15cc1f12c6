import { createHash } from 'node:crypto'
import {
  formatChoice,
  type GameState,
  legalChoices,
  newGame,
  type Played,
  playJournalLine,
  RULES_EDITIONS,
  type Setup,
  standardRules,
} from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { atRandom, LEANINGS } from '#support/policies'
import { setupFor } from '#support/setups'

/** Takes in what a choice came to: the position byte for byte, the events, and the list of what can be chosen next. */
function chained(hash: ReturnType<typeof createHash>, { state, events }: Played): void {
  hash.update(JSON.stringify(state)).update(JSON.stringify(events))
  for (const choice of legalChoices(standardRules, state)) hash.update(formatChoice(choice)).update('\n')
}

const digest = (hash: ReturnType<typeof createHash>): string => hash.digest('hex').slice(0, 16)

/** Of every position of a game that is played from its lines. */
export function hashOfLines(setup: Setup, lines: readonly string[]): string {
  const hash = createHash('sha256')
  let state: GameState = newGame(standardRules, setup)
  for (const line of lines) {
    const played = playJournalLine(standardRules, state, line)
    chained(hash, played)
    state = played.state
  }
  return digest(hash)
}

/**
 * Of every position of a random game; the number decides how many play, which edition, and how the choices are drawn.
 * @returns the hash, and of how many choices
 */
export function hashOfRandomGame(game: number): { hash: string; choices: number } {
  const name = `positions ${game}`
  const dice = diceFor(name)
  const leaning = LEANINGS[dice.pick(['keen', 'keen', 'careless'] as const)]
  const edition = dice.pick(RULES_EDITIONS)
  const hash = createHash('sha256')
  const start = newGame(standardRules, setupFor(name, 1 + (game % 4), edition, seedFor(name)))
  let choices = 0
  for (const { after, events } of steps(standardRules, start, atRandom(dice, leaning))) {
    chained(hash, { state: after, events })
    choices++
  }
  return { hash: digest(hash), choices }
}
