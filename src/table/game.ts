import {
  type Choice,
  decision,
  type GameEvent,
  type GameState,
  newGame,
  type Played,
  play,
  revealed,
  type Setup,
  sitOut,
} from '#engine'
import { tomsTurn } from '#engine/tom'
import { endsTurn } from './told.ts'
import type { LastTurn } from './view.ts'

/** A choice of the open turn. */
export interface Move {
  readonly seq: number
  /** The seq at which the press was made that it was part of. */
  readonly press: number
  readonly choice: Choice
  readonly events: readonly GameEvent[]
  /** After it. */
  readonly state: GameState
}

/** A game before a choice, and that choice. */
interface Before {
  readonly game: Game
  readonly move: Move
}

/** The game at a table: its last finished turn, and the choices of the open one. */
export interface Game {
  /** Number of the rules that it is played under. */
  readonly rules: number
  readonly setup: Setup
  readonly settled: GameState
  /** Seq of the entry with which the open turn began. */
  readonly began: number
  readonly line: readonly Move[]
  /** How it was before Tom's turn ended, as long as the human may take back what ended it; null otherwise. */
  readonly before: Before | null
  readonly lastTurn: LastTurn | null
  /** When the one who must act now came to act. */
  readonly since: Date
  /** It was played under other rules, and ours would play it otherwise: nothing after `settled` is known. */
  readonly lost: boolean
  /** It was played to its end. */
  readonly over: boolean
}

/** Where and when an entry stands. */
export interface Place {
  readonly seq: number
  readonly at: Date
}

/** What an entry made of a game, and what happened. */
export interface Step {
  readonly game: Game
  readonly events: readonly GameEvent[]
}

export function begin(setup: Setup, rules: number, { seq, at }: Place): Game {
  const settled = newGame(setup)
  return {
    rules,
    setup,
    settled,
    began: seq,
    line: [],
    before: null,
    lastTurn: null,
    since: at,
    lost: false,
    over: false,
  }
}

/** The position with the open turn's choices. */
export const present = (game: Game): GameState => game.line.at(-1)?.state ?? game.settled

/** The seat that must act now; null when the game is over. */
export const actingSeat = (game: Game): number | null => (game.lost ? null : (decision(present(game))?.seat ?? null))

/**
 * Adds a choice to the open turn, and closes the turn when it ends with it.
 * @throws when the choice is not legal: whoever calls has asked `whyNot`, or is reading a broken journal
 */
export function choose(game: Game, place: Place, press: number, choice: Choice): Step {
  const { events, state } = play(present(game), choice)
  const move = { seq: place.seq, press, choice, events, state }
  if (!endsTurn(events)) return { game: { ...game, line: [...game.line, move] }, events }
  const final = !tomsTurn(game.settled) || events.some(revealed) || state.ended !== null
  return { game: finishTurn(game, place, { events, state }, final ? null : { game, move }), events }
}

/** What happened in the open turn so far. */
export const eventsOf = (game: Game): GameEvent[] => game.line.flatMap((move) => move.events)

function finishTurn(game: Game, { seq, at }: Place, played: Played, before: Before | null): Game {
  const events = [...eventsOf(game), ...played.events]
  // What Tom's card left to the human belongs to the turn after which the card came (R16.4).
  const earlier = tomsTurn(game.settled) ? game.lastTurn : null
  return {
    ...game,
    settled: played.state,
    began: seq,
    line: [],
    before,
    lastTurn:
      earlier === null
        ? { seat: game.settled.turn.seat, events, at }
        : { seat: earlier.seat, events: [...earlier.events, ...events], at },
    since: at,
    over: played.state.ended !== null,
  }
}

/**
 * R3.3: an empty seat takes no more turns. If it has the turn, that ends as it stands; else it is as if the seat had
 * gone out before the turn that is being played, whose choices stand.
 * @throws when the seat takes no turns anyway
 */
export function letSitOut(game: Game, place: Place, seat: number): Step {
  if (actingSeat(game) === seat) {
    const played = sitOut(present(game), seat)
    return { game: finishTurn(game, place, played, null), events: played.events }
  }
  const { state: settled, events } = sitOut(game.settled, seat)
  const line = game.line.map((move) => ({ ...move, state: sitOut(move.state, seat).state }))
  return { game: { ...game, settled, line }, events }
}

/**
 * The seq before which nothing can be taken back: what was turned up last, or the turn's start; in a solo game the start
 * of Tom's turn before it, as far as the human made that (R16.7).
 */
export function undoFloor({ line, before, began }: Game): number {
  const shown = line.findLast((move) => move.events.some(revealed))
  return shown?.seq ?? (before === null ? began : undoFloor(before.game))
}

/** The choices since the last turn whose end is final, oldest first, each with the position `from` which it went. */
export function movesOf(game: Game): (Move & { readonly from: GameState })[] {
  const { before, line, settled } = game
  const earlier = before === null ? [] : [...movesOf(before.game), { ...before.move, from: present(before.game) }]
  return [...earlier, ...line.map((move, index) => ({ ...move, from: line[index - 1]?.state ?? settled }))]
}

/** Takes back the choices after a seq. */
export function takeBack(game: Game, to: number): Game {
  if (game.before !== null && to < game.began) return takeBack(game.before.game, to)
  return { ...game, line: game.line.filter((move) => move.seq <= to) }
}

/** Goes on from a finished turn under other rules. */
export function goOn(game: Game, rules: number, settled: GameState, { seq, at }: Place): Game {
  return {
    ...game,
    rules,
    settled,
    began: seq,
    line: [],
    before: null,
    since: at,
    lost: false,
    over: settled.ended !== null,
  }
}
