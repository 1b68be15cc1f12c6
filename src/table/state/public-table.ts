import type { GameState, Rules } from '#engine'
import type { FinishedTurn } from './game.ts'
import type { Lobby } from './lobby.ts'
import type { Seating } from './seating.ts'
import type { OpenTurnClock, TableEndOrFreeze, TablePlace, TableState } from './state.ts'
import type { FreeRequest, UndoRequest, Votes } from './votes.ts'

/** Public parts of the state. */
type Shown = TablePlace &
  Pick<TableState, 'solo' | 'phase' | 'options' | 'seq'> &
  Seating &
  Pick<Lobby, 'heldSeats' | 'fullSeq' | 'rematchOf' | 'askableAt' | 'starts'> &
  Pick<OpenTurnClock, 'extended'> &
  Pick<Votes, 'reopenedSeq'> &
  Pick<TableEndOrFreeze, 'closed' | 'endSeq' | 'fault' | 'thawedSeq'>

/** What everybody may see of a table: of the open turn only that it is on. Never changed: a press makes another one. */
export interface PublicTable extends Shown {
  /** The rules of its game; before the start, those of a game that would begin now. */
  readonly rules: Rules
  /** As of the last finished turn. Null before the start. */
  readonly settled: GameState | null
  /** Seq of the entry with which the open turn began; null unless a game is on. */
  readonly turnSeq: number | null
  readonly lastTurn: FinishedTurn | null
  /** The last turns, oldest first, `lastTurn` included: enough to tell each seat what came after its own, at most eight. */
  readonly lastTurns: readonly FinishedTurn[]
  /** In a game, when the player who must act came to act; else when the lobby was opened, or the table ended. */
  readonly since: Date
  /** The seat that must act now; null when no game is on. */
  readonly actingSeat: number | null
  /** Person id of the player who must act; null when nobody must, or the seat is empty or a computer player's. */
  readonly acting: string | null
  /** The open request to take a turn back; null when there is none. */
  readonly undoRequest: UndoRequest | null
  /** The open request to free a seat; null when there is none. */
  readonly freeRequest: FreeRequest | null
  /** Seats that objected in this turn to freeing the one that must act, so that it stays; none otherwise. */
  readonly keptBy: readonly number[]
  /**
   * How long the seat that must act has for its turn, in ms; null without a clock, for somebody who plays alone, and for
   * a turn in which the table was stopped.
   */
  readonly allowance: number | null
  /**
   * Since when the player who must act gave no sign at this table, and the others did not decide to keep the seat; null
   * when nobody must. Looking at something is no sign.
   */
  readonly silentSince: Date | null
  /** A newer version of the bot plays on there: this view may be behind, and presses are refused. */
  readonly newer: boolean
}

/** Fields that a channel's message shows of a game that is on: it looks as before while they stay the same. */
export const LIVE_MESSAGE_FIELDS = [
  'seats',
  'departures',
  'options',
  'settled',
  'lastTurn',
  'lastTurns',
  'turnSeq',
  'since',
  'actingSeat',
  'acting',
  'reopenedSeq',
  'undoRequest',
  'freeRequest',
  'keptBy',
  'extended',
] as const satisfies readonly (keyof PublicTable)[]

/** All that such a message can show: that, what no entry of a game changes, and the seq that its presses carry. */
export type LiveMessageTable = Pick<
  PublicTable,
  (typeof LIVE_MESSAGE_FIELDS)[number] | 'id' | 'guildId' | 'solo' | 'phase' | 'rules' | 'seq'
>
