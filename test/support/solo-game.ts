import {
  formatChoice,
  type GameEvent,
  type GameState,
  newGame,
  playJournalLine,
  type RulesEdition,
  type Setup,
  scoreSheets,
  standardRules,
} from '#engine'
import { type Dice, diceFor, seedFor } from '#support/dice'
import { type Policy, steps } from '#support/driver'
import { drawTaste, greedyChoice, HASTY } from '#support/greedy-player'
import { atRandom, LEANINGS } from '#support/policies'

/** One choice of a game, with the position in which it was made and what it led to. */
interface SoloStep {
  readonly before: GameState
  readonly line: string
  readonly events: readonly GameEvent[]
}

/** A game against Tom, played to its end. */
export interface SoloGame {
  readonly setup: Setup
  readonly steps: readonly SoloStep[]
  readonly end: GameState
}

const soloSetup = (name: string, edition: RulesEdition, handicap: number): Setup => ({
  players: 1,
  seed: seedFor(name),
  edition,
  beginnerIslands: false,
  solo: { handicap, letTomDecide: false },
  box: standardRules.hash,
})

/** Goes on to the end; what is left open for Tom, chance decides. */
function goOn(setup: Setup, from: readonly SoloStep[], start: GameState, dice: Dice, human: Policy): SoloGame {
  const policy: Policy = (state, choices) => (state.turn.seat === 0 ? human(state, choices) : dice.pick(choices))
  const made = [...steps(standardRules, start, policy)]
  return {
    setup,
    steps: [
      ...from,
      ...made.map(({ state, choice, events }) => ({ before: state, line: formatChoice(choice), events })),
    ],
    end: made.at(-1)?.after ?? start,
  }
}

/** A game whose human draws her choices. */
export function randomSolo(name: string, edition: RulesEdition): SoloGame {
  const dice = diceFor(name)
  const leaning = LEANINGS[dice.pick(['keen', 'careless'] as const)]
  const setup = soloSetup(name, edition, 0)
  return goOn(setup, [], newGame(standardRules, setup), dice, atRandom(dice, leaning))
}

const greedy = (dice: Dice): Policy => {
  const taste = drawTaste(dice)
  return (state, choices) => greedyChoice(dice, taste, HASTY, state, choices)
}

/**
 * A game whose human is greedy, and in hindsight clever: again and again it goes back to some point of its best game
 * and plays on otherwise, and keeps what ends no worse against Tom. Greedy alone never beats him.
 * @param tries how often it goes back
 * @param enough points ahead of Tom with which it is content
 */
export function hindsightSolo(
  name: string,
  edition: RulesEdition,
  handicap: number,
  tries: number,
  enough: number,
): SoloGame {
  const dice = diceFor(name)
  const setup = soloSetup(name, edition, handicap)
  let best = goOn(setup, [], newGame(standardRules, setup), dice, greedy(dice))
  for (let tried = 0; tried < tries && leadOf(best.end) < enough; tried++) {
    const cut = dice.below(best.steps.length)
    const from = best.steps[cut]?.before
    if (from === undefined) continue
    const other = goOn(setup, best.steps.slice(0, cut), from, dice, greedy(dice))
    if (leadOf(other.end) >= leadOf(best.end)) best = other
  }
  return best
}

/** A game against Tom from its setup and its lines. */
export function replaySolo(setup: Setup, lines: readonly string[]): SoloGame {
  const steps: SoloStep[] = []
  let state = newGame(standardRules, setup)
  for (const line of lines) {
    const { state: next, events } = playJournalLine(standardRules, state, line)
    steps.push({ before: state, line, events })
    state = next
  }
  return { setup, steps, end: state }
}

/** The same choices in a game with another handicap. */
export const withHandicap = ({ setup, steps }: SoloGame, handicap: number): SoloGame =>
  replaySolo(
    { ...setup, solo: { handicap, letTomDecide: false } },
    steps.map(({ line }) => line),
  )

/** R16.5: whether the gnome pile was made anew from the discards. */
export const pileRebuilt = ({ steps, end }: SoloGame): boolean =>
  steps.some(({ before }, index) => (steps[index + 1]?.before ?? end).gnomePile.length > before.gnomePile.length)

/** Points that the human is ahead of Tom. */
export function leadOf(state: GameState): number {
  const [human, tom] = scoreSheets(standardRules, state).map(({ total }) => total)
  return (human ?? 0) - (tom ?? 0)
}

export const eventsOf = (game: SoloGame): GameEvent[] => game.steps.flatMap(({ events }) => events)
