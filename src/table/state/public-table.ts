import type { GameEvent, GameState, Rules } from '#engine'
import type { LevelName } from '#players'
import type { TableOptions } from './options.ts'

/** Somebody who plays or watches: Discord's id of the account, and the name to show. */
export interface Person {
  readonly id: string
  readonly name: string
}

export interface SeatView {
  /** Null: the seat is empty, or a computer player's, and anybody may take it over. */
  readonly person: Person | null
  /** How well the computer player thinks that sits there; absent where none does. */
  readonly computer?: LevelName
  /** Of who sits there, or sat there last; empty when that person is forgotten. */
  readonly name: string
  /** The others let the empty seat take no more turns. */
  readonly satOut: boolean
  /** Whoever sits there plays on until somebody takes the seat over; absent where nobody is looked for. */
  readonly substituteWanted?: true
}

/** A seat of a lobby that the host keeps for somebody who is not there yet. */
export interface HeldSeat {
  /** Id of whom it is kept for. */
  readonly person: string
  /** Of the entry that says so. */
  readonly seq: number
  /** From then on anybody may take it. */
  readonly until: Date
  /** They are not called to it, for they were to another a moment ago; from then on they can be. Absent where they are. */
  readonly callableAt?: Date
}

/**
 * - lobby: people sit down; playing: the game is on; finished: it was played to its end
 * - closed: somebody, or time, ended it before; frozen: something is broken, nothing but closing is possible
 */
export type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen'

/**
 * Why a table was closed: by its host, by a moderator of the server, because the last one left, or because nobody pressed
 * anything in the lobby for a day.
 */
export type CloseReason = 'host' | 'moderator' | 'everybodyLeft' | 'nobodyCame'

/** A turn that is over. */
export interface FinishedTurn {
  readonly seat: number
  /** Counted over all seats, from 1; 0 where that was not kept. */
  readonly number: number
  /** Of the entry with which it began; 0 where that was not kept. */
  readonly began: number
  /** Of the entry with which it ended; 0 where that was not kept. */
  readonly ended: number
  /** All that happened from the settled state before to the present one. */
  readonly events: readonly GameEvent[]
  readonly at: Date
  /** It was played as its player had planned it ahead: nobody was called to it. */
  readonly planned: boolean
}

/** Whoever has just ended a turn asks the others whether it may be taken back. */
export interface UndoRequest {
  /** Of the entry that asks. */
  readonly seq: number
  readonly seat: number
  /** Seats that agreed, in that order. */
  readonly agreed: readonly number[]
}

/** Why a seat was freed: the time for its turn was over, or the others wanted it. */
export const FREED_WHY = ['time', 'vote'] as const
export type FreedWhy = (typeof FREED_WHY)[number]

/** A seat that its person has left. */
export interface Departure {
  readonly seat: number
  /** Of the entry that says so. */
  readonly seq: number
  /** That it was freed, and who sat there; absent when that person left. */
  readonly freed?: { readonly why: FreedWhy; readonly personId: string }
}

/** A seat that somebody else has since, a person or a computer player. */
export interface Takeover {
  readonly seat: number
  /** Of the entry that says so, and when. */
  readonly seq: number
  readonly at: Date
  /** Id of whoever looked for a substitute and sat there until then; null where nobody did. */
  readonly relieved: string | null
}

/** More time for a turn, by the entry that gives it. */
export interface Extension {
  readonly seq: number
  readonly at: Date
  readonly until: Date
}

/** The others are asked whether a seat is to be freed that has been silent for long. */
export interface FreeRequest {
  /** Of the entry that asks, and when. */
  readonly seq: number
  readonly at: Date
  /** Whose seat asks, and which is silent. */
  readonly seat: number
  readonly silent: number
  /** Seats that are for it, whoever asks included, and against it; each in the order of their answers. */
  readonly agreed: readonly number[]
  readonly objected: readonly number[]
}

/** What everybody may see of a table: nothing of the open turn but that it is on. Never changed: the next press makes another one. */
export interface PublicTable {
  readonly id: string
  /** Null in direct messages. */
  readonly guildId: string | null
  readonly channelId: string
  /**
   * Of a table in a thread that was opened for it: the channel around the thread, where the message that the thread grew
   * from (it has the thread's id) tells of the table, as its card. Null for all others.
   */
  readonly cardChannelId: string | null
  /** Against Tom: one seat. */
  readonly solo: boolean
  readonly phase: Phase
  /** Null unless it is closed. */
  readonly closed: CloseReason | null
  /** Person id of the host; when the host leaves, whoever has sat there longest. */
  readonly host: string
  readonly options: TableOptions
  /** In the order in which people sat down, which is the engine's numbering once the game is on. */
  readonly seats: readonly SeatView[]
  /**
   * Seats that were left in the present turn and are still empty, in that order, and one that was freed just before it and
   * sits out; none in a lobby.
   */
  readonly leavings: readonly Departure[]
  /** What seats of the game changed hands in the day before the last entry, in that order. */
  readonly takeovers: readonly Takeover[]
  /** Of the entry with which the game finished, or the table was closed or frozen; null while it is open. */
  readonly endSeq: number | null
  /** Of a lobby: seats that the host keeps for somebody; they may have lapsed since. */
  readonly heldSeats: readonly HeldSeat[]
  /** Of a lobby: the entry with which its last seat was taken; null while one is free. */
  readonly fullSeq: number | null
  /** The table whose people are asked to this one, to play again; null when its game has begun, and of all others. */
  readonly rematchOf: string | null
  /** Those are not called, for they were a moment ago; from then on they can be. Null where they are. */
  readonly askableAt: Date | null
  /** Of the last entry; a press carries it. */
  readonly seq: number
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
  /** Of the entry with which a stopped table went on; null when it never was stopped. */
  readonly thawedSeq: number | null
  /** Of the entry with which all gave the turn back that had just ended, and that is the open one again; null otherwise. */
  readonly reopenedSeq: number | null
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
  /** No bot was there when the time for the turn was over: until when there is more; null otherwise. */
  readonly extended: Extension | null
  /**
   * Since when whoever must act gave no sign at this table, and nobody has answered for them; null when nobody must. What
   * they only looked at is no sign.
   */
  readonly silentSince: Date | null
  /** Why the table is frozen, for its people and the operator. */
  readonly fault: string | null
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
