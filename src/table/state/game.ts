import {
  type Choice,
  decision,
  type GameEvent,
  type GameState,
  isRevealingEvent,
  isTomsTurn,
  newGame,
  type Played,
  play,
  type Rules,
  type Setup,
  sitOut,
} from '#engine'
import { eventsLeadToNextTurn } from './entries.ts'

/** A turn that is over. */
export interface FinishedTurn {
  readonly seat: number
  /** Counted over all seats, from 1; 0 where that was not kept. */
  readonly number: number
  /** Seq of the entry with which it began; 0 where that was not kept. */
  readonly began: number
  /** Seq of the entry with which it ended; 0 where that was not kept. */
  readonly ended: number
  /** All that happened from the settled state before to the present one. */
  readonly events: readonly GameEvent[]
  readonly at: Date
  /** It was played as its player had planned it ahead: nobody was called to it. */
  readonly planned: boolean
}

/** A choice of the open turn. */
export interface PlayedChoice {
  readonly seq: number
  /** The seq at which its press was made. */
  readonly press: number
  readonly choice: Choice
  readonly events: readonly GameEvent[]
  /** After it. */
  readonly state: GameState
  /** It was planned ahead. */
  readonly planned: boolean
}

/** A turn that has ended, whose end can be taken back. */
export interface UndoableTurn {
  /** Before its last choice. */
  readonly game: TableGame
  readonly choices: readonly PlayedChoice[]
}

/** What is not known of a game that was played under other rules. */
interface MissingTurns {
  /** Whole turns after the last known one. */
  readonly turns: number
  /** Seqs of the choices in the turn that was open then. */
  readonly line: readonly number[]
}
export const NO_MISSING_TURNS: MissingTurns = { turns: 0, line: [] }

/** The choices of a turn that begins where nothing can be taken back. */
export const NEW_TURN = { openChoices: [], undoableForTom: [], undoableByConsent: [] } as const

/** The game at a table: its last finished turn, and the choices of the open one. */
export interface TableGame {
  readonly rules: Rules
  /** Number of the rules that it is played under. */
  readonly rulesNumber: number
  readonly setup: Setup
  readonly settled: GameState
  /** Seq of the entry with which the open turn began. */
  readonly began: number
  readonly openChoices: readonly PlayedChoice[]
  /** Tom's turns before the open one, oldest first, as long as the human may take back what was chosen for him (R16.7). */
  readonly undoableForTom: readonly UndoableTurn[]
  /**
   * The turns before the open one that all others may give back, oldest first: the last one, and before it those after
   * which all turns were played as planned ahead, which go with them. None from where something was turned up.
   */
  readonly undoableByConsent: readonly UndoableTurn[]
  /** The last turns, oldest first: as many as tell each seat what came after its own, at most `MOST_TURNS`. */
  readonly lastTurns: readonly FinishedTurn[]
  /** When the player who must act came to act. */
  readonly since: Date
  /** What each seat has spent of its store of time, in ms; those that have spent none may be absent. */
  readonly spent: readonly number[]
  /** It was played under other rules, which play it otherwise than ours: nothing after `settled` is known. */
  readonly unplayable: boolean
  /** Turns that are lost, and choices that were open, when the rules changed. */
  readonly missing: MissingTurns
  /** It was played to its end. */
  readonly over: boolean
}

/** Where and when an entry stands. */
export interface EntrySeqAndTime {
  readonly seq: number
  readonly at: Date
}

/** What an entry made of a game, and what happened. */
export interface GameAndEvents {
  readonly game: TableGame
  readonly events: readonly GameEvent[]
}

export function beginGame(rules: Rules, setup: Setup, rulesNumber: number, { seq, at }: EntrySeqAndTime): TableGame {
  const settled = newGame(rules, setup)
  return {
    rules,
    rulesNumber,
    setup,
    settled,
    began: seq,
    ...NEW_TURN,
    lastTurns: [],
    since: at,
    spent: [],
    unplayable: false,
    missing: NO_MISSING_TURNS,
    over: false,
  }
}

/** The position with the open turn's choices. */
export const currentPosition = (game: TableGame): GameState => game.openChoices.at(-1)?.state ?? game.settled

/** The seat that must act now; null when the game is over. */
export const actingSeat = (game: TableGame): number | null =>
  game.unplayable ? null : (decision(currentPosition(game))?.seat ?? null)

/**
 * Adds a choice to the open turn, and closes the turn when it ends with it.
 * @param planned whether it is played as it was planned ahead
 * @throws when the choice is not legal: callers ask `whyNot` before, or read a broken journal
 */
export function applyChoice(
  game: TableGame,
  place: EntrySeqAndTime,
  press: number,
  choice: Choice,
  planned = false,
): GameAndEvents {
  const { events, state } = play(game.rules, currentPosition(game), choice)
  const move = { seq: place.seq, press, choice, events, state, planned }
  if (!eventsLeadToNextTurn(events)) return { game: { ...game, openChoices: [...game.openChoices, move] }, events }
  const final = !isTomsTurn(game.settled) || events.some(isRevealingEvent) || state.ended !== null
  const turn = { game: { ...game, undoableByConsent: [] }, choices: [...game.openChoices, move] }
  const asPlanned = turn.choices.every((one) => one.planned)
  const after = finishTurn(game, place, { events, state }, final ? [] : [...game.undoableForTom, turn], asPlanned)
  const alone = game.setup.solo !== null
  const returns = !alone && state.ended === null && !turn.choices.some((one) => one.events.some(isRevealingEvent))
  return {
    game: { ...after, undoableByConsent: returns ? [...(asPlanned ? game.undoableByConsent : []), turn] : [] },
    events,
  }
}

/** Whether nothing is chosen in the open turn yet, but for what was planned ahead. */
export const hasNoUnplannedChoice = ({ openChoices }: TableGame): boolean => openChoices.every(({ planned }) => planned)
/** A game in which a seat has spent so much of its store of time, in ms. */
export const withSeatBankTimeSpentSetTo = (game: TableGame, seat: number, ms: number): TableGame => ({
  ...game,
  spent: Array.from({ length: Math.max(game.spent.length, seat + 1) }, (_, one) =>
    one === seat ? ms : (game.spent[one] ?? 0),
  ),
})

/** What happened in the open turn so far. */
export const openTurnEvents = (game: TableGame): GameEvent[] => game.openChoices.flatMap((move) => move.events)

function finishTurn(
  game: TableGame,
  { seq, at }: EntrySeqAndTime,
  played: Played,
  undoableForTom: TableGame['undoableForTom'],
  planned: boolean,
): TableGame {
  const events = [...openTurnEvents(game), ...played.events]
  // A choice for Tom belongs to the turn after which his card came (R16.4).
  const earlier = isTomsTurn(game.settled) ? game.lastTurns.at(-1) : undefined
  const { seat, number } = game.settled.turn
  return {
    ...game,
    settled: played.state,
    began: seq,
    ...NEW_TURN,
    undoableForTom,
    lastTurns:
      earlier === undefined
        ? withTurn(game.lastTurns, { seat, number, began: game.began, ended: seq, events, at, planned })
        : [...game.lastTurns.slice(0, -1), { ...earlier, ended: seq, events: [...earlier.events, ...events], at }],
    since: at,
    missing: NO_MISSING_TURNS,
    over: played.state.ended !== null,
  }
}

/** Where somebody takes no more turns, those after the last one would become ever more. */
const MOST_TURNS = 8

/** The turns with another, without those that only tell what came before a later turn of the same seat. */
function withTurn(turns: readonly FinishedTurn[], turn: FinishedTurn): readonly FinishedTurn[] {
  const all = [...turns, turn].slice(-MOST_TURNS)
  const first = all.findIndex(({ seat }, index) => all.slice(index + 1).every((later) => later.seat !== seat))
  return all.slice(first)
}

/**
 * R3.3: an empty seat takes no more turns. If it has the turn, that ends as it stands; else it is as if the seat had
 * gone out before the turn that is being played, whose choices stand.
 * @throws when the seat takes no turns anyway
 */
export function letSitOut(game: TableGame, place: EntrySeqAndTime, seat: number): GameAndEvents {
  if (actingSeat(game) === seat) {
    const played = sitOut(game.rules, currentPosition(game), seat)
    return { game: finishTurn(game, place, played, [], false), events: played.events }
  }
  const { state: settled, events } = sitOut(game.rules, game.settled, seat)
  const openChoices = game.openChoices.map((move) => ({ ...move, state: sitOut(game.rules, move.state, seat).state }))
  return { game: { ...game, settled, openChoices, undoableByConsent: [] }, events }
}

/** A game of other rules after a choice that ours play otherwise: only its events are known. */
export function withChoiceOfOtherRules(
  game: TableGame,
  { seq, at }: EntrySeqAndTime,
  told: readonly GameEvent[],
): TableGame {
  const { turns, line } = missingIn(game)
  const ends = eventsLeadToNextTurn(told)
  const over = told.some((event) => event.kind === 'gameEnded')
  const missing = ends ? { turns: turns + 1, line: [] } : { turns, line: [...line, seq] }
  return {
    ...game,
    ...NEW_TURN,
    lastTurns: [],
    unplayable: true,
    missing,
    over,
    since: ends ? at : game.since,
  }
}

const missingIn = (game: TableGame): MissingTurns =>
  game.unplayable ? game.missing : { turns: 0, line: game.openChoices.map((move) => move.seq) }

/** Goes on from a finished turn under other rules: the open turn falls away. */
export function continueUnderNewRules(
  game: TableGame,
  rulesNumber: number,
  settled: GameState,
  { seq, at }: EntrySeqAndTime,
): TableGame {
  return {
    ...game,
    rulesNumber,
    settled,
    began: seq,
    ...NEW_TURN,
    since: at,
    unplayable: false,
    missing: missingIn(game),
    over: settled.ended !== null,
  }
}
