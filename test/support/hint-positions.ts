import {
  type Choice,
  decision,
  type GameState,
  legalChoices,
  newGame,
  play,
  RULES_EDITIONS,
  type Seat,
  standardRules,
  whyNot,
} from '#engine'
import { chooseTurn, knownOf, LEVELS } from '#players'
import { diceFor } from '#support/dice'
import { matchSetup } from '#support/match'

/** A turn that begins, of somebody who could ask for a hint. */
export interface HintPosition {
  readonly name: string
  readonly state: GameState
  readonly seat: Seat
}

/** By how much each of three games in turn is misplayed. */
const SLIPS = [0, 3, 6]

/**
 * The turns of games among computer players, of one to four in turn; without an end. In half of the games nobody sends a neutral
 * novice before it has to be, in others nobody passes.
 */
export function* hintPositions(series: string): Generator<HintPosition> {
  for (let game = 0; ; game++) {
    const name = `${series} ${game}`
    const players = 1 + (game % 4)
    const level = { ...LEVELS.club, slip: SLIPS[game % SLIPS.length] ?? 0 }
    const noviceLies = Math.floor(game / 4) % 2 === 0
    const passes = Math.floor(game / 8) % 2 === 1
    const dice = diceFor(name)
    let state = newGame(
      standardRules,
      matchSetup(name, players, RULES_EDITIONS[game % 3 === 0 ? 1 : 0] ?? 'rulebook', 0),
    )
    while (state.ended === null) {
      const now = decision(state)
      if (now === null) break
      const { seat, question } = now
      if (question.kind === 'turn' && !state.turn.used)
        yield { name: `${name}, turn ${state.turn.number}`, state, seat }
      const plans = chooseTurn(standardRules, knownOf(state), seat, level, dice)
      const plan = plans.find(({ choices: [first] }) => passes || first?.kind !== 'pass') ?? plans[0]
      state = playedOn(state, plan?.choices ?? [], noviceLies)
    }
  }
}

/** Plays a plan as far as it is legal; at least a choice. */
function playedOn(from: GameState, plan: readonly Choice[], noviceLies: boolean): GameState {
  let state = from
  for (const planned of plan) {
    if (state.ended !== null) break
    const legal = legalChoices(standardRules, state)
    const instead = noviceLies && planned.kind === 'novice' ? legal.find(({ kind }) => kind === 'end') : undefined
    const choice = instead ?? planned
    if (whyNot(standardRules, state, choice) !== null) break
    state = play(standardRules, state, choice).state
    if (instead !== undefined) break
  }
  return state
}
