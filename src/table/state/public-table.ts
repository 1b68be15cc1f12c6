import type { GameState, Rules } from '#engine'
import type { FinishedTurn } from './game.ts'
import type { Lobby } from './lobby.ts'
import type { Seating } from './seating.ts'
import type { Place, TableClock, TableEnd, TableState } from './state.ts'
import type { FreeRequest, UndoRequest, Votes } from './votes.ts'

/** What everybody may see of a table as its entries come to it. */
type Shown = Place &
  Pick<TableState, 'solo' | 'phase' | 'options' | 'seq'> &
  Seating &
  Pick<Lobby, 'heldSeats' | 'fullSeq' | 'rematchOf' | 'askableAt'> &
  Pick<TableClock, 'extended'> &
  Pick<Votes, 'reopenedSeq'> &
  Pick<TableEnd, 'closed' | 'endSeq' | 'fault' | 'thawedSeq'>

/** What everybody may see of a table: nothing of the open turn but that it is on. Never changed: the next press makes another one. */
export interface PublicTable extends Shown {
  /** What its game is played by; before the start, what it would be played by. */
  readonly rules: Rules
  /** As of the last finished turn. Null before the start. */
  readonly settled: GameState | null
  /** Of the entry with which the open turn began; null unless a game is on. */
  readonly turnSeq: number | null
  readonly lastTurn: FinishedTurn | null
  /** The last turns, oldest first, this one included: as many as tell each seat what came after its own, at most eight. */
  readonly lastTurns: readonly FinishedTurn[]
  /** When the one who must act now came to act; in the lobby, when it was opened; afterwards, when it ended. */
  readonly since: Date
  /** The seat that must act now; null when no game is on. */
  readonly actingSeat: number | null
  /** Person id of who must act now; null when nobody must, or the seat is empty or a computer player's. */
  readonly acting: string | null
  /** What the others are asked now; null when nothing is. */
  readonly undoRequest: UndoRequest | null
  /** The same about a seat to be freed. */
  readonly freeRequest: FreeRequest | null
  /** Seats that were against freeing the one that must act, in the present turn, so that it stays; none otherwise. */
  readonly keptBy: readonly number[]
  /**
   * How long the seat that must act has for its turn, in ms; null without a clock, where nobody waits for it, and for a
   * turn in which the table was stopped.
   */
  readonly allowance: number | null
  /**
   * Since when whoever must act gave no sign at this table, and nobody has answered for them; null when nobody must. What
   * they only looked at is no sign.
   */
  readonly silentSince: Date | null
  /** A newer version of the bot plays on there: what this one shows may be behind, and presses are refused. */
  readonly newer: boolean
}

/** That and nothing more: only of this a message for the channel is made, so that the compiler refuses an `OwnTable` there. */
export interface ChannelTable extends PublicTable {
  readonly ahead?: never
  readonly openTurn?: never
  readonly mayAskUndo?: never
  readonly time?: never
  readonly mayPlan?: never
  readonly plan?: never
}

/** What a message in a channel shows of a game that is on. Whatever changes in it may change what the message looks like. */
export const SHOWN_IN_GAME = [
  ...(['seats', 'departures', 'options', 'settled', 'lastTurn', 'lastTurns', 'turnSeq', 'since'] as const),
  ...(['actingSeat', 'acting', 'reopenedSeq', 'undoRequest', 'freeRequest', 'keptBy', 'extended'] as const),
] as const satisfies readonly (keyof PublicTable)[]

/** All that such a message can show: that, what no entry of a game changes, and the seq that its presses carry. */
export type GameTable = Pick<
  PublicTable,
  (typeof SHOWN_IN_GAME)[number] | 'id' | 'guildId' | 'solo' | 'phase' | 'rules' | 'seq'
>
