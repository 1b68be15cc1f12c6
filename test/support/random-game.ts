import {
  type Choice,
  formatChoice,
  type GameEvent,
  type GameState,
  type Journal,
  legalChoices,
  newGame,
  playJournalLine,
  RULES_NUMBER,
  readState,
  replayToEnd,
  type Setup,
  sitOut,
  standardRules,
} from '#engine'
import { type Care, checkPlay, checkPosition } from '#support/check-step'
import type { Dice } from '#support/dice'

/** One game that was played to its end. */
export interface PlayedGame {
  readonly journal: Journal
  readonly end: GameState
  readonly events: readonly GameEvent[]
}

/** A game in which something was wrong, with the journal that shows it. */
export class Violation extends Error {
  constructor(
    readonly journal: Journal,
    what: string,
  ) {
    super(what)
  }
}

/** Beyond so many choices a game does not end any more. */
const ENDLESS = 20_000

/** The journal of a game from its setup. */
export const journalOf = (setup: Setup, lines: readonly string[]): Journal => ({
  segments: [{ rules: RULES_NUMBER, start: { setup }, choices: [...lines] }],
})

/**
 * Plays a game to its end and checks every position on the way. At three points of the game and at its end the
 * entries since some earlier point are undone and made again, and the whole journal is replayed from its setup: each
 * time the same state, byte for byte. Once in a while the game goes on from the state that was written and read.
 * @param choose picks one of the legal choices
 * @param sitOutAt after so many choices the seat that acts sits out for good; null for never
 * @throws Violation
 */
export function checkedGame(
  setup: Setup,
  choose: (state: GameState, choices: readonly Choice[]) => Choice,
  dice: Dice,
  care: Care,
  sitOutAt: number | null = null,
): PlayedGame {
  const lines: string[] = []
  const states: string[] = []
  const events: GameEvent[] = []
  try {
    let state = newGame(standardRules, setup)
    for (;;) {
      checkPosition(frozen(state), dice, care)
      states.push(JSON.stringify(state))
      if (state.ended !== null) break
      if (lines.length > ENDLESS) throw new Error(`no end after ${ENDLESS} choices`)
      const sits = lines.length === sitOutAt
      const choice = sits ? null : choose(state, legalChoices(standardRules, state))
      lines.push(choice === null ? `sitout ${state.turn.seat}` : formatChoice(choice))
      const played = choice === null ? sitOut(standardRules, state, state.turn.seat) : checkPlay(state, choice)
      events.push(...played.events)
      state = dice.oneIn(50) ? readState(standardRules, JSON.parse(JSON.stringify(played.state))) : played.state
    }
    for (const point of [lines.length, ...[0, 0, 0].map(() => dice.below(lines.length))])
      undoneAndReplayed(setup, lines, states, dice.below(point + 1), point)
    return { journal: journalOf(setup, lines), end: state, events }
  } catch (error) {
    throw new Violation(journalOf(setup, lines), error instanceof Error ? error.message : String(error))
  }
}

/** Goes back from a point of the game to an earlier one and forward again; then from the setup to the point. */
function undoneAndReplayed(
  setup: Setup,
  lines: readonly string[],
  states: readonly string[],
  from: number,
  to: number,
): void {
  let state = readState(standardRules, JSON.parse(states[from] ?? ''))
  for (const line of lines.slice(from, to)) state = playJournalLine(standardRules, state, line).state
  if (JSON.stringify(state) !== states[to])
    throw new Error(`choices ${from} to ${to}, undone and made again, give another state`)
  if (JSON.stringify(replayToEnd(journalOf(setup, lines.slice(0, to))).state) !== states[to])
    throw new Error(`the first ${to} choices, replayed, give another state`)
}

/** Nothing of a position may change once it is given out: a write to it throws from here on. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
