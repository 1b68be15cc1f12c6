import type { Rules } from '#engine'
import type { CloseReason } from './entries.ts'
import { actingSeat, type TableGame } from './game.ts'
import { type Lobby, NOBODY_AWAITED } from './lobby.ts'
import { DEFAULT_OPTIONS, type TableOptions } from './options.ts'
import { NOBODY_SEATED, type SeatingInPhase } from './seating.ts'
import type { SeatView } from './seats.ts'
import { NO_VOTES, type Votes } from './votes.ts'

/** Where a table is in Discord. */
export interface TablePlace {
  readonly id: string
  /** Null in direct messages. */
  readonly guildId: string | null
  readonly channelId: string
  /**
   * The channel around the table's own thread: there its card is the message that the thread grew from, which has the
   * thread's id. Null for a table without a thread of its own.
   */
  readonly cardChannelId: string | null
}

/** More time for a turn, by the entry that gives it. */
export interface TurnExtension {
  readonly seq: number
  readonly at: Date
  readonly until: Date
}

/** Facts for the clock of the open turn, besides the game and the options. */
export interface OpenTurnClock {
  /** When the player who must act gave a sign in this turn; null when they did not. */
  readonly signAt: Date | null
  /** No bot was there when the time for the turn was over: until when there is more; null otherwise. */
  readonly extended: TurnExtension | null
}

export const NEW_TURN_CLOCK: OpenTurnClock = { signAt: null, extended: null }

/** How a table ended or was stopped, and whether it went on after that. */
export interface TableEndOrFreeze {
  /** Null unless it is closed. */
  readonly closed: CloseReason | null
  /** Seq of the entry with which the game finished, or the table was closed or frozen; null while it is open. */
  readonly endSeq: number | null
  /** Why the table is frozen, for its people and the operator. */
  readonly fault: string | null
  /** The fault was found while reading, and no entry says so yet. */
  readonly faultIsNew: boolean
  /** Seq of the entry with which a stopped table went on; null when it never was stopped. */
  readonly thawedSeq: number | null
}

const NO_END: TableEndOrFreeze = { closed: null, endSeq: null, fault: null, faultIsNew: false, thawedSeq: null }

/** A table as its entries make it. Never changed: an entry makes a new one. */
export interface TableState extends TablePlace, SeatingInPhase {
  /** Against Tom: one seat. */
  readonly solo: boolean
  readonly options: TableOptions
  readonly lobby: Lobby
  readonly game: TableGame | null
  readonly clock: OpenTurnClock
  readonly votes: Votes
  readonly end: TableEndOrFreeze
  /** Seq of the last entry; a press carries it. */
  readonly seq: number
  /** When that was. */
  readonly at: Date
  /** When the present phase began. */
  readonly since: Date
  /** A newer version added an entry of a kind that this one does not know: the table cannot be told since then. */
  readonly newer: boolean
  /** The last presses, to tell one that is delivered twice. */
  readonly recent: readonly string[]
}

/** What a table's entries are played with. */
export interface EvolveContext {
  /** Number of the rules that are played here. */
  readonly rulesNumber: number
  /**
   * The rules of a box by its hash.
   * @throws when it is not known
   */
  rulesOf(hash: string): Rules
}

/** A table before its first entry. */
export const emptyTableState = ({ id, guildId, channelId, cardChannelId }: TablePlace, at: Date): TableState => ({
  ...{ id, guildId, channelId, cardChannelId, at, since: at },
  ...NOBODY_SEATED,
  solo: false,
  options: DEFAULT_OPTIONS,
  lobby: NOBODY_AWAITED,
  game: null,
  clock: NEW_TURN_CLOCK,
  votes: NO_VOTES,
  end: NO_END,
  seq: 0,
  newer: false,
  recent: [],
})

/** The seat that must act, and who sits there; null where no game is on. */
export function seatToAct({
  phase,
  game,
  seating,
}: TableState): (Partial<SeatView> & { readonly index: number }) | null {
  const index = phase !== 'playing' || game === null ? null : actingSeat(game)
  return index === null ? null : { index, ...seating.seats[index] }
}

/**
 * Whether a newer version plays on there, so that this one has to leave it alone.
 * @param ours number of the rules that are played here
 */
export const isFromNewerVersion = ({ newer, game }: TableState, ours: number): boolean =>
  newer || (game !== null && game.rulesNumber > ours)

/**
 * Whether a table names somebody who may be forgotten at any moment, perhaps by another process: anybody but the people
 * who sit at an open table. Before such a table is used from memory, the database is asked.
 */
export const mayTableNameForgottenPeople = ({ phase, seating, lobby }: TableState): boolean =>
  (phase !== 'lobby' && phase !== 'playing') ||
  lobby.heldSeats.length > 0 ||
  seating.seats.some(({ person, computer, name }) => person === null && computer === undefined && name !== '') ||
  seating.departures.some(({ freed }) => freed !== undefined) ||
  seating.takeovers.some(({ relieved }) => relieved !== null)
