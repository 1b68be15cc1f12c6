import {
  decision,
  formatChoice,
  type GameState,
  type Journal,
  newGame,
  RULES_NUMBER,
  type RulesEdition,
  type ScoreSheet,
  type Seat,
  type Setup,
  scoreSheets,
  standardRules,
} from '#engine'
import { chooseTurn, dealt, knownOf, type Level } from '#players'
import { diceFor, seedFor } from '#support/dice'
import { planPlayed } from '#support/driver'

/** A game that computer players played to its end. */
interface PlayedOn {
  readonly sheets: readonly ScoreSheet[]
  readonly end: GameState
  readonly choices: string[]
  /** Own turns of each seat. */
  readonly turns: readonly number[]
}

/** Such a game from its beginning. */
export interface Match extends Omit<PlayedOn, 'choices'> {
  /** That replays it. */
  readonly journal: Journal
}

/** The setup of a game of a series; one level at the table is a game against Tom. */
export const matchSetup = (name: string, levels: number, edition: RulesEdition, handicap: number): Setup => ({
  players: levels,
  seed: seedFor(name),
  edition,
  beginnerIslands: false,
  solo: levels === 1 ? { handicap, letTomDecide: false } : null,
  box: standardRules.hash,
})

/** Lets a seat think, and may watch how it goes. */
export type Watch = <T>(seat: Seat, think: () => T) => T

/**
 * Plays a game among computer players, each choice by the engine, as people's are.
 * @param levels by seat
 */
export function playMatch(name: string, setup: Setup, levels: readonly Level[], watch?: Watch): Match {
  const { choices, ...played } = playOn(name, newGame(standardRules, setup), levels, watch)
  return { ...played, journal: { segments: [{ rules: RULES_NUMBER, start: { setup }, choices }] } }
}

/**
 * The ends to which the same players may yet come from a position, each with what is hidden dealt anew.
 * @param deals how many
 * @returns for each its final points by seat
 */
export function playedOut(name: string, state: GameState, levels: readonly Level[], deals: number): number[][] {
  const known = knownOf(state)
  return Array.from({ length: deals }, (_, deal) => {
    const start = dealt(diceFor(`${name}, dealt ${deal}`), known)
    return playOn(`${name}, played ${deal}`, start, levels).sheets.map(({ total }) => total)
  })
}

function playOn(
  name: string,
  start: GameState,
  levels: readonly Level[],
  watch: Watch = (_, think) => think(),
): PlayedOn {
  const dice = diceFor(name)
  const turns = levels.map(() => 0)
  const choices: string[] = []
  let state = start
  while (state.ended === null) {
    const seat = decision(state)?.seat ?? 0
    const level = levels[seat]
    if (level === undefined) throw new Error(`nobody plays seat ${seat}`)
    const known = knownOf(state)
    const [plan] = watch(seat, () => chooseTurn(standardRules, known, seat, level, dice))
    const { number } = state.turn
    const made = planPlayed(standardRules, state, plan?.choices ?? [])
    const last = made.at(-1)
    if (last === undefined) throw new Error('no plan')
    choices.push(...made.map(({ choice }) => formatChoice(choice)))
    state = last.after
    if (state.turn.number !== number) turns[seat] = (turns[seat] ?? 0) + 1
  }
  return { sheets: scoreSheets(standardRules, state), end: state, choices, turns }
}
