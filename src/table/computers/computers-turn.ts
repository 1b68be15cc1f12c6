import {
  type Choice,
  decision,
  type GameState,
  isRevealingEvent,
  legalChoices,
  type Played,
  play,
  type Rules,
} from '#engine'
import { knownOf, LEVEL_NAMES, type LevelName } from '#players'
import type { ChooseTurn } from '../service/service-options.ts'
import { eventsLeadToNextTurn } from '../state/entries.ts'
import { currentPosition } from '../state/game.ts'
import { isFromNewerVersion, type TableState } from '../state/state.ts'

/** A turn that a computer player is to take. */
export interface DueComputersTurn {
  readonly rules: Rules
  readonly state: GameState
  readonly seat: number
  readonly level: LevelName
  /** Seq of the entry with which the turn began, and how many choices of it are made already. */
  readonly began: number
  readonly made: number
}

/**
 * What a computer player has to do at a table; null when none acts there.
 * @param ours number of the rules that are played here
 */
export function dueComputersTurnAt(table: TableState, ours: number): DueComputersTurn | null {
  const { phase, game, seating } = table
  if (phase !== 'playing' || game === null || game.unplayable || isFromNewerVersion(table, ours)) return null
  const state = currentPosition(game)
  const seat = decision(state)?.seat
  const level = seat === undefined ? undefined : seating.seats[seat]?.computer
  if (seat === undefined || level === undefined) return null
  return { rules: game.rules, state, seat, level, began: game.began, made: game.openChoices.length }
}

/** Whether two are the same turn at the same point. */
export const isSameComputersTurn = (one: DueComputersTurn, other: DueComputersTurn): boolean =>
  one.began === other.began && one.made === other.made && one.seat === other.seat && one.level === other.level

/** Thoughts of one turn: something is turned up in it a few times at most. */
const MOST_THOUGHTS = 20
/** Choices of one turn. */
const MOST_CHOICES = 300

/**
 * All choices of a computer player's turn; every process comes to the same. After something is turned up it thinks anew.
 * Where thinking fails the lower levels try, one after the other, and at last any legal choice is played.
 * @param since since when the table waits for its computer players, in ms since 1970
 * @param failed hears why a thought came to nothing
 * @throws when the engine breaks
 */
export async function wholeTurn(
  turn: DueComputersTurn,
  since: number,
  think: ChooseTurn | undefined,
  failed: (level: LevelName, error: unknown) => void,
): Promise<readonly Choice[]> {
  const made: Choice[] = []
  let { state } = turn
  for (let thoughts = 0; made.length < MOST_CHOICES; thoughts++) {
    const now = { ...turn, state }
    const thoughtOf = think === undefined || thoughts >= MOST_THOUGHTS ? null : await thought(now, since, think, failed)
    for (const { choice, played } of thoughtOf ?? playedOn(now, plainly(state, turn.rules))) {
      made.push(choice)
      state = played.state
      if (eventsLeadToNextTurn(played.events)) return made
    }
  }
  throw new Error(`a turn of more than ${MOST_CHOICES} choices`)
}

/** A choice, and what came of it. */
interface Step {
  readonly choice: Choice
  readonly played: Played
}

/** Choices as they are played, as far as it is known, at least one; null when none was thought of. */
async function thought(
  turn: DueComputersTurn,
  since: number,
  think: ChooseTurn,
  failed: (level: LevelName, error: unknown) => void,
): Promise<readonly Step[] | null> {
  const known = knownOf(turn.state)
  for (const level of LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(turn.level) + 1).toReversed())
    try {
      return playedOn(turn, await think(turn.rules, known, turn.seat, level, since))
    } catch (error) {
      failed(level, error)
    }
  return null
}

/**
 * Plays choices up to what ends the turn or turns something up: what follows was thought of without knowing it.
 * @throws when one is not legal, or there is none
 */
function playedOn({ rules, state: from }: DueComputersTurn, choices: readonly Choice[]): Step[] {
  if (choices.length === 0) throw new Error('no choice')
  const steps: Step[] = []
  let state = from
  for (const choice of choices) {
    const played = play(rules, state, choice)
    steps.push({ choice, played })
    if (eventsLeadToNextTurn(played.events) || played.events.some(isRevealingEvent)) return steps
    state = played.state
  }
  return steps
}

/** A legal choice that ends the turn soon. */
function plainly(state: GameState, rules: Rules): readonly Choice[] {
  const choices = legalChoices(rules, state)
  const choice =
    choices.find(({ kind }) => kind === 'end') ??
    choices.find(({ kind }) => kind !== 'discard' && kind !== 'novice') ??
    choices[0]
  if (choice === undefined) throw new Error('nothing is legal')
  return [choice]
}
